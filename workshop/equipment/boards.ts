/** Plates of the display boards. */
import type { Drawing } from '../kit/drawing.ts';
import { calypso } from './calypso.ts';
import { gemini } from './gemini.ts';
import { piccolo } from './piccolo.ts';

export const boards: readonly Drawing[] = [gemini, calypso, piccolo];
