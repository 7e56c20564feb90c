import type { Captions, ExternalLink, Fact, Markdown, SectionContent, StepContent } from '../copy.ts';
import type { ServiceSlug } from '../navigation.ts';

/**
 * What a service page says. Its related sports and documents are not listed here: the sports name the services they
 * use, the documents name the services they belong to, and the page collects both.
 */
export interface ServiceContent {
  readonly slug: ServiceSlug;
  /** As it stands in the menu and in the page title. */
  readonly name: string;
  /** Address of the picture: the screen, diagram or scene that shows what the service is, beside its name. */
  readonly keyPicture: string;
  /** Address of the picture of the strip over the steps. */
  readonly banner: string;
  /** For search engines and link previews: one sentence of 110 to 160 characters. */
  readonly description: string;
  /** One or two sentences under the title. */
  readonly lead: string;
  /** Three to five figures, "at a glance". */
  readonly facts: readonly Fact[];
  /** What it is, and what a technician or an organiser asks next: two to four sections. */
  readonly sections: readonly SectionContent[];
  /** How it works, in order: three to six steps. */
  readonly steps: readonly StepContent[];
  /** What the customer gets: three to six lines of Markdown without links. */
  readonly benefits: readonly Markdown[];
  /** Films, and sites of customers where the service can be seen at work. */
  readonly links?: readonly ExternalLink[];
  /** Addresses of pictures. */
  readonly gallery: readonly string[];
  /** Captions that this page words in its own way. */
  readonly captions?: Captions;
}
