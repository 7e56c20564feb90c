import { EnlargeablePicture } from '../components/EnlargeablePicture.tsx';
import { ExternalAnchor } from '../components/ExternalAnchor.tsx';
import { Facts } from '../components/Facts.tsx';
import { LedBoard, type LinkGroup } from '../components/LedBoard.tsx';
import { LongStrip } from '../components/LongStrip.tsx';
import { PictureCaption } from '../components/PictureCaption.tsx';
import { PicturedSection } from '../components/PicturedSection.tsx';
import { RichText } from '../components/RichText.tsx';
import { Strip } from '../components/Strip.tsx';
import type { home, Quote, StartHere } from '../content/company/home.ts';
import type { UpcomingEvent } from '../content/events/events.ts';
import { paths } from '../paths.ts';
import { EventCard } from './EventCard.tsx';
import { orderEvents } from './event-order.ts';

interface HomePageProps {
  readonly content: typeof home;
  readonly events: readonly UpcomingEvent[];
  readonly services: readonly LinkGroup[];
  readonly now: Date;
}

export function HomePage({ content, events, services, now }: HomePageProps) {
  const { sports, intro, instantInformation } = content;
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
        <Strip id={content.banner} place="banner-strip" isFirstView />
      </header>

      {events.length > 0 && (
        <section className="section events" aria-labelledby="upcoming-events">
          <h2 id="upcoming-events">Upcoming Events</h2>
          {orderEvents(events, now).map((event) => (
            <EventCard key={paths.event(event)} event={event} now={now} />
          ))}
        </section>
      )}

      <section className="section home-sports" aria-labelledby={sports.id}>
        <h2 id={sports.id}>{sports.heading}</h2>
        <div className="prose">
          <RichText text={sports.text} />
        </div>
      </section>
      <LongStrip size="full" reading="Equestrian" />

      <PicturedSection section={intro} isScene />

      <section className="section instant" aria-labelledby={instantInformation.id}>
        <h2 id={instantInformation.id}>{instantInformation.heading}</h2>
        <div className="prose">
          <RichText text={instantInformation.text} />
        </div>
        <EnlargeablePicture
          id={instantInformation.picture}
          section="chain"
          caption={<PictureCaption id={instantInformation.picture} />}
        />
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

      <Facts heading="Swiss Timing in figures" facts={content.figures} isBand />

      <PicturedSection section={content.distributedTimekeeping} isTurned />
      <LedBoard {...content.services} groups={services} />
      <PicturedSection section={content.timing} />

      <WhereToBegin {...content.startHere} />
      <QuoteBand quote={content.quote} />
    </>
  );
}

function WhereToBegin({ heading, tasks }: StartHere) {
  return (
    <section className="section start-here" aria-labelledby="start-here">
      <h2 id="start-here">{heading}</h2>
      <ul className="tasks">
        {tasks.map(({ audience, question, href, label }) => (
          <li className="task" key={audience}>
            <h3>{audience}</h3>
            <p className="task-question">{question}</p>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function QuoteBand({ quote }: { quote: Quote }) {
  return (
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
  );
}
