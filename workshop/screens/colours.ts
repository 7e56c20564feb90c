/**
 * Colours that screens and the company's pictures add to the style block: a group of class `day` keeps the light scheme's
 * colours in both schemes (boards, television pictures, paper), one of class `night` the dark scheme's (monitors).
 */
import { inDark, schemeWithin } from '../kit/style.ts';

/** Rivers on maps: the one stroke in a colour of water. */
const STROKES = '.river{fill:none;stroke:#1387b3;stroke-linejoin:round}';

const LIGHT = STROKES + schemeWithin('night', 'dark');

export const SCREEN_COLOURS = {
  light: LIGHT,
  both: LIGHT + inDark(schemeWithin('day', 'light')),
};
