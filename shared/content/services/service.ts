import type { ExternalLink, Fact, Markdown, PicturedSectionContent, SectionContent } from '../copy.ts';
import type { ServiceSlug } from '../navigation.ts';

/** One station of the work. `time` counts from the start of the competition or from the signal: "−3 days", "+0.1 s". */
export interface StationContent {
  readonly time: string;
  readonly title: string;
  readonly text: Markdown;
}

/** Words with a large number in the place of a picture. */
interface NumberedSectionContent extends SectionContent {
  readonly picture?: never;
  readonly number: Pick<Fact, 'value' | 'type'>;
  /** Length of a bar over it, drawn in true size: "50mm". */
  readonly trueLength?: string;
}

export type PairContent = PicturedSectionContent | NumberedSectionContent;

/**
 * What a service page says. Its related sports and documents are not listed here: the sports name the services they
 * use, the documents name the services they belong to, and the page collects both.
 */
export interface ServiceContent {
  readonly slug: ServiceSlug;
  /** As it stands in the menu and in the page title. */
  readonly name: string;
  /**
   * How the page opens. `scene`: a picture across the window, then the words. `television`: the words, then the picture
   * as a viewer sees it. `phone`: the words beside a telephone in true size, which shows the drawing for phones.
   */
  readonly opening: 'scene' | 'television' | 'phone';
  /** Address of the picture that opens the page. */
  readonly banner: string;
  /** For search engines and link previews: one sentence of 110 to 160 characters. */
  readonly description: string;
  /** One or two sentences under the title. */
  readonly lead: string;
  /** What the customer gets: three short lines. */
  readonly benefits: readonly [string, string, string];
  /** The work in the order of its times: three to five stations. */
  readonly chain: { readonly heading: string; readonly stations: readonly StationContent[] };
  /** The best sentence of the page, of about 14 words. */
  readonly proof: string;
  /** What it is, and what a technician or an organiser asks next: two passages, each with its picture or number. */
  readonly sections: readonly PairContent[];
  /** Films, and sites of customers where the service can be seen at work. */
  readonly links?: readonly ExternalLink[];
}
