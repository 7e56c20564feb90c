import type { ServiceContent } from './service.ts';

export const scoreboards: ServiceContent = {
  slug: 'Scoreboards',
  name: 'Scoreboards',
  opening: 'scene',
  banner: '/images/scene/night-board.svg',
  description:
    'Public video boards with 16 million colours, LED digits legible from 150 m, hall boards and glass shot clocks, driven by the timing data.',
  lead: 'Spectators read the board from the last row. Athletes have only a glance. We supply boards for both, driven by the timing data.',
  benefits: [
    'Video boards with 16 million colours',
    'Digits sized for the last row',
    'One console for nine hall sports',
  ],
  // equipment.md: Piccolo, Gemini, Saturn 2, Calypso.
  chain: {
    heading: 'The farthest seat decides',
    stations: [
      { time: '50 m', title: 'Piccolo', text: 'Eight lines of 10 cm characters, indoors.' },
      {
        time: '120 m',
        title: 'Gemini',
        text: 'Six or nine digits of 24 cm. A sensor sets one of four brightness levels.',
      },
      {
        time: '125 m',
        title: 'Saturn 2',
        text: 'Digits of 30 cm for the hall. It weighs 56 to 236 kg: ask what the wall can carry.',
      },
      { time: '150 m', title: 'Calypso', text: 'From one to ten lines of eight digits. A pool can start small.' },
    ],
  },
  // services.md, Scoreboards: London 2012.
  proof: 'London 2012 had 390 of our scoreboards, and 180 km of cable.',
  sections: [
    {
      // services.md, Scoreboards: Montreal 1976, Beijing 2022, coaches' board; research-2.md 7: Milano Cortina 2026.
      heading: 'Crowd and athletes need different boards',
      picture: '/images/screen/video-board.svg',
      text: `A video board shows pictures, names and results. Our first with a matrix was at Montreal in 1976. Milano Cortina 2026 had 20 for the public.

Beside them stood 65 sport-specific boards, where athletes, coaches and officials look. In the glass of the [ice hockey](/Sports/IceHockey) rink they show game and penalty time, to [ski-jumping](/Sports/SkiJumping) coaches bib, speed, distance and points.`,
    },
    {
      // services.md, Scoreboards: NBA; sports.md, Basketball: glass clock.
      heading: 'A shot clock that you see through',
      picture: '/images/equipment/glass-shot-clock.svg',
      text: `Players must be able to read it, and spectators behind it still want to see the [basket](/Sports/Basketball). Since 2016/17 the NBA has used transparent glass, 87 clocks for 29 arenas, with the 24 seconds, the game clock and the time-out in one pane. For an event the boards come with our crew. If yours is to stay, ask a [distributor](/Sales).`,
    },
  ],
};
