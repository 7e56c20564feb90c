import type { ServiceContent } from './service.ts';

export const scoreboards: ServiceContent = {
  slug: 'Scoreboards',
  name: 'Scoreboards',
  keyPicture: '/images/scene/night-board.svg',
  banner: '/images/strip/Scoreboards.svg',
  description:
    'Public video boards with 16 million colours, LED digits legible from 150 m, hall boards and glass shot clocks, driven by the timing data.',
  lead: 'Spectators read the board from the far stand, athletes glance at it from the field of play. We supply video boards, digit lines and shot clocks, all driven by the timing data.',
  // spec section 9: 16 million colours; services.md, Scoreboards: London 2012, Saturn 2, NBA; equipment.md, Calypso.
  facts: [
    { value: '16 million', type: 'Colours', description: 'On our public video boards' },
    { value: '390', type: 'Boards', description: 'At the Olympic Games of London 2012, with 180 km of cable' },
    { value: '150 m', type: 'Viewing distance', description: 'Calypso, the modular board for swimming pools' },
    { value: '19,000', type: 'LEDs', description: 'In the largest Saturn 2 board for sports halls' },
    { value: '87', type: 'Shot clocks', description: 'Glass systems for the arenas of the NBA' },
  ],
  sections: [
    {
      // services.md, Scoreboards: Montreal 1976, Beijing 2022, coaches' board; research-2.md 7: Milano Cortina 2026.
      heading: 'Video boards and boards for one sport',
      picture: '/images/screen/video-board.svg',
      isDark: true,
      text: `A video board shows pictures, names and results in full colour. Our first video matrix board was at Montreal in 1976. At Milano Cortina 2026 we had 20 public boards and 65 boards for single sports.

Those smaller boards go where a sport needs them. In Beijing in 2022 displays inside the plexiglass of the [ice hockey](/Sports/IceHockey) rink showed game and penalty time. Ski-jumping coaches have a display with bib, speed, distance and points.`,
    },
    {
      // services.md, Scoreboards: NBA; sports.md, Basketball: glass clock.
      heading: 'A shot clock of transparent glass',
      picture: '/images/equipment/glass-shot-clock.svg',
      text: `Since the 2016/17 season the NBA has used shot clocks of transparent glass. One pane carries the game clock, the 24 seconds and the time-out clock, and spectators behind the basket see the play through it. Each arena has three. A round model with a coloured light strip followed in 2025/26.`,
    },
    {
      // equipment.md: Piccolo, Gemini, Saturn 2, Calypso; services.md, Scoreboards: Galactica, brightness.
      heading: 'The right size for your venue',
      picture: '/images/equipment/gemini-board.svg',
      text: `- **Piccolo** has 10 cm characters for indoor use up to 50 m.
- **Gemini** shows 6 or 9 digits of 24 cm, legible from 120 m. The longer board weighs 15.3 kg and needs 130 VA.
- **Calypso** grows from 1 to 10 lines of eight digits. One line takes 90 VA.
- **Saturn 2** has 30 cm digits for 125 m and weighs 56 to 236 kg.

Our [distributors](/Sales) sell, install and service these boards. They will ask for your sports, the place of the board and the distance to the last row.`,
    },
  ],
  steps: [
    { title: 'Measure', text: 'The farthest seat decides how high the digits must be.' },
    { title: 'Plan', text: 'Weight, power and cable routes are settled with the owner of the hall or stadium.' },
    {
      title: 'Connect',
      text: 'Galactica takes start lists and results from the [Quantum timer](/Service/Timing), 12 lines of 32 characters.',
    },
    { title: 'Adjust', text: 'On Gemini and Calypso a light sensor sets one of four brightness levels.' },
    { title: 'Show', text: 'Digits and text follow the timer or the console, and nobody types them again.' },
  ],
  benefits: [
    'A board sized for the last row.',
    'Pool boards that start small and gain lines later.',
    'Brightness that follows the daylight.',
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
