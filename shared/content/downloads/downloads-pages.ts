export const documentationPage = {
  name: 'Documentation',
  description:
    'Data sheets and service catalogues of Swiss Timing as PDF, by category: aquatics, athletics, bobsleigh, skiing, skating, scoreboards and more.',
  lead: 'Data sheets, service catalogues and planning aids, to be read before an event is booked or a venue is built.',
} as const;

export const instructionManualsPage = {
  name: 'Instruction Manuals',
  description:
    'User manuals of Swiss Timing timers, starting equipment, scoreboards and software as PDF, listed by category with their document numbers.',
  lead: 'For the technician at the venue: connection, operation and care, under the document number printed on the device or its case.',
} as const;
