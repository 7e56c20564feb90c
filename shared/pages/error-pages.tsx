/** What visitors see when there is no page for them. Each names a way on. */
import type { PageLink } from '../components/LinkList.tsx';
import { ScoreSheet } from '../components/ScoreSheet.tsx';
import { paths } from '../paths.ts';
import type { PageView } from '../site/page.ts';
import type { Site } from '../site/site.ts';

interface ErrorPageProps {
  readonly title: string;
  readonly text: string;
  /** The first is the one that is probably wanted. */
  readonly links: readonly PageLink[];
}

/** The ways out come first, and what happened after them. */
function ErrorPage({ title, text, links: [first, ...others] }: ErrorPageProps) {
  return (
    <div className="error-page">
      <h1>{title}</h1>
      <ul className="cluster">
        {first && (
          <li>
            <a className="button" href={first.href}>
              {first.name}
            </a>
          </li>
        )}
        {others.map(({ href, name }) => (
          <li key={href}>
            <a href={href}>{name}</a>
          </li>
        ))}
      </ul>
      <p className="lead">{text}</p>
    </div>
  );
}

const everywhere = [
  { href: paths.home, name: 'Home' },
  { href: '/SiteIndex', name: 'Index of all pages' },
] as const;

/** What the scoreboard shows of somebody without a result. */
const onBoard = (lane: string, name: string, mark: string) => [
  { name: 'Lane', value: lane },
  { name: 'Name', value: name },
  { name: 'Mark', value: mark },
  { name: 'Time', value: '––.––' },
];

const description = 'The Swiss Timing website has no page at this address.';

/** @param suggestion a page whose address is close to the one asked for */
function pageNotFound(suggestion?: PageLink): PageView {
  const text = suggestion
    ? `We have no page at this address. Perhaps you meant ${suggestion.name}.`
    : 'We have no page at this address. If an old link brought you here, the index shows where its page is now.';
  const links = suggestion ? [suggestion, ...everywhere.filter(({ href }) => href !== suggestion.href)] : everywhere;
  return {
    status: 404,
    name: 'Page not found',
    description,
    body: (
      <>
        <ErrorPage title="Page not found" text={text} links={links} />
        <ScoreSheet heading="Did not start" cells={onBoard('4', 'Page', 'DNS')} />
      </>
    ),
  };
}

export const jobNotFound: PageView = {
  status: 404,
  name: 'Job not found',
  description,
  body: (
    <>
      <ErrorPage
        title="Job not found"
        text="No open offer has this number. It may have been filled; the offers that are open are all on one page."
        links={[{ href: paths.company('Careers'), name: 'All job offers' }, ...everywhere]}
      />
      <ScoreSheet heading="Did not finish" cells={onBoard('9', 'Job', 'DNF')} />
    </>
  ),
};

const BAD_REQUEST = [
  'Bad request',
  'We cannot read some characters of this address. Please check it for stray percent signs.',
] as const;
const WRONG_METHOD = [
  'Method not allowed',
  'Our pages can only be read, so the server answers GET and HEAD requests and no others.',
] as const;
const FAULT = ['Something went wrong', 'The fault is ours. Please try again in a moment.'] as const;

export const errorPage: Site['errorPage'] = (status, suggestion) => {
  if (status === 404) return pageNotFound(suggestion);
  const [title, text] = status >= 500 ? FAULT : status === 405 ? WRONG_METHOD : BAD_REQUEST;
  return { status, name: title, description, body: <ErrorPage title={title} text={text} links={everywhere} /> };
};
