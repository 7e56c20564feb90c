import type { EquipmentContent } from '../content/sports/sport.ts';
import { widthsOnOneScale } from './device-scale.ts';
import { Figure } from './Figure.tsx';
import type { PageLink } from './LinkList.tsx';
import { RichText } from './RichText.tsx';
import { Section } from './Section.tsx';
import { useSite } from './site-context.ts';

interface EquipmentProps {
  readonly equipment: readonly EquipmentContent[];
  /** Pictures that the page shows elsewhere: they are not shown again. */
  readonly shown: readonly (string | undefined)[];
  /** What we do in this sport beyond the Scope of Service. */
  readonly services: readonly PageLink[];
}

/** Width in pixels of the largest drawing: the 9rem of the style sheet. */
const COLUMN = 144;

/** Devices at the venue as small drawings on one scale, those without one in words, and further services. */
export function Equipment({ equipment, shown, services }: EquipmentProps) {
  const { pictures } = useSite();
  const isPictured = ({ picture }: EquipmentContent) => picture !== undefined && !shown.includes(picture);
  const pictured = equipment.filter(isPictured);
  const widths = widthsOnOneScale(pictured.map(({ picture = '' }) => pictures[picture]?.metres));
  return (
    <Section id="equipment" heading="Services and equipment" className="band is-tinted equipment" isSplit={false}>
      <ul className="devices row">
        {pictured.map((device, index) => (
          <li key={device.name}>
            <Figure
              picture={device.picture ?? ''}
              caption={<Words {...device} />}
              width={Math.round(COLUMN * (widths[index] ?? 1))}
            />
          </li>
        ))}
        {equipment
          .filter((device) => !isPictured(device))
          .map((device) => (
            <li key={device.name}>
              <Words {...device} />
            </li>
          ))}
      </ul>
      {services.length > 0 && (
        <ul className="cluster">
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
