// documents.md: categories and kinds of documents. The leads say what a summary and an overview are; the lists name them in one word.
export const documentationContent = {
  name: 'Documentation',
  banner: '/images/strip/Documentation.svg',
  description:
    'Summaries and overviews of Swiss Timing equipment and services as PDF, from aquatics and athletics to ski jumping and scoreboards, by category.',
  lead: 'What our equipment and services do, for your tender, your event or your new venue. A summary goes with a data sheet or catalogue whose edition it names, whereas an overview introduces a subject that has none.',
} as const;

export const instructionManualsContent = {
  name: 'Instruction Manuals',
  banner: '/images/strip/InstructionManuals.svg',
  description:
    'Summaries of the manuals of Swiss Timing timers, starting equipment, scoreboards and software, as PDF, sorted by category and document number.',
  lead: 'A summary tells what a device does, under the number of its manual, whereas an overview covers equipment that has none. To install or operate a device, follow its manual.',
} as const;
