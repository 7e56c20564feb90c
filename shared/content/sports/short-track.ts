import { rinkSection } from './rink.ts';
import type { SportContent } from './sport.ts';

export const shortTrack: SportContent = {
  slug: 'ShortTrack',
  name: 'Short Track',
  surface: 'ice',
  banner: '/images/strip/ShortTrack.svg',
  description:
    'Short track with Swiss Timing: order at the line from the photo finish, times to 1/1000 s, electronic start, leg transponders and video for referees.',
  lead: 'Places decide who goes through in short track, and they can be the tip of a blade apart. You receive the order from the photo finish and the times to the thousandth.',
  // current-rules.md, ShortTrack: federation, measured, published, going through, tie, Games 2026.
  intro: `A whole field starts together and skates anticlockwise inside a hockey rink. The International Skating Union (ISU) counts the order in which the first blades reach the line, and publishes a time beside each place. Places take skaters into the next round. Times fill the last places there. If the picture cannot part two skaters, both go on.

Nine events are Olympic. Women and men skate 500, 1,000 and 1,500 m. The relays are 3,000 m for women, 5,000 m for men and, since Beijing 2022, 2,000 m for mixed teams.`,
  // current-rules.md and sports.md, ShortTrack.
  facts: [
    { value: '1/1000 s', type: 'Result', description: 'Resolution of every race in the result list' },
    { value: '111.12 m', type: 'Oval', description: 'One lap, so the men’s relay has 45' },
    { value: '60 × 30 m', type: 'Rink', description: 'Smallest ice that the rules allow' },
    { value: '2,000 images/s', type: 'Photo finish', description: 'Rate of the line camera at Sochi 2014' },
    { value: '9', type: 'Olympic events', description: 'The mixed relay among them' },
  ],
  sections: [
    {
      // current-rules.md, ShortTrack: photo finish, devices, backup; sports.md: photocells.
      heading: 'Photo finish and video referees',
      text: `A photo finish is compulsory at ISU events. Skaters push a blade forward at the line, and the judge puts the cursor on each tip in the picture before the order is released. Photocells run beside the camera, and hand times back up both.

What happened before the line is a matter for the video referees. We give them the race in HD, with every contact and every pass.`,
    },
    {
      // sports.md, ShortTrack: e-gun, recall, false start, image tracking 2022.
      heading: 'Start and recall',
      picture: '/images/equipment/e-gun.svg',
      text: `One pull of the e-gun gives sound and flash and starts the clock. A second within 2 s calls the field back. Image tracking shows officials which skater moved first. A second false start leads to disqualification.`,
    },
    {
      // sports.md, ShortTrack: transponders; services.md: outputs.
      heading: 'Ranking lap by lap',
      text: `Transponders on both legs report each skater at the line. Boards, [TV graphics](/Service/TvGraphics) and commentators therefore have a ranking on every lap. In relays we count the laps of the team, whoever is skating. The final order still comes from the picture.`,
    },
    {
      // sports.md, ShortTrack: five tracks, start spots, straights, lines.
      heading: 'Five tracks on one rink',
      text: `To spare the ice, the oval is laid out in five positions, moved by 1–2 m, and races change from one to the next. Straights are at least 7 m wide. At the start, five spots lie 1.3 m apart. Lines on the ice are at most 2 cm wide.`,
    },
    rinkSection,
  ],
  // sports.md, ShortTrack; innovation-milestones.md 2010; current-rules.md: published (2:37.348).
  company: `Under the name Omega we have brought something new to the small oval at three Winter Games. Vancouver 2010 saw the first electronic start pistol and the first HD replay for short track referees. Leg transponders followed at Sochi 2014, image tracking at the start at Beijing 2022.

Beijing also had the first Olympic mixed relay, with a time of 2:37.348. Confirmed results go from the finish to the [results system](/Service/InformationSystem), and from there to the [scoreboards](/Service/Scoreboards) and the public.`,
  companyPicture: '/images/heritage/electronic-pistol-2010.svg',
  scope: [
    { title: 'Timing', type: 'timing' },
    { title: 'Public Scoreboards and Displays', type: 'pscb' },
    { title: 'On-Venue Results (OVR)', type: 'ovr' },
    { title: 'Commentator Information System (CIS)', type: 'cis' },
    { title: 'TV Graphics', type: 'tvg' },
    { title: 'Virtual Graphics', type: 'vg' },
  ],
  // equipment.md: e-gun, photo finish; sports.md, ShortTrack.
  equipment: [
    {
      name: 'E-gun',
      text: 'Electronic start pistol of 820 g. Its flash lasts 0.1 s and can be seen from more than 200 m.',
      picture: '/images/equipment/e-gun.svg',
    },
    {
      name: 'Leg transponders',
      text: 'Two a skater, for laps and positions.',
      picture: '/images/equipment/transponder.svg',
    },
    {
      name: 'Photo-finish camera',
      text: 'Stands in line with the finish and records nothing but that line.',
      picture: '/images/equipment/photo-finish-camera.svg',
    },
    {
      name: 'Photocells',
      text: 'Beams across the line that give a time beside the picture.',
      picture: '/images/equipment/photocell.svg',
    },
    {
      name: 'Video replay station',
      text: 'Contact, overtaking and exchanges for the referees, as often as they ask.',
      picture: '/images/equipment/video-replay-station.svg',
    },
  ],
  services: [],
  links: [{ label: 'International Skating Union (ISU)', href: 'https://www.isu.org' }],
  plan: '/images/plan/ShortTrack.svg',
  gallery: [
    '/images/equipment/video-replay-station.svg',
    '/images/scene/operations-room.svg',
    '/images/equipment/photo-finish-camera.svg',
  ],
};
