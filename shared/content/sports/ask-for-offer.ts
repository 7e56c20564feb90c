/** Whom to ask, the same on every sport page: part of the frame, not of a sport's copy. */
export const askForOffer = {
  heading: 'How to ask for an offer',
  headquarters: {
    name: 'Headquarters in Corgémont',
    text: 'Write here for services at a competition, and state the sport, the venue and the dates.',
  },
  distributors: {
    name: 'Official distributors',
    text: 'Ask the firm for your country about equipment and spare parts.',
  },
  documents: {
    /** The sport's name follows. */
    name: 'Documents on',
    text: 'The list of what to have ready before an event saves a second round of questions.',
  },
} as const;
