import type { LegalContent } from './legal-content.ts';

export const privacyPolicy: LegalContent = {
  slug: 'PrivacyPolicy',
  name: 'Privacy Policy',
  description:
    'Which personal data Swiss Timing processes through this website and in correspondence, for what purpose, for how long, and which rights you have.',
  lead: 'You can read every page of this site without telling us who you are. This policy covers the little that a server records all the same, and what you send us yourself.',
  date: 'March 30, 2025',
  // legal.md: FADP and GDPR tables; retention: specification, section 9, and legal.md, Retention periods; addresses: company.md, Sites.
  sections: [
    {
      id: 'who-is-responsible',
      heading: 'Who is responsible',
      text: `Swiss Timing Ltd, Rue de l’Envers 1, P.O. Box 138, 2606 Corgémont, Switzerland, decides for what purpose and by what means personal data are processed through this website. It is the controller under the Swiss Federal Act on Data Protection (FADP), whose revised text has been in force since September 1, 2023. Where the General Data Protection Regulation of the European Union (GDPR) applies, it is the controller under that regulation too.

Our subsidiary ST Sportservice GmbH, Wiesenring 11, D-04159 Leipzig, Germany, is responsible for personal data in its own correspondence and contracts.

With this policy we inform you as Article 19 FADP and Articles 13 and 14 GDPR require. Personal data means information about an identified or identifiable natural person. “We” means Swiss Timing Ltd.`,
    },
    {
      id: 'data-collected',
      heading: 'Data collected',
      text: `This website has no forms and no user accounts, sets no cookies and loads nothing from other hosts. Four kinds of data remain.

- **Server logs.** A log line holds the time, the page requested, the result, size and duration of the answer, and an identifier of this single request. Your network address is needed to deliver the answer, but the log does not keep it.
- **Correspondence.** If you write or telephone, we process your name, your contact details and what you tell us.
- **Purchases.** If you buy equipment or a service from us, we process what the order, delivery, payment and warranty require.
- **Business partners.** We hold the names, functions and business contact details of people who represent federations, organisers, broadcasters, suppliers and distributors. We receive them from these people or from the organisation they work for.

The button “Apply for this Job” leads to an external recruiting platform. What you enter there is processed under the rules of that platform, which also say how long it is kept. We use it to decide on your application, as a step before a contract. Since no analytics service is connected, our notice on [Cookies](/Cookies) can only say what one would set if we connected it with your consent.

You are not obliged to give us data. Without contact details, however, we cannot reply, and without order details we cannot deliver.`,
    },
    {
      id: 'legal-basis',
      heading: 'Legal basis',
      text: `Swiss law binds private companies to principles, under which personal data must be processed lawfully, in good faith, in proportion and for a recognisable purpose, and must be kept accurate and secure. A breach of personality rights needs a justification, such as consent, the law or an overriding interest.

Where the GDPR applies, we rely on these bases of its Article 6:

- **Legitimate interest** for running and protecting the website, for answering general enquiries and for keeping contact with business partners
- **Contract** for enquiries that lead to an order and for everything the order entails
- **Legal duty** for records that the law requires us to keep
- **Consent** for analytics, if we ever connect such a service`,
    },
    {
      id: 'purposes',
      heading: 'Purposes',
      text: `We use log data to deliver the pages, to find faults and to repel attacks. We do not use them to follow single visitors.

We use correspondence to answer you and to follow up your request. Purchase data serve to deliver, to invoice and, until the warranty has run out, to meet warranty claims. We use the data of business partners to prepare and carry out work at events, to negotiate and perform contracts and to keep accounts.

We take no decision with these data that rests on automation alone, and we form no profiles from them.`,
    },
    {
      id: 'recipients',
      heading: 'Recipients',
      text: `Inside the company, data go only to those who need them for the task in question. Outside it, the possible recipients are:

- companies of the Swatch Group, among them our subsidiaries, if a request concerns them or they run a service for us
- providers who host the website or carry our mail and who process data on our instructions
- carriers, banks and other firms that take part in performing a contract
- authorities and courts, if the law obliges us or if a claim has to be established or defended

A provider of analytics would be added only if you had agreed to it.`,
    },
    {
      id: 'transfers',
      heading: 'Transfers abroad',
      text: `Data are processed in Switzerland and, where a subsidiary or a provider is involved, in the European Union. Our own offices are in Switzerland, Germany and the Czech Republic.

If an event takes place in another country, we may have to pass a request on there. We then observe Article 16 FADP. Either the Federal Council has found the protection in that country adequate, or a safeguard such as recognised standard contract clauses is in place, unless one of the exceptions of Article 17 FADP applies. For data under the GDPR we use the safeguards of its Article 46. On request we tell you which countries and which safeguard a transfer of your data concerns.`,
    },
    {
      id: 'retention',
      heading: 'Retention',
      text: `We keep personal data for the periods in the table and then delete them or make them anonymous. Server logs have no fixed term, because no one can say beforehand how long a fault or an attack takes to trace. We keep them only as long as operation and security need them.

We keep single documents longer where the law prescribes it or while a legal dispute is open. Accounting records, for instance, are kept for ten years from the end of the financial year (Article 958f of the Swiss Code of Obligations).`,
      table: {
        caption: 'How long personal data are kept',
        head: ['Data', 'Period'],
        rows: [
          ['Enquiries and contact details', '12 months after the last contact'],
          ['Purchases', 'The warranty period'],
          ['Business partners', 'The duration of the relationship plus 10 years'],
          ['Server logs', 'As long as operation and security need them'],
        ],
      },
    },
    {
      id: 'your-rights',
      heading: 'Your rights',
      text: `The table names your main rights. Under Swiss law, you can bring claims to correction, deletion or a ban before a court. Under the GDPR, we also tell recipients of a correction, deletion or restriction (Article 19), and you may withdraw consent at any time (Article 7(3)).

Ask us in writing or electronically. We have to check your identity first, so that your data reach no one else. Access is free of charge and is given as a rule within 30 days, although Swiss law allows a fee of at most CHF 300 where the effort is undue. We answer requests under the GDPR within one month (Article 12). The right of access under Article 25 FADP cannot be waived in advance, and Article 26 FADP names the cases in which it may be limited.

You may turn to the Federal Data Protection and Information Commissioner (FDPIC) in Switzerland. Where the GDPR applies, you may lodge a complaint with a supervisory authority.`,
      table: {
        caption: 'Rights and the articles they rest on',
        head: ['Right', 'FADP', 'GDPR'],
        rows: [
          ['To know what data we hold, and why', 'Article 25', 'Article 15'],
          ['To have wrong data corrected', 'Article 32', 'Article 16'],
          ['To have data deleted', 'Article 32', 'Article 17'],
          ['To stop or restrict processing or disclosure', 'Article 32', 'Article 18'],
          ['To object to processing for our legitimate interest', 'Article 30', 'Article 21'],
          ['To receive data and pass them on', 'Article 28', 'Article 20'],
          ['Not to be judged by automation alone', 'Article 21', 'Article 22'],
        ],
      },
    },
    {
      id: 'contact',
      heading: 'Contact',
      text: `Send questions and requests about personal data to [info@swisstiming.com](mailto:info@swisstiming.com) or by post to the address in section 1, with the note “Data protection”.

This policy is dated March 30, 2025. If the processing changes, we change the policy and its date. The version on this page is the one in force. The [Terms and Conditions](/TermsAndConditions) govern the use of this website.`,
    },
  ],
};
