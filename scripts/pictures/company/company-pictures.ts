/** Every picture of the company, heritage, brand and event pages. */
import type { Drawing } from '../drawing.ts';
import { brandTiles } from './brand-tiles.ts';
import { familyTree } from './family-tree.ts';
import { deviceGallery, venueGallery } from './heritage.ts';
import { innovationPictures } from './innovations.ts';
import { milestonePictures } from './milestones.ts';
import { corgemontOffice } from './office-corgemont.ts';
import { leipzigOffice } from './office-leipzig.ts';
import { liberecOffice } from './office-liberec.ts';
import { threeSites } from './three-sites.ts';
import { worldGamesTile } from './world-games-tile.ts';

export const companyPictures: readonly Drawing[] = [
  familyTree,
  threeSites,
  ...milestonePictures,
  ...innovationPictures,
  corgemontOffice,
  leipzigOffice,
  liberecOffice,
  ...deviceGallery,
  ...venueGallery,
  ...brandTiles,
  worldGamesTile,
];
