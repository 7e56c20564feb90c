import { EventCard } from '../components/EventCard.tsx';
import { FactList } from '../components/Facts.tsx';
import { Figure } from '../components/Figure.tsx';
import { LedBoard, type LinkGroup } from '../components/LedBoard.tsx';
import { LifeSize } from '../components/LifeSize.tsx';
import { OpeningStrip } from '../components/OpeningStrip.tsx';
import { RichText } from '../components/RichText.tsx';
import { Section } from '../components/Section.tsx';
import type { home, InstantInformation, PicturedBand, Quote } from '../content/company/home.ts';
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
      <Section {...intro} className="home-intro">
        <FactList facts={content.figures} />
      </Section>
      <QuoteBand quote={quote} />
      {events.length > 0 && (
        <Section id="upcoming-events" heading="Upcoming Events">
          {orderEvents(events, now).map((event) => (
            <EventCard key={paths.event(event)} event={event} now={now} />
          ))}
        </Section>
      )}
      <Awards section={distributedTimekeeping} />
      <LifeSize {...timing} />
      <ForEveryAudience content={instantInformation} />
      <LedBoard {...content.services} groups={services} />
    </>
  );
}

function QuoteBand({ quote: { text, speaker, role, note } }: { quote: Quote }) {
  return (
    <figure className="band quote">
      <blockquote>
        <p>{text}</p>
      </blockquote>
      <figcaption>
        <strong>{speaker}</strong>, {role}. {note}.
      </figcaption>
    </figure>
  );
}

function Awards({ section: { picture, ...section } }: { section: PicturedBand }) {
  return (
    <Section {...section} className="band is-tinted">
      <Figure picture={picture} place="window" />
    </Section>
  );
}

function ForEveryAudience({ content: { audiences, ...section } }: { content: InstantInformation }) {
  return (
    <Section {...section}>
      <ol className="audiences row full columns-on-paper">
        {audiences.map(({ name, text: words, href }) => (
          <li className="audience" key={name}>
            <h3>
              <a className="stretched-link arrow" href={href}>
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
