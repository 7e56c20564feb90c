import { Figure } from '../components/Figure.tsx';
import { insertNoBreakSpaces } from '../components/insert-no-break-spaces.ts';
import { Moment } from '../components/Moments.tsx';
import { Phone } from '../components/Phone.tsx';
import { Picture } from '../components/Picture.tsx';
import { RichLine } from '../components/RichText.tsx';
import { Section } from '../components/Section.tsx';
import { SportsStrip } from '../components/SportsStrip.tsx';
import { Strip } from '../components/Strip.tsx';
import type { SportSlug } from '../content/navigation.ts';
import type { PairContent, ServiceContent } from '../content/services/service.ts';
import { PageEnd, type PageEndProps } from './PageEnd.tsx';

interface ServiceTemplateProps extends PageEndProps {
  readonly service: ServiceContent;
  readonly sports: readonly SportSlug[];
}

/** Template of the 19 services. */
export function ServiceTemplate({ service, sports, ...end }: ServiceTemplateProps) {
  const { chain, proof, sections } = service;
  return (
    <>
      <ServiceHead service={service} />
      <Section id="chain" heading={chain.heading} className="chain" isSplit={false}>
        <ol className="stations row">
          {chain.stations.map(({ time, title, text }) => (
            <li className="station" key={title}>
              <span className="station-time number">
                <b>{insertNoBreakSpaces(time)}</b>
              </span>{' '}
              <h3>{title}</h3>
              <p className="secondary">
                <RichLine text={text} />
              </p>
            </li>
          ))}
        </ol>
      </Section>
      <div className="band is-tinted proof">
        <p>{insertNoBreakSpaces(proof)}</p>
      </div>
      {sections.map((section) => (
        <Moment section={section} key={section.heading}>
          {section.picture === undefined ? (
            <LargeNumber {...section} />
          ) : (
            <div className={section.picture === service.banner ? 'shown-in-head' : undefined}>
              <Figure picture={section.picture} />
            </div>
          )}
        </Moment>
      ))}
      <SportsStrip id="sports" heading="Sports that use it" sports={sports} />
      <PageEnd {...end} />
    </>
  );
}

function ServiceHead({ service: { opening, banner, name, lead, benefits } }: { service: ServiceContent }) {
  return (
    <header className={`service-head full band is-dark is-${opening}`}>
      <div className="service-words row">
        <h1 className="full">{name}</h1>
        <p className="lead">{insertNoBreakSpaces(lead)}</p>
        <ul className="ruled" aria-label="What you get">
          {benefits.map((benefit) => (
            <li key={benefit}>{insertNoBreakSpaces(benefit)}</li>
          ))}
        </ul>
      </div>
      {opening === 'phone' ? (
        <Phone screen={banner} />
      ) : banner.startsWith('/images/strip/') ? (
        <Strip id={banner} place="head-strip" isFirstView />
      ) : (
        <Picture className="service-picture" id={banner} place="window" isFirstView />
      )}
    </header>
  );
}

function LargeNumber({ number, trueLength }: Exclude<PairContent, { readonly picture: string }>) {
  const [value, unit] = number.value.split(' ');
  return (
    <p className="large-number">
      {trueLength && (
        <svg width={trueLength} height="1rem" aria-hidden="true">
          <rect width="100%" height="100%" />
        </svg>
      )}
      <span className="number">
        {value}
        {unit && <small>{` ${unit}`}</small>}
      </span>{' '}
      {insertNoBreakSpaces(number.type)}
    </p>
  );
}
