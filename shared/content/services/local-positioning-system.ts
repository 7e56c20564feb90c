import type { ServiceContent } from './service.ts';

export const localPositioningSystem: ServiceContent = {
  slug: 'LocalPositioningSystem',
  name: 'Local Positioning System',
  keyPicture: '/images/screen/positioning-map.svg',
  banner: '/images/strip/LocalPositioningSystem.svg',
  description:
    'Transponders on athletes or horses and antennas round the field of play: live position accurate to 50 mm, speed, gaps and times at any point.',
  lead: 'A small transponder travels with the athlete or the horse, and antennas round the field of play locate it in real time. You know the order, the gaps and the speed at any moment, not only where a timing line happens to lie.',
  // spec section 9: 50 mm; services.md, LocalPositioningSystem.
  facts: [
    { value: '50 mm', type: 'Positioning accuracy', description: 'Of an athlete or a horse on the field of play' },
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
      heading: 'Any point can be an intermediate',
      text: `A timing line measures one place on the course, whereas positioning gives speed, gaps and an intermediate time wherever you want one. Broadcasters show the live order while it changes. Officials follow the field, coaches receive the tracks of their athletes after the race, and second screens use the same data.`,
    },
    {
      // services.md, LocalPositioningSystem: patents; spec section 9.
      heading: 'The time a signal takes gives the place',
      text: `Several base stations receive the signal of a transponder, and its time of arrival, or the difference between two arrivals, fixes the place with a positioning accuracy of 50 mm. Not all stations are useful at all times. The system therefore predicts where the athlete is going to be and chooses those that hear best from there, a method for which we hold patent US 10,698,071 together with the University of Erlangen-Nürnberg.`,
    },
    {
      // services.md, LocalPositioningSystem: Randwick 2015, Tokyo, PyeongChang, Budapest 2017.
      heading: 'First a racecourse, then water, ice and track',
      text: `The first race day was 11 April 2015 at Royal Randwick in Sydney, where the system ran as the Longines Positioning System. Where the transponder is worn depends on the sport. In Budapest in 2017 open-water swimmers had it on the wrist, while two buoys took the intermediates. At PyeongChang 2018 [ice hockey](/Sports/IceHockey) players carried it on the back of the jersey, at Tokyo 2020 the [track athletes](/Sports/Athletics) on the bib.`,
    },
    {
      // services.md, LocalPositioningSystem: antennas, roof, receivers round the track.
      heading: 'About 20 antennas for a racecourse',
      picture: '/images/equipment/positioning-antenna.svg',
      text: `A racecourse takes about 20 receiving antennas, while in an arena they hang under the roof. For an offer [Corgémont](/Company/ContactCorgemont) asks first for a plan of the venue, because it shows where antennas can be put, then for the number of starters and the values you want to show. The federation has to agree too. It decides where on the athlete a transponder may be worn.`,
    },
  ],
  steps: [
    { title: 'Antennas are surveyed', text: 'We record their positions, since all later places depend on them.' },
    { title: 'Tags receive names', text: 'A transponder belongs to one athlete, horse or object.' },
    {
      title: 'Signals become positions',
      text: 'Positions in turn yield speed, acceleration, distance and gaps.',
    },
    {
      title: 'Three services use them',
      text: 'Values go to [virtual graphics](/Service/VirtualGraphics), [analysis tools](/Service/AnalysisTools) and applications.',
    },
  ],
  benefits: [
    'The live order between two timing lines.',
    'Speed and acceleration of the whole field.',
    'Intermediates without another cable on the course.',
    'Tracks for coaches after the race.',
  ],
  gallery: ['/images/screen/positioning-map.svg', '/images/equipment/positioning-antenna.svg'],
};
