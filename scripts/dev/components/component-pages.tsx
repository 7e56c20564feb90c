/** /development/components: what designers and browser tests look at. In no release, and in no list of pages. */
import type { ReactElement } from 'react';
import { Section } from '../../../shared/components/Section.tsx';
import { useSite } from '../../../shared/components/site-context.ts';
import { definePage } from '../../../shared/site/page.ts';
import type { Site } from '../../../shared/site/site.ts';
import { Components } from './Components.tsx';
import { type Sample, WORDS } from './sample-content.ts';
import { templates } from './Templates.tsx';

const ROOT = '/development/components';
const links = Object.keys(templates).map((name) => ({ href: `${ROOT}/${name}`, name }));

type Render = (sample: Sample) => ReactElement;

function SamplePage({ render, now }: { render: Render; now: Date }) {
  const unused = Map.groupBy(Object.keys(useSite().pictures), (path) => path.split('/')[2]);
  function pictureIn(folder: string): string {
    const picture = unused.get(folder)?.shift();
    if (picture === undefined) throw new Error(`All pictures of public/images/${folder} are in use`);
    return picture;
  }
  return render({ pictureIn, now });
}

function definition(path: string, name: string, render: Render) {
  return definePage({
    path,
    name,
    description: WORDS,
    surface: 'water',
    islands: ['CareersFilter', 'DistributorFilter', 'DocumentFilter', 'EventCountdown'],
    load: ({ now }) => ({ props: { render, now } }),
    View: SamplePage,
  });
}

export const componentPages = [
  definition(ROOT, 'Components', (sample) => (
    <>
      <Components {...sample} />
      <Section id="templates" heading="Templates">
        <ul className="page-links">
          {links.map(({ href, name }) => (
            <li key={name}>
              <a href={href}>{name}</a>
            </li>
          ))}
        </ul>
      </Section>
    </>
  )),
  ...Object.entries(templates).map(([name, render]) => definition(`${ROOT}/${name}`, name, render)),
];

/** The site, and what it is made of. */
export const withComponents = (site: Site): Site => ({ ...site, pages: [...site.pages, ...componentPages] });
