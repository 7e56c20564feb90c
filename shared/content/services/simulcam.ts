import type { ServiceContent } from './service.ts';

export const simulcam: ServiceContent = {
  slug: 'Simulcam',
  name: 'Simulcam',
  keyPicture: '/images/screen/simulcam.svg',
  banner: '/images/strip/Simulcam.svg',
  description:
    'Two runs down one course in a single picture: Simulcam shows viewers, experts and coaches where a race against the clock was won.',
  lead: 'Simulcam puts two runs down one course into a single picture, as if both athletes had started together. Your viewers see the gap open at every turn.',
  // services.md, Simulcam: what, camera sensors, PyeongChang 2018.
  facts: [
    { value: '2', type: 'Runs', description: 'Merged into one picture with a common start' },
    { value: '3', type: 'Camera movements', description: 'Pan, tilt and zoom, each followed by a sensor' },
    {
      value: '6',
      type: 'Sports',
      description: 'Bobsleigh, skeleton, luge, ski jumping, Nordic combined and alpine skiing at PyeongChang 2018',
    },
  ],
  sections: [
    {
      // services.md, Simulcam: what, users, coaches.
      heading: 'A duel from two separate runs',
      text: `In [alpine skiing](/Sports/AlpineSkiing) and on the [ice track](/Sports/Bobsleigh) athletes start one after the other. Viewers know the gap only as a number. Simulcam turns it into a distance on the course, and the expert can point to the turn where the time was lost. Coaches use the same clips in training, because two lines through a turn are compared at a glance.`,
    },
    {
      // services.md, Simulcam and VirtualRunner: StroMotion; sports.md, Snowboard: StroMotion.
      heading: 'StroMotion, one run in many moments',
      text: `StroMotion is the sister effect. It freezes several moments of a single run along the path of the athlete, for example a trick in [snowboard](/Sports/Snowboard). Directors at PyeongChang had both. Curves of speed and height are the work of our [analysis tools](/Service/AnalysisTools).`,
    },
    {
      // services.md, Simulcam: alignment in time; timing.
      heading: 'A common instant for both runs',
      text: `The director chooses the instant that both runs share. From the start, the picture shows the whole gap. From an intermediate time, it shows what the next part of the course added. The figure beside it is always the measured one from [timing](/Service/Timing).`,
    },
    {
      // services.md, Simulcam: sensors on the cameras; same course.
      heading: 'What the cameras need',
      text: `Both runs are filmed from the same position. The cameras carry sensors for their movements, and the tripods stay where they are until the last run. A section with a clear background and steady light gives the best picture. Choose two or three places on the course with your director, and [bring us in](/Company/ContactCorgemont) before the camera plan is final.`,
    },
  ],
  steps: [
    { title: 'Equip', text: 'The chosen cameras receive their sensors.' },
    { title: 'Record', text: 'Picture and camera movement are stored for every run.' },
    { title: 'Choose', text: 'The director asks for a pair, such as the leader and the latest finisher.' },
    { title: 'Align', text: 'Software matches the two clips in time and their backgrounds in space.' },
    { title: 'Replay', text: 'Figures that come close turn half-transparent, so that both can be seen.' },
  ],
  benefits: [
    'Head-to-head pictures from races against the clock.',
    'A lost hundredth shown where it happened.',
    'Replays of any two runs on record.',
    'Clips that coaches can work with.',
  ],
  gallery: ['/images/screen/simulcam.svg'],
};
