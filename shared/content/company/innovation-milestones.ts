import type { Markdown } from '../copy.ts';
import type { ServiceSlug, SportSlug } from '../navigation.ts';

/** One invention or first use, in the order of time. Several can share a year. */
export interface InnovationMilestone {
  readonly year: number;
  /** The year is given as "about" in the source. */
  readonly isApproximate?: boolean;
  readonly title: string;
  readonly text: Markdown;
  readonly figure?: string;
  /** Sport pages to link to. */
  readonly sports?: readonly SportSlug[];
  /** Service pages to link to. */
  readonly services?: readonly ServiceSlug[];
}

export interface InnovationMilestonesPage {
  readonly name: string;
  /** Picture id. */
  readonly banner: string;
  readonly description: string;
  readonly lead: string;
  /** How to read the list. */
  readonly note: Markdown;
  /** Picture ids. */
  readonly pictures: readonly string[];
}

export const innovationMilestonesPage: InnovationMilestonesPage = {
  name: 'Innovation Milestones',
  banner: 'strip/InnovationMilestones',
  description:
    'Timing inventions by year, 1948 to 2018: photocell, photo-finish camera, touch pad, false-start detection, Quantum timer and motion sensors.',
  lead: 'From the first light beam at an Olympic finish in 1948 to the motion sensors of 2018: what was new, what it replaced and to what resolution it measured.',
  note: `“First” means first at a Games unless the entry says otherwise. Devices before 1972 were built by Omega or by Longines, and the entry names the brand where it matters. Years follow company pages first and press reports second; where two dates are in print, the better documented one is used.

Who timed which event stands under [History Milestones](/Company/HistoryMilestones).`,
  pictures: [
    'innovations/resolution',
    'innovations/images-per-second',
    'innovations/photo-finish-1948',
    'innovations/touch-pad-1968',
    'innovations/integrated-timing-1968',
    'innovations/quantum-timer',
  ],
};

