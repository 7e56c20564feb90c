import type { SportContent } from './sport.ts';

export const crossCountry: SportContent = {
  slug: 'CrossCountry',
  name: 'Cross Country',
  surface: 'snow',
  banner: 'strip/CrossCountry',
  description:
    'Cross-country timing by Swiss Timing: leg transponders, sprint gates, light beams and photo finish from single start to relay, with live data to FIS.',
  lead: 'Cross-country results are published in tenths of a second. The cameras at the line work in thousandths, because sprints and mass starts often end ski tip to ski tip.',
  intro: `A skier may start alone against the clock, in a mass start, in a sprint heat or on a relay leg. In a single start the result is the difference between two times of day. In the other forms the order across the line counts, and a picture may have to settle it.

Figures for a World Cup venue are those of the company’s service catalogue for 2017/18.`,
  facts: [
    { value: '1/10 s', type: 'Published time', description: 'Hundredths stay out of the result list' },
    { value: '1/1000 s', type: 'Photo finish', description: 'Resolution of both cameras on the finish line' },
    { value: '220', type: 'Transponder pairs', description: 'Active units for one World Cup, 2017/18' },
    { value: '4 + 4', type: 'Single start', description: 'Intermediate points and pre-timing points' },
    { value: '8', type: 'Mass start, relay', description: 'Timing points on the course' },
  ],
  sections: [
    {
      heading: 'Four forms of start',
      text: `Four start displays count down for single starts. Sprinters leave from gates. Where a whole field goes at once, an e-gun gives sound, flash and start pulse with one pull of the trigger.

Leaving early in a mass start has a simple consequence in the FIS rules: everybody starts again.`,
    },
    {
      heading: 'Ski tip and boot at the finish',
      text: `Double light beams cross the line and feed two timers that run in parallel. If skiers arrive together, the [photo finish](/Service/Timing) decides. The picture is read at the boot or the ski tip, not at the body. Officials also have HD replay.

Hand timing stands behind the electronics as the rules require. FIS drafted a timing booklet of 62 pages for the sport in November 2017; its list of approved equipment became compulsory only from 2023/24.`,
    },
    {
      heading: 'Transponders on both legs',
      text: `An active transponder on each leg identifies the skier at every measuring point. Pre-timing points lie a little ahead of these and tell the commentator who is about to arrive.

A data distributor joins timing, scoreboard, TV graphics and the [commentator information system](/Service/MediaInformationSystem), and sends results as XML to the FIS site. The jury has a program of its own. Its decisions go straight into the results, so the printed list and the screens carry the same sanction.`,
    },
  ],
  company: `In this group ski timing is older than Swiss Timing itself. Longines timed its first alpine races at Chamonix in 1933, and Tissot’s first work in sport, in 1938, was also a ski race. At the Winter Games of St. Moritz in 1948 an Omega photocell took over from the hand-held watch.

Satellite tracking of cross-country skiers was announced for Vancouver 2010 as the Universal Tracking System. PyeongChang 2018 showed each skier’s speed and place live on the course. For Nordic combined the 2021 catalogue lists 80 pairs of transponders and a Scan'O'Vision camera. Other firsts on snow are listed among the [innovation milestones](/Company/InnovationMilestones).`,
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
      name: 'Active transponder',
      text: 'Worn in pairs, so that either leg is read.',
      drawing: 'transponder',
    },
    {
      name: 'Sprint gate',
      text: 'Six to a World Cup venue.',
      drawing: 'sprint-gate',
    },
    {
      name: 'E-gun',
      text: 'One per venue. The gun of the StartTime V set weighs 820 g, and its flash of 0.1 s is seen beyond 200 m.',
      drawing: 'e-gun',
    },
    {
      name: 'Double light beam',
      text: 'Photocells in pairs on the finish line; each crossing goes to both timers.',
      drawing: 'photocell',
    },
    {
      name: 'Photo-finish camera',
      text: 'Two at the line, for ski tip and boot.',
      drawing: 'photo-finish-camera',
    },
  ],
  services: ['LiveTimingAndScoring', 'LocalPositioningSystem'],
  links: [{ label: 'International Ski and Snowboard Federation (FIS)', href: 'https://www.fis-ski.com' }],
  gallery: ['plan/CrossCountry', 'screen/ovr-data-flow'],
};
