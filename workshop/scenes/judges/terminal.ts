/** The touch terminal on the desk, leaning back: the replay, the element to be judged, and a key for each grade. */
import type { Lettering } from '../../kit/lettering.ts';
import { rect, repeat } from '../../kit/shapes.ts';
import { at, type Brush, fill, stroke } from '../brush.ts';
import { skater } from './skater.ts';

/** Grades of execution, from -5 to +5. */
const GRADES = 11;
const CHOSEN = 8;

/** 400 units wide, 0 in the middle of its lower edge. */
export function terminal(brush: Brush, lettering: Lettering): string {
  const key = (index: number): string => {
    const x = -192 + index * 35;
    const grade = index - 5;
    const label = grade > 0 ? `+${grade}` : grade < 0 ? `−${-grade}` : '0';
    const isChosen = index === CHOSEN;
    return (
      rect(x, -76, 33, 46, isChosen ? 'led-lit' : 'tv-panel-a', 4) +
      lettering.text(x + 16.5, -43, label, {
        size: 25,
        style: 'bold',
        anchor: 'middle',
        fill: isChosen ? 'kit-ink' : 'tv-text',
      })
    );
  };
  return (
    fill('M-216 10L-204-8H204L216 10Z', 'black', 0.25) +
    brush.lit('M-196-262Q-196-270-188-270H188Q196-270 196-262L212-8Q212 0 204 0H-204Q-212 0-212-8Z', 'plastic', 7) +
    fill('M-184-256H184L198-14H-198Z', 'tv-panel') +
    `<clipPath id="replay"><path d="M-176-246H20L26-92H-186Z"/></clipPath><g clip-path="url(#replay)">` +
    rect(-190, -250, 220, 160, 'far-3') +
    rect(-190, -190, 220, 100, 'ice-a') +
    stroke('M-190-150Q-80-176 40-140', 'ice-c', 3) +
    at([-90, -106], 0.98, skater(brush)) +
    '</g>' +
    lettering.text(44, -208, '3Lz', { size: 50, style: 'wide', fill: 'tv-text' }) +
    rect(44, -186, 116, 8, 'tv-line') +
    rect(44, -166, 84, 8, 'tv-line') +
    rect(44, -146, 132, 8, 'tv-line') +
    rect(44, -126, 60, 8, 'tv-line') +
    repeat(GRADES, key)
  );
}
