// documents.md: categories and kinds of documents. The leads say what most entries are; the lists name only the others.
export const documentationContent = {
  name: 'Documentation',
  description:
    'Summaries and overviews of Swiss Timing equipment and services as PDF, from aquatics and athletics to ski jumping and scoreboards, by category.',
  lead: 'What our equipment and services do, for your tender, your event or your new venue.',
  note: 'Each is our summary of the data sheet or catalogue whose edition it names. An overview introduces a subject that has no data sheet.',
} as const;

export const instructionManualsContent = {
  name: 'Instruction Manuals',
  description:
    'Summaries of the manuals of Swiss Timing timers, starting equipment, scoreboards and software, as PDF, sorted by category and document number.',
  lead: 'What each device does, under the number of its manual.',
  note: 'These are summaries. To install or operate a device you need the manual itself: [ask headquarters](/Company/ContactCorgemont) for it.',
} as const;
