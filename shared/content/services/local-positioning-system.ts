import type { ServiceContent } from './service.ts';

export const localPositioningSystem: ServiceContent = {
  slug: 'LocalPositioningSystem',
  name: 'Local Positioning System',
  banner: 'strip/LocalPositioningSystem',
  description:
    'Transponders on athlete, horse or object and antennas round the field: live position with 50 mm accuracy, speed, gaps and times at any point.',
  lead: 'A finish line measures one point of a race; a tag measures all of it. Antennas round the field locate each transponder in real time, with an accuracy of 50 mm.',
  facts: [
    { value: '50 mm', type: 'Accuracy', description: 'Of the position on the field of play' },
    { value: '60 g', type: 'Transponder', description: 'Horse-racing version, carried in the saddle cloth' },
    {
      value: '1,000',
      type: 'Points per second',
      description: 'Highest data rate in horse racing, with about 20 receiving antennas',
    },
    {
      value: '300',
      type: 'Sensors',
      description: 'At least this many at PyeongChang 2018, on skates, boots, boards, sleds and jerseys',
    },
    { value: '2012', type: 'In-house', description: 'Year in which own development began' },
  ],
  sections: [
    {
      heading: 'Arrival times become a place',
      text: `Patent US 10,698,071 of 30 June 2020, held with the University of Erlangen-Nürnberg, describes the method. A signal is received by several base stations. Time of arrival, or the difference between arrivals, fixes the position. Only a subset of stations is used, selected from the predicted position and the radiation pattern. An earlier patent steers directive antennas towards the estimated place.`,
    },
    {
      heading: 'Randwick, 11 April 2015',
      text: `The system was first used on a race day for horses, at Royal Randwick in Sydney, under the name of Longines. It gives speed, gaps and an intermediate time anywhere on the course, so nobody needs to choose the timing points in advance.`,
    },
    {
      heading: 'Bib, jersey, wrist',
      text: `Each sport finds its own place for the tag. In [athletics](/Sports/Athletics) at Tokyo it sat on the bib, with receivers round the track. [Ice hockey](/Sports/IceHockey) players at PyeongChang wore it on the back of the jersey, below antennas in the arena roof. In the open water of Budapest 2017 two buoys read wrist transponders for intermediate times.`,
    },
  ],
  steps: [
    { title: 'Survey', text: 'Antennas are placed around or above the field and their positions recorded.' },
    { title: 'Tag', text: 'Every transponder is assigned to an athlete, a horse or an object.' },
    { title: 'Locate', text: 'The stations receive, and the processor turns signal times into coordinates.' },
    { title: 'Derive', text: 'Speed, acceleration, distance covered and gaps follow from the track of points.' },
    {
      title: 'Deliver',
      text: 'Broadcasters receive values for [virtual graphics](/Service/VirtualGraphics); coaches and officials use them in [analysis tools](/Service/AnalysisTools).',
    },
  ],
  benefits: [
    'Live order and gaps between the timing lines.',
    'Speed and acceleration of every tagged athlete.',
    'Position data for event apps and second screens.',
    'Tracks that coaches can study after the race.',
  ],
  gallery: ['screen/positioning-map', 'equipment/positioning-antenna'],
};
