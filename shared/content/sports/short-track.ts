import { rinkSection } from './rink.ts';
import type { SportContent } from './sport.ts';

export const shortTrack: SportContent = {
  slug: 'ShortTrack',
  name: 'Short Track',
  family: 'line',
  surface: 'ice',
  banner: '/images/strip/ShortTrack.svg',
  description:
    'Short track with Swiss Timing: order at the line from the photo finish, times to 1/1000 s, electronic start, leg transponders and video for referees.',
  lead: 'Short track is raced for places, and half a blade can separate two skaters. You get the order from the photo finish, and times to the thousandth with it.',
  // Scene: AP and OCA reports of 5 February 2022; current-rules.md, ShortTrack: federation, measured, going through, tie.
  intro: `2:37.348 against 2:37.364. Wu Dajing of China and Pietro Sighel of Italy had thrown a skate at the line of the first Olympic mixed relay, at Beijing 2022. China had come to that final through the video room, where the referees, after minutes of review, had put out two teams of its semi-final.

The International Skating Union (ISU) counts the order in which the first blades reach the line. Places take skaters into the next round, times fill the last places there, and if the picture cannot separate two skaters, both go on.`,
  // current-rules.md and sports.md, ShortTrack; photo finish: PyeongChang 2018.
  facts: [
    { value: '1/1000 s', type: 'Result', description: 'Resolution of every race' },
    { value: '111.12 m', type: 'Oval', description: 'One lap, so the men’s relay has 45' },
    { value: '10,000 images/s', type: 'Photo finish', description: 'Since PyeongChang 2018' },
    { value: '9', type: 'Olympic events', description: 'The mixed relay among them' },
  ],
  sections: [
    {
      // sports.md, ShortTrack: e-gun, recall, false start, image tracking 2022.
      heading: 'A second shot calls the field back',
      picture: '/images/equipment/e-gun.svg',
      text: `One pull of the e-gun gives sound and flash and starts the clock. A second within 2 s recalls the field. A second false start leads to disqualification, so officials have to be sure, and image tracking shows them which skater moved first.`,
    },
    {
      // current-rules.md, ShortTrack: photo finish, devices, backup; sports.md: photocells.
      heading: 'One judge for the line, others for the race',
      text: `At ISU events, where a photo finish is compulsory, the judge puts the cursor on every blade tip before the order is released. Photocells and hand times are the backup. What happened before the line is for the video referees. Give both a place on your plan of the rink.`,
    },
    {
      // sports.md, ShortTrack: transponders, five tracks, start spots; services.md: outputs.
      heading: 'Every lap has its ranking',
      text: `Transponders on both legs report every skater at the line, for boards, [TV graphics](/Service/TvGraphics) and commentators. To spare the ice, the oval is laid out in five positions, 1–2 m apart, and races change from one to the next.`,
    },
    rinkSection(
      'Before the first heat we rehearse one with the officials: the start, a recall, a finish in the picture and a replay, on the main system and then on the backup.',
    ),
  ],
  // sports.md, ShortTrack; innovation-milestones.md 2010.
  company: `The first electronic start pistol was heard here, at Vancouver 2010.

So was the first HD replay for short track referees. Sochi 2014 brought the leg transponders, Beijing 2022 the image tracking at the start, all under the name Omega. Once confirmed, a result goes from the finish to the [results system](/Service/InformationSystem), and from there to the [scoreboards](/Service/Scoreboards).`,
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
      text: 'Start pistol of 820 g. Its flash can be seen from more than 200 m.',
    },
    {
      name: 'Leg transponders',
      text: 'Two a skater, for laps and positions.',
    },
    {
      name: 'Photocells',
      text: 'Beams across the line that give a time with the picture.',
    },
    {
      name: 'Video replay station',
      text: 'Contact, overtaking and exchanges, in HD.',
    },
  ],
  services: [],
  links: [{ label: 'International Skating Union (ISU)', href: 'https://www.isu.org' }],
  plan: '/images/plan/ShortTrack.svg',
  gallery: [
    '/images/scene/short-track-start.svg',
    '/images/scene/short-track-bend.svg',
    '/images/scene/short-track-relay.svg',
  ],
};
