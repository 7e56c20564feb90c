/** The pictures of the page on the company's Games, in the order of their years. */
import type { Drawing } from '../drawing.ts';
import { boardsOfTwoGames } from './boards.ts';
import { brandsAndGames } from './brands-and-games.ts';
import { melbourneCrates } from './melbourne-crates.ts';
import { thirtyChronographs } from './thirty-chronographs.ts';
import { tonnesAndCrew } from './tonnes-and-crew.ts';

export const milestonePictures: readonly Drawing[] = [
  thirtyChronographs,
  melbourneCrates,
  tonnesAndCrew,
  brandsAndGames,
  boardsOfTwoGames,
];
