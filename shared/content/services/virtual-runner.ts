import type { ServiceContent } from './service.ts';

export const virtualRunner: ServiceContent = {
  slug: 'VirtualRunner',
  name: 'Virtual Runner',
  banner: 'strip/VirtualRunner',
  description:
    'A drawn figure runs an earlier race inside the live picture: how pace file, track model and camera calibration work together.',
  lead: 'A drawn figure on the track repeats an earlier race while the live one is run. The virtual runner turns a past time into a distance that everybody can see.',
  facts: [
    {
      value: '57.5 s',
      type: 'Known point',
      description: 'First lap of the first mile under four minutes, a calibration point in a published example',
    },
    {
      value: '2005',
      type: 'Idea announced',
      description: 'Another firm said then that such a figure would be ready for the Games of 2008',
    },
    {
      value: '3',
      type: 'Roof cameras',
      description: 'Set up above the pool of Budapest in 2017 for graphics tied to the water',
    },
  ],
  sections: [
    {
      heading: 'From a moving line to a moving figure',
      text: `The closest relative among our own products is the red world-record line in [swimming](/Sports/Swimming), one of the [virtual graphics](/Service/VirtualGraphics). Such a line needs only the distance down the pool. A figure in a stadium must follow the bend, move its legs and vanish behind real athletes. The remainder of this page describes the technique in general.`,
    },
    {
      heading: 'How good the stored race is',
      text: `Old races often survive only as lap times. The figure is then exact at those points and an estimate in between. A race recorded with continuous positions, such as those of a [local positioning system](/Service/LocalPositioningSystem), leaves less to interpolation. The organiser also decides whose race is run: the record, last year’s winner or the qualifying standard.`,
    },
    {
      heading: 'Settle this before the event',
      text: `Each camera that is to show the figure needs its own calibration, plus lens data if it pans or zooms. A camera moved after the test has to be calibrated again. The start signal should come straight from [timing](/Service/Timing), otherwise the figure sets off late. Agree what happens at a recall, and caption the figure so that nobody takes it for a competitor.`,
    },
  ],
  steps: [
    {
      title: 'Write the pace file',
      text: 'The earlier race is stored as distance over time and pinned to its known intermediate times.',
    },
    { title: 'Model the track', text: 'Start marks, lanes and bends are entered with their true dimensions.' },
    {
      title: 'Calibrate the cameras',
      text: 'For every lens, the software learns which pixel shows which point on the ground.',
    },
    { title: 'Start on the pulse', text: 'The gun starts the stored race and the live clock from one zero.' },
    {
      title: 'Place the figure in each frame',
      text: 'The file gives the distance, the model the spot and the calibration the pixel. Athletes in front of it are cut out and stay visible.',
    },
  ],
  benefits: [
    'A record attempt can be followed from the first lap onwards.',
    'A clear winner still has an opponent in view.',
    'Commentators can give the lead in metres as well as in seconds.',
    'Once made, a pace file serves any later race over its distance.',
  ],
  gallery: ['screen/virtual-runner'],
};
