/** Whom to ask, the same on every sport page: part of the frame, not of a sport's copy. */
export const askForOffer = {
  heading: 'How to ask for an offer',
  headquarters: {
    name: 'Headquarters in Corgémont',
    text: 'Write here if you want us to time your competition. Sport, venue and dates are enough to begin.',
  },
  distributors: {
    name: 'Official distributors',
    text: 'Ask the firm in your country about equipment of your own, its installation and its service.',
  },
  documents: {
    /** The sport's name follows. */
    name: 'Documents on',
    text: 'Data sheets, manuals and the list of what to have ready before your event.',
  },
} as const;
