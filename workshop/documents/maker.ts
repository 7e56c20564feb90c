/** Stands in every document made here, so that one delivered by somebody else is known from it. */
export const MAKER = 'Swiss Timing workshop';
