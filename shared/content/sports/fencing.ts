import type { SportContent } from './sport.ts';

export const fencing: SportContent = {
  slug: 'Fencing',
  name: 'Fencing',
  surface: 'piste',
  banner: 'strip/Fencing',
  description:
    'Fencing hit registration, bout clock and video replay: how Swiss Timing equips a piste, from tip contact and radio link to the screen of the referee.',
  lead: 'A touch closes a circuit and a lamp lights. What the touch is worth is for the referee to say, who can see the previous 10 s again.',
  intro: `Three weapons, three conditions. Foil and épée register a hit through the tip, sabre through contact of the blade with the target. In foil and sabre the referee also decides who had the right of way, which no sensor can report.

Electric [scoring](/Service/Scoring) dates from 1933. A piste now joins hit box, clock, replay and competition computer.`,
  facts: [
    { value: '14 m', type: 'Piste', description: 'Fencing length, at a width of 1.5–2 m' },
    { value: '3 × 3 min', type: 'Bout', description: 'With breaks of 1 min between the periods' },
    { value: '500 g', type: 'Foil', description: 'Pressure on the tip that registers a hit' },
    { value: '750 g', type: 'Épée', description: 'The same for the heavier weapon' },
    { value: '170 ms', type: 'Sabre', description: 'Lock-out time since 2016' },
    { value: '10–100 %', type: 'Replay', description: 'Playback speed on the referee’s screen' },
  ],
  sections: [
    {
      heading: 'Tip pressure and lock-out',
      text: `A spring in the tip sets the limit below which a touch stays silent. The apparatus also measures the gap between the two fencers’ hits. Once the lock-out time has passed, a second hit no longer lights a lamp.

For sabre this interval was 120 ms until 2016. The longer value leaves a reply more time to register.`,
    },
    {
      heading: 'Hit box, cable and radio',
      text: `The hit box stands opposite the referee, on the other side of the piste. Fencers are connected by cable or by radio. From the table of 32 it is radio, and nobody is tied to a reel.

Beyond each end lie 2 m of run-off.`,
    },
    {
      heading: 'Replay of the previous 10 seconds',
      text: `Video replay begins with the table of 32 or of 64. The camera stands at least 6 m from the piste, or in the stand. If a hit is in doubt, the referee calls up the previous 10 s at the table and watches them at any speed from 10 to 100 percent.

At the Olympic Games this help is compulsory for every weapon.`,
    },
    {
      heading: 'Several pistes, one competition',
      text: `Pools and direct elimination are fenced on many pistes at once. Each box exchanges its data with the computer over a network; Cyrano, an Ethernet protocol of 2008, lets different makers’ equipment do so. [On-venue results](/Service/InformationSystem) builds the tableau from these data and drives the public boards.`,
    },
  ],
  company: `Swiss Timing was among the makers present when Cyrano was drafted. Within the group, Tissot is official timekeeper of the world championships of the FIE; at the Olympic Games the clocks carry the name Omega.

The sport has an argument about seconds behind it. After a disputed épée bout at London 2012 two ideas came before the federation’s congress of 2014: a clock in 1/100 s for the last part of a bout, and a start command given by a machine, proposed by the company. Épée and sabre have been fenced at every modern Games since 1896, foil at all but those of 1908. [Heritage](/Heritage) lists the Games timed by the group.`,
  scope: [
    { title: 'Timing', type: 'timing' },
    { title: 'Public Scoreboards and Displays', type: 'pscb' },
    { title: 'On-Venue Results (OVR)', type: 'ovr' },
    { title: 'TV Graphics', type: 'tvg' },
    { title: 'Virtual Graphics', type: 'vg' },
  ],
  equipment: [
    {
      name: 'Hit box',
      text: 'Registers the contact and lights the lamp of the fencer who scored.',
      drawing: 'fencing-hit-box',
    },
    {
      name: 'Radio link',
      text: 'Replaces the wire between fencer and box in the later rounds.',
    },
    {
      name: 'Video replay station',
      text: 'Camera at 6 m or more, playback beside the piste.',
      drawing: 'video-replay-station',
    },
    {
      name: 'Piste network',
      text: 'Control and results of several pistes over Ethernet.',
    },
  ],
  services: ['Scoring'],
  links: [{ label: 'Fédération Internationale d’Escrime (FIE)', href: 'https://www.fie.org' }],
  gallery: ['plan/Fencing'],
};
