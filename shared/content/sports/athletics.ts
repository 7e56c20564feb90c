import type { SportContent } from './sport.ts';

export const athletics: SportContent = {
  slug: 'Athletics',
  name: 'Athletics',
  surface: 'tartan',
  banner: 'strip/Athletics',
  description:
    'Photo finish, false-start detection, wind readings and results for track and field, with up to seven events running on one field at the same moment.',
  lead: 'Up to 7 events run at once on one field. Times, jumps, throws and wind readings must each reach the right start list.',
  intro: `A photo finish settles who was first; measuring judges settle how far or how high.

The [results system](/Service/InformationSystem) keeps the competitions apart, adds the wind to the marks that need it, and sends each ranking to its own board and graphic.`,
  facts: [
    { value: '0.100 s', type: 'Reaction limit', description: 'Anything quicker counts as a false start' },
    { value: '40,000 images/s', type: 'Photo finish', description: 'Camera speed in Paris 2024' },
    { value: '0.005 s', type: 'Winning margin', description: 'Men’s 100 m final, Paris 2024' },
    { value: '2.0 m/s', type: 'Tail wind', description: 'Highest reading with which a record stands' },
    { value: '55', type: 'Timekeepers', description: 'On the athletics crew in Paris, with 200 km of cable' },
  ],
  sections: [
    {
      heading: 'The torso and the near edge',
      text: `Heads, arms and feet do not count. A runner has finished when the torso reaches the near edge of the finish line, and the photo-finish judge sets the cursor there, athlete by athlete.

Rule 165 of the former IAAF book wanted at least 1,000 images/s at top meetings and 100 at others, with a time scale in 0.01 s. The men’s 100 m at Athens 2004 was decided by 0.01 s.`,
    },
    {
      heading: 'Starter, blocks and reaction time',
      text: `Under the same rule the starter’s signal had to reach the timer within 0.001 s, and the certificate could not be older than 4 years. Since January 2010 any false start puts the runner out.

Sprinters usually react in 130–140 ms. Sound that has to cross the lanes spoils the comparison: a reaction of 440 ms was once read in lane 9 because the shot arrived late. A loudspeaker behind each runner removes the difference.`,
    },
    {
      heading: 'Reading the wind',
      text: `The reading lasts 10 s for the 100 m, 13 s for the 100 m and 110 m hurdles, and 5 s for jumps. In the 200 m it lasts 10 s from the moment the straight is entered.

The rules of 2004/05 placed the gauge 50 m before the line, at most 2 m from the track, and took the value up to the next 0.1 m/s.`,
    },
  ],
  company: `Omega’s line of cameras begins in London in 1948 with the Racend Omega Timer, which recorded to 1/1000 s. Photosprint cut the wait in 1968: its film was ready in under 30 s. The digital Scan'O'Vision dates from 1992. False-start detection came to the Olympic track at Los Angeles 1984.

Omega has timed the Diamond League since its first season, 2010, when it counted 14 meetings. At the Inspiration Games, staged by Weltklasse Zürich, pictures from several distant finish cameras were merged into the first official virtual photo finish; see [Distributed Timekeeping](/Service/DistributedTimekeeping).`,
  scope: [
    { title: 'Timing', type: 'timing' },
    { title: 'Public Scoreboards and Displays', type: 'pscb' },
    { title: 'On-Venue Results (OVR)', type: 'ovr' },
    { title: 'Commentator Information System (CIS)', type: 'cis' },
    { title: 'TV Graphics', type: 'tvg' },
    { title: 'Virtual Graphics', type: 'vg' },
  ],
  equipment: [
    {
      name: "Scan'O'Vision Ultimate",
      text: 'Photo-finish camera of Paris 2024. Its predecessor Myria, at Rio 2016, reached 10,000 images/s.',
      drawing: 'photo-finish-camera',
    },
    {
      name: 'Starting block with force sensors',
      text: 'Reads force instead of movement since London 2012, at 4,000 readings/s in Rio. The false-start system is named ASC3. A top push is quoted at 240 kg.',
      drawing: 'athletics-starting-block',
    },
    {
      name: 'E-gun',
      text: 'Sound, light and start pulse from one trigger. 820 g, 280 × 35 × 140 mm; the flash lasts 0.1 s.',
      drawing: 'e-gun',
    },
    {
      name: 'Sirocco wind gauge',
      text: 'Ultrasonic gauge on a tripod 1.22 m high. It draws at most 40 mA and works over up to 400 m of cable.',
      drawing: 'sirocco-wind-gauge',
    },
    {
      name: 'Bib tag',
      text: 'Worn in Tokyo and read by [receivers round the track](/Service/LocalPositioningSystem): place, speed and acceleration during the race.',
      drawing: 'transponder',
    },
  ],
  services: ['LocalPositioningSystem', 'DistributedTimekeeping'],
  links: [
    { label: 'World Athletics', href: 'https://worldathletics.org' },
    { label: 'Diamond League', href: 'https://diamondleague.com' },
  ],
  gallery: ['plan/Athletics', 'screen/public-scoreboard-athletics'],
};
