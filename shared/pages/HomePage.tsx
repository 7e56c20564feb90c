import { ExternalAnchor } from '../components/ExternalAnchor.tsx';
import { Facts } from '../components/Facts.tsx';
import { Picture } from '../components/Picture.tsx';
import { RichText } from '../components/RichText.tsx';
import type { home } from '../content/company/home.ts';
import type { UpcomingEvent } from '../content/events/events.ts';
import { paths } from '../paths.ts';
import { EventCard } from './EventCard.tsx';
import { orderEvents } from './event-order.ts';

interface HomePageProps {
  readonly content: typeof home;
  readonly events: readonly UpcomingEvent[];
  readonly now: Date;
}

export function HomePage({ content, events, now }: HomePageProps) {
  const { intro, quote, distributedTimekeeping, timing, instantInformation, startHere, figures } = content;
  return (
    <>
      <header className="banner banner-home">
        <div className="banner-words">
          <h1>{content.title}</h1>
          <div className="lead">
            <RichText text={content.teaser} />
          </div>
          <p>
            <a className="button" href={paths.company('History')}>
              Read More<span className="visually-hidden"> about the history of Swiss Timing</span>
            </a>
          </p>
        </div>
        <Picture className="banner-strip" id={content.banner} isFirstView />
      </header>

      {events.length > 0 && (
        <section className="section events" aria-labelledby="upcoming-events">
          <h2 id="upcoming-events">Upcoming Events</h2>
          {orderEvents(events, now).map((event) => (
            <EventCard key={paths.event(event)} event={event} now={now} />
          ))}
        </section>
      )}

      <section className="section home-intro" aria-labelledby={intro.id}>
        <h2 id={intro.id}>{intro.heading}</h2>
        <div className="prose prose-large">
          <RichText text={intro.text} />
        </div>
      </section>

      <Facts heading="Swiss Timing in figures" facts={figures} />

      <section className="section start-here" aria-labelledby="start-here">
        <h2 id="start-here">{startHere.heading}</h2>
        <ul className="tasks">
          {startHere.tasks.map(({ audience, question, href, label }) => (
            <li className="task" key={audience}>
              <h3>{audience}</h3>
              <p className="task-question">{question}</p>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
      </section>

      <section className="section award" aria-labelledby={distributedTimekeeping.id}>
        <h2 id={distributedTimekeeping.id}>{distributedTimekeeping.heading}</h2>
        <div className="prose">
          <RichText text={distributedTimekeeping.text} />
        </div>
        <Picture id={distributedTimekeeping.picture} />
      </section>

      <section className="section home-timing" aria-labelledby={timing.id}>
        <h2 id={timing.id}>{timing.heading}</h2>
        <div className="prose">
          <RichText text={timing.text} />
        </div>
        <Picture id={timing.picture} />
      </section>

      <section className="section instant" aria-labelledby={instantInformation.id}>
        <h2 id={instantInformation.id}>{instantInformation.heading}</h2>
        <div className="prose">
          <RichText text={instantInformation.text} />
        </div>
        <ol className="audiences">
          {instantInformation.audiences.map(({ name, text, href }) => (
            <li className="audience" key={name}>
              <h3>
                <a className="audience-link" href={href}>
                  {name}
                </a>
              </h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </section>

      <figure className="quote">
        <blockquote cite={quote.source.href}>
          <p>{quote.text}</p>
        </blockquote>
        <figcaption>
          <p>
            <strong>{quote.speaker}</strong>
            <br />
            {quote.role}
          </p>
          <p className="quote-source">
            {quote.date}. {quote.note} <ExternalAnchor href={quote.source.href}>{quote.source.label}</ExternalAnchor>
          </p>
        </figcaption>
      </figure>
    </>
  );
}
