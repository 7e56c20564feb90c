import type { Captions, ExternalLink, Fact, Markdown, SectionContent } from '../copy.ts';
import type { ServiceSlug, SportSlug } from '../navigation.ts';

/** The six kinds of service a sport's Scope of Service can list. */
export type ScopeType = 'timing' | 'pscb' | 'ovr' | 'cis' | 'tvg' | 'vg';

/** One entry of the Scope of Service. */
export interface ServiceItem {
  readonly title: string;
  readonly type: ScopeType;
}

/** What the sport happens on; it sets the page's accent colour. */
export type Surface = 'tartan' | 'water' | 'ice' | 'snow' | 'timber' | 'sand' | 'asphalt' | 'sawdust' | 'piste' | 'mat';

/**
 * How a result comes about. `line`: who crosses a line first, read in time. `judged`: panels give points. `play`: points
 * or hits against a clock. It decides the order of the page.
 */
export type Family = 'line' | 'judged' | 'play';

/** What a board or a score sheet shows at one moment of a competition: an example that the rules allow. */
export interface ScoreCell {
  readonly name: string;
  readonly value: string;
}

/** One piece of equipment as used in this sport. */
export interface EquipmentContent {
  readonly name: string;
  /** What it does here, with its figures. */
  readonly text: Markdown;
  /** Address of the picture: a drawing or a photograph. */
  readonly picture?: string;
}

/** What a sport page says. */
export interface SportContent {
  readonly slug: SportSlug;
  /** As it stands in the menu and in the page title. */
  readonly name: string;
  readonly family: Family;
  readonly surface: Surface;
  /** Picture of the banner; Snowboard has none. */
  readonly banner?: string;
  /** For search engines and link previews: one sentence of 110 to 160 characters. */
  readonly description: string;
  /** One or two sentences under the title. */
  readonly lead: string;
  /** The intro: one to three paragraphs. */
  readonly intro: Markdown;
  /** The number of the story, where it is none of those between first and second (resolutions.ts). */
  readonly figure?: { readonly value: string; readonly description: string };
  /** Three to five figures, under the plan. */
  readonly facts: readonly Fact[];
  /** Judged: the parts of a score, then their sum. Play: clocks, then the score. */
  readonly score?: readonly ScoreCell[];
  /** Two or three moments with a picture, then what is said without one: rules, resolution, sensors. Gymnastics: its six disciplines. */
  readonly sections: readonly SectionContent[];
  /** Ski jumping: the five phases of a jump. `value` is the number, `type` the name. */
  readonly phases?: readonly Fact[];
  /** The company and the sport: one sentence of at most 14 words, set large, then since when, firsts, events. */
  readonly company: Markdown;
  /** At most six. */
  readonly scope: readonly ServiceItem[];
  /** Entries of the scope that lead to another service than in other sports. */
  readonly scopeServices?: Readonly<Partial<Record<ScopeType, ServiceSlug>>>;
  /** Whether the entries of the scope open in a new tab. */
  readonly isScopeInNewTab?: boolean;
  readonly equipment: readonly EquipmentContent[];
  /** Services used beyond the scope, for example AnalysisTools. */
  readonly services: readonly ServiceSlug[];
  /** Federations and other outside addresses named on the page. */
  readonly links: readonly ExternalLink[];
  /** Address of the picture: the venue with its timing points. */
  readonly plan: string;
  /** Addresses of pictures: at least three, which the page shows nowhere else. */
  readonly gallery: readonly string[];
  /** Captions that this page words in its own way. */
  readonly captions?: Captions;
}
