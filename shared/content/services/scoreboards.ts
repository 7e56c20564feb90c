import type { ServiceContent } from './service.ts';

export const scoreboards: ServiceContent = {
  slug: 'Scoreboards',
  name: 'Scoreboards',
  banner: 'strip/Scoreboards',
  description:
    'Public video boards with 16 million colours, LED digit lines read from 150 m, hall boards and glass shot clocks, driven by the timers themselves.',
  lead: 'Spectators read a board from the far stand, athletes in a glance from the field of play. Video, text and digit boards serve both, each with its own reading distance.',
  facts: [
    { value: '16 million', type: 'Colours', description: 'Range of the public video boards' },
    { value: '390', type: 'Boards', description: 'Installed for London 2012, with 180 km of cable' },
    { value: '150 m', type: 'Reading distance', description: 'Calypso, the modular line for pools' },
    { value: '19,000', type: 'LEDs', description: 'In the largest Saturn 2 hall board' },
    { value: '87', type: 'Shot clocks', description: 'Glass systems delivered to the NBA for the 2016/17 season' },
  ],
  sections: [
    {
      heading: 'From matrix board to rink wall',
      text: `A video board shows pictures, names and results in full colour; a digit line shows one number to someone far away. Montreal 1976 had the first video matrix board. At PyeongChang 2018, 30 public boards and 90 scoring boards were in place. For Beijing 2022 an LED display with game and penalty time was built into the plexiglass of the [hockey](/Sports/IceHockey) rink.`,
    },
    {
      heading: 'A clock you can see through',
      text: `[Basketball](/Sports/Basketball) needs a shot clock above the basket that does not hide the game. The NBA system uses transparent glass: three units per arena, 500,000 LEDs and 30 t in all. From the season 2025/26 the model is round and IP-based, with an RGB strip.`,
    },
    {
      heading: 'Boards for one reader',
      text: `Not every board faces the public. At the ski jump a display for coaches gives bib, speed, distance and points.`,
    },
  ],
  steps: [
    {
      title: 'Measure the view',
      text: 'Distance decides the digit. Piccolo shows 10 cm characters for 50 m indoors, Gemini 24 cm digits for 120 m, Saturn 2 30 cm digits for 125 m.',
    },
    {
      title: 'Build up',
      text: 'Calypso grows from 1 to 10 lines, each with 8 digits of 150 white LEDs. Gemini comes with 6 or 9 digits, or 12 characters.',
    },
    {
      title: 'Connect',
      text: 'Galactica takes start lists and results from the [Quantum timer](/Service/Timing), in a feed of 12 lines with 32 characters.',
    },
    { title: 'Adjust', text: 'On Gemini and Calypso a light sensor selects one of four brightness steps.' },
    { title: 'Show', text: 'Digits and text follow the timer or the console without retyping.' },
  ],
  benefits: [
    'A board chosen by reading distance, not by catalogue size.',
    'Pool boards that can start small and gain lines later.',
    'Brightness that follows the daylight without an operator.',
    'One console, Saturn 2, for the sports of a multi-purpose hall.',
  ],
  gallery: [
    'screen/public-scoreboard-swimming',
    'screen/public-scoreboard-athletics',
    'screen/video-board',
    'equipment/gemini-board',
    'equipment/calypso-line',
    'equipment/piccolo-board',
    'equipment/water-polo-console',
    'equipment/shot-clock',
    'equipment/coyote-horn',
  ],
};
