import type { Markdown } from '../copy.ts';

/** One event or agreement, in the order of time. Several can share a year. */
export interface HistoryMilestone {
  readonly year: number;
  /** Set where the entry covers a period. */
  readonly endYear?: number;
  readonly title: string;
  readonly text: Markdown;
  /** The brand on show, not always the crew behind it. */
  readonly brand?: string;
  readonly figures?: string;
}

export interface HistoryMilestonesPage {
  readonly name: string;
  /** Picture id. */
  readonly banner: string;
  readonly description: string;
  readonly lead: string;
  /** What the list leaves out, and why. */
  readonly note: Markdown;
  /** Picture ids. */
  readonly pictures: readonly string[];
}

export const historyMilestonesPage: HistoryMilestonesPage = {
  name: 'History Milestones',
  banner: 'strip/HistoryMilestones',
  description:
    'Year by year from 1932 to 2018: Games, championships and agreements timed by Omega, Longines, Tissot, Rado and Swatch, with crews and tonnage.',
  lead: 'Games, championships and contracts from Los Angeles 1932 to Buenos Aires 2018. Before 1972 the brands worked alone; their successor for sport is Swiss Timing.',
  note: `The list holds events served by brands of today’s Swatch Group or by Swiss Timing itself. It has gaps on purpose: some Games of these years went to other makers, and others are not on the brands’ own lists.

Crew sizes and weights are those published at the time. Devices and methods have a list of their own, the [Innovation Milestones](/Company/InnovationMilestones).`,
  pictures: [
    'milestones/brands-and-games',
    'milestones/tonnes-and-crew',
    'milestones/thirty-chronographs',
    'milestones/melbourne-crates',
    'milestones/boards',
  ],
};

