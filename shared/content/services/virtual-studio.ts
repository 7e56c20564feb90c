import type { ServiceContent } from './service.ts';

export const virtualStudio: ServiceContent = {
  slug: 'VirtualStudio',
  name: 'Virtual Studio',
  banner: 'strip/VirtualStudio',
  description:
    'A presenter before a green wall, a set computed live around them, and tables filled from the results feed: how a virtual sports studio works.',
  lead: 'A virtual studio replaces scenery with computed space. The presenter stands before a green wall; the room, the table and the result list behind them are rendered live.',
  facts: [
    { value: 'No limit', type: 'Virtual room', description: 'Its size does not depend on the building around it' },
    {
      value: 'Under 0.1 s',
      type: 'Data chain',
      description: 'From the athlete to the graphic, before any rendering of a set',
    },
    { value: '5–10 s', type: 'WebCIS', description: 'How far a studio away from the venue is behind the stadium' },
    { value: '4 h', type: 'Preparation', description: 'Event information opens in WebCIS this long before the start' },
    { value: '12 h', type: 'Review', description: 'It stays open for this time after the end of the event' },
  ],
  sections: [
    {
      heading: 'Green where people stand',
      text: `The green area has to be only as large as the people who move in it. Everything beyond is geometry. A studio of modest floor space can therefore show a hall, a mountain or a stretch of track at full size.`,
    },
    {
      heading: 'Objects that take part',
      text: `Pasting a picture behind a person is not enough. Rendered objects must sit correctly in space and react when the presenter or the camera moves. A table edge that drifts, or a shadow that falls the wrong way, gives the set away.`,
    },
    {
      heading: 'Fed by the results',
      text: `A sports studio lives on its figures. The feed that serves [TV graphics](/Service/TvGraphics) can also fill the tables of a virtual set, so that start list, standing and medal table need no second entry. Presenters prepare with the [media information system](/Service/MediaInformationSystem) in the venue or with [WebCIS](/Service/WebCIS) elsewhere. Replays such as [Simulcam](/Service/Simulcam) can run on a wall of the set.`,
    },
  ],
  steps: [
    {
      title: 'Model',
      text: 'Designers build the set as a three-dimensional scene, with surfaces reserved for data and video.',
    },
    { title: 'Match', text: 'Position, direction and zoom of the studio camera are transferred to a virtual camera.' },
    { title: 'Key', text: 'Green is removed from the live picture, and the presenter remains.' },
    { title: 'Render', text: 'Set and presenter are combined frame by frame, with depth, light and reflections.' },
    { title: 'Update', text: 'New results change the tables on the set during the programme.' },
  ],
  benefits: [
    'One small room for several sports, changed by loading another scene.',
    'Result tables drawn from data instead of typed by hand.',
    'Expert and graphic in a single shot.',
    'No scenery to transport, build or store.',
  ],
  gallery: ['screen/virtual-studio'],
};
