import { useEffect, useState } from 'react';
import { type Remaining, remaining, untilNextTick } from '../countdown.ts';

interface EventCountdownProps {
  /** Local date-time without a zone; read in the visitor's own. */
  readonly date: string;
  readonly dateInWords: string;
  /** By the server's clock. */
  readonly left?: Remaining | undefined;
}

const UNITS = ['days', 'hours', 'minutes', 'seconds'] as const;
const SINGULAR = /s$/;

/**
 * The time left until the event. The first render uses the server's time, so that hydration finds the same HTML; from the
 * first effect on the visitor's clock is read, every second while the tab is visible. At zero the specified words stand
 * there.
 */
export function EventCountdown({ date, dateInWords, left: leftOnServer }: EventCountdownProps) {
  const [left, setLeft] = useState(leftOnServer);

  useEffect(() => {
    const targetMs = Date.parse(date);
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

  if (left === undefined) return <p className="countdown countdown-live number">Join Live Now!</p>;
  return (
    <div className="countdown" role="timer" aria-label={`Countdown to ${dateInWords}`} aria-live="off">
      <ol>
        {UNITS.map((unit) => (
          <li key={unit}>
            <span className="countdown-value number">{left[unit]}</span>{' '}
            <span className="countdown-name secondary">
              {Number(left[unit]) === 1 ? unit.replace(SINGULAR, '') : unit}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
