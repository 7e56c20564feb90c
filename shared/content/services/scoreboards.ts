import type { ServiceContent } from './service.ts';

export const scoreboards: ServiceContent = {
  slug: 'Scoreboards',
  name: 'Scoreboards',
  keyPicture: '/images/scene/night-board.svg',
  banner: '/images/strip/Scoreboards.svg',
  description:
    'Public video boards with 16 million colours, LED digits legible from 150 m, hall boards and glass shot clocks, driven by the timing data.',
  lead: 'Spectators read the board from the last row, whereas athletes have only a glance to spare. We supply video boards, digit lines and shot clocks for both, all driven by the timing data.',
  // spec section 9: 16 million colours; services.md, Scoreboards: London 2012, Saturn 2, NBA; innovation-milestones.md, 2016: 29 arenas; equipment.md, Calypso.
  facts: [
    { value: '16 million', type: 'Colours', description: 'On our public video boards' },
    { value: '390', type: 'Boards', description: 'At the Olympic Games of London 2012, with 180 km of cable' },
    { value: '150 m', type: 'Viewing distance', description: 'Calypso, the modular board for swimming pools' },
    { value: '19,000', type: 'LEDs', description: 'In the largest Saturn 2 board for sports halls' },
    { value: '87', type: 'Shot clocks', description: 'For 29 NBA arenas in 2016/17, three to an arena' },
  ],
  sections: [
    {
      // services.md, Scoreboards: Montreal 1976, Beijing 2022, coaches' board; research-2.md 7: Milano Cortina 2026.
      heading: 'The crowd and the athletes need different boards',
      picture: '/images/screen/video-board.svg',
      band: 'dark',
      text: `A video board shows pictures, names and results in 16 million colours. Our first video matrix board was at Montreal in 1976. At Milano Cortina 2026 there were 20 boards for the public but 65 for a single sport, because what a crowd enjoys and what a player needs seldom fit on one.

The smaller boards go where the sport looks. At Beijing 2022 displays inside the plexiglass of the [ice hockey](/Sports/IceHockey) rink showed game and penalty time, and ski-jumping coaches have one with bib, speed, distance and points.`,
    },
    {
      // services.md, Scoreboards: NBA; sports.md, Basketball: glass clock.
      heading: 'A shot clock that spectators see through',
      picture: '/images/equipment/glass-shot-clock.svg',
      text: `A shot clock has to be large enough for the players, although it must not hide the basket from the spectators behind it. Since 2016/17 the NBA has therefore used transparent glass: one pane carries the game clock, the 24 seconds and the time-out clock, and the play shows through. A round model followed in 2025/26.`,
    },
    {
      // equipment.md: Piccolo, Gemini, Saturn 2, Calypso; services.md, Scoreboards: Galactica, brightness.
      heading: 'The farthest seat decides the size',
      picture: '/images/equipment/gemini-board.svg',
      text: `- **Piccolo** has 10 cm characters for indoor use up to 50 m.
- **Gemini** shows 6 or 9 digits of 24 cm, legible from 120 m. The longer board weighs 15.3 kg and needs 130 VA.
- **Calypso** grows from 1 to 10 lines of eight digits, at 90 VA a line.
- **Saturn 2** has 30 cm digits for 125 m. Since it weighs 56 to 236 kg, ask first what the wall can carry.

For an event the boards come with our crew. If yours is to stay, our [distributors](/Sales) sell, install and service it, and they will ask for your sports, the place of the board and the distance to the last row, because weight and power follow from them.`,
    },
  ],
  steps: [
    { title: 'Distance sets the digits', text: 'We start from the seat that is farthest from the board.' },
    {
      title: 'The building has its say',
      text: 'Weight, power and cable routes are settled with the owner of the hall or stadium.',
    },
    {
      title: 'The timer feeds the board',
      text: 'Galactica takes start lists and results from the [Quantum timer](/Service/Timing), 12 lines of 32 characters.',
    },
    {
      title: 'Brightness follows the light',
      text: 'On Gemini and Calypso a sensor sets one of four levels, so that digits neither fade in the sun nor dazzle at night.',
    },
  ],
  benefits: [
    'Digits sized for the last row.',
    'Pool boards that start small and gain lines later.',
    'One console for nine hall sports.',
  ],
  gallery: [
    '/images/screen/public-scoreboard-swimming.svg',
    '/images/screen/public-scoreboard-athletics.svg',
    '/images/screen/video-board.svg',
    '/images/equipment/gemini-board.svg',
    '/images/equipment/calypso-line.svg',
    '/images/equipment/piccolo-board.svg',
    '/images/equipment/water-polo-console.svg',
    '/images/equipment/shot-clock.svg',
    '/images/equipment/coyote-horn.svg',
  ],
};
