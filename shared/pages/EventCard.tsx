import { Island } from '../components/Island.tsx';
import { Picture } from '../components/Picture.tsx';
import type { UpcomingEvent } from '../content/events/events.ts';
import { remaining, utcTimeMs } from '../countdown.ts';
import { dateInWords, dateOf, periodInWords, timeOf } from '../dates.ts';
import { calendarEntry } from './alternates.ts';
import { hasEnded } from './event-order.ts';

/** An event with its countdown; once its last day has passed, a quiet line. */
export function EventCard({ event, now }: { event: UpcomingEvent; now: Date }) {
  const { date, endDate, link, logo, name, place } = event;
  const moment = `${dateInWords(dateOf(date))}, ${timeOf(date)}`;
  const isEnded = hasEnded(event, now);
  const left = remaining(utcTimeMs(date), now.getTime());
  const entry = calendarEntry(event);
  return (
    <article className={isEnded ? 'event event-ended' : 'event'}>
      <a className="event-link" href={link} target="_blank" rel="noopener">
        <Picture className="event-logo" id={logo} />
        <span className="visually-hidden">Opens in a new tab</span>
      </a>
      <div className="event-words">
        <h3>{name}</h3>
        {isEnded && endDate ? (
          <p>
            {place}, {periodInWords(dateOf(date), dateOf(endDate))}
          </p>
        ) : (
          <p>
            {place}. <time dateTime={date}>{moment}</time>. <a href={entry.href}>{entry.name}</a>
          </p>
        )}
      </div>
      <Island
        name="EventCountdown"
        props={{ date, dateInWords: moment, left, link }}
        // Where nothing is left to count by the visitor's clock either, React is not needed.
        staticFrom={left === undefined ? date : undefined}
      />
    </article>
  );
}
