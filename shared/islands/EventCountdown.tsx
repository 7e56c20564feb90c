import { useEffect, useState } from 'react';
import { localTimeMs, type Remaining, remaining, untilNextTick } from '../countdown.ts';

interface EventCountdownProps {
  /** Local date-time without a zone; read in the visitor's own. */
  readonly date: string;
  /** The same moment for people. */
  readonly dateInWords: string;
  /** Whether the moment has passed everywhere on Earth, as far as the server knows. */
  readonly isOver: boolean;
  /** Where to join once the moment has come. Without it the words are words. */
  readonly link?: string | undefined;
}

const LIVE = 'Join Live Now!';
const UNITS = ['days', 'hours', 'minutes', 'seconds'] as const;

/**
 * The time left until the event. The first render is the server's and knows no clock; from the first effect on the
 * visitor's clock decides, once a second, on the second, and not while the tab is hidden.
 */
export function EventCountdown({ date, dateInWords, isOver, link }: EventCountdownProps) {
  const [left, setLeft] = useState<Remaining | 'unknown' | undefined>(isOver ? undefined : 'unknown');

  useEffect(() => {
    const targetMs = localTimeMs(date);
    let timer: ReturnType<typeof setTimeout> | undefined;
    function tick(): void {
      clearTimeout(timer);
      const now = Date.now();
      const next = remaining(targetMs, now);
      setLeft(next);
      if (next !== undefined && !document.hidden) timer = setTimeout(tick, untilNextTick(targetMs, now));
    }
    tick();
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [date]);

  return (
    <div className="countdown" role="timer" aria-label={`Countdown to ${dateInWords}`} aria-live="off">
      {left === undefined ? (
        <p className="countdown-live">
          {link === undefined ? (
            LIVE
          ) : (
            <a href={link} target="_blank" rel="noopener" aria-label={`${LIVE} (opens in a new tab)`}>
              {LIVE}
            </a>
          )}
        </p>
      ) : (
        <ol className="countdown-units" data-fallback={left === 'unknown' ? dateInWords : undefined}>
          {UNITS.map((unit) => (
            <li className="countdown-unit" key={unit}>
              <span className="countdown-value">{left === 'unknown' ? '––' : left[unit]}</span>
              <span className="countdown-name">{unit}</span>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
