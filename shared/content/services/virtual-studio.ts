import type { ServiceContent } from './service.ts';

export const virtualStudio: ServiceContent = {
  slug: 'VirtualStudio',
  name: 'Virtual Studio',
  keyPicture: '/images/screen/virtual-studio.svg',
  banner: '/images/strip/VirtualStudio.svg',
  description:
    'A presenter before a green wall, a studio rendered live around them and result tables from the timing data: virtual sets for sports broadcasts.',
  lead: 'Your presenter faces a green wall, yet the audience sees a studio with the latest results in it. The set is rendered live and its tables are filled by the competition, so that changing the sport means loading a scene rather than building one.',
  // services.md, TvGraphics: chain; WebCIS: delay, hours.
  facts: [
    { value: 'Under 1/10 s', type: 'Live data', description: 'From the sensor at the venue to our graphics' },
    { value: '5–10 s', type: 'WebCIS', description: 'Delay for an editorial team in a studio far from the event' },
    { value: '4 hours', type: 'Preparation', description: 'With WebCIS, before an event starts' },
  ],
  sections: [
    {
      // services.md, VirtualStudio: technique in general.
      heading: 'A large set fits into a small room',
      text: `A virtual studio suits broadcasters who present several sports, or who report from a venue where there is no room for scenery. The green area need only be as large as the people who move in it, because everything behind them is drawn: a hall, a mountain, a stretch of track. Objects have a place in that space. A presenter can walk round a table, point at a ranking and stop next to a replay.`,
    },
    {
      // services.md, VirtualStudio: link to the results feed; InformationSystem: outputs (XML, start lists, medal tables).
      heading: 'The competition writes the tables',
      text: `A sports programme lives on start lists, standings and medal tables. They come from [on-venue results](/Service/InformationSystem), as [TV graphics](/Service/TvGraphics) do, and a result corrected at the venue is therefore corrected in the set. Two runs laid into [one picture](/Service/Simulcam) can play on a screen behind the expert.`,
    },
    {
      // services.md, MediaInformationSystem and WebCIS: presenters' information.
      heading: 'Presenters prepare with the same data',
      picture: '/images/screen/media-information-screen.svg',
      band: 'dark',
      text: `At the venue presenters use the [media information system](/Service/MediaInformationSystem), in a studio at home [WebCIS](/Service/WebCIS). Expert and table share one shot, so that a lead can be explained with a hand on the line where it arose.`,
    },
    {
      // services.md, VirtualStudio: technique in general (green area, keying, rendering).
      heading: 'Presenters rehearse what only the camera sees',
      text: `You need a room with a green area, even light and the cameras of your production; we need the list of sports, the tables to be shown and the design of your channel. Plan rehearsals, because presenters have to find objects that are not there. How long this takes depends on the number of sets. Tell us your broadcast plan, and we will [make an offer](/Company/ContactCorgemont).`,
    },
  ],
  steps: [
    { title: 'Designers model the set', text: 'It is built in three dimensions, with surfaces for data and video.' },
    {
      title: 'A virtual camera copies the real one',
      text: 'When the real camera turns or zooms, the drawn room follows.',
    },
    { title: 'The green is removed', text: 'Only the presenter remains of the picture.' },
    {
      title: 'Set and presenter join',
      text: 'They become one picture, frame by frame, and new results change the tables while the programme is on air.',
    },
  ],
  benefits: [
    'One room for many sports.',
    'Results on the set without typing.',
    'Expert and table in the same shot.',
    'No scenery to carry, build or store.',
  ],
  gallery: ['/images/screen/virtual-studio.svg'],
  captions: {
    '/images/screen/media-information-screen.svg': 'What presenter and expert read before they go on air',
  },
};
