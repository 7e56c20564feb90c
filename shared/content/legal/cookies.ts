import type { LegalPage } from './legal-page.ts';

export const cookies: LegalPage = {
  slug: 'Cookies',
  name: 'Cookies',
  description:
    'This site sets no cookies and loads nothing from other hosts. The page says so in detail and lists what an analytics service would set with consent.',
  lead: 'This site sets no cookies. Here is what that means, and what would change if an analytics service were switched on.',
  date: 'March 30, 2025',
  sections: [
    {
      id: 'what-cookies-are',
      heading: 'What cookies are',
      text: `A cookie is a short text that a website asks the browser to store and to send back with later requests. It has a name, a value and a lifespan. Some cookies end with the browser session. Others stay until their date is reached or until somebody deletes them.

A cookie set by the site in the address bar is called a first-party cookie. One set by another host, whose script or picture the page includes, is called a third-party cookie. What this text says about cookies applies equally to related techniques, such as identifiers in the browser’s local storage.`,
    },
    {
      id: 'this-site-today',
      heading: 'What this site does today',
      text: `**This site, as delivered, sets no cookies at all.** Its pages set none, the scripts on the few pages that carry one set none, and the server sets none when a file is downloaded. Nothing is loaded from other hosts: fonts, pictures, style sheets and scripts come from the same server as the page.

That is why you see no cookie banner. It would ask for consent to something that does not happen.

The lists under [Official Distributors](/Sales), [Documentation](/Downloads/Documentation) and [Careers](/Company/Careers) keep the chosen filter in the page address. The countdown on the [home page](/) reads the clock of your device. Neither stores anything. Your browser may keep copies of pages and pictures in its cache; these copies are the same for every visitor and hold no identifier.`,
    },
    {
      id: 'necessary-cookies',
      heading: 'Necessary cookies',
      text: `Many websites need a cookie to keep a visitor signed in, to remember a shopping basket or to protect a form. There is no sign-in, no shop and no form here, so there are no necessary cookies either.

If a consent question is introduced one day, the answer has to be remembered, or the question would return on every page. The entry that holds the answer would then be described in this section.`,
    },
    {
      id: 'analytics-cookies',
      heading: 'Analytics cookies',
      text: `A web analytics service counts visits and shows which pages are read. No such service is connected to this site. The table names the cookies that **would** be set if one were switched on, and only in browsers whose users had agreed. It is printed in advance so that purposes and lifespans are known before anybody has to decide.

The visitor id would recognise a browser that comes back. The session id would tie together the pages of one visit. The throttle would limit how often requests go out and would tell nothing about the person. Before the service is switched on, its provider and the technical names of its cookies will be added here.`,
      table: {
        caption: 'Cookies of the analytics service, set only after consent; today none of them is set',
        head: ['Cookie', 'Purpose', 'Lifespan', 'Set today'],
        rows: [
          ['Visitor id', 'Tells one browser from another and recognises it on a later visit', '2 years', 'No'],
          ['Session id', 'Ties together the pages of one visit', '24 hours', 'No'],
          ['Throttle', 'Limits the rate of requests to the service', '10 minutes', 'No'],
        ],
      },
    },
    {
      id: 'other-hosts-and-links',
      heading: 'Other hosts and links',
      text: `Pages link to federations, event organisers, distributors, watch brands and a recruiting platform. A link by itself contacts nobody. Your browser reaches the other site only when you follow the link, and from then on that site’s own rules on cookies apply. We have no influence on them.

This site embeds no videos, maps, advertising or buttons of social networks from other providers, so it has no third-party cookies.`,
    },
    {
      id: 'consent-and-withdrawal',
      heading: 'Consent and withdrawal',
      text: `Analytics cookies would need your consent. You would be asked before the first of them is set, and refusing would be as simple as agreeing. Without an answer, none would be set.

Where the General Data Protection Regulation applies, you can withdraw consent at any time and as easily as you gave it (Article 7(3)). We would treat every visitor in the same way, wherever they live. A withdrawal works for the future; it leaves untouched what was done lawfully before. All further rights stand in the [Privacy Policy](/PrivacyPolicy).`,
    },
    {
      id: 'refusing-and-deleting',
      heading: 'Refusing and deleting cookies in the browser',
      text: `Common browsers show the cookies they have stored, delete them singly or all together, and block them for one site or for all. The settings usually stand under “Privacy” or “Security”; the browser’s help pages describe the way. Cookies set in a private window are deleted when the window is closed.

Blocking all cookies changes nothing on this site. Pages, filters, downloads and the countdown work as before. On other sites, blocking or deleting may sign you out or reset your choices.`,
    },
    {
      id: 'changes-and-contact',
      heading: 'Changes and contact',
      text: `This text describes the site as of March 30, 2025. Before the site sets any cookie, the text will be changed and given a new date.

Questions about cookies reach us at [info@swisstiming.com](mailto:info@swisstiming.com) or by post at the [Corgémont office](/Company/ContactCorgemont). Rules for the use of the site are set out in the [Terms and Conditions](/TermsAndConditions).`,
    },
  ],
};
