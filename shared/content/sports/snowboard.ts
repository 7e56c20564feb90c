import type { SportContent } from './sport.ts';

export const snowboard: SportContent = {
  slug: 'Snowboard',
  name: 'Snowboard',
  surface: 'snow',
  description:
    'Snowboard with Swiss Timing: photo finish at 2,000 images/s for parallel races and cross, live order from transponders, scores and jump data for big air.',
  lead: 'Part of snowboarding is raced and part is judged. We time the one, collect the scores of the other, and give both the same boards and graphics.',
  // current-rules.md, Snowboard: Games 2026, measured, published.
  intro: `Parallel giant slalom and cross are decided at the finish line. In halfpipe, slopestyle and big air judges give scores to 1/100 point. The International Ski and Snowboard Federation (FIS) has the rules of all five in one book with freestyle and freeski.

Race times are published to the hundredth. Thousandths serve only to part equal times. Milano Cortina 2026 had five events each for women and men, and a mixed team cross.`,
  // specification 9: 2,000 images/s; current-rules.md, Snowboard; innovation-milestones.md 2010 and 2018.
  facts: [
    { value: '2,000 images/s', type: 'Photo finish', description: 'Rate at which we record the finish line' },
    { value: '1/100 s', type: 'Race times', description: 'Resolution of the published result' },
    { value: '11', type: 'Olympic events', description: 'On the programme of 2026' },
    { value: '2010', type: 'Transponders', description: 'First Games with a live order in snowboard cross' },
    { value: '300+', type: 'Sensors', description: 'In all sports of PyeongChang 2018' },
  ],
  sections: [
    {
      // current-rules.md, Snowboard: measured, published, devices, photo finish, backup.
      heading: 'Parallel races',
      text: `Two riders start together from two gates, on a red and a blue course. Each course sends its own pulse at the finish, and the gap between the pulses decides the run. The clocks record 1/1000 s or finer for this purpose.

Start gates, photocells and a second timing system belong to the installation at every race. At the top level FIS also requires a photo finish.`,
    },
    {
      // current-rules.md, Snowboard: cross finish; sports.md, Snowboard: cross, transponders.
      heading: 'Snowboard cross',
      text: `A heat often reaches the line as one bunch. The first part of body or board to cross it counts, and the photo finish gives the order. If even the picture shows a dead heat, the better qualification time goes ahead.

On the course transponders report who is in front. The order appears in the [TV graphics](/Service/TvGraphics) and on the commentators’ screens while the heat is still under way.`,
    },
    {
      // sports.md, Snowboard: big air sensor 2018, Beijing 2022, 2026; services.md, AnalysisTools: StroMotion.
      heading: 'Halfpipe, slopestyle and big air',
      text: `Where judges decide, our system collects the scores, ranks the riders and sends the result to every board. Figures explain the trick to the viewers. At PyeongChang 2018 a sensor near the feet gave speed, height and length in big air, and at Beijing 2022 riders wore sensors again. In 2026 images were enough.

StroMotion freezes a trick along its path for the replay. More on this is under [analysis tools](/Service/AnalysisTools).`,
    },
  ],
  // heritage.md; innovation-milestones.md 2010, 2018; sports.md, Snowboard: PyeongChang.
  company: `Viewers first saw the live order of a snowboard cross heat at Vancouver 2010, where Omega used RFID transponders.

PyeongChang 2018 went from the finish to the whole run. Motion sensors on the boards gave jump heights, averages and the number of turns. Our US patent application 2017/0216704 derives speed from a transponder.`,
  companyPicture: '/images/equipment/transponder.svg',
  scope: [
    { title: 'Timing', type: 'timing' },
    { title: 'Public Scoreboards and Displays', type: 'pscb' },
    { title: 'On-Venue Results (OVR)', type: 'ovr' },
    { title: 'Commentator Information System (CIS)', type: 'cis' },
    { title: 'TV Graphics', type: 'tvg' },
    { title: 'Virtual Graphics', type: 'vg' },
  ],
  // sports.md, Snowboard; equipment.md: Quantum.
  equipment: [
    {
      name: 'Photo-finish camera',
      text: 'Looks along the finish line, for two boards in a parallel race or a whole heat in cross.',
      picture: '/images/equipment/photo-finish-camera.svg',
    },
    {
      name: 'Photocells',
      text: 'A pair for each finish, so red and blue course stop their own clocks.',
      picture: '/images/equipment/photocell.svg',
    },
    {
      name: 'Cross transponder',
      text: 'RFID chip on every rider of a heat.',
      picture: '/images/equipment/transponder.svg',
    },
    {
      name: 'Jump sensor',
      text: 'Small sensor close to the feet, used for big air in 2018.',
    },
    {
      name: 'Quantum timer',
      text: 'Time base that resolves 1 microsecond, in a main and a backup system.',
      picture: '/images/equipment/quantum-timer.svg',
    },
  ],
  services: ['AnalysisTools', 'LocalPositioningSystem'],
  links: [{ label: 'International Ski and Snowboard Federation (FIS)', href: 'https://www.fis-ski.com' }],
  plan: '/images/plan/Snowboard.svg',
  gallery: [
    '/images/scene/operations-room.svg',
    '/images/equipment/photo-finish-camera.svg',
    '/images/equipment/photocell.svg',
  ],
};
