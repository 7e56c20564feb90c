import { lifeSize } from '../content/sports/speeds.ts';
import { Section } from './Section.tsx';

/**
 * How far six bodies move in a tenth, a hundredth and a thousandth of a second, in real centimetres. The links are the
 * targets themselves, so that the style sheet shows the bars of the one that was followed without a script.
 */
export function LifeSize() {
  const { heading, text, label, speeds, scales } = lifeSize;
  return (
    <Section id="life-size" heading={heading} text={text} className="life-size">
      <div className="scales full">
        <p>{label}</p>
        {scales.map(({ id, name }) => (
          <a className="scale" key={id} id={id} href={`#${id}`}>
            {name}{' '}
          </a>
        ))}
        {scales.map(({ id, name, way, unit, note }) => (
          <figure className="bars" key={id}>
            <figcaption>
              <b>{name}</b>
              {` ${note}`}
            </figcaption>
            <ul>
              {speeds.map(({ name: body, surface, speed }) => (
                <li className={`bar surface-${surface}`} key={body}>
                  <span className="bar-name">{body}</span>{' '}
                  <span className="bar-length">
                    <svg width={`${speed * way}${unit}`} height="20" aria-hidden="true">
                      <rect width="100%" height="100%" />
                    </svg>
                    <b className="number">{`${speed * way}\u00a0${unit}`}</b>
                  </span>
                </li>
              ))}
            </ul>
          </figure>
        ))}
      </div>
    </Section>
  );
}
