import type { SportContent } from './sport.ts';

export const skiJumping: SportContent = {
  slug: 'SkiJumping',
  name: 'Ski Jumping',
  surface: 'snow',
  banner: 'strip/SkiJumping',
  description:
    'From in-run speed to total score: how ski jumping is measured with light beams, wind sensors, video distance and five style judges.',
  lead: 'One jump yields a speed, a distance, five style marks and a wind value. The score stands on the board before the jumper has taken off the skis.',
  intro: `No clock decides a ski jump. Beams, anemometers and cameras measure, judges mark, and the jury sets the conditions. About 2 minutes pass between the all-clear for a jump and the announced result.`,
  facts: [
    { value: '0.5 m', type: 'Distance step', description: 'Unit in which the landing point is read' },
    { value: '0–20', type: 'Style mark', description: 'From each judge on the panel' },
    { value: '60', type: 'K point', description: 'Distance points for reaching it; on a flying hill 120' },
    {
      value: '7',
      type: 'Wind sensors',
      description: 'On normal and large hills of the Nordic combined World Cup 2022/23',
    },
    { value: '4', type: 'Distance cameras', description: 'HD cameras on the landing hill' },
  ],
  sections: [
    {
      heading: 'From metres to points',
      text: `Each metre beyond the K point adds 2.0, 1.8 or 1.2 points, depending on hill size; each metre short takes the same away. With K at 125 m, a jump of 129 m is worth 67.2 points before style, wind and gate are considered.`,
    },
    {
      heading: 'Who sees which value',
      text: `A board for the coaches gives bib, speed, distance and points. The jury has displays of its own. Commentators read all measured values in real time in the [media information system](/Service/MediaInformationSystem). Two networks, main and backup, carry the data on uninterruptible power.`,
    },
  ],
  phases: [
    {
      title: 'In-Run',
      text: 'The jury picks the gate. Start lights in red, yellow and green announce three phases and are repeated for jury and coaches. Main and backup light beams take the in-run speed. Since January 2010, moving the gate has brought points or cost them.',
    },
    {
      title: 'The Jump',
      text: 'Speed and timing at the table decide much of the distance. In 2018, a transmitter on the ski sent take-off speed to antennas. For the Winter Games of 2026, the movement itself was analysed from camera images.',
    },
    {
      title: 'The Flight Phase',
      text: 'Three-axis anemometers measure the wind along the hill. Nordic combined uses 7 sensors on normal and large hills, 5 in the Grand Prix. Head wind lifts the jumper and costs points; tail wind is repaid. A [virtual line](/Service/VirtualGraphics) shows viewers the length to beat.',
    },
    {
      title: 'Landing',
      text: 'The measured point is where both skis lie flat on the snow. A licensed distance judge chooses among four HD cameras and marks that point in the picture. Results are read to the half metre and pass from the operator into the score.',
    },
    {
      title: 'Finish',
      text: 'Five judges watch style until the fall line and deduct separately for flight, landing and outrun. Best and worst marks are dropped. Added to distance, wind and gate points, the remaining marks give the [score](/Service/Scoring).',
    },
  ],
  company: `Ski jumping was among the sports of the Leipzig team before it joined us in February 2006. In 2012 we served about 80 FIS events a year.

Under the Omega name we work at the Olympic Winter Games. In 2018, [Simulcam](/Service/Simulcam) laid two runs into one picture at PyeongChang, in ski jumping as in Nordic combined, so that flight paths could be compared.`,
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
      name: 'Speed beams',
      text: 'Light beams for the in-run speed, with a second set as backup.',
      drawing: 'photocell',
    },
    {
      name: 'Wind sensor',
      text: 'Reads the wind in three axes at one of up to 7 stations on the hill.',
      drawing: 'wind-sensor',
    },
    {
      name: 'Video distance camera',
      text: 'One of 4 HD cameras; together they cover the landing area.',
      drawing: 'video-distance-camera',
    },
    {
      name: 'Judge’s terminal',
      text: 'Five on a hill, one per judge, for reviewing the jump and keying in deductions.',
      drawing: 'judge-terminal',
    },
  ],
  services: ['Scoring', 'AnalysisTools', 'Simulcam', 'LiveTimingAndScoring'],
  links: [{ label: 'International Ski and Snowboard Federation (FIS)', href: 'https://www.fis-ski.com' }],
  gallery: ['plan/SkiJumping', 'screen/virtual-jump-line'],
};
