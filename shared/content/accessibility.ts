import type { LegalPage } from './legal/legal-page.ts';

/** Shaped like a legal page, but undated: it describes the test run, which is repeated with every change. */
export const accessibility: Omit<LegalPage, 'slug' | 'date'> & { readonly slug: 'Accessibility' } = {
  slug: 'Accessibility',
  name: 'Accessibility',
  description:
    'The goal of this site is WCAG 2.2 level AA. The statement says what the automated test run examines, what is known, and how to report a barrier.',
  lead: 'This site should work with a keyboard, a screen reader, enlarged text and a small screen. Here is how that is checked.',
  sections: [
    {
      id: 'goal',
      heading: 'Goal',
      text: `The goal is conformance with the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA, on every page and in both colour schemes, light and dark. Pages are complete when they arrive. Only the countdown and the filtered lists carry a script, and the lists also work with scripting switched off.`,
    },
    {
      id: 'how-it-is-tested',
      heading: 'How it is tested',
      text: `The project’s own test run opens the site in a real browser and stops with an error if a check fails. It covers:

- **Rules.** The axe checker examines each page four times: on a phone and on a wide screen, in the light and in the dark scheme.
- **Keyboard.** A walk-through uses the site without a mouse: skip link, menu, filters, galleries, links and visible focus.
- **Markup.** The HTML of every page is checked for validity, because assistive technology relies on it.
- **Zoom and reflow.** Pages are laid out at a width of 320 px, which is also what strong zoom produces, and must not need sideways scrolling.

Machines find only some of the barriers that people meet. These are the project’s own checks, not a test by users or an outside audit.`,
    },
    {
      id: 'known-limits',
      heading: 'What is known',
      text: `Two areas lie outside these checks. PDF files under [Documentation](/Downloads/Documentation) and [Instruction Manuals](/Downloads/InstructionManuals) carry tags, a title and a language, but the page checks do not look inside them; drawings in them may be hard to follow without sight.

Some [distributors](/Sales) and job offers are samples, and say so. Their mail addresses and links use reserved names and reach nobody. Websites of other operators follow their own standards.`,
    },
    {
      id: 'report-a-problem',
      heading: 'Report a problem',
      text: `Write to the Corgémont office at [info@swisstiming.com](mailto:info@swisstiming.com). Name the page, what you tried to do, and the browser and assistive technology you use. If a document cannot be read with your software, ask there for its content in another form.`,
    },
  ],
};
