import type { ServiceContent } from './service.ts';

export const simulcam: ServiceContent = {
  slug: 'Simulcam',
  name: 'Simulcam',
  opening: 'television',
  banner: '/images/screen/simulcam.svg',
  description:
    'Two runs down one course in a single picture: Simulcam shows viewers, experts and coaches where a race against the clock was won.',
  lead: 'Two racers who started minutes apart come down the course together, in one picture.',
  benefits: [
    'A duel made of two separate runs',
    'A lost hundredth shown where it happened',
    'Clips that coaches can work with',
  ],
  // services.md, Simulcam: camera sensors, alignment, half-transparent.
  chain: {
    heading: 'From two runs to one picture',
    stations: [
      {
        time: 'First run',
        title: 'The camera is measured',
        text: 'Sensors follow pan, tilt and zoom, and are stored with the picture.',
      },
      {
        time: 'Minutes later',
        title: 'The rival follows',
        text: 'The tripod has not moved, or the comparison is lost.',
      },
      { time: 'Replay', title: 'The director asks for a pair', text: 'Often the leader and the latest finisher.' },
      {
        time: 'On air',
        title: 'Both come down together',
        text: 'Matched in time and in space. Where they are close they turn half-transparent.',
      },
    ],
  },
  proof: 'The time is always the measured one. The picture shows where it went.',
  sections: [
    {
      // services.md, Simulcam: 0.91 s of 2002, users, coaches.
      heading: 'The gap has a place on the course',
      number: { value: '0.91 s', type: 'between two giant-slalom runs at Salt Lake City 2002' },
      text: `Merged, they showed at which gates it had opened. In [alpine skiing](/Sports/AlpineSkiing) and on the [bobsleigh track](/Sports/Bobsleigh) viewers otherwise know it only as a number. Joined at the start, the picture shows the whole gap; joined at an intermediate, what the next part of the course added.`,
    },
    {
      // services.md, Simulcam: Dartfish, Serge Ayer, PyeongChang 2018; StroMotion; sports.md, Snowboard: StroMotion.
      heading: 'The invention is Dartfish’s',
      number: { value: '6', type: 'sports at PyeongChang 2018, from bobsleigh to ski jumping' },
      text: `SimulCam and StroMotion are trademarks of Dartfish, a Swiss company like ours. SimulCam goes back to Serge Ayer, a ski instructor who wanted to compare his pupils. StroMotion freezes several moments of one run, such as a [snowboard](/Sports/Snowboard) trick. Choose two or three places on the course with your director, and bring us in before the camera plan is final.`,
    },
  ],
};
