import type { LegalContent } from './legal-content.ts';

export const termsAndConditions: LegalContent = {
  slug: 'TermsAndConditions',
  name: 'Terms and Conditions',
  description:
    'Terms for using the Swiss Timing website: content and rights, documents, links, availability, liability and Swiss governing law.',
  lead: 'These terms apply to anyone who uses this website. Orders and event services have separate contracts.',
  date: 'March 30, 2025',
  // legal.md, Terms page; specification, section 2: ten sections, Swiss law, courts at the company’s seat.
  sections: [
    {
      id: 'purpose',
      heading: 'Purpose of the website',
      text: `Swiss Timing Ltd, Corgémont (“Swiss Timing”), operates this website to inform the public about the company, its services, the sports it works in, its documents and its job offers. By opening the site you accept these terms in the version published on that day.

Nothing on this site is an offer to conclude a contract. We supply equipment and services under separate written agreements, which take precedence over these terms in case of conflict. The official results of a competition are those that its organiser or federation publishes, and our description of a [service](/Service/LiveTimingAndScoring) does not replace them.`,
    },
    {
      id: 'user-content',
      heading: 'User content',
      text: `This website receives no content from its users, because it has no forms, comments, uploads or accounts.

If you send us comments, suggestions or other content, you confirm that you are entitled to do so and that it infringes no one’s rights. Please send nothing confidential unless we have agreed this beforehand, since an ordinary e-mail can be read on its way. We may use a suggestion on the website’s content or function to improve it, without obligation and without payment. We handle personal data in your message as the [Privacy Policy](/PrivacyPolicy) describes.`,
    },
    {
      id: 'intellectual-property',
      heading: 'Intellectual property',
      text: `The texts, drawings, pictures, documents, page design and software of this website belong to Swiss Timing or are used with the permission of their owners. All rights are reserved.

You may read, print and store pages and documents for your own information. You may pass on our summaries of data sheets and instruction manuals to people who use the equipment, but only complete and unaltered, because an instruction that lacks its warning can do harm. The files under [Open Data](/OpenData) may be used freely if the source is named. Short quotations with the source are allowed within the limits of the law. Any other reproduction, adaptation or commercial use needs our written consent.

Names and marks of watch brands, federations and events are the property of their respective owners. Although we mention them, no one acquires a right to use them.`,
    },
    {
      id: 'disclaimer',
      heading: 'Disclaimer',
      text: `Although we compile the content with care and correct errors that come to our notice, it is provided as it is, without warranty that it is complete, current or fit for a particular purpose. Technical data may change while a product is developed. Where we describe competition rules, the text of the federation is decisive, because it may have changed since.

For installation and operation, only the manual delivered with the equipment is binding, because it was written for that very version. The summaries listed under [Instruction Manuals](/Downloads/InstructionManuals) serve for reference.`,
    },
    {
      id: 'links',
      heading: 'Links',
      text: `Some links lead to websites of other operators, for example federations, distributors or a recruiting platform. Because we have no control over these sites, we do not adopt their content as our own and accept no responsibility for it. If a link leads to unlawful content, tell us, and we will remove it.

You may link to any page of this site as long as the page opens in full under its own address. Showing our pages inside a frame of another site is not permitted, because visitors could no longer tell whose words they read.`,
    },
    {
      id: 'service-access',
      heading: 'Access to the service',
      text: `Access to this website is free and needs no registration.

We may alter, interrupt or close the website or parts of it at any time and, since access is free, owe no particular availability. You bear the cost of your device and connection. You may not disturb its operation, circumvent its protection or burden it with automated requests beyond what ordinary indexing and reading require.

Systems with a login, such as [WebCIS](/Service/WebCIS), are not part of this website. Rights to them are granted under the agreement for the event.`,
    },
    {
      id: 'liability',
      heading: 'Liability',
      text: `As far as the law permits, Swiss Timing excludes liability for damage that results from the use of this website, from reliance on its content or from its not being available. This covers direct and indirect damage, loss of data and loss of profit.

Liability that cannot be excluded or limited by law remains unaffected, in particular for intent and gross negligence. Where you have a supply or service contract with us, its rules on liability apply unchanged.

When you download files, keep your software and its protection up to date.`,
    },
    {
      id: 'privacy',
      heading: 'Privacy',
      text: `The [Privacy Policy](/PrivacyPolicy) sets out how we treat personal data, and the notice on [Cookies](/Cookies) explains why we set none. Both serve to inform you. They form no part of a contract.`,
    },
    {
      id: 'changes',
      heading: 'Changes to these terms',
      text: `Swiss Timing may amend these terms. The amended version applies from its publication on this page and is recognisable by its date, which for the present version is March 30, 2025. If you return after some time, please look at the date.

If a provision is or becomes invalid, the others stay in force, and in its place a valid provision applies that comes closest to its purpose.`,
    },
    {
      id: 'governing-law',
      heading: 'Governing law and jurisdiction',
      text: `These terms and the use of this website are governed by Swiss law, to the exclusion of its rules on conflict of laws.

The courts at the seat of the company have jurisdiction. Where mandatory provisions, such as those that protect consumers, call for another law or another court, they take precedence.

The English text of these terms is authoritative, even if a translation departs from it.`,
    },
  ],
};
