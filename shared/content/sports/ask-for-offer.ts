/** Whom to ask, the same on every sport page: part of the frame, not of a sport's copy. */
export const askForOffer = {
  heading: 'How to ask for an offer',
  headquarters: {
    name: 'Headquarters in Corgémont',
    text: 'Write here if you want us to time your competition. Sport, venue, dates and level are enough to begin, because we ask for the rest once we know them.',
  },
  distributors: {
    name: 'Official distributors',
    text: 'If the equipment is to stay, ask the firm in your country, which sells, installs and services it.',
  },
} as const;
