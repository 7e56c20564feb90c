import { slugify } from '../paths.ts';
import { Picture } from './Picture.tsx';
import { useSite } from './site-context.ts';

/** Pictures with captions. Each one enlarges in a native popover: Escape closes it, the focus returns. */
export function Gallery({ id, heading, pictures }: { id: string; heading: string; pictures: readonly string[] }) {
  const site = useSite();
  if (pictures.length === 0) return null;
  return (
    <section className="section gallery" aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <ul className="gallery-list">
        {pictures.map((picture) => {
          const popover = `enlarged-${slugify(picture.replace('/', '-'))}`;
          const title = site.pictures[picture]?.title;
          return (
            <li className="gallery-item" key={picture}>
              <figure>
                <div className="gallery-frame">
                  <Picture id={picture} />
                  <button
                    className="gallery-button"
                    type="button"
                    popoverTarget={popover}
                    aria-label={`Enlarge: ${title}`}
                  />
                </div>
                <figcaption>{title}</figcaption>
              </figure>
              <div className="enlarged" id={popover} popover="auto" role="dialog" aria-label={title}>
                <Picture id={picture} />
                <p className="enlarged-caption">{title}</p>
                <button className="enlarged-close" type="button" popoverTarget={popover} popoverTargetAction="hide">
                  Close
                </button>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
