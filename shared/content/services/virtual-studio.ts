import type { ServiceContent } from './service.ts';

export const virtualStudio: ServiceContent = {
  slug: 'VirtualStudio',
  name: 'Virtual Studio',
  opening: 'television',
  banner: '/images/screen/virtual-studio-on-air.svg',
  description:
    'A presenter before a green wall, a studio rendered live around them and result tables from the timing data: virtual sets for sports broadcasts.',
  lead: 'Your presenter faces a green wall. The audience sees a studio with the latest results in it.',
  benefits: ['One room for many sports', 'Results on the set without typing', 'No scenery to carry, build or store'],
  // services.md, VirtualStudio: technique in general.
  chain: {
    heading: 'From the drawing to the broadcast',
    stations: [
      {
        time: 'Weeks before',
        title: 'Designers model the set',
        text: 'In three dimensions, with surfaces for data and video.',
      },
      {
        time: 'Rehearsal',
        title: 'Presenters learn the room',
        text: 'Only the camera sees the table that they walk round.',
      },
      {
        time: 'Frame by frame',
        title: 'The green is removed',
        text: 'When the camera turns or zooms, the drawn room follows.',
      },
      {
        time: 'On air',
        title: 'The competition fills it',
        text: 'New results change the tables during the programme.',
      },
    ],
  },
  proof: 'To change the sport you load a scene. Nobody builds one.',
  sections: [
    {
      // services.md, VirtualStudio: technique in general.
      heading: 'A large set fits into a small room',
      picture: '/images/screen/virtual-studio.svg',
      text: `The green area need only be as large as the people who move in it, because everything behind them is drawn: a hall, a mountain, a stretch of track. You need even light and the cameras of your production. We need the list of sports, the tables to be shown and the design of your channel.`,
    },
    {
      // services.md, VirtualStudio: link to the results feed; InformationSystem: outputs; WebCIS: hours.
      heading: 'Presenters prepare with the data of the venue',
      number: { value: '4 hours', type: 'before the start WebCIS opens, for a studio at home' },
      text: `Start lists, standings and medal tables come from [on-venue results](/Service/InformationSystem), so that one corrected there is corrected in the set. The presenters read the same data in [WebCIS](/Service/WebCIS). Expert and table are in one shot, and the expert can point to the split where the lead was won.`,
    },
  ],
};
