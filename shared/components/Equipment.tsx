import type { EquipmentContent } from '../content/sports/sport.ts';
import { Figure } from './Figure.tsx';
import type { PageLink } from './LinkList.tsx';
import { RichText } from './RichText.tsx';
import { Section } from './Section.tsx';

interface EquipmentProps {
  readonly equipment: readonly EquipmentContent[];
  /** Pictures that the page shows elsewhere: they are not shown again. */
  readonly shown: readonly (string | undefined)[];
  /** What we do in this sport beyond the Scope of Service. */
  readonly services: readonly PageLink[];
}

/** Devices at the venue as small drawings, those without one in words, and further services. */
export function Equipment({ equipment, shown, services }: EquipmentProps) {
  const isPictured = ({ picture }: EquipmentContent) => picture !== undefined && !shown.includes(picture);
  return (
    <Section id="equipment" heading="Services and equipment" className="band is-tinted equipment" isSplit={false}>
      <ul className="devices">
        {equipment
          .toSorted((a, b) => Number(isPictured(b)) - Number(isPictured(a)))
          .map((device) => (
            <li key={device.name}>
              {isPictured(device) ? (
                <Figure picture={device.picture ?? ''} caption={<Words {...device} />} />
              ) : (
                <Words {...device} />
              )}
            </li>
          ))}
      </ul>
      {services.length > 0 && (
        <ul className="further-services">
          {services.map(({ href, name }) => (
            <li key={href}>
              <a href={href}>{name}</a>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

function Words({ name, text }: EquipmentContent) {
  return (
    <>
      <h3>{name}</h3>
      <RichText text={text} />
    </>
  );
}
