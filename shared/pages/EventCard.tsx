import { NEW_TAB } from '../components/ExternalAnchor.tsx';
import { Island } from '../components/Island.tsx';
import { Picture } from '../components/Picture.tsx';
import type { UpcomingEvent } from '../content/events/events.ts';
import { remaining, utcTimeMs } from '../countdown.ts';
import { dateInWords, dateOf, periodInWords, timeOf } from '../dates.ts';
import { calendarEntry } from './alternates.ts';
import { hasEnded } from './event-order.ts';

/** An event with its countdown; once its last day has passed, one quiet line says so. */
export function EventCard({ event, now }: { event: UpcomingEvent; now: Date }) {
  const { date, endDate, link, logo, name, place } = event;
  const moment = `${dateInWords(dateOf(date))}, ${timeOf(date)}`;
  const left = remaining(utcTimeMs(date), now.getTime());
  const entry = calendarEntry(event);
  return (
    <article className="event">
      <a className="event-link" href={link} {...NEW_TAB}>
        <Picture id={logo} />
      </a>
      <div className="event-words">
        <h3>{name}</h3>
        <p>
          {place}. <time dateTime={date}>{moment}</time>. <a href={entry.href}>{entry.name}</a>
        </p>
        {hasEnded(event, now) && (
          <p className="event-ended">
            This event is over
            {endDate && `: ${periodInWords(dateOf(date), dateOf(endDate))}`}.
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
