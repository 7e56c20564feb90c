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
  lead: 'Places decide who goes through in short track, and half a blade may be all there is between two skaters. You receive the order from the photo finish, and times to the thousandth with it.',
  // Scene: AP and OCA reports of 5 February 2022; current-rules.md, ShortTrack: federation, measured, going through, tie.
  intro: `The first Olympic mixed relay ended, on 5 February 2022 in Beijing, with Wu Dajing of China and Pietro Sighel of Italy throwing a skate at the line. 2:37.348 against 2:37.364. China had come to that final through the video room, because the referees, after minutes of review, had put out two teams of its semi-final. The sport needs both: a picture of the line, and a picture of everything before it.

The International Skating Union (ISU) counts the order in which the first blades reach the line. Places take skaters into the next round, times fill the last places there, and if the picture cannot part two skaters, both go on.`,
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
      heading: 'One judge reads the line, others the race',
      text: `At ISU events, where a photo finish is compulsory, the judge puts the cursor on every blade tip before the order is released. Photocells run in parallel, so that a time exists even without a picture, and hand times back up both. What happened before the line is for the video referees, who have the race in HD. Judge and referees need a place on your plan of the rink.`,
    },
    {
      // sports.md, ShortTrack: e-gun, recall, false start, image tracking 2022.
      heading: 'A second shot calls the field back',
      picture: '/images/equipment/e-gun.svg',
      text: `One pull of the e-gun gives sound and flash and starts the clock, whereas a second within 2 s recalls the field. Since a second false start leads to disqualification, officials have to be sure, and image tracking shows them which skater moved first.`,
    },
    {
      // sports.md, ShortTrack: transponders; services.md: outputs.
      heading: 'Transponders rank every lap, the picture ranks the last',
      text: `Transponders on both legs report every skater at the line, which gives boards, [TV graphics](/Service/TvGraphics) and commentators a ranking on every lap. In a relay we count the laps of the team, because its skaters change at will.`,
    },
    {
      // sports.md, ShortTrack: five tracks, start spots, straights, lines.
      heading: 'Five tracks share one rink',
      text: `To spare the ice, the oval is laid out in five positions, 1–2 m apart, and races change from one to the next. Whichever is in use, the straights are at least 7 m wide, and five start spots lie 1.3 m apart.`,
    },
    rinkSection(
      'Before the first heat we rehearse one with the officials: the start, a recall, a finish in the picture and a replay for the video referees, first on the main system and then on the backup.',
    ),
  ],
  // sports.md, ShortTrack; innovation-milestones.md 2010.
  company: `Under the name Omega we have brought something new to the small oval at three Winter Games. Vancouver 2010 saw the first electronic start pistol and the first HD replay for short track referees, Sochi 2014 the leg transponders, Beijing 2022 the image tracking at the start.

Once confirmed, a result goes from the finish to the [results system](/Service/InformationSystem), and from there to the [scoreboards](/Service/Scoreboards).`,
  companyPicture: '/images/equipment/transponder.svg',
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
      picture: '/images/equipment/e-gun.svg',
    },
    {
      name: 'Leg transponders',
      text: 'Two a skater, for laps and positions.',
      picture: '/images/equipment/transponder.svg',
    },
    {
      name: 'Photo-finish camera',
      text: 'Looks along the line and records nothing else.',
      picture: '/images/equipment/photo-finish-camera.svg',
    },
    {
      name: 'Photocells',
      text: 'Beams across the line that give a time with the picture.',
      picture: '/images/equipment/photocell.svg',
    },
    {
      name: 'Video replay station',
      text: 'Contact, overtaking and exchanges, as often as the referees ask.',
      picture: '/images/equipment/video-replay-station.svg',
    },
  ],
  services: [],
  links: [{ label: 'International Skating Union (ISU)', href: 'https://www.isu.org' }],
  plan: '/images/plan/ShortTrack.svg',
  gallery: [
    '/images/screen/photofinish-short-track.svg',
    '/images/scene/short-track-bend.svg',
    '/images/scene/short-track-relay.svg',
  ],
  captions: {
    '/images/equipment/video-replay-station.svg': 'Replay station for the video referees',
  },
};
