/** Whom to ask, the same on every sport page: part of the frame, not of a sport's copy. */
export const askForOffer = {
  heading: 'How to ask for an offer',
  headquarters: {
    name: 'Headquarters in Corgémont',
    text: 'Write here for a crew and equipment at your competition. Sport, venue and dates are enough to begin.',
  },
  distributors: {
    name: 'Official distributors',
    text: 'Turn to the firm in your country for equipment of your own, installation and service.',
  },
  documents: {
    /** The sport's name follows. */
    name: 'Documents on',
    text: 'Data sheets, manuals and the list of what to have ready before your event.',
  },
} as const;
