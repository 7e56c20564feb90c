/** Sentences of the specification that the content departs from on purpose: one line each, with its reason. */
interface Deviation {
  /** As in facts.test.ts. */
  readonly sentence: string;
  readonly why: string;
}

export const deviations: readonly Deviation[] = [];
