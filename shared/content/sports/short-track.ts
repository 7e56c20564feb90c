import type { SportContent } from './sport.ts';

export const shortTrack: SportContent = {
  slug: 'ShortTrack',
  name: 'Short Track',
  surface: 'ice',
  banner: 'strip/ShortTrack',
  description:
    'Short track timing to 1/1000 s on the 111.12 m oval: electronic pistol, leg transponders, photo finish and video replay for referees.',
  lead: 'Places decide who advances, and they are often a blade apart. Short track is therefore timed to 1/1000 s and judged from pictures.',
  intro: `A whole field starts together and skates anticlockwise on an oval that fits into an ice hockey rink. Whoever crosses the line ahead goes through to the next round; the time matters for records.

Overtaking in the bends, contact and blades pushed forward at the line belong to the sport. Officials need line-scan pictures for the order of arrival and video for everything that led up to it.`,
  facts: [
    { value: '111.12 m', type: 'Oval', description: 'Length of one lap' },
    { value: '60 × 30 m', type: 'Rink', description: 'Smallest ice surface that the rules allow' },
    { value: '1/1000 s', type: 'Resolution', description: 'For arrivals that the eye cannot separate' },
    { value: '2,000 images/s', type: 'Photo finish', description: 'Camera on the finish line at Sochi 2014' },
    { value: '2 s', type: 'Recall', description: 'Window in which a second trigger pull calls the field back' },
  ],
  sections: [
    {
      heading: 'Five tracks, one finish line',
      text: `Blades wear the same arc of ice in race after race. The oval can therefore be set out in five positions, shifted by 1–2 m, while the finish line stays where it is. Camera and light beams need not move with it.

The straights measure at least 7 m across. Five start spots lie 1.3 m apart, and the coloured lines on the ice are at most 2 cm wide.`,
    },
    {
      heading: 'Start and recall',
      text: `With one pull of the trigger, the electronic pistol gives the sound, the flash and the pulse that starts the clock. Should somebody leave early, the starter pulls again within 2 s and the race is recalled. Since Beijing 2022, image tracking has shown which skater moved first.`,
    },
    {
      heading: 'Laps and arrival',
      text: `A transponder on each leg reports the skater at the line, which gives a ranking while the race is still running. The official order comes from elsewhere: a photo-finish judge reads it from the line-scan picture. Referees at the video replay rule on impeding and other faults.

Individual distances are 500, 1,000 and 1,500 m. Relays are skated over 3,000 and 5,000 m; team members change by a push, so the lap count has to follow the team and not one pair of legs.`,
    },
  ],
  company: `We serve short track at the Olympic Winter Games for Omega. At Vancouver in 2010, the electronic pistol made its debut, and short track referees received replay in HD. Sochi in 2014 brought transponders on the legs together with a photo finish of 2,000 images/s. Camera tracking of false starts followed in 2022.

From the timing room, the ranking goes to the [scoreboards](/Service/Scoreboards), to [TV graphics](/Service/TvGraphics) and to commentators, and the confirmed result to the [results system](/Service/InformationSystem).`,
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
      name: 'E-gun',
      text: 'Electronic pistol of 820 g, 280 × 35 × 140 mm. Its flash lasts 0.1 s and is seen from beyond 200 m.',
      drawing: 'e-gun',
    },
    {
      name: 'Leg transponders',
      text: 'One on each leg of every skater, for the ranking during the race.',
      drawing: 'transponder',
    },
    {
      name: 'Photo-finish camera',
      text: 'Took 2,000 images/s at Sochi. One position on the finish line serves all five ovals.',
      drawing: 'photo-finish-camera',
    },
    {
      name: 'Photocells',
      text: 'Light beams on the finish line, in use beside camera and transponders.',
      drawing: 'photocell',
    },
    {
      name: 'Video replay station',
      text: 'HD pictures of contact and overtaking for the referees, first used at Vancouver.',
      drawing: 'video-replay-station',
    },
  ],
  services: [],
  links: [{ label: 'International Skating Union (ISU)', href: 'https://www.isu.org' }],
  gallery: ['plan/ShortTrack'],
};
