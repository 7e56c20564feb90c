// documents.md: categories and kinds of documents. The files are summaries, and the lists say so beside each.
export const documentationPage = {
  name: 'Documentation',
  banner: '/images/strip/Documentation.svg',
  description:
    'Short overviews of Swiss Timing equipment and services as PDF, from aquatics and athletics to ski jumping and scoreboards, sorted by category.',
  lead: 'Key figures and scope of our equipment and services, for your tender, your event or your new venue.',
} as const;

export const instructionManualsPage = {
  name: 'Instruction Manuals',
  banner: '/images/strip/InstructionManuals.svg',
  description:
    'Short manuals for Swiss Timing timers, starting equipment, scoreboards and software, as PDF, sorted by category and document number.',
  lead: 'For the technician at the venue: what each device does, its figures and its part numbers, under the number of its manual.',
} as const;
