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
  /** Something was done for the first time: set large. */
  readonly isFirst?: boolean;
  /** Address of the picture of its decade: one in ten years. */
  readonly picture?: string;
}

export interface HistoryMilestonesContent {
  readonly name: string;
  readonly description: string;
  readonly lead: string;
  /** Who did the work, and where to read on. */
  readonly note: Markdown;
}

export const historyMilestonesContent: HistoryMilestonesContent = {
  name: 'History Milestones',
  description:
    'Games, championships and agreements year by year, 1932 to 2018, with Omega, Longines, Tissot, Rado and Swatch on the clock, and the teams behind them.',
  lead: 'In 1932 one watchmaker was enough for an Olympic Games. By 2018 it took 300 timekeepers, and the list of Games, championships and agreements between the two tells how the task grew.',
  note: `Until 1972 the brands sent separate timekeepers. Then two of them became founders of Swiss Timing, and although the clocks went on showing a brand’s name, which is the one printed here, the teams behind them gradually became one.

The equipment they brought along fills the [Innovation Milestones](/Company/InnovationMilestones). [Heritage](/Heritage) continues the Olympic Games up to Milano Cortina 2026.`,
};

/** Sources: keys of history-milestones.md in the facts, unless another file is named. */
export const historyMilestones: readonly HistoryMilestone[] = [
  {
    // [H1] [H2]
    year: 1932,
    title: 'Los Angeles Summer Games',
    text: 'Until then judges had brought their own watches. In Los Angeles one maker timed every event for the first time, although all that Omega sent was a single watchmaker with his chronographs.',
    brand: 'Omega',
    figures: '30 split-second chronographs, 1/10 s',
    isFirst: true,
    picture: '/images/milestones/thirty-chronographs.svg',
  },
  {
    // [H3]
    year: 1933,
    title: 'Ski races at Chamonix',
    text: 'Longines timed alpine skiing, a sport whose start is out of sight of its finish, for the first time.',
    brand: 'Longines',
  },
  {
    // [H2] [H4]
    year: 1936,
    title: 'Garmisch-Partenkirchen Winter Games',
    text: 'Omega worked on snow and ice at the Games for the first time. Because no one could see both ends of the downhill, one clock ran at the start and another at the finish.',
    brand: 'Omega',
    figures: '27 stopwatches, 1 technician',
  },
  {
    // [H5]
    year: 1936,
    title: 'Berlin Summer Games',
    text: 'Omega’s timekeepers still held their watches in the hand, but they had six times as many as in Los Angeles.',
    brand: 'Omega',
    figures: '185 stopwatches',
  },
  {
    // [H6] [H7]
    year: 1938,
    title: 'First ski races of Tissot',
    text: 'Tissot began on the ski slopes.',
    brand: 'Tissot',
  },
  {
    // [H8]
    year: 1948,
    title: 'St. Moritz Winter Games',
    text: 'A photocell at the finish replaced the thumb on the stopwatch, and with it the time that a thumb needs to react.',
    brand: 'Omega',
    isFirst: true,
  },
  {
    // [H1]
    year: 1948,
    title: 'London Summer Games',
    text: 'When a finish was too close for the eye, judges could look at it again, on the film of a photo-finish camera.',
    brand: 'Omega',
    figures: 'Recording to 1/1000 s',
  },
  {
    // [H1]
    year: 1950,
    title: 'Alpine World Championships, Aspen',
    text: 'The organisers of the world championships asked Longines to time them, for the first time, and electromagnetic gates recorded when a racer left the start and reached the finish.',
    brand: 'Longines',
  },
  {
    // [H10] [H11]
    year: 1952,
    title: 'Helsinki Summer Games',
    text: 'Times came printed on paper, so that a result no longer depended on who had read the dial. The IOC awarded Omega the Olympic Cross of Merit.',
    brand: 'Omega',
    figures: 'Printed to 1/100 s',
  },
  {
    // [H12] [H13]; equipment.md: electronic gate first at Cortina 1956
    year: 1956,
    title: 'Cortina d’Ampezzo Winter Games',
    text: 'At the Games, too, skiers now set the clock going themselves, because an electronic gate waited at the start.',
    brand: 'Omega',
    isFirst: true,
  },
  {
    // [H14]
    year: 1956,
    title: 'Melbourne Summer Games',
    text: 'Australia was so far away that the equipment travelled from August to November, insured for CHF 1 million.',
    brand: 'Omega',
    figures: '42 crates, 2,475 kg',
    picture: '/images/milestones/melbourne-crates.svg',
  },
  {
    // [H12] [H15]
    year: 1960,
    title: 'Rome Summer Games',
    text: 'The 100 m freestyle ended in a dispute between the judges and the watches, which [Swimming](/Sports/Swimming) recounts. It led to the touch pad.',
    brand: 'Omega',
  },
  {
    // [H16] [H72]
    year: 1962,
    title: 'British Empire and Commonwealth Games, Perth',
    text: 'Longines timed Games of the Commonwealth for the first time. The next would be Glasgow 2014.',
    brand: 'Longines',
  },
  {
    // [H15]
    year: 1964,
    title: 'Innsbruck Winter Games',
    text: 'Television viewers no longer had to guess how a run was going, because the running time was in the live picture.',
    brand: 'Omega',
    isFirst: true,
  },
  {
    // [H1] [H18]
    year: 1966,
    title: 'Alpine World Championships, Portillo',
    text: 'Skiing held its world championships in August, because they were in Chile.',
    brand: 'Longines',
  },
  {
    // [H19]
    year: 1967,
    title: 'Pan American Games, Winnipeg',
    text: 'Swimmers tried out the touch pad a year before it decided Olympic races.',
    brand: 'Omega',
  },
  {
    // [H15]
    year: 1968,
    title: 'Grenoble Winter Games',
    text: 'Results and statistics reached judges, press, television and spectators at the same time, so that none of them had to wait for another.',
    brand: 'Omega',
  },
  {
    // [H1] [H15] [H20]
    year: 1968,
    title: 'Mexico City Summer Games',
    text: 'Olympic swimming was timed fully automatically for the first time. A result that in Rome had been left to the eyes of judges was now made by the starter’s signal and the swimmer’s hand, with nothing in between but a wire.',
    brand: 'Omega',
    figures: '8 t of equipment, 45 split-second watches',
    isFirst: true,
  },
  {
    // [H21]
    year: 1970,
    title: 'World Gymnastics Championships, Ljubljana',
    text: 'Longines began to work with the gymnastics federation FIG, in a partnership that was to last for half a century, until the end of 2020.',
    brand: 'Longines',
  },
  {
    // [H22]
    year: 1972,
    title: 'Munich Summer Games',
    text: 'Longines shared the timing with Junghans, a watchmaker from the host country.',
    brand: 'Longines with Junghans',
  },
  {
    // [H23]
    year: 1972,
    title: 'Swiss Timing is founded',
    text: 'On 3 July Omega, Longines and their industry federation set up one company for sports timing. Our [history](/Company/History) begins on that day.',
    brand: 'Swiss Timing',
    isFirst: true,
    picture: '/images/milestones/brands-and-games.svg',
  },
  {
    // [H24]
    year: 1973,
    title: 'First World Swimming Championships, Belgrade',
    text: 'FINA held world championships for the first time. Omega timed them.',
    brand: 'Omega',
  },
  {
    // [H1] [H25]
    year: 1976,
    title: 'Innsbruck and Montreal Games',
    text: 'Four years after our foundation we timed our first Games, in winter at Innsbruck and in summer at Montreal, where the public saw a video matrix board that could show pictures.',
    brand: 'Omega',
    isFirst: true,
  },
  {
    // [H25] [H12]
    year: 1980,
    title: 'Lake Placid and Moscow Games',
    text: 'Our second Olympic year began in the State of New York and ended in the Soviet capital, where the rank appeared on screen as an athlete finished.',
    brand: 'Omega',
  },
  {
    // [H26] [H75]
    year: 1982,
    title: 'Commonwealth Games, Brisbane',
    text: 'Omega timed the swimming, where detectors registered early starts for the first time.',
    brand: 'Omega',
  },
  {
    // [H73] [H74]
    year: 1982,
    endYear: 1992,
    title: 'Formula One',
    text: 'For eleven seasons Longines was official timekeeper of the grand prix series, together with Olivetti.',
    brand: 'Longines with Olivetti',
  },
  {
    // [H23] [H27]
    year: 1983,
    title: 'The group is formed',
    text: 'The watch holdings ASUAG and SSIH merged, and since our founders belonged to both, Swiss Timing became part of the new group.',
    brand: 'Swiss Timing',
  },
  {
    // [H25] [H28]
    year: 1984,
    title: 'Sarajevo and Los Angeles Games',
    text: 'In Los Angeles sensors in the starting blocks told the starter which sprinter had gone too soon.',
    brand: 'Omega',
  },
  {
    // [H29]
    year: 1985,
    title: 'Swiss Open, Gstaad',
    text: 'Rado came to tennis with a tournament in the Bernese Oberland, which turned out to be the first of many. Six years later there were 33.',
    brand: 'Rado',
  },
  {
    // [H25] [H30]; innovation-milestones.md, 1988
    year: 1988,
    title: 'Calgary and Seoul Games',
    text: 'In Seoul computers handled the results throughout the Games, which is why Omega remembers them as the first computerised Games.',
    brand: 'Omega',
    figures: 'Seoul: 100 technicians, 70 t',
    isFirst: true,
  },
  {
    // [H1]
    year: 1988,
    title: 'Two timing teams become one',
    text: 'Once Seoul was over, the timekeepers of Omega and Longines united in Saint-Imier.',
    brand: 'Swiss Timing',
  },
  {
    // [H31]
    year: 1988,
    endYear: 1992,
    title: 'Tour de France, first period',
    text: 'Tissot timed the Tour for five summers, and would be back in 2016.',
    brand: 'Tissot',
  },
  {
    // [H25] [H33] [H34]
    year: 1992,
    title: 'Albertville Olympic and Paralympic Games',
    text: 'Digital pictures replaced the film of the photo finish, so that the judge no longer waited for it to be developed. In the same winter we timed Paralympic Games for the first time.',
    brand: 'Omega',
    isFirst: true,
  },
  {
    // [H35]
    year: 1995,
    title: 'Partnership with the UCI',
    text: 'Tissot became timekeeper of the world cycling federation, and has been ever since.',
    brand: 'Tissot',
  },
  {
    // [H36]
    year: 1996,
    title: 'Atlanta Summer Games',
    text: 'Swatch gave its name to the Olympic clocks for the first time, while the people behind them were ours.',
    brand: 'Swatch',
    isFirst: true,
  },
  {
    // [H37] [H38]
    year: 1998,
    title: 'Asian Games, Bangkok',
    text: 'Tissot began its partnership with the Olympic Council of Asia, although it shared the clocks of Bangkok with Longines.',
    brand: 'Tissot with Longines',
  },
  {
    // [H36] [H39]
    year: 2000,
    title: 'Sydney Summer Games',
    text: 'Some 200 people worked for us at the second Games of Swatch, more than three times our permanent staff.',
    brand: 'Swatch',
    figures: 'About 200 people, more than 150 t',
  },
  {
    // [H40] [H1]
    year: 2001,
    title: 'Agreement with the IOC',
    text: 'In January the Swatch Group signed for the four Games from 2004 to 2010, and because the results at the venues were part of the contract, we became responsible for more than the clock.',
    brand: 'Swatch Group',
  },
  {
    // [H76]
    year: 2001,
    title: 'Agreement with FINA',
    text: 'In July we signed for three world championships in swimming, of which the first, Moscow 2002, was in a 25 m pool. Barcelona 2003 and Montreal 2005 followed.',
    brand: 'Swiss Timing',
  },
  {
    // [H41]
    year: 2001,
    title: 'MotoGP',
    text: 'Tissot became official timekeeper of the motorcycle world championship. It still is.',
    brand: 'Tissot',
  },
  {
    // [H23]
    year: 2001,
    title: 'Move to Corgémont',
    text: 'We left Saint-Imier, where we had been since our foundation, and moved down the valley into former ETA buildings.',
    brand: 'Swiss Timing',
  },
  {
    // [H42]; heritage.md, Asian Games
    year: 2002,
    title: 'Asian Games, Busan',
    text: 'Tissot and Longines worked together once more.',
    brand: 'Tissot with Longines',
  },
  {
    // [H43]
    year: 2003,
    title: 'Beach volleyball World Tour',
    text: 'When Swatch became title sponsor of the FIVB tour in June, displays at the court began to show not only the score but also the speed of the serve.',
    brand: 'Swatch',
  },
  {
    // [H36] [H40]; tonnage left out: 350 t here, 320 t in services.md
    year: 2004,
    title: 'Athens Summer Games',
    text: 'For the first time we ran the on-venue results of the Games as well as the timing, so that a time and its consequence came from one team.',
    brand: 'Swatch',
    figures: 'More than 300 staff',
    isFirst: true,
  },
  {
    // [H36]
    year: 2004,
    title: 'Omega named for three Games',
    text: 'When the group announced Omega for Turin 2006, Beijing 2008 and Vancouver 2010, a countdown clock went up in Beijing.',
    brand: 'Omega',
  },
  {
    // [H44]; research-2.md [G1]
    year: 2005,
    title: 'Omega Electronics’ sports business joins',
    text: 'In August its sports activities moved to Swiss Timing, together with the people who ran them.',
    brand: 'Swiss Timing',
  },
  {
    // [H45]
    year: 2006,
    title: 'Leipzig and Liberec join',
    text: 'In February we took over Wige Data, whose teams in Germany and the Czech Republic brought data, results and television graphics.',
    brand: 'Swiss Timing',
  },
  {
    // [H46] [H13]; head count left out: 206 here, 208 in services.md
    year: 2006,
    title: 'Turin Winter Games',
    text: 'After fourteen years without the Winter Games, Omega was back on the Olympic clocks. Turin was its 22nd edition.',
    brand: 'Omega',
    figures: '220 t, 14 venues, 133 volunteers',
  },
  {
    // [H47]; research-2.md 6: contract values
    year: 2006,
    title: 'Commonwealth Games, Melbourne',
    text: 'The contract for Melbourne was in our name, and so was the next one, for Delhi.',
    brand: 'Swiss Timing',
  },
  {
    // [H38]
    year: 2006,
    title: 'Asian Games, Doha',
    text: 'Tissot, which had shared the two editions before, was now sole timekeeper of more than 400 events.',
    brand: 'Tissot',
    figures: '40 technicians, 35 t, 30 km of cable',
  },
  {
    // [H3]
    year: 2006,
    title: 'Back in the Alpine World Cup',
    text: 'In November, after ten years, Longines resumed the timing of the FIS World Cup.',
    brand: 'Longines',
    figures: '20 races in 2006/07',
  },
  {
    // [H47]; research-2.md 0: brand
    year: 2007,
    title: 'Pan American Games, Rio de Janeiro',
    text: 'The clocks read Tissot. The contract was ours.',
    brand: 'Tissot',
  },
  {
    // [H48]
    year: 2008,
    title: 'Beijing Summer Games',
    text: 'Omega timed the Games for the 23rd time, and for the first time in China, where people had watched its countdown clock run for four years.',
    brand: 'Omega',
    figures: '450 professionals, 420 t',
    picture: '/images/milestones/tonnes-and-crew.svg',
  },
  {
    // [H49]
    year: 2008,
    title: 'FIBA partnership',
    text: 'Tissot became partner and timekeeper of international basketball, seven years before it came to the NBA.',
    brand: 'Tissot',
  },
  {
    // [H50]; brands.md, Longines
    year: 2009,
    title: 'All Alpine World Cup countries',
    text: 'Until then the timekeeper could change with the host country, whereas from this year Longines timed the World Cup wherever it went.',
    brand: 'Longines',
  },
  {
    // [H51] [H52]
    year: 2009,
    title: 'The World Games, Kaohsiung',
    text: 'We timed The World Games for the first time, and have not missed an edition since.',
    brand: 'Tissot',
    isFirst: true,
  },
  {
    // [H48]
    year: 2009,
    title: 'Olympic role to 2020',
    text: 'On 25 September, in Lausanne, the IOC and Omega extended their agreement. What Nick Hayek said on that occasion can be read on our [home page](/).',
    brand: 'Omega',
  },
  {
    // [H46]; innovation-milestones.md, 2010
    year: 2010,
    title: 'Vancouver Winter Games',
    text: 'Starters raised an electronic pistol for the first time at the Games. Since it sends its pulse to the clock and its sound to every loudspeaker at once, an athlete far from the starter is no longer the last to hear.',
    brand: 'Omega',
    figures: '220 staff, 250 t',
    isFirst: true,
  },
  {
    // [H53] [H54]
    year: 2010,
    title: 'First Diamond League season',
    text: 'Athletics opened a new series of meetings, with Omega as official timekeeper.',
    brand: 'Omega',
    figures: '14 meetings',
  },
  {
    // [H55]
    year: 2010,
    title: 'Youth Olympic Games, Singapore',
    text: 'Young athletes met at their own Olympic Games for the first time, and Omega kept the time.',
    brand: 'Omega',
  },
  {
    // [H47]
    year: 2010,
    title: 'Commonwealth Games, Delhi',
    text: 'Four years after Melbourne the Commonwealth Games returned to us, under a contract more than twice as large.',
    brand: 'Swiss Timing',
  },
  {
    // [H56]
    year: 2012,
    title: 'Winter Youth Olympic Games, Innsbruck',
    text: 'The first winter edition for young athletes went to Tyrol, where Omega had timed the Games in 1964 and 1976.',
    brand: 'Omega',
    figures: '63 events, 15 disciplines',
  },
  {
    // [H57]; tonnage left out: 400 t here, 420 t in services.md
    year: 2012,
    title: 'London Summer Games',
    text: 'The Quantum timer, which counts in millionths of a second, had its Olympic debut.',
    brand: 'Omega',
    figures: 'More than 450 technicians',
  },
  {
    // [H58]
    year: 2012,
    title: 'Paralympic Games, London',
    text: 'When the Olympic flame had gone out, Omega’s team set up again.',
    brand: 'Omega',
    figures: '215 officials, 300 t, 105 km of cable',
  },
  {
    // [H59]
    year: 2013,
    title: 'Partnership with the FEI',
    text: 'Longines signed for ten years as top partner, timekeeper and watch of the federation, a century after it had first timed show jumping.',
    brand: 'Longines',
  },
  {
    // [H60]; heritage.md, University games
    year: 2013,
    title: 'University games, Kazan and Trentino',
    text: 'Summer in Russia, winter in Italy. Within one year Tissot timed the students’ games twice.',
    brand: 'Tissot',
  },
  {
    // [H52]; research-2.md 8: every edition since 2009
    year: 2013,
    title: 'The World Games, Cali',
    text: 'In Colombia the clocks read Tissot again, and again the results were ours.',
    brand: 'Tissot',
  },
  {
    // [H46]; innovation-milestones.md, 2014
    year: 2014,
    title: 'Sochi Winter Games',
    text: 'A unit in the bobsleigh sent its speed and acceleration during the run, so that viewers could see where a hundredth was lost.',
    brand: 'Omega',
    figures: '260 technicians, 170 volunteers, 230 t, 27 public and 90 sport boards, 78 km of cable',
  },
  {
    // [H62] [H16]
    year: 2014,
    title: 'Commonwealth Games, Glasgow',
    text: 'Longines was back, 52 years after Perth.',
    brand: 'Longines',
    figures: 'More than 190 timekeepers, 122 t',
  },
  {
    // [H63]
    year: 2014,
    title: 'Youth Olympic Games, Nanjing',
    text: 'The second summer edition for young athletes brought us back to China, six years after Beijing.',
    brand: 'Omega',
    figures: '330 staff, 80 t, 222 events',
  },
  {
    // [H42]
    year: 2014,
    title: 'Asian Games, Incheon',
    text: 'Twelve years after Busan the Asian Games came back to Korea, and so did Tissot.',
    brand: 'Tissot',
  },
  {
    // [H24]
    year: 2014,
    title: 'FINA contract to 2021',
    text: 'In September, three months before the lap counter made its debut in Doha, Omega and the swimming federation extended their contract.',
    brand: 'Omega',
  },
  {
    // [H64]
    year: 2015,
    title: 'NBA, WNBA and development league',
    text: 'On 5 October three leagues that had always played against the clock named the first official timekeeper in their history.',
    brand: 'Tissot',
    isFirst: true,
  },
  {
    // [H65]
    year: 2015,
    title: 'Beach Volleyball Major Series',
    text: 'A series of large tournaments started under the name of Swatch, which had been with the sport since 2003.',
    brand: 'Swatch',
  },
  {
    // [H66]
    year: 2016,
    title: 'Rio Summer Games',
    text: 'For South America these were the first Games, for Omega the 27th.',
    brand: 'Omega',
    figures: '480 timekeepers, 450 t, 335 sport and 79 public boards, 200 km of cable',
    picture: '/images/milestones/boards.svg',
  },
  {
    // [H31]
    year: 2016,
    title: 'Tour de France, second period',
    text: 'Tissot was back. Its last Tour had been 24 years before.',
    brand: 'Tissot',
  },
  {
    // [H67]
    year: 2017,
    title: 'Olympic role to 2032',
    text: 'On 15 May the IOC and Omega added twelve more years, at the end of which Omega’s first Games will be a century ago.',
    brand: 'Omega',
  },
  {
    // [H78]; research-2.md 8
    year: 2017,
    title: 'The World Games, Wrocław',
    text: 'Our third edition of The World Games took us to Poland.',
    brand: 'Tissot',
  },
  {
    // [H68]
    year: 2017,
    title: 'FEI agreement extended',
    text: 'In August, although its ten years were not half over, Longines and the equestrian federation extended the contract of 2013.',
    brand: 'Longines',
  },
  {
    // [H35]
    year: 2017,
    title: 'UCI World Cycling Partner',
    text: 'After 22 years as timekeeper Tissot was the first to hold this title.',
    brand: 'Tissot',
  },
  {
    // [H69]; innovation-milestones.md, 2018
    year: 2018,
    title: 'PyeongChang Winter Games',
    text: 'A time tells who won. Motion sensors, which followed the athletes all the way from start to finish, told why.',
    brand: 'Omega',
    figures: '300 timekeepers, 350 volunteers, 230 t',
  },
  {
    // [H16]
    year: 2018,
    title: 'Commonwealth Games, Gold Coast',
    text: 'Longines timed the Games in Queensland, its second edition in a row.',
    brand: 'Longines',
  },
  {
    // [H70]
    year: 2018,
    title: 'Asian Games, Jakarta',
    text: 'Tissot completed the twenty years that had begun in Bangkok.',
    brand: 'Tissot',
  },
  {
    // [H71]; head count left out: 235 to 250
    year: 2018,
    title: 'Youth Olympic Games, Buenos Aires',
    text: 'The third summer edition for young athletes took Omega to Argentina.',
    brand: 'Omega',
    figures: '80 t',
  },
];
