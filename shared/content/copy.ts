/** Building blocks of written copy, used by every kind of page. All strings named Markdown are rendered by RichText. */

/** Markdown without raw HTML: paragraphs (blank line between), **strong**, *emphasis*, [links](/Service/Timing), lists. No headings. */
export type Markdown = string;

/** One heading with its text. `id` makes it a link target; without it the heading's words are used. */
export interface SectionContent {
  readonly id?: string;
  readonly heading: string;
  readonly text: Markdown;
  /** Address of the picture that it talks about. */
  readonly picture?: string;
  /** With its picture on a band across the page: `dark` for boards and television pictures. */
  readonly band?: 'dark' | 'tinted';
}

/** A section that a picture belongs to. */
export interface PicturedSectionContent extends SectionContent {
  readonly picture: string;
}

/** A figure a reader can check: `value` with its unit ("1/100 s"), `type` in one to three words, `description` says of what. */
export interface Fact {
  readonly value: string;
  readonly type: string;
  readonly description: string;
}

/** A link that leaves the site. */
export interface ExternalLink {
  readonly label: string;
  readonly href: string;
}

/** By the address of a picture: what a page says under it instead of the caption in the catalogue. */
export type Captions = Readonly<Record<string, string>>;
