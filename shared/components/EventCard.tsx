import type { UpcomingEvent } from '../content/events/events.ts';
import { remaining, utcTimeMs } from '../countdown.ts';
import { dateInWords, dateOf, timeOf } from '../dates.ts';
import { NEW_TAB } from './ExternalAnchor.tsx';
import { Island } from './Island.tsx';
import { Picture } from './Picture.tsx';

/** An event: logo, name, place, date and countdown. The link of the name covers the card. */
export function EventCard({ event: { date, link, logo, name, place }, now }: { event: UpcomingEvent; now: Date }) {
  const moment = `${dateInWords(dateOf(date))}, ${timeOf(date)}`;
  const left = remaining(utcTimeMs(date), now.getTime());
  return (
    <article className="event split full">
      <div className="event-logo">
        <Picture id={logo} alt={`Logo of ${name}`} />
      </div>
      <div className="event-words">
        <h3>
          <a className="external stretched-link" href={link} {...NEW_TAB}>
            {name}
          </a>
        </h3>
        <p>
          {place}. <time dateTime={date}>{moment}</time>.
        </p>
      </div>
      <Island
        name="EventCountdown"
        props={{ date, dateInWords: moment, left }}
        // Where nothing is left to count by the visitor's clock either, React is not needed.
        staticFrom={left === undefined ? date : undefined}
      />
    </article>
  );
}
