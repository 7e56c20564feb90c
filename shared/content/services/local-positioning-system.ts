import type { ServiceContent } from './service.ts';

export const localPositioningSystem: ServiceContent = {
  slug: 'LocalPositioningSystem',
  name: 'Local Positioning System',
  opening: 'television',
  banner: '/images/strip/LocalPositioningSystem.svg',
  description:
    'Transponders on athletes or horses and antennas round the field of play: live position accurate to 50 mm, speed, gaps and times at any point.',
  lead: 'A small transponder travels with the athlete or the horse, and antennas round the field of play locate it in real time.',
  benefits: [
    'The live order between two timing lines',
    'Speed and acceleration of the whole field',
    'Tracks for coaches after the race',
  ],
  // services.md, LocalPositioningSystem: antennas, saddle cloth, data points, outputs.
  chain: {
    heading: 'A horse race in four numbers',
    stations: [
      {
        time: '20 antennas',
        title: 'The course is surveyed',
        text: 'About so many for a racecourse. In an arena they hang under the roof.',
      },
      {
        time: '60 g',
        title: 'A tag gets a name',
        text: 'In the saddle cloth. Where an athlete may wear it, the federation decides.',
      },
      {
        time: '1,000 a second',
        title: 'Signals become positions',
        text: 'At most, and with them speed, acceleration and gaps.',
      },
      {
        time: 'Live',
        title: 'Three services use them',
        text: '[Virtual graphics](/Service/VirtualGraphics), [analysis tools](/Service/AnalysisTools) and [applications](/Service/MobileApplications).',
      },
    ],
  },
  proof: 'Any point of the course can be an intermediate.',
  sections: [
    {
      // spec section 9: 50 mm; services.md, LocalPositioningSystem: patents.
      heading: 'The time a signal takes gives the place',
      number: { value: '50 mm', type: 'positioning accuracy, drawn in true size' },
      trueLength: '50mm',
      text: `Several base stations hear the transponder, and the time of arrival fixes its place. Not all stations are useful at all times. The system therefore predicts where the athlete is going to be and chooses those that hear best from there, a method for which we hold patent US 10,698,071 together with the University of Erlangen-Nürnberg.`,
    },
    {
      // services.md, LocalPositioningSystem: Randwick 2015, Tokyo, PyeongChang, Budapest 2017.
      heading: 'Horses first, then water, ice and track',
      picture: '/images/screen/positioning-map.svg',
      text: `The first race day was 11 April 2015 at Royal Randwick in Sydney, under the name of Longines. Open-water swimmers had the tag on the wrist at Budapest 2017, [ice hockey](/Sports/IceHockey) players on the jersey at PyeongChang 2018, [track athletes](/Sports/Athletics) on the bib at Tokyo 2020. Send us a plan of the venue: it shows where antennas can be put.`,
    },
  ],
};
