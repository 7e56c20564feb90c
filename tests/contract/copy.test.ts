/** What a reader may expect of the words: nothing is said on two pages, and the company speaks in its own voice. */
import type { RequestListener } from 'node:http';
import { JSDOM } from 'jsdom';
import request from 'supertest';
import { beforeAll, describe, expect, it } from 'vitest';
import { contentEntries, stringsOf } from '../../scripts/content/content-entries.ts';
import { paths } from '../../shared/paths.ts';
import { addresses } from '../support/addresses.ts';
import { createTestApp } from '../support/create-test-app.ts';

const WORDS_OF_A_SENTENCE = 5;

/** Ids and addresses, and what has to read alike wherever it stands: names, postal lines, a device's figures. */
const NOT_PROSE = new RegExp(
  `(^|\\.)(${[
    ...[
      'slug',
      'id',
      'drawing',
      'picture',
      'companyPicture',
      'keyPicture',
      'banner',
      'pictures',
      'gallery',
      'logo',
      'href',
      'url',
      'link',
      'site',
      'website',
    ],
    ...['scope', 'links', 'label', 'body', 'field', 'fileName', 'contact_information', 'location', 'table', 'diagram'],
  ].join('|')})(\\.|$)`,
);

/** The sentences of a Markdown text as they compare: words in lower case, without marks. */
function sentencesOf(markdown: string): string[] {
  return markdown
    .replace(/\]\([^)]*\)/g, ']')
    .split(/(?<=[.!?])\s+|\n+/)
    .map((sentence) => sentence.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
    .filter((words) => words.length >= WORDS_OF_A_SENTENCE)
    .map((words) => words.join(' '));
}

/** Each sentence with the pages that print it; a document is a page of its own. */
function pagesBySentence(): Map<string, Set<string>> {
  const pages = new Map<string, Set<string>>();
  // Two adverts for like jobs may well say the same.
  const copy = contentEntries.filter(({ file }) => !/^careers\/.*\.json$/.test(file));
  for (const { page, entry, value } of copy) {
    for (const { field, text } of stringsOf(value)) {
      if (NOT_PROSE.test(field)) continue;
      for (const sentence of sentencesOf(text)) {
        pages.set(sentence, (pages.get(sentence) ?? new Set()).add(page ?? entry));
      }
    }
  }
  return pages;
}

describe('the copy', () => {
  it('says no sentence on two pages', () => {
    const repeated = [...pagesBySentence()]
      .filter(([, pages]) => pages.size > 1)
      .map(([sentence, pages]) => `${[...pages].join(' and ')}: ${sentence}`);
    expect(repeated).toEqual([]);
  });
});

interface Rule {
  readonly name: string;
  readonly banned: RegExp;
  /** What a writer does instead. */
  readonly instead: string;
  /** Pages that need the words: the start of their address, and why. */
  readonly except?: Readonly<Record<string, string>>;
}

const LEGAL_NEED = 'A legal text names the site, the company and its own parts.';
const OFFERS = {
  [paths.job('')]: 'An advert is printed as the recruiting platform sends it, in part in German.',
} as const;
const POLICY_AND_TERMS = { '/PrivacyPolicy': LEGAL_NEED, '/TermsAndConditions': LEGAL_NEED } as const;