export const innovationMilestones: readonly InnovationMilestone[] = [
  {
    year: 1948,
    title: 'Photocell at the finish, St. Moritz',
    text: 'The starter’s shot sets the clock going and an interrupted light beam stops it, so no reaction time of a person enters the result.',
    services: ['Timing'],
  },
  {
    year: 1948,
    title: 'Racend Omega Timer, the “Magic Eye”',
    text: 'London has the first photo-finish camera of any Games, and judges settle close arrivals on film.',
    figure: '1/1000 s',
    sports: ['Athletics'],
    services: ['Timing'],
  },
  {
    year: 1949,
    title: 'Photo series for motor racing',
    text: 'Longines reads the time of a car from a run of pictures taken one after another.',
    figure: '1/10 s',
    sports: ['CarRacing'],
  },
  {
    year: 1950,
    title: 'Start and finish gates, Aspen',
    text: 'Electromagnetic gates built by Longines register each skier at both ends of the course.',
    sports: ['AlpineSkiing'],
    services: ['Timing'],
  },
  {
    year: 1951,
    isApproximate: true,
    title: 'Photogines',
    text: 'Watch literature dates this Longines camera to about 1951. Its pictures make the finish line itself visible.',
    services: ['Timing'],
  },
  {
    year: 1952,
    title: 'Omega Time Recorder',
    text: 'A quartz clock and a printer share one portable case and run from a battery. The time is no longer read off a dial but printed.',
    figure: '1/100 s, printed',
    services: ['Timing'],
  },
  {
    year: 1954,
    title: 'Chronocinégines',
    text: 'Longines couples a quartz clock with a film camera aimed along the line. Every frame can be given its own time.',
    figure: 'Picture steps of 1/100 s',
    services: ['Timing'],
  },
  {
    year: 1954,
    title: 'Chronotypogines',
    text: 'In car racing a sensor now starts and stops the measurement without an operator.',
    sports: ['CarRacing'],
    services: ['Timing'],
  },
  {
    year: 1956,
    title: 'Swim Eight-O-Matic Timer',
    text: 'Melbourne’s pool has the first semi-automatic timer for swimming. Its display shows digits instead of hands.',
    figure: '8 lanes',
    sports: ['Swimming'],
    services: ['Timing', 'Scoreboards'],
  },
  {
    year: 1961,
    title: 'Omegascope',
    text: 'Running time is inserted into the television picture. The Olympic premiere comes at Innsbruck in 1964.',
    services: ['TvGraphics'],
  },
  {
    year: 1962,
    title: 'Luminous scoreboard for skiing',
    text: 'Spectators at a ski race can read results in lights, on a board by Longines.',
    sports: ['AlpineSkiing'],
    services: ['Scoreboards'],
  },
  {
    year: 1964,
    title: 'Skiing to the thousandth',
    text: 'Longines refines the measurement of ski races by a further step.',
    figure: '1/1000 s',
    sports: ['AlpineSkiing'],
    services: ['Timing'],
  },
  {
    year: 1967,
    title: 'Touch pads on trial, Winnipeg',
    text: 'Pan American Games: a contact pad in each lane lets swimmers stop their own clock. Waves leave it untouched.',
    sports: ['Swimming'],
    services: ['Timing'],
  },
  {
    year: 1968,
    title: 'Touch pads and Swim-O-Matic',
    text: 'In Mexico City the pads meet a new timer, and Olympic swimming runs without manual stopping for the first time.',
    figure: 'Pads of 240 × 90 cm, 1/1000 s',
    sports: ['Swimming'],
    services: ['Timing'],
  },
  {
    year: 1968,
    title: 'A loudspeaker in every block',
    text: 'The signal no longer has to cross the pool: each swimmer hears it from the starting block at the same moment.',
    sports: ['Swimming'],
    services: ['Timing'],
  },
  {
    year: 1968,
    title: 'Integrated timing, Grenoble',
    text: 'Judges, press, television and public are supplied at once with results and statistics from one measurement.',
    services: ['InformationSystem', 'MediaInformationSystem'],
  },
  {
    year: 1968,
    title: 'Photosprint',
    text: 'The race time is exposed on the film strip beside the runners, and the strip leaves the camera quickly.',
    figure: 'Film ready in under 30 s',
    sports: ['Athletics'],
    services: ['Timing'],
  },
  {
    year: 1971,
    title: 'Pictures with their own time',
    text: 'A Longines system records automatically and writes each athlete’s time into the frame.',
    figure: '100 images/s',
    services: ['Timing'],
  },
  {
    year: 1973,
    title: 'To the ten-thousandth',
    text: 'Another decimal place is added to what Longines equipment can resolve.',
    figure: '1/10,000 s',
    services: ['Timing'],
  },
  {
    year: 1975,
    title: '“Longines Timing” on television',
    text: 'The brand lays its live time over the picture under a name of its own.',
    services: ['TvGraphics'],
  },
  {
    year: 1976,
    title: 'Video matrix board, Montreal',
    text: 'A scoreboard made of picture points replaces fixed fields. It can set any text and show images.',
    services: ['Scoreboards'],
  },
  {
    year: 1982,
    title: 'False-start detectors in swimming',
    text: 'Sensors find the swimmer who leaves early. Their first use is at the Commonwealth Games.',
    sports: ['Swimming'],
    services: ['Timing'],
  },
  {
    year: 1984,
    title: 'False starts on the track, Los Angeles',
    text: 'Starting blocks with sensors tell how soon after the gun a sprinter reacts. Anything quicker than the limit counts as a false start.',
    figure: 'Limit 0.100 s',
    sports: ['Athletics'],
    services: ['Timing'],
  },
  {
    year: 1988,
    title: 'Colour board and computer results, Seoul',
    text: 'The matrix board gains colour. Behind it computers process the results of the whole Games.',
    figure: 'Board of 14 × 9 m',
    services: ['Scoreboards', 'InformationSystem'],
  },
  {
    year: 1992,
    title: "Scan'O'Vision",
    text: 'Albertville works with the first digital photo-finish camera, which needs no film and no developing.',
    figure: '1/1000 s',
    services: ['Timing'],
  },
  {
    year: 1995,
    title: 'ARES',
    text: 'Swim timing moves to the personal computer. A small box stores every contact, and the PC turns the contacts into results.',
    figure: 'Up to 10 lanes, to 1/1000 s, box of 2.8 kg',
    sports: ['Swimming'],
    services: ['Timing', 'InformationSystem'],
  },
  {
    year: 1995,
    title: 'Relay break detection',
    text: 'The system compares the touch of one relay swimmer with the departure of the next. LEN approves it in 1995 and FINA on 4 May 1998.',
    figure: 'Window of 2 s before and after',
    sports: ['Swimming'],
    services: ['Timing'],
  },
  {
    year: 1996,
    title: 'Satellite positions in sailing, Atlanta',
    text: 'Boats are reported to have been located by GPS on the Olympic regatta course.',
    figure: 'GPS',
    services: ['LocalPositioningSystem'],
  },
  {
    year: 2000,
    title: 'Record line on television',
    text: 'A virtual line in the picture shows viewers how far a competitor is from the record.',
    services: ['VirtualGraphics'],
  },
  {
    year: 2000,
    isApproximate: true,
    title: 'Live timing on the internet',
    text: 'About the turn of the century the world swimming championships can be followed live on the site omegatiming.com.',
    sports: ['Swimming'],
    services: ['LiveTimingAndScoring'],
  },
  {
    year: 2003,
    title: 'Serve speed beside the court',
    text: 'Displays with score and serve speed become part of all World Tour events in beach volleyball.',
    sports: ['BeachVolleyball'],
    services: ['Scoreboards'],
  },
  {
    year: 2004,
    title: 'Judging system for figure skating',
    text: 'After the Winter Games of 2002 a new system is developed with the ISU. It serves ISU events from 2004 to 2009 and the Turin Games.',
    sports: ['FigureSkating'],
    services: ['Scoring'],
  },
  {
    year: 2006,
    title: 'Countdown clock for host cities',
    text: 'A public clock in Turin shows the time left until the opening ceremony.',
    services: ['Scoreboards'],
  },
  {
    year: 2006,
    title: 'Transponders in road cycling',
    text: 'The Leipzig team tests chips that match each rider to a time.',
    sports: ['Cycling'],
    services: ['Timing'],
  },
  {
    year: 2008,
    title: 'Shoe transponders and GPS, Beijing',
    text: 'Transponders on shoes and satellite receivers supply intermediate times from out on the course.',
    services: ['Timing', 'LocalPositioningSystem'],
  },
  {
    year: 2008,
    title: 'Graphics in the world feed',
    text: 'Lane names, flags and the record line are drawn for the host broadcaster, so the whole world receives them with the picture.',
    sports: ['Swimming'],
    services: ['TvGraphics', 'VirtualGraphics'],
  },
  {
    year: 2010,
    title: 'Electronic start pistol, Vancouver',
    text: 'One press of the trigger gives sound, flash and the pulse for the clock. A second press soon afterwards calls the field back.',
    figure: 'False start: second press within 2 s',
    services: ['Timing'],
  },
  {
    year: 2010,
    title: 'Snowgate',
    text: 'The wand triggers at one and the same angle for each skier. A mechanical contact and an electrical one back each other up.',
    figure: 'Start window of 10 s',
    sports: ['AlpineSkiing'],
    services: ['Timing'],
  },
  {
    year: 2010,
    title: 'Universal Tracking System',
    text: 'Announced for Vancouver: cross-country skiers are followed by satellite along the trail.',
    sports: ['CrossCountry'],
    services: ['LocalPositioningSystem'],
  },
  {
    year: 2010,
    title: 'RFID in ski cross and snowboard cross',
    text: 'Where several riders start together, radio chips give the order while the heat is still on.',
    sports: ['Snowboard'],
    services: ['Timing'],
  },
  {
    year: 2010,
    title: 'Chronos timer and HD pictures',
    text: 'Ice and snow get a new timer. Short track referees receive HD replay, and figure skating judges an HD view of the programme.',
    sports: ['ShortTrack', 'FigureSkating'],
    services: ['Timing', 'Scoring'],
  },
  {
    year: 2012,
    title: 'Quantum timer, London',
    text: 'A new generation of timer counts in millionths of a second and runs several independent clocks at once.',
    figure: '1 microsecond, 0.1 ppm, 16 clocks, 128 inputs, 32 outputs',
    services: ['Timing'],
  },
  {
    year: 2012,
    title: 'Swimming Show',
    text: 'Lamps on the starting blocks mark the swimmers in first, second and third place.',
    figure: 'Places 1 to 3',
    sports: ['Swimming'],
    services: ['Scoreboards'],
  },
  {
    year: 2012,
    title: 'Athletics block that reads pressure',
    text: 'The reaction of a sprinter is taken from the push against the plate. Movement of the block no longer matters.',
    sports: ['Athletics'],
    services: ['Timing'],
  },
  {
    year: 2012,
    title: 'Open Water Gate',
    text: 'Marathon swimmers get their times on the move, from a gate that reads the chip as they pass.',
    sports: ['Swimming'],
    services: ['Timing'],
  },
  {
    year: 2014,
    title: 'Measurement Unit in the bobsleigh, Sochi',
    text: 'A unit in the sled transmits its speed, its acceleration and its rotation during the run, the last two in three axes.',
    figure: '3D acceleration, 3D rotation',
    sports: ['Bobsleigh'],
    services: ['AnalysisTools'],
  },
  {
    year: 2014,
    title: 'Leg transponders in speed skating',
    text: 'The ranking is updated live during the race, and a photo-finish camera decides at the line.',
    figure: '2,000 images/s',
    sports: ['SpeedSkating', 'ShortTrack'],
    services: ['Timing', 'TvGraphics'],
  },
  {
    year: 2015,
    title: 'Lap counter and backstroke ledge, Kazan',
    text: 'A display under water tells distance swimmers how many lengths remain. At the start of backstroke a ledge gives the feet a firmer hold.',
    figure: 'Counter for 800 m and 1,500 m',
    sports: ['Swimming'],
    services: ['Scoreboards'],
  },
  {
    year: 2016,
    title: "Scan'O'Vision Myria, Rio",
    text: 'The photo-finish camera takes brighter pictures and more of them.',
    figure: '10,000 images/s',
    sports: ['Athletics', 'Cycling'],
    services: ['Timing'],
  },
  {
    year: 2016,
    title: 'Four photocells at the line',
    text: 'The added beams recognise more shapes of body. In the starting blocks, sensors take 4,000 readings a second.',
    figure: '4 cells instead of 2',
    sports: ['Athletics'],
    services: ['Timing'],
  },
  {
    year: 2016,
    title: 'Archery target scanning',
    text: 'A scanner determines where in the target face the arrow has struck.',
    figure: '0.2 mm',
    services: ['Scoring'],
  },
  {
    year: 2016,
    title: 'Radar boards for golf',
    text: 'Boards on the course show how high, how fast and how far a ball has flown.',
    services: ['Scoreboards'],
  },
  {
    year: 2016,
    title: 'NBA shot clock system',
    text: 'All arenas of the league receive one and the same new system, under the brand Tissot.',
    figure: '29 arenas',
    sports: ['Basketball'],
    services: ['Scoreboards', 'Timing'],
  },
  {
    year: 2018,
    title: 'Motion sensors, PyeongChang',
    text: 'Speed, acceleration, jump height and, in ice hockey, team formations are measured through the entire performance.',
    figure: 'More than 300 sensors',
    sports: ['IceHockey', 'AlpineSkiing', 'Snowboard', 'SkiJumping', 'Bobsleigh'],
    services: ['LocalPositioningSystem', 'AnalysisTools'],
  },
  {
    year: 2018,
    title: 'Two runs in one picture',
    text: 'Replays in the manner of StroMotion and Simulcam are combined with tracking data, and viewers compare two descents side by side.',
    sports: ['Bobsleigh', 'SkiJumping'],
    services: ['Simulcam', 'AnalysisTools'],
  },
];
