export const documentationPage = {
  name: 'Documentation',
  banner: 'strip/Documentation',
  description:
    'Summaries of Swiss Timing data sheets and service catalogues as PDF, by category: aquatics, athletics, bobsleigh, skiing, scoreboards and more.',
  lead: 'Our equipment and services in short, to be read before an event is booked or a venue is built.',
} as const;

export const instructionManualsPage = {
  name: 'Instruction Manuals',
  banner: 'strip/InstructionManuals',
  description:
    'Summaries of Swiss Timing manuals for timers, starting equipment, scoreboards and software as PDF, by category and document number.',
  lead: 'For the technician at the venue: each device in short, with its figures and part numbers, under the number of its manual.',
} as const;