export const historyMilestones: readonly HistoryMilestone[] = [
  {
    year: 1932,
    title: 'Los Angeles Summer Games',
    text: 'All events are put in the hands of one firm, which no Games had tried before. A single watchmaker makes the journey with the chronographs.',
    brand: 'Omega',
    figures: '30 split-second chronographs, 1/10 s',
  },
  {
    year: 1933,
    title: 'Ski races at Chamonix',
    text: 'Longines measures alpine skiing for the first time.',
    brand: 'Longines',
  },
  {
    year: 1936,
    title: 'Garmisch-Partenkirchen Winter Games',
    text: 'Omega works on snow and ice at the Games for the first time. On the downhill, one clock stands at the start and another at the finish.',
    brand: 'Omega',
    figures: '27 stopwatches, 1 technician',
  },
  {
    year: 1936,
    title: 'Berlin Summer Games',
    text: 'Omega’s Olympic kit for Berlin still consists of hand-held watches.',
    brand: 'Omega',
    figures: '185 stopwatches',
  },
  {
    year: 1938,
    title: 'Tissot enters sport',
    text: 'Ski races are the brand’s first commission as a timekeeper.',
    brand: 'Tissot',
  },
  {
    year: 1948,
    title: 'St. Moritz Winter Games',
    text: 'A photocell at the finish takes over from the thumb on the stopwatch.',
    brand: 'Omega',
  },
  {
    year: 1948,
    title: 'London Summer Games',
    text: 'Judges receive a photo-finish camera, and the order across the line can be read from film.',
    brand: 'Omega',
    figures: 'Recording to 1/1000 s',
  },
  {
    year: 1950,
    title: 'Alpine World Championships, Aspen',
    text: 'Longines is asked to time the skiing world championships for the first time. It equips start and finish with electromagnetic gates.',
    brand: 'Longines',
  },
  {
    year: 1952,
    title: 'Oslo Winter Games',
    text: 'One published account names Longines as timekeeper in Oslo. Omega does not count this edition.',
    brand: 'Longines',
  },
  {
    year: 1952,
    title: 'Helsinki Summer Games',
    text: 'Times come out of the recorder printed on paper. The IOC honours Omega with the Olympic Cross of Merit.',
    brand: 'Omega',
    figures: 'Printed to 1/100 s',
  },
  {
    year: 1956,
    title: 'Cortina d’Ampezzo Winter Games',
    text: 'Omega returns to the Winter Games in the Dolomites.',
    brand: 'Omega',
  },
  {
    year: 1956,
    title: 'Melbourne Summer Games',
    text: 'From August to November the equipment is on its way to Australia. It travels insured for CHF 1 million.',
    brand: 'Omega',
    figures: '42 crates, 2,475 kg',
  },
  {
    year: 1960,
    title: 'Rome Summer Games',
    text: 'The 100 m freestyle ends in dispute because judges and watches disagree. Work on a pad that the swimmer touches goes back to this race.',
    brand: 'Omega',
  },
  {
    year: 1962,
    title: 'Commonwealth Games, Perth',
    text: 'Longines times these Games, the brand’s first in the Commonwealth series.',
    brand: 'Longines',
  },
  {
    year: 1964,
    title: 'Innsbruck Winter Games',
    text: 'Viewers at home see the clock run in the live television picture.',
    brand: 'Omega',
  },
  {
    year: 1966,
    title: 'Alpine World Championships, Portillo',
    text: 'Skiing’s world championships go to Chile, again with Longines at the clocks.',
    brand: 'Longines',
  },
  {
    year: 1967,
    title: 'Pan American Games, Winnipeg',
    text: 'Touch pads are hung in a competition pool and tried in earnest, a year ahead of their Olympic premiere.',
    brand: 'Omega',
  },
  {
    year: 1968,
    title: 'Grenoble Winter Games',
    text: 'Measured values go straight into results and statistics for several groups of users. The method is called integrated timing.',
    brand: 'Omega',
  },
  {
    year: 1968,
    title: 'Mexico City Summer Games',
    text: 'No hand stops a clock in the Olympic pool any more: swimming is timed automatically from start to finish.',
    brand: 'Omega',
    figures: '8 t of equipment, 45 split-second watches',
  },
  {
    year: 1970,
    title: 'World Gymnastics Championships, Ljubljana',
    text: 'Here begins the work of Longines with the gymnastics federation FIG, which goes on to the end of 2020.',
    brand: 'Longines',
  },
  {
    year: 1972,
    title: 'Munich Summer Games',
    text: 'The timing of Munich is credited to Longines, in partnership with the German maker Junghans.',
    brand: 'Longines',
  },
  {
    year: 1972,
    title: 'Swiss Timing is founded',
    text: 'Two brands, Omega and Longines, and their industry federation create a common sports timing company on 3 July. Its [history](/Company/History) starts with this date.',
    brand: 'Swiss Timing',
  },
  {
    year: 1973,
    title: 'First World Swimming Championships',
    text: 'FINA holds world championships for the first time. Omega has timed all later ones too.',
    brand: 'Omega',
  },
  {
    year: 1976,
    title: 'Innsbruck and Montreal Games',
    text: 'Swiss Timing serves its first Games, in winter and in summer. Montreal gets a video matrix board.',
    brand: 'Omega / Swiss Timing',
  },
  {
    year: 1980,
    title: 'Lake Placid and Moscow Games',
    text: 'A second Olympic year under the common name takes the crews to New York State and to the Soviet capital.',
    brand: 'Omega / Swiss Timing',
  },
  {
    year: 1980,
    title: 'Formula One',
    text: 'Motor racing’s grand prix series takes Longines as its official timekeeper.',
    brand: 'Longines',
  },
  {
    year: 1982,
    title: 'Commonwealth Games',
    text: 'Detectors report swimmers who leave the block too early. They are in use for the first time.',
    brand: 'Omega',
  },
  {
    year: 1983,
    title: 'The group is formed',
    text: 'A new watch group is made out of ASUAG and SSIH. Swiss Timing belongs to it.',
  },
  {
    year: 1984,
    title: 'Sarajevo and Los Angeles Games',
    text: 'After swimming, athletics receives false-start detection, in the starting blocks of Los Angeles.',
    brand: 'Omega / Swiss Timing',
  },
  {
    year: 1985,
    title: 'Swiss Open, Gstaad',
    text: 'Rado begins in tennis with a tournament in the Bernese Oberland.',
    brand: 'Rado',
  },
  {
    year: 1988,
    title: 'Calgary and Seoul Games',
    text: 'Calgary opens the Olympic year. In Seoul computers carry the results from the first heat to the last final.',
    brand: 'Omega / Swiss Timing',
    figures: 'Seoul: 100 technicians, 70 t',
  },
  {
    year: 1988,
    title: 'Two timing teams become one',
    text: 'The sports timers of Omega and of Longines are united at Saint-Imier once the Seoul Games are over.',
    brand: 'Swiss Timing',
  },
  {
    year: 1988,
    endYear: 1992,
    title: 'Tour de France, first period',
    text: 'Tissot times the Tour for the first time, in a period that ends in 1992.',
    brand: 'Tissot',
  },
  {
    year: 1989,
    title: 'Artistic and rhythmic gymnastics',
    text: 'FIG names Longines official timekeeper of its artistic and rhythmic events.',
    brand: 'Longines',
  },
  {
    year: 1992,
    title: 'Albertville Winter and Paralympic Games',
    text: 'Digital pictures replace photo-finish film. The same winter brings the first Paralympic Games in the record.',
    brand: 'Omega / Swiss Timing',
  },
  {
    year: 1995,
    title: 'Partnership with the UCI',
    text: 'Tissot and the world cycling federation begin to work together.',
    brand: 'Tissot',
  },
  {
    year: 1996,
    title: 'Atlanta Summer Games',
    text: 'For the first time Olympic clocks carry the name Swatch.',
    brand: 'Swatch',
  },
  {
    year: 1998,
    title: 'Asian Games, Bangkok',
    text: 'The agreement with the Olympic Council of Asia takes effect. Longines shares the task in Bangkok.',
    brand: 'Tissot with Longines',
  },
  {
    year: 2000,
    title: 'Sydney Summer Games',
    text: 'Swatch is on show at its second Games, and the freight goes to Australia.',
    brand: 'Swatch',
    figures: 'About 200 people, more than 150 t',
  },
  {
    year: 2001,
    title: 'Agreement with the IOC',
    text: 'January: a contract covers the four Games between 2004 and 2010. Results at the venues are part of it.',
    brand: 'Swatch Group',
  },
  {
    year: 2001,
    title: 'MotoGP',
    text: 'The motorcycle world championship appoints Tissot official timekeeper.',
    brand: 'Tissot',
  },
  {
    year: 2001,
    title: 'Move to Corgémont',
    text: 'Swiss Timing exchanges its rooms at Saint-Imier for former ETA buildings.',
    brand: 'Swiss Timing',
  },
  {
    year: 2002,
    title: 'Asian Games, Busan',
    text: 'Korea’s port city is the second Asian Games host on Tissot’s list.',
    brand: 'Tissot',
  },
  {
    year: 2003,
    title: 'Beach volleyball World Tour',
    text: 'Swatch becomes title sponsor of the FIVB tour in June, and the speed of a serve appears on a display beside the court.',
    brand: 'Swatch',
  },
  {
    year: 2004,
    title: 'Athens Summer Games',
    text: 'Athens is the first edition with on-venue results in the contract.',
    brand: 'Swatch',
    figures: 'More than 300 staff, 350 t',
  },
  {
    year: 2004,
    title: 'Omega named for three Games',
    text: 'Turin, Beijing and Vancouver are to be timed under the name Omega, the group announces. A clock in Beijing starts counting down to 2008.',
    brand: 'Omega',
  },
  {
    year: 2005,
    title: 'Omega Electronics’ sports business joins',
    text: 'Swiss Timing takes in the sports activities of its sister company in August.',
    brand: 'Swiss Timing',
  },
  {
    year: 2006,
    title: 'Leipzig and Liberec join',
    text: 'With the purchase of Wige Data in February, teams in Saxony and Bohemia come to the company.',
    brand: 'Swiss Timing',
  },
  {
    year: 2006,
    title: 'Turin Winter Games',
    text: 'Omega counts Turin as its 22nd Games. Fourteen venues are equipped.',
    brand: 'Omega',
    figures: '206 experts, 133 volunteers, 220 t',
  },
  {
    year: 2006,
    title: 'Commonwealth Games, Melbourne',
    text: 'Victoria’s capital stages the Games, and Swiss Timing counts them among its own references.',
    brand: 'Swiss Timing',
  },
  {
    year: 2006,
    title: 'Asian Games, Doha',
    text: 'Tissot is sole timekeeper of more than 400 events.',
    brand: 'Tissot',
    figures: '40 technicians, 35 t, 30 km of cable',
  },
  {
    year: 2006,
    title: 'Back in the Alpine World Cup',
    text: 'November: Longines resumes timekeeping for the FIS on the World Cup slopes.',
    brand: 'Longines',
    figures: '20 races in 2006/07',
  },
  {
    year: 2007,
    title: 'Pan American Games, Rio de Janeiro',
    text: 'Swiss Timing serves the continent’s multi-sport event in Brazil.',
    brand: 'Swiss Timing',
  },
  {
    year: 2008,
    title: 'Beijing Summer Games',
    text: 'The Chinese capital hosts the 23rd Games in Omega’s own count.',
    brand: 'Omega',
    figures: '450 professionals, 420 t',
  },
  {
    year: 2008,
    title: 'FIBA partnership',
    text: 'International basketball gains Tissot as partner and timekeeper.',
    brand: 'Tissot',
  },
  {
    year: 2009,
    title: 'All Alpine World Cup countries',
    text: 'An arrangement announced beforehand makes Longines the one timekeeper in all host countries of the FIS Alpine World Cup.',
    brand: 'Longines',
  },
  {
    year: 2009,
    title: 'The World Games',
    text: 'Sports outside the Olympic programme meet in Kaohsiung, with Tissot as timekeeper for the first time.',
    brand: 'Tissot / Swiss Timing',
  },
  {
    year: 2009,
    title: 'Olympic role to 2020',
    text: 'In Lausanne, on 25 September, the IOC and Omega extend their agreement to 2020.',
    brand: 'Omega',
  },
  {
    year: 2010,
    title: 'Vancouver Winter Games',
    text: 'Number 24 for the brand is held on the Pacific coast of Canada.',
    brand: 'Omega',
    figures: '220 staff, 250 t',
  },
  {
    year: 2010,
    title: 'First Diamond League season',
    text: 'Athletics opens a new series of one-day meetings with Omega as official timekeeper.',
    brand: 'Omega',
    figures: '14 meetings',
  },
  {
    year: 2010,
    title: 'Youth Olympic Games, Singapore',
    text: 'Young athletes have Olympic Games of their own for the first time, with the same timekeeper as the adults.',
    brand: 'Omega',
  },
  {
    year: 2010,
    title: 'Commonwealth Games, Delhi',
    text: 'Swiss Timing reports on its part in the Games of India’s capital in a release of April 2011.',
    brand: 'Swiss Timing',
  },
  {
    year: 2012,
    title: 'Winter Youth Games, Innsbruck',
    text: 'The winter edition for young athletes has its premiere in a city with long Olympic experience.',
    brand: 'Omega',
    figures: '63 events, 15 disciplines',
  },
  {
    year: 2012,
    title: 'London Summer Games',
    text: 'London is edition 25 for Omega and the stage for a new generation of timer.',
    brand: 'Omega',
    figures: 'More than 450 technicians, 400 t',
  },
  {
    year: 2012,
    title: 'Paralympic Games, London',
    text: 'Weeks after the Olympic closing ceremony the same city hosts the Paralympic Games.',
    brand: 'Omega',
    figures: '215 officials, 300 t, 105 km of cable',
  },
  {
    year: 2013,
    title: 'Equestrian sport: FEI',
    text: 'Longines signs with the FEI for ten years, as top partner of the equestrian federation.',
    brand: 'Longines',
  },
  {
    year: 2013,
    title: 'University sport: FISU',
    text: 'The games of the world’s students gain Tissot as timekeeper.',
    brand: 'Tissot',
  },
  {
    year: 2013,
    title: 'Rugby: Six Nations',
    text: 'Tissot enters rugby as a sponsor of the Six Nations.',
    brand: 'Tissot',
  },
  {
    year: 2014,
    title: 'Sochi Winter Games',
    text: 'On the Black Sea coast and in the mountains above it, Omega serves its 26th Games.',
    brand: 'Omega',
    figures: '260 technicians, 170 volunteers, 230 t, 27 public and 90 sport boards, 78 km of cable',
  },
  {
    year: 2014,
    title: 'Commonwealth Games, Glasgow',
    text: 'Longines is official timekeeper again, in Scotland’s largest city.',
    brand: 'Longines',
    figures: 'More than 190 timekeepers, 122 t',
  },
  {
    year: 2014,
    title: 'Youth Olympic Games, Nanjing',
    text: 'After Singapore, the summer edition for young athletes goes to China.',
    brand: 'Omega',
    figures: '330 staff, 80 t, 222 events',
  },
  {
    year: 2014,
    title: 'Asian Games, Incheon',
    text: 'The Asian Games return to Korea, and Tissot with them.',
    brand: 'Tissot',
  },
  {
    year: 2014,
    title: 'FINA contract to 2021',
    text: 'The swimming federation and Omega prolong their contract in September.',
    brand: 'Omega',
  },
  {
    year: 2015,
    title: 'NBA, WNBA and development league',
    text: 'On 5 October the North American leagues announce their first official timekeeper.',
    brand: 'Tissot',
  },
  {
    year: 2015,
    title: 'Beach Volleyball Major Series',
    text: 'A new series of large tournaments starts, with Swatch in its title.',
    brand: 'Swatch',
  },
  {
    year: 2016,
    title: 'Rio Summer Games',
    text: 'South America has Olympic Games for the first time, and Omega its 27th.',
    brand: 'Omega',
    figures: '480 timekeepers, 450 t, 335 sport and 79 public boards, 200 km of cable',
  },
  {
    year: 2016,
    title: 'Tour de France, second period',
    text: 'From this edition Tissot is timekeeper of the French tour again.',
    brand: 'Tissot',
  },
  {
    year: 2017,
    title: 'Olympic role to 2032',
    text: 'On 15 May the IOC partnership is prolonged once more, as far as the Games of 2032.',
    brand: 'Omega',
  },
  {
    year: 2017,
    title: 'FEI agreement extended',
    text: 'August: the federation of equestrian sport and Longines lengthen the contract of 2013.',
    brand: 'Longines',
  },
  {
    year: 2017,
    title: 'UCI World Cycling Partner',
    text: 'The cycling federation creates the title World Cycling Partner, and Tissot is its first holder.',
    brand: 'Tissot',
  },
  {
    year: 2018,
    title: 'PyeongChang Winter Games',
    text: 'At edition 28 in the brand’s count, sensors follow athletes between start and finish and not just at the line.',
    brand: 'Omega',
    figures: '300 timekeepers, 350 volunteers, 230 t',
  },
  {
    year: 2018,
    title: 'Commonwealth Games, Gold Coast',
    text: 'Longines times the Games in Queensland.',
    brand: 'Longines',
  },
  {
    year: 2018,
    title: 'Asian Games, Jakarta',
    text: 'Tissot marks 20 years with the Asian Games.',
    brand: 'Tissot',
  },
  {
    year: 2018,
    title: 'Youth Olympic Games, Buenos Aires',
    text: 'Argentina receives the young athletes, and with them this list ends.',
    brand: 'Omega',
    figures: '250 staff, 80 t',
  },
];
