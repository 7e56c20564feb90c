import type { ServiceContent } from './service.ts';

export const virtualStudio: ServiceContent = {
  slug: 'VirtualStudio',
  name: 'Virtual Studio',
  keyPicture: '/images/screen/virtual-studio.svg',
  banner: '/images/strip/VirtualStudio.svg',
  description:
    'A presenter before a green wall, a studio rendered live around them and result tables from the timing data: virtual sets for sports broadcasts.',
  lead: 'Your presenter stands before a green wall, and the audience sees a studio with the latest results in it. The set is rendered live, and the figures come from the competition.',
  // services.md, VirtualStudio (general): size; TvGraphics: chain; WebCIS: delay.
  facts: [
    { value: 'No limit', type: 'Virtual room', description: 'Its size is independent of the building around it' },
    { value: 'Under 1/10 s', type: 'Live data', description: 'From the sensor at the venue to our graphics' },
    { value: '5–10 s', type: 'WebCIS', description: 'Delay for an editorial team in a studio far from the event' },
  ],
  sections: [
    {
      // services.md, VirtualStudio: technique in general.
      heading: 'A large set in a small room',
      text: `A virtual studio suits broadcasters who present several sports, or report from a venue without room for scenery. The green area is only as large as the people who move in it. Behind them the audience sees a hall, a mountain or a stretch of track. For the next sport you load another scene.

Objects in the set have their place in space. The presenter can walk round a table, point at a ranking and stand beside a replay.`,
    },
    {
      // services.md, VirtualStudio: link to the results feed; InformationSystem: outputs (XML, start lists, medal tables).
      heading: 'Tables filled by the competition',
      text: `A sports programme lives on start lists, standings and medal tables. They come from [on-venue results](/Service/InformationSystem), the same source that serves [TV graphics](/Service/TvGraphics). Nobody has to type a figure for the set. Replays such as [Simulcam](/Service/Simulcam) can run on a screen in the set.`,
    },
    {
      // services.md, MediaInformationSystem and WebCIS: presenters' information.
      heading: 'For presenters and experts',
      picture: '/images/screen/media-information-screen.svg',
      isDark: true,
      text: `Presenters at the venue prepare with the [media information system](/Service/MediaInformationSystem). A studio at home uses [WebCIS](/Service/WebCIS), which opens with the start lists hours before the event. Expert and graphic share one shot, so the expert can explain a lead with a hand on the figure.`,
    },
    {
      // services.md, VirtualStudio: technique in general (green area, keying, rendering).
      heading: 'The room, the cameras, the rehearsals',
      text: `You need a room with a green area, even light and the cameras of your production. We need the list of sports, the tables to be shown and the design of your channel. Plan rehearsals with your presenters, who have to find objects that only the camera sees. [Write to us](/Company/ContactCorgemont) when your broadcast plan is known.`,
    },
  ],
  steps: [
    { title: 'Model', text: 'Designers build the set in three dimensions, with surfaces for data and video.' },
    { title: 'Match', text: 'A virtual camera takes over position, direction and zoom of the real one.' },
    { title: 'Key', text: 'Green is removed from the picture and the presenter remains.' },
    { title: 'Render', text: 'Set and presenter become one picture, frame by frame.' },
    { title: 'Update', text: 'New results change the tables during the programme.' },
  ],
  benefits: [
    'One room for many sports.',
    'Results on the set without typing.',
    'Expert and graphic in the same shot.',
    'No scenery to carry, build or store.',
  ],
  gallery: ['/images/screen/virtual-studio.svg'],
};
