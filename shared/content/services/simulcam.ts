import type { ServiceContent } from './service.ts';

export const simulcam: ServiceContent = {
  slug: 'Simulcam',
  name: 'Simulcam',
  keyPicture: '/images/screen/simulcam.svg',
  banner: '/images/strip/Simulcam.svg',
  description:
    'Two runs down one course in a single picture: Simulcam shows viewers, experts and coaches where a race against the clock was won.',
  lead: 'Two racers who started minutes apart come down the course together, in one picture. Simulcam shows where the gap opened, and we bring it to your broadcast together with the official timing.',
  // services.md, Simulcam: what, camera sensors, TV debut, PyeongChang 2018.
  facts: [
    { value: '1999', type: 'Vail', description: 'First seen on television, at the alpine world championships' },
    { value: '3', type: 'Camera movements', description: 'Pan, tilt and zoom, followed by sensors' },
    {
      value: '6',
      type: 'Sports',
      description: 'Bobsleigh, skeleton, luge, ski jumping, Nordic combined and alpine skiing at PyeongChang 2018',
    },
  ],
  sections: [
    {
      // services.md, Simulcam: what, 0.91 s of 2002, users, coaches.
      heading: 'A gap of 0.91 s is a place on the course',
      text: `In [alpine skiing](/Sports/AlpineSkiing) and on the [bobsleigh track](/Sports/Bobsleigh) athletes start one after the other, and viewers know the gap only as a number. At Salt Lake City 2002 two giant-slalom runs that lay 0.91 s apart were merged, so that the public could see for itself at which gates the time had gone. Experts point to the turn. Coaches took the technique over for training, because two lines through one gate are compared at a glance.`,
    },
    {
      // services.md, Simulcam: Dartfish, Serge Ayer; StroMotion; sports.md, Snowboard: StroMotion.
      heading: 'The invention is Dartfish’s',
      text: `SimulCam and StroMotion are technologies and trademarks of Dartfish, a Swiss house like ours. SimulCam goes back to Serge Ayer, an engineer and ski instructor who wanted to compare his pupils. StroMotion does not merge two runs but freezes several moments of one, along the path of a [snowboard](/Sports/Snowboard) trick for instance. We used both at PyeongChang 2018.`,
    },
    {
      // services.md, Simulcam: alignment in time; timing.
      heading: 'The common instant decides what is seen',
      text: `If both runs are joined at the start, the picture shows the whole gap; if they are joined at an intermediate, it shows only what the next part of the course added. The director chooses. The time printed next to the picture is always the measured one from [timing](/Service/Timing), since an effect may illustrate a result but not make it.`,
    },
    {
      // services.md, Simulcam: sensors on the cameras; same course.
      heading: 'Two or three places are enough',
      text: `Both runs are filmed from one position by a camera with sensors for its movements, and the tripod stays until the last racer is down. A clear background and steady light help. Choose two or three places on the course with your director, and [bring us in](/Company/ContactCorgemont) before the camera plan is final. A tripod moved between two runs costs the comparison.`,
    },
  ],
  steps: [
    { title: 'Sensors go on the cameras', text: 'They follow pan, tilt and zoom.' },
    { title: 'All runs are recorded', text: 'Picture and camera movement are stored together.' },
    { title: 'The director asks for a pair', text: 'Often it is the leader and the latest finisher.' },
    { title: 'Software aligns the clips', text: 'It matches them in time, and their backgrounds in space.' },
    {
      title: 'Both racers stay visible',
      text: 'Where they come close they turn half-transparent.',
    },
  ],
  benefits: [
    'Head-to-head pictures from races against the clock.',
    'A lost hundredth shown where it happened.',
    'Replays of any two runs on record.',
    'Clips that coaches can work with.',
  ],
  gallery: ['/images/screen/simulcam.svg'],
};
