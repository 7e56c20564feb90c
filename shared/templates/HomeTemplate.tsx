import { PicturedSection } from '../components/CopySections.tsx';
import { EventCard } from '../components/EventCard.tsx';
import { FactList } from '../components/Facts.tsx';
import { Figure } from '../components/Figure.tsx';
import { LedBoard, type LinkGroup } from '../components/LedBoard.tsx';
import { OpeningStrip } from '../components/OpeningStrip.tsx';
import { RichText } from '../components/RichText.tsx';
import { Section } from '../components/Section.tsx';
import type { home, InstantInformation, Quote } from '../content/company/home.ts';
import { orderEvents } from '../content/events/event-order.ts';
import type { UpcomingEvent } from '../content/events/events.ts';
import { paths } from '../paths.ts';

interface HomeTemplateProps {
  readonly content: typeof home;
  readonly events: readonly UpcomingEvent[];
  readonly services: readonly LinkGroup[];
  readonly now: Date;
}

export function HomeTemplate({ content, events, services, now }: HomeTemplateProps) {
  const { intro, quote, distributedTimekeeping, timing, instantInformation } = content;
  return (
    <>
      <header className="page-head full head-home">
        <div className="head-words split">
          <h1>{content.title}</h1>
          <div className="lead">
            <RichText text={content.teaser} />
          </div>
          <p>
            <a className="button" href={paths.company('History')}>
              Read More<span className="visually-hidden"> about our history</span>
            </a>
          </p>
        </div>
      </header>
      <OpeningStrip />
      <Section id={intro.id} heading={intro.heading} text={intro.text} className="pictured is-scene home-intro">
        <Figure picture={intro.picture} place="window" />
        <FactList facts={content.figures} hasLargeFirst />
      </Section>
      <QuoteBand quote={quote} />
      {events.length > 0 && (
        <Section id="upcoming-events" heading="Upcoming Events">
          {orderEvents(events, now).map((event) => (
            <EventCard key={paths.event(event)} event={event} now={now} />
          ))}
        </Section>
      )}
      <PicturedSection section={distributedTimekeeping} />
      <PicturedSection section={timing} />
      <ForEveryAudience content={instantInformation} />
      <LedBoard {...content.services} groups={services} />
    </>
  );
}

function QuoteBand({ quote: { text, speaker, role, date, note } }: { quote: Quote }) {
  return (
    <figure className="band is-dark quote">
      <blockquote>
        <p>{text}</p>
      </blockquote>
      <figcaption>
        <p>
          <strong>{speaker}</strong>
          <br />
          {role}
        </p>
        <p>
          {date}. {note}
        </p>
      </figcaption>
    </figure>
  );
}

function ForEveryAudience({ content: { id, heading, text, picture, audiences } }: { content: InstantInformation }) {
  return (
    <Section id={id} heading={heading} text={text} className="band is-tinted instant">
      <Figure picture={picture} />
      <ol className="audiences">
        {audiences.map(({ name, text: words, href }) => (
          <li className="audience" key={name}>
            <h3>
              <a className="audience-link stretched-link arrow" href={href}>
                {name}
              </a>
            </h3>
            <p className="secondary">{words}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
