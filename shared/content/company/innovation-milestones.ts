import type { Markdown } from '../copy.ts';
import type { ServiceSlug, SportSlug } from '../navigation.ts';

/** One invention or first use, in the order of time. Several can share a year. */
export interface InnovationMilestone {
  readonly year: number;
  /** Printed as "about". */
  readonly isApproximate?: boolean;
  readonly title: string;
  readonly text: Markdown;
  readonly figure?: string;
  /** Sport pages to link to. */
  readonly sports?: readonly SportSlug[];
  /** Service pages to link to. */
  readonly services?: readonly ServiceSlug[];
  /** It changed how sport is timed: set large. */
  readonly isFirst?: boolean;
  /** Address of the picture that shows it. */
  readonly picture?: string;
}

export interface InnovationMilestonesContent {
  readonly name: string;
  readonly description: string;
  readonly lead: string;
  /** What drove the inventions, and where to read on. */
  readonly note: Markdown;
}

export const innovationMilestonesContent: InnovationMilestonesContent = {
  name: 'Innovation Milestones',
  description:
    'What was new in sports timing, year by year from 1948 to 2018: photocell, photo finish, touch pad, electronic pistol, Quantum timer, motion sensors.',
  lead: 'A stopwatch measures the thumb as well as the race. Seventy years of inventions, from the first light beam at an Olympic finish to sensors on skates, boards and sleds, have taken the thumb out of it.',
  note: `The early inventions concern the start and the finish, because that is where a time is made or lost. Once both were safe, attention turned to what happens between them. Until 1972 Omega and Longines built their equipment separately, which is why some problems were solved twice.

Many of these ideas are at work in what we bring to a venue today, as [Timing](/Service/Timing) shows. For the Games they were built for, turn to the [History Milestones](/Company/HistoryMilestones).`,
};

