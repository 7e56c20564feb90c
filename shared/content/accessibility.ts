import type { LegalContent } from './legal/legal-content.ts';

/** Shaped like a legal page, but undated: it describes the test run, which is repeated with every change. */
export const accessibility: Omit<LegalContent, 'slug' | 'date'> & { readonly slug: 'Accessibility' } = {
  slug: 'Accessibility',
  name: 'Accessibility',
  description:
    'How Swiss Timing makes this website usable for everyone: our goal, WCAG 2.2 level AA, how we test it, what is still open, and how to report a barrier.',
  lead: 'You should be able to use this site with a keyboard, a screen reader, enlarged text or a small screen. If you cannot, please tell us.',
  sections: [
    {
      id: 'goal',
      heading: 'Our goal',
      text: `We aim to meet the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA, on every page and in both colour schemes, light and dark. Pages arrive complete from the server, because a page that needs a script to appear can fail where a simple one does not. Only the countdown and the filtered lists use a script, and the lists work without one as well.`,
    },
    {
      id: 'how-it-is-tested',
      heading: 'How we test',
      text: `Before every release we open the site in a real browser and check it. A single failed check stops the release.

- **Rules.** The axe checker examines every page. Colours and sizes it examines on pages of every kind, in the light and in the dark scheme.
- **Keyboard.** Tests use the skip link, the menu, the filters and the galleries without a mouse, and fail if the focus is not where a keyboard user would look for it.
- **Markup.** We check the HTML of every page for validity, because screen readers depend on it.
- **Zoom and reflow.** At a width of 320 px, which is what strong zoom leaves of a screen, no page may scroll sideways.

Although these checks can stop a release, they find only some of the barriers that people meet. Tests with disabled users and by outside auditors are still to come.`,
    },
    {
      id: 'known-limits',
      heading: 'What is still open',
      text: `The PDF files under [Documentation](/Downloads/Documentation) and [Instruction Manuals](/Downloads/InstructionManuals) carry tags, a title and a language. Even so, drawings in them may be hard to follow without sight.

For websites of other operators that we link to, we cannot answer.`,
    },
    {
      id: 'report-a-problem',
      heading: 'Report a barrier',
      text: `Write to [info@swisstiming.com](mailto:info@swisstiming.com). Tell us which page you were on, what you wanted to do, and which browser and assistive technology you use, so that we can repeat what happened. If a document cannot be read with your software, ask us for its content in another form.`,
    },
  ],
};
