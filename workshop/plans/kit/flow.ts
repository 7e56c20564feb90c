/** Runs a bold name and its note over as many lines as a column needs. */
import type { Lettering, TextOptions } from '../../kit/lettering.ts';
import { each } from '../../kit/shapes.ts';

const NAME: TextOptions = { size: 14, style: 'bold' };
const NOTE: TextOptions = { size: 14, fill: 'g5' };

export interface Flow {
  readonly lines: number;
  readonly draw: (x: number, y: number, lineHeight: number) => string;
}

interface Run {
  readonly words: string;
  readonly options: TextOptions;
  readonly x: number;
  readonly line: number;
}

export function flow(lettering: Lettering, name: string, note: string, width: number): Flow {
  const runs: Run[] = [];
  let pen = 0;
  let current = 0;
  const add = (text: string, options: TextOptions): void => {
    const space = lettering.measure(' ', options);
    let words = '';
    let start = pen;
    for (const word of text.split(' ')) {
      const longer = words === '' ? word : `${words} ${word}`;
      if (start + lettering.measure(longer, options) <= width) {
        words = longer;
        continue;
      }
      if (words !== '') runs.push({ words, options, x: start, line: current });
      current += 1;
      start = 0;
      words = word;
    }
    runs.push({ words, options, x: start, line: current });
    pen = start + lettering.measure(words, options) + space * 2;
  };
  add(name, NAME);
  if (note !== '') add(note, NOTE);
  return {
    lines: current + 1,
    draw: (x, y, lineHeight) =>
      each(runs, (run) => lettering.text(x + run.x, y + run.line * lineHeight, run.words, run.options)),
  };
}