const RULES: readonly Rule[] = [
  {
    name: 'provenance',
    banned:
      /\b(as stated|as reported|reportedly|is (said|reported|credited|believed|understood) to|(is|was|are|were) credited|according to|as counted in|as published|published (at the time|in \d{4})|as of \d{4}|(a|one|another) (text|source|report) (of|from|says|gives|has)|sources? (say|differ|agree|name))\b/gi,
    instead: 'Say it plainly or leave it out. Where a fact comes from belongs in a comment.',
  },
  {
    name: 'doubt about ourselves',
    banned:
      /\b(probably|presumably|apparently|allegedly|not (been )?(confirmed|found)|no (figure|confirmation|source|record) (is|was|has been)|quotes? no figure|the record ends|the technique in general|made by others|other (firms|makers|companies))\b/gi,
    instead: 'List what we did, and nothing else.',
    except: { '/PrivacyPolicy': LEGAL_NEED },
  },
  {
    name: 'talk about the page',
    banned:
      /\b(th(is|ese) (pages?|sections?|sites?|websites?|paragraphs?|texts?)|the (remainder|present page|following (list|table|page|section|text))|mentioned (above|below|earlier)|(is|are) described (under|above|below|here)|as (described|explained|mentioned) (above|below))\b/gi,
    instead: 'Say the thing. A link needs no announcement.',
    except: {
      ...POLICY_AND_TERMS,
      '/Cookies': LEGAL_NEED,
      '/Accessibility': 'Reports how the site itself was tested.',
      '/SiteIndex': 'Lists the pages of the site.',
      '/Company/ContactCorgemont': 'The imprint says who answers for the website.',
    },
  },
  {
    name: 'the company, for ourselves',
    banned: /\b(the company(’s)?|our company|crews? of the (company|brand)|the (firm|subsidiary) Swiss Timing)\b/gi,
    instead: 'We, or Swiss Timing where a page begins.',
    except: { ...POLICY_AND_TERMS, ...OFFERS },
  },
  {
    name: 'resolution',
    banned: /\b(published|official|result|timing) steps?\b|\bsteps? of (a|the|1\/10+ ?s)\b|\bin steps of 1\//gi,
    instead: 'Resolution, or "published to the hundredth".',
  },
  {
    name: 'official results',
    banned: /\b((official|result|race) protocols?|protocols|ranking lists?)\b/gi,
    instead: 'Official results, result sheets, rankings.',
  },
  {
    name: 'where to read on',
    banned: /\b(more )?stands? (under|above|below|here|there)\b|\bmore stands\b|\bstand in the record\b/gi,
    instead: '"See", "has the full list".',
  },
  {
    name: 'jobs',
    banned: /\b(open|vacant|advertised) posts?\b|\bfields? of (a|the|your) job\b/gi,
    instead: 'Roles, jobs; area.',
  },
  {
    name: 'scores',
    banned:
      /\b(judges’|judging|judges give|total of the) marks?\b|\bmarks? (from|of|by) (the |a )?(judges?|panels?)\b/gi,
    instead: 'Scores; marks only where the sport says so.',
  },
  {
    name: 'equipment',
    banned: /\b(materials?|equipments|hardwares|infrastructures)\b/gi,
    instead: 'Equipment.',
    except: OFFERS,
  },
  {
    name: 'results and times',
    banned: /\b(outcomes?|(a|the|each|every|clock|timer) readings?)\b/gi,
    instead: 'Result, time.',
    except: { [paths.sport('Athletics')]: 'A wind gauge has a reading.' },
  },
  {
    name: 'lines we struck once',
    banned:
      /crew sizes and weights|sold and serviced by independent firms|what the reserve is good for|a second in a million parts|the record of editions timed|which Games, which year, which brand/gi,
    instead: 'Read the table in the voice guide.',
  },
  {
    name: 'German English',
    banned:
      /\b(informations|feedbacks|softwares|trainings|advices|know-how transfer|actual (results?|standings?|times?)|per mail|at choice|in the frame of|a few data|the few data)\b/gi,
    instead: 'Ask somebody who grew up with the language.',
    except: OFFERS,
  },
  {
    name: 'marketing',
    banned:
      /\b(passion(ate(ly)?)?|cutting[- ]edge|state[- ]of[- ]the[- ]art|seamless(ly)?|solutions?|world[- ](class|leading)|(market|industry|global) leaders?|leading (provider|supplier|company|maker|technology)|unique(ly)?|innovative|revolution(ary|i[sz]e[sd]?)|groundbreaking|game[- ]chang(er|ing)|un(rivalled|paralleled|matched)|next[- ]generation|best[- ]in[- ]class|ultimate(ly)?|excellence|turnkey|one[- ]stop|holistic|synerg(y|ies)|leverag(e|es|ing)|empower(s|ing)?|unleash(es)?|ecosystem|tailor-made|bespoke|second to none|it is no coincidence|more than just)\b/gi,
    instead: 'A figure, or nothing.',
    except: OFFERS,
  },
  { name: 'exclamation mark', banned: /!/g, instead: 'A full stop.', except: OFFERS },
];

/** Names and specified words that a rule would catch, on whatever page they are printed. */
const ALLOWED: Readonly<Record<string, string>> = {
  'Join Live Now!': 'Specified for the event card.',
  'Broadcast Solutions': 'Specified name of a menu group.',
  'Scan’O’Vision Ultimate': 'Name of a camera.',
  'The company in figures': 'Heading above figures of the company.',
  'How the company came together': 'Caption of a drawing.',
};

const BLOCKS = 'h1, h2, h3, h4, p, li, dt, dd, th, td, caption, figcaption, div, section, br, text';

/** The lines that a visitor reads between header and footer; before them what search engines print. */
function linesOf(html: string): string[] {
  const { document } = new JSDOM(html).window;
  const description = document.querySelector('meta[name=description]')?.getAttribute('content') ?? '';
  const main = document.querySelector('main');
  // A quotation is printed as it was said.
  for (const quotation of main?.querySelectorAll('blockquote') ?? []) quotation.remove();
  for (const block of main?.querySelectorAll(BLOCKS) ?? []) {
    block.before('\n');
    block.after('\n');
  }
  return [description, ...(main?.textContent ?? '').split('\n')]
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

function withoutAllowed(line: string): string {
  return Object.keys(ALLOWED).reduce((rest, phrase) => rest.replaceAll(phrase, ''), line);
}

describe('the voice', () => {
  const lines = new Map<string, readonly string[]>();

  beforeAll(async () => {
    const app: RequestListener = await createTestApp();
    for (const address of addresses) lines.set(address, linesOf((await request(app).get(address)).text));
  }, 60_000);

  it.each(RULES)('keeps to its words: $name', ({ banned, instead, except = {} }) => {
    const found = [...lines]
      .filter(([address]) => !Object.keys(except).some((start) => address.startsWith(start)))
      .flatMap(([address, ofPage]) => ofPage.map((line) => ({ address, line: withoutAllowed(line) })))
      .flatMap(({ address, line }) =>
        [...line.matchAll(banned)].map(([words]) => `${address}: “${words}” in: ${line}`),
      );
    expect(found, instead).toEqual([]);
  });
});
