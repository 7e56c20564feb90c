import type { LegalContent } from './legal-content.ts';

export const cookies: LegalContent = {
  slug: 'Cookies',
  name: 'Cookies',
  description:
    'The Swiss Timing website sets no cookies today. An analytics service, if we ever connected one, would set three, and only with your consent.',
  lead: 'This site sets no cookies. If we ever connected an analytics service, it would set three, and only with your consent.',
  date: 'March 30, 2025',
  // Lifespans: specification, section 9. Consent and withdrawal: legal.md, GDPR.
  sections: [
    {
      id: 'what-cookies-are',
      heading: 'What cookies are',
      text: `A cookie is a short text that a website asks your browser to store and to send back with later requests. It has a name, a value and a lifespan. Some cookies end with the browser session, others stay until they expire or until you delete them.

A cookie set by the site in your address bar is called a first-party cookie. A third-party cookie comes from another host, whose script or picture the page includes. What we say here about cookies applies equally to related techniques, such as identifiers in the browser’s local storage.`,
    },
    {
      id: 'this-site-today',
      heading: 'What this site does today',
      text: `**This site sets no cookies at all.** Its pages set none, the scripts on the few pages that have one set none, and the server sets none when you download a file. Nothing is loaded from other hosts, because fonts, pictures, style sheets and scripts come from the same server as the page. With no cookie set, there is nothing to consent to. You see no cookie banner.

The lists under [Official Distributors](/Sales), [Documentation](/Downloads/Documentation), [Instruction Manuals](/Downloads/InstructionManuals) and [Careers](/Company/Careers) keep the chosen filter in the page address. The countdown on the [home page](/) reads the clock of your device. Neither stores anything. Your browser may keep copies of pages and pictures in its cache, but since they are the same for every visitor, they hold no identifier.`,
    },
    {
      id: 'necessary-cookies',
      heading: 'Necessary cookies',
      text: `Many websites need a cookie to keep a visitor signed in, to remember a shopping basket or to protect a form. This site has no sign-in, no shop and no form, so it sets no necessary cookies either.

If we introduce a consent question one day, we will have to remember your answer, or the question would return on every page. We would then describe the entry that holds the answer in this section.`,
    },
    {
      id: 'analytics-cookies',
      heading: 'Analytics cookies',
      text: `A web analytics service counts visits and shows which pages are read. No such service is connected to this site. The table names the cookies that **would** be set if we connected one, and only in browsers whose users had agreed. You can therefore see their purposes and lifespans before you have to decide.

The visitor id would recognise a browser that comes back, while the session id would link the pages of one visit. The throttle would limit how often requests go out. It would say nothing about you. Before we connect a service, we will add its provider and the technical names of its cookies here.`,
      table: {
        caption: 'Cookies of an analytics service, set only after consent and not set today',
        head: ['Cookie', 'Purpose', 'Lifespan', 'Set today'],
        rows: [
          ['Visitor id', 'Tells one browser from another and recognises it on a later visit', '2 years', 'No'],
          ['Session id', 'Links the pages of one visit', '24 hours', 'No'],
          ['Throttle', 'Limits the rate of requests to the service', '10 minutes', 'No'],
        ],
      },
    },
    {
      id: 'other-hosts-and-links',
      heading: 'Other hosts and links',
      text: `Our pages link to federations, event organisers, distributors, watch brands and a recruiting platform. A link by itself contacts no one. Your browser reaches the other site only when you follow the link, and from then on that site’s own rules on cookies apply. We have no influence on them.

We embed no videos, maps, advertising or social network buttons from other providers, so this site has no third-party cookies.`,
    },
    {
      id: 'consent-and-withdrawal',
      heading: 'Consent and withdrawal',
      text: `Analytics cookies would need your consent. We would ask you before the first of them is set, and refusing would be as simple as agreeing. Without an answer, none would be set.

Where the General Data Protection Regulation applies, you can withdraw consent at any time and as easily as you gave it (Article 7(3)), and we would treat every visitor in the same way, wherever they live. A withdrawal takes effect for the future and does not affect what was done lawfully before. The [Privacy Policy](/PrivacyPolicy) sets out all your other rights.`,
    },
    {
      id: 'refusing-and-deleting',
      heading: 'Refusing and deleting cookies in the browser',
      text: `Common browsers show the cookies they have stored, delete them singly or all together, and block them for one site or for all. You usually find the settings under “Privacy” or “Security”, and the browser’s help pages explain them. When you close a private window, its cookies are deleted.

Blocking all cookies changes nothing on this site, where pages, filters, downloads and the countdown work as before. On other sites it may sign you out or reset your choices, because there a cookie is what remembers them.`,
    },
    {
      id: 'changes-and-contact',
      heading: 'Changes and contact',
      text: `This notice is dated March 30, 2025. Before the site sets any cookie, we will change the notice and give it a new date.

Send questions about cookies to [info@swisstiming.com](mailto:info@swisstiming.com) or by post to our [office in Corgémont](/Company/ContactCorgemont). The [Terms and Conditions](/TermsAndConditions) set out the rules for using the site.`,
    },
  ],
};