/** Sources: keys of innovation-milestones.md in the facts, unless another file is named. */
export const innovationMilestones: readonly InnovationMilestone[] = [
  {
    // [I4]
    year: 1948,
    title: 'Photocell at the finish, St. Moritz',
    text: 'The starter’s shot set the clock going, and a broken light beam stopped it. No thumb was involved.',
    services: ['Timing'],
    isFirst: true,
  },
  {
    // [I1] [I2]
    year: 1948,
    title: 'Racend Omega Timer, the “Magic Eye”',
    text: 'In London a camera looked along the finish line. When the eye could not separate two runners, the judges could, because the film showed who had crossed it first.',
    figure: '1/1000 s',
    sports: ['Athletics'],
    services: ['Timing'],
    isFirst: true,
    picture: '/images/innovations/photo-finish-1948.svg',
  },
  {
    // [I5]
    year: 1949,
    title: 'Photo series for motor racing',
    text: 'A car was too fast for the thumb, so Longines read its time from a run of pictures taken one after another.',
    figure: '1/10 s',
    sports: ['CarRacing'],
  },
  {
    // [I1]
    year: 1950,
    title: 'Start and finish gates, Aspen',
    text: 'Electromagnetic gates by Longines recorded a skier at the top of the course and again at the bottom.',
    sports: ['AlpineSkiing'],
    services: ['Timing'],
  },
  {
    // [I7] [I8]
    year: 1952,
    title: 'Omega Time Recorder',
    text: 'A quartz clock and a printer shared one portable case and ran on a battery, and because the time was printed, it no longer mattered how well anyone could read a dial.',
    figure: '1/100 s, printed',
    services: ['Timing'],
    isFirst: true,
  },
  {
    // [I52] [I9]
    year: 1953,
    title: 'Chronocinégines',
    text: 'Longines coupled a quartz clock to a film camera at the line, which gave every frame a time.',
    figure: 'Pictures 1/100 s apart',
    services: ['Timing'],
  },
  {
    // [I5]
    year: 1954,
    title: 'Chronotypogines',
    text: 'A sensor started the clock and stopped it, without an operator.',
    sports: ['CarRacing'],
    services: ['Timing'],
  },
  {
    // equipment.md, start gate: first at Cortina 1956
    year: 1956,
    title: 'Electronic start gate, Cortina d’Ampezzo',
    text: 'The clock started when the skier pushed a wand open, and not when somebody said go.',
    sports: ['AlpineSkiing'],
    services: ['Timing'],
    isFirst: true,
  },
  {
    // [I10] [I11]
    year: 1956,
    title: 'Swim Eight-O-Matic Timer',
    text: 'Melbourne’s pool had the first semi-automatic swim timer with a digital display, whose digits could be read where the hands of eight watches could not.',
    figure: '8 lanes',
    sports: ['Swimming'],
    services: ['Timing', 'Scoreboards'],
  },
  {
    // [I12] [I13]
    year: 1961,
    title: 'Omegascope',
    text: 'The running time was laid over the television picture, so that a viewer at home knew as much as the timekeeper. Innsbruck 1964 was the first Games to show it.',
    services: ['TvGraphics'],
    isFirst: true,
  },
  {
    // [I14]
    year: 1962,
    title: 'Luminous scoreboard for skiing',
    text: 'Longines showed the results of a ski race in lights.',
    sports: ['AlpineSkiing'],
    services: ['Scoreboards'],
  },
  {
    // [I14]
    year: 1964,
    title: 'Skiing to the thousandth',
    text: 'Longines measured ski races to the thousandth, although the sport still publishes the hundredth today.',
    figure: '1/1000 s',
    sports: ['AlpineSkiing'],
    services: ['Timing'],
  },
  {
    // [I15] [I16]
    year: 1967,
    title: 'Touch pads on trial, Winnipeg',
    text: 'At the Pan American Games a contact pad hung in every lane. It had to yield to a hand but not to a wave. It did.',
    sports: ['Swimming'],
    services: ['Timing'],
  },
  {
    // [I1] [I13]
    year: 1968,
    title: 'Touch pads and Swim-O-Matic, Mexico City',
    text: 'Eight years after the dispute of Rome, pads and a new timer left the stopping of the clock to the only person who knows when the wall is reached, the swimmer.',
    figure: 'Pads of 240 × 90 cm, 1/1000 s',
    sports: ['Swimming'],
    services: ['Timing'],
    isFirst: true,
    picture: '/images/innovations/touch-pad-1968.svg',
  },
  {
    // [I13]
    year: 1968,
    title: 'A loudspeaker in every block',
    text: 'Sound needs time to cross a pool. With a loudspeaker behind every swimmer, the far lane heard the start as soon as the near one.',
    sports: ['Swimming'],
    services: ['Timing'],
  },
  {
    // [I13] [I17]
    year: 1968,
    title: 'Integrated timing, Grenoble',
    text: 'One measurement gave results and statistics to judges, press, television and public at once, so that no list had to be copied out on the way.',
    services: ['InformationSystem', 'MediaInformationSystem'],
    picture: '/images/innovations/integrated-timing-1968.svg',
  },
  {
    // [I13] [I18]
    year: 1968,
    title: 'Photosprint',
    text: 'The race time was printed on the film, next to the runners.',
    figure: 'Film ready in under 30 s',
    sports: ['Athletics'],
    services: ['Timing'],
  },
  {
    // [I14]
    year: 1971,
    title: 'The athlete’s time in the picture',
    text: 'Longines recorded the finish automatically and wrote the time into the frame.',
    figure: '100 images/s',
    services: ['Timing'],
  },
  {
    // [I14]
    year: 1973,
    title: 'Timing to the ten-thousandth',
    text: 'Longines equipment gained one more decimal place, with which the instruments were well ahead of the rules.',
    figure: '1/10,000 s',
    services: ['Timing'],
    picture: '/images/innovations/resolution.svg',
  },
  {
    // [I14]
    year: 1975,
    title: '“Longines Timing” on television',
    text: 'The live time on the screen now carried the name of those who had taken it.',
    services: ['TvGraphics'],
  },
  {
    // [I1]
    year: 1976,
    title: 'Video matrix board, Montreal',
    text: 'A board made of picture points replaced fixed fields of digits, and since any lamp could be lit, it could show any text, and pictures as well.',
    services: ['Scoreboards'],
    isFirst: true,
  },
  {
    // services.md, TvGraphics: Game-O-Matic
    year: 1980,
    title: 'Game-O-Matic, Moscow',
    text: 'The rank appeared on the screen as the athlete finished, before a commentator could work it out.',
    services: ['TvGraphics'],
  },
  {
    // [I19] [I53]
    year: 1982,
    title: 'False-start detectors in swimming, Brisbane',
    text: 'Sensors at the Commonwealth Games found what a judge may miss, early starts and early relay take-offs.',
    sports: ['Swimming'],
    services: ['Timing'],
  },
  {
    // [I18] [I20]
    year: 1984,
    title: 'False-start detection in athletics, Los Angeles',
    text: 'Omega’s starting blocks showed how soon after the gun a sprinter reacted. The limit of 0.100 s came into the rules seven years later.',
    sports: ['Athletics'],
    services: ['Timing'],
  },
  {
    // [I21]
    year: 1988,
    title: 'Colour board and computer results, Seoul',
    text: 'The matrix board turned to colour. Behind it, computers handled the results from the first heat to the last final.',
    figure: 'Board of 14 × 9 m',
    services: ['Scoreboards', 'InformationSystem'],
    isFirst: true,
  },
  {
    // [I1] [I23]
    year: 1992,
    title: 'Scan’O’Vision, Albertville',
    text: 'Because our first digital photo-finish camera needed no film, a judge could read the picture as soon as the race was over.',
    figure: '1/1000 s',
    services: ['Timing'],
    isFirst: true,
  },
  {
    // [I24]
    year: 1995,
    title: 'ARES',
    text: 'Swim timing moved to the personal computer. A small box stored every contact, and although it was the PC that made results of them, the contacts were safe if the PC failed.',
    figure: 'Up to 10 lanes, to 1/1000 s, box of 2.8 kg',
    sports: ['Swimming'],
    services: ['Timing', 'InformationSystem'],
  },
  {
    // [I24]
    year: 1995,
    title: 'Relay break detection',
    text: 'The system compared the touch of one relay swimmer with the take-off of the next, which no eye can do in eight lanes at once. LEN approved it in 1995, FINA in 1998.',
    figure: 'Window of 2 s before and after',
    sports: ['Swimming'],
    services: ['Timing'],
  },
  {
    // [I17]
    year: 2000,
    title: 'Record line on television',
    text: 'Viewers could see whether a record was about to fall, because a line in the picture moved at its pace.',
    services: ['VirtualGraphics'],
    isFirst: true,
  },
  {
    // [I1]
    year: 2000,
    isApproximate: true,
    title: 'Live timing on the internet',
    text: 'Swimming fans followed races live on omegatiming.com.',
    sports: ['Swimming'],
    services: ['LiveTimingAndScoring'],
  },
  {
    // [I26]
    year: 2003,
    title: 'Serve speed at the court',
    text: 'Displays with score and serve speed travelled with the World Tour.',
    sports: ['BeachVolleyball'],
    services: ['Scoreboards'],
  },
  {
    // [I27]
    year: 2004,
    title: 'New judging system for figure skating',
    text: 'We developed it with the ISU after a judging dispute at the Winter Games of 2002, and because it was in use from 2004, Turin 2006 became its first Olympic competition.',
    sports: ['FigureSkating'],
    services: ['Scoring'],
  },
  {
    // [I29]
    year: 2006,
    title: 'Transponders in road cycling',
    text: 'In a bunch sprint a time is worth little until it has a name. Our Leipzig team tested chips that join the two.',
    sports: ['Cycling'],
    services: ['Timing'],
  },
  {
    // [I30]
    year: 2008,
    title: 'Shoe transponders and GPS, Beijing',
    text: 'Athletes carried transponders or satellite receivers, which gave intermediate times where no cable reached the course.',
    services: ['Timing', 'LocalPositioningSystem'],
  },
  {
    // [I19]
    year: 2008,
    title: 'Graphics in the world feed',
    text: 'Because lane names, flags and the record line were part of the host broadcaster’s picture, every nation saw them.',
    sports: ['Swimming'],
    services: ['TvGraphics', 'VirtualGraphics'],
  },
  {
    // [I31] [I32]
    year: 2010,
    title: 'Electronic start pistol, Vancouver',
    text: 'One press of the trigger gave sound, flash and start pulse together, so that athletes and clock set out at the same instant. A second press called the field back.',
    figure: 'False start: second press within 2 s',
    services: ['Timing'],
    isFirst: true,
  },
  {
    // [I32]
    year: 2010,
    title: 'Snowgate',
    text: 'The start counted at the same angle of the wand, however a skier pushed it open, and if the mechanical contact failed, an electrical one had the start as well.',
    figure: 'Start window of 10 s',
    sports: ['AlpineSkiing'],
    services: ['Timing'],
  },
  {
    // [I33]
    year: 2010,
    title: 'RFID in ski cross and snowboard cross',
    text: 'Radio chips gave the live order of riders who had started together, which a photocell cannot do, because it does not know who has passed.',
    sports: ['Snowboard'],
    services: ['Timing'],
  },
  {
    // [I33]
    year: 2010,
    title: 'Chronos timer and HD pictures',
    text: 'Ice and snow got a new timer. Referees in short track and judges in figure skating could look again in HD.',
    sports: ['ShortTrack', 'FigureSkating'],
    services: ['Timing', 'Scoring'],
  },
  {
    // [I34] [I35]
    year: 2012,
    title: 'Quantum timer, London',
    text: 'The new timer counted in millionths of a second, a hundred times finer than what it replaced, and ran several clocks at once.',
    figure: '1 microsecond, 0.1 ppm, 16 clocks, 128 inputs, 32 outputs',
    services: ['Timing'],
    isFirst: true,
    picture: '/images/innovations/quantum-timer.svg',
  },
  {
    // [I34]
    year: 2012,
    title: 'Swimming Show',
    text: 'Lights on the starting blocks showed who had come first, second and third, before a spectator had found the lane on the board.',
    figure: 'Places 1 to 3',
    sports: ['Swimming'],
    services: ['Scoreboards'],
  },
  {
    // [I34] [I36]
    year: 2012,
    title: 'Athletics block that reads pressure',
    text: 'The reaction time came from the push against the plate. Whether the block moved no longer mattered.',
    sports: ['Athletics'],
    services: ['Timing'],
  },
  {
    // [I34]
    year: 2012,
    title: 'Open Water Gate',
    text: 'Marathon swimmers have no lanes. They passed a gate that read their chips on the move.',
    sports: ['Swimming'],
    services: ['Timing'],
  },
  {
    // [I35]; which sleds: sources differ
    year: 2014,
    title: 'Measurement Unit in the bobsleigh, Sochi',
    text: 'A clock at the finish says that a run was slow. A unit in the sled, which sent speed, acceleration and rotation while the run was still under way, could say where.',
    figure: '3D acceleration, 3D rotation',
    sports: ['Bobsleigh'],
    services: ['AnalysisTools'],
  },
  {
    // [I31]; equipment.md: 2,000 images/s at Vancouver 2010 and Sochi 2014
    year: 2014,
    title: 'Leg transponders in speed skating',
    text: 'Viewers saw the ranking change while the race was on, although at the line it was still the photo-finish camera that decided, at the 2,000 images/s it had taken since Vancouver.',
    sports: ['SpeedSkating', 'ShortTrack'],
    services: ['Timing', 'TvGraphics'],
  },
  {
    // [I38] [I39]; first shown at the short-course championships of December 2014: swimming press, July 2015
    year: 2014,
    title: 'Lap counter and backstroke ledge, Doha',
    text: 'At the short-course world championships a display under water told distance swimmers how many lengths were left, so that they need not lift the head. A ledge gave the feet of backstroke swimmers a firmer hold.',
    figure: 'Counter for 800 m and 1,500 m',
    sports: ['Swimming'],
    services: ['Scoreboards'],
  },
  {
    // [I40]; 2014: 2,000 images/s
    year: 2016,
    title: 'Scan’O’Vision Myria, Rio',
    text: 'Photo-finish pictures became brighter, although the camera took five times as many in a second as at Sochi.',
    figure: '10,000 images/s',
    sports: ['Athletics', 'Cycling'],
    services: ['Timing'],
    picture: '/images/innovations/images-per-second.svg',
  },
  {
    // [I40] [I18]
    year: 2016,
    title: 'Four photocells at the line',
    text: 'Because runners are not all of one shape, four beams recognised a body better than two. Sensors in the blocks measured 4,000 times a second.',
    figure: '4 cells instead of 2',
    sports: ['Athletics'],
    services: ['Timing'],
  },
  {
    // [I40]
    year: 2016,
    title: 'Archery target scanning',
    text: 'A scanner measured where the arrow had struck, while the archers were still at the shooting line.',
    figure: '0.2 mm',
    services: ['Scoring'],
  },
  {
    // [I40]
    year: 2016,
    title: 'Radar boards for golf',
    text: 'A golf ball is soon out of sight. Boards on the course showed how high, how fast and how far it flew.',
    services: ['Scoreboards'],
  },
  {
    // [I41]
    year: 2016,
    title: 'NBA shot clock system',
    text: 'All arenas of the league, then 29, received the same system, so that a team finds the same clock away as at home. It carries the name of Tissot.',
    sports: ['Basketball'],
    services: ['Scoreboards', 'Timing'],
  },
  {
    // [I42] [I43] [I44]
    year: 2018,
    title: 'Motion sensors, PyeongChang',
    text: 'The whole performance was measured, and not only its start and finish. Sensors gave speed, acceleration and jump height, and in ice hockey the formation of the teams.',
    figure: 'At least 300 sensors',
    sports: ['IceHockey', 'AlpineSkiing', 'Snowboard', 'SkiJumping', 'Bobsleigh'],
    services: ['LocalPositioningSystem', 'AnalysisTools'],
    isFirst: true,
  },
  {
    // [I43]
    year: 2018,
    title: 'Two runs in one picture',
    text: 'When tracking data were joined to replays that lay one run over another, viewers could see where two descents parted.',
    sports: ['Bobsleigh', 'SkiJumping'],
    services: ['Simulcam', 'AnalysisTools'],
  },
];
