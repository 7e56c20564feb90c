import type { ServiceContent } from './service.ts';

export const simulcam: ServiceContent = {
  slug: 'Simulcam',
  name: 'Simulcam',
  banner: 'strip/Simulcam',
  description:
    'Two runs down one course in a single picture: origin of Simulcam, camera requirements, alignment in time and space, and its limits.',
  lead: 'Simulcam merges two runs down one course into one picture, as if both competitors had started together. The gap can be seen at every turn.',
  facts: [
    { value: '1999', type: 'Television debut', description: 'First shown from the alpine world championships in Vail' },
    {
      value: '2002',
      type: 'Breakthrough',
      description: 'The ski races of Salt Lake City made the effect widely known',
    },
    {
      value: '0.91 s',
      type: 'Gap shown',
      description: 'Margin in a giant slalom of 2002 that viewers saw as a distance on snow',
    },
    {
      value: '2018',
      type: 'PyeongChang',
      description: 'Used by the timekeeper on the ice track, at the jumping hill and in alpine skiing',
    },
  ],
  sections: [
    {
      heading: 'A teaching aid that went on air',
      text: `The idea began with a ski instructor who wanted to compare his pupils. The Swiss firm Dartfish turned it into a broadcast effect, and coaches then took it over for training. At PyeongChang it served [bobsleigh](/Sports/Bobsleigh), skeleton, luge, Nordic combined and [ski jumping](/Sports/SkiJumping).`,
    },
    {
      heading: 'Camera heads, lenses and light',
      text: `Both runs have to be filmed from the same position. Since the operator follows each athlete by hand, no two takes are framed alike. Sensors on the camera therefore report pan, tilt and zoom for the software. A shifted tripod spoils the pair. Cloud and shadow change between two runs; the backgrounds may match in shape and still differ in colour.`,
    },
    {
      heading: 'What the picture proves',
      text: `The merged clip illustrates a gap; it does not measure one. The common instant decides its meaning. Aligned at the start, it shows the whole gap. Aligned at an intermediate time, it shows only what the next sector added. Any number beside it must be the measured one from [timing](/Service/Timing).

StroMotion is the sister effect: it freezes several moments of a single run along the athlete’s path. Speed curves and jump data belong to the [analysis tools](/Service/AnalysisTools).`,
    },
  ],
  steps: [
    { title: 'Equip the positions', text: 'The chosen cameras receive sensors for pan, tilt and zoom.' },
    { title: 'Record each run', text: 'Picture and sensor data are stored together, with the instant of the start.' },
    { title: 'Pick the pair', text: 'The director asks for two runs, for example the leader and the latest finisher.' },
    {
      title: 'Align time and place',
      text: 'Software shifts one clip to the common instant and fits its background to the other.',
    },
    {
      title: 'Blend and replay',
      text: 'Where the two figures come close, they turn half-transparent so that both can be seen.',
    },
  ],
  benefits: [
    'Viewers of an individual start get the duel that the format withholds.',
    'Experts can point to the turn where time was lost.',
    'Coaches compare lines without a second screen.',
    'Existing camera positions can be used if their heads take sensors.',
  ],
  gallery: ['screen/simulcam'],
};
