import type { ServiceContent } from './service.ts';

export const localPositioningSystem: ServiceContent = {
  slug: 'LocalPositioningSystem',
  name: 'Local Positioning System',
  keyPicture: '/images/screen/positioning-map.svg',
  banner: '/images/strip/LocalPositioningSystem.svg',
  description:
    'Transponders on athletes or horses and antennas round the field of play: live position accurate to 50 mm, speed, gaps and times at any point.',
  lead: 'You know where every athlete or horse is at every moment, and how fast. A small transponder travels with each of them, and antennas round the field of play locate it in real time.',
  // spec section 9: 50 mm; services.md, LocalPositioningSystem.
  facts: [
    { value: '50 mm', type: 'Accuracy', description: 'Of each position on the field of play' },
    { value: '60 g', type: 'Transponder', description: 'In the saddle cloth of a racehorse' },
    { value: 'Up to 1,000', type: 'Points a second', description: 'From a horse race' },
    {
      value: 'At least 300',
      type: 'Sensors',
      description: 'At PyeongChang 2018, on skates, boots, boards, sleds and jerseys',
    },
  ],
  sections: [
    {
      // services.md, LocalPositioningSystem: outputs, users.
      heading: 'Speed and gaps at any point',
      text: `A timing line measures one place on the course. Positioning gives speed, gaps and an intermediate time anywhere between start and finish. Broadcasters show the live order, officials follow the field, and coaches receive the track of every athlete. Event applications use the same data.`,
    },
    {
      // services.md, LocalPositioningSystem: patents.
      heading: 'Located by the time a signal takes',
      text: `Several base stations receive each signal. Its time of arrival, or the difference between two arrivals, fixes the place. The system chooses the stations that suit the predicted position of the athlete. We hold patent US 10,698,071 for this together with the University of Erlangen-Nürnberg.`,
    },
    {
      // services.md, LocalPositioningSystem: Randwick 2015, Tokyo, PyeongChang, Budapest 2017.
      heading: 'On horses, bibs and jerseys',
      text: `Its first race day was 11 April 2015 at Royal Randwick in Sydney, under the name Longines Positioning System. At PyeongChang 2018 [ice hockey](/Sports/IceHockey) players wore a sensor on the back of the jersey. At Tokyo 2020 the tag was on the bib of the [track athletes](/Sports/Athletics). Open-water swimmers wore theirs on the wrist in Budapest in 2017, and two buoys took the intermediate times.`,
    },
    {
      // services.md, LocalPositioningSystem: antennas, roof, receivers round the track.
      heading: 'Antennas round your venue',
      picture: '/images/equipment/positioning-antenna.svg',
      text: `A racecourse takes about 20 receiving antennas, an arena antennas under its roof. Each athlete or horse needs one transponder, in a place your federation allows. With a plan of the venue, the number of starters and the values you want to show, [Corgémont](/Company/ContactCorgemont) can lay out the antennas.`,
    },
  ],
  steps: [
    { title: 'Survey', text: 'We place the antennas and record their positions.' },
    { title: 'Tag', text: 'Every transponder is assigned to one athlete, horse or object.' },
    { title: 'Locate', text: 'Stations receive the signals, and the computer turns them into positions.' },
    { title: 'Derive', text: 'Positions become speed, acceleration, distance and gaps.' },
    {
      title: 'Deliver',
      text: 'Values go to [virtual graphics](/Service/VirtualGraphics), [analysis tools](/Service/AnalysisTools) and applications.',
    },
  ],
  benefits: [
    'The live order between two timing lines.',
    'Speed and acceleration of everyone in the field.',
    'Intermediate times wherever you want one.',
    'Tracks for coaches after the race.',
  ],
  gallery: ['/images/screen/positioning-map.svg', '/images/equipment/positioning-antenna.svg'],
};
