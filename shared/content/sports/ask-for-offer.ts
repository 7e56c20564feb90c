/** Whom to ask, the same on every sport page: part of the frame, not of a sport's copy. */
export const askForOffer = {
  heading: 'Ask for an offer',
  headquarters: {
    name: 'Headquarters in Corgémont',
    text: 'Tell us sport, venue, dates and level. We ask for the rest.',
  },
  distributors: {
    name: 'Official distributors',
    text: 'If the equipment is to stay, ask the firm in your country.',
  },
} as const;
