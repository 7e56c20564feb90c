/** Titles of very different length: one line where a smaller size allows it, else lines of about equal length. */
import { TEXT, type TextStyle } from './document-style.ts';
import type { TextWriter } from './text-writer.ts';

const SIZES = [25, 23, 21];
const STEP = 4;

export interface FittedTitle {
  /** With line breaks, between words only. */
  readonly text: string;
  readonly style: TextStyle;
}

export function fitTitle(writer: TextWriter, title: string, width: number): FittedTitle {
  const styles = SIZES.map((size): TextStyle => ({ ...TEXT.title, size, leading: Math.round(size * 1.18) }));
  const words = title.split(' ');
  const oneLine = styles.find((style) => writer.width(title, style) <= width);
  if (oneLine) {
    return { text: title, style: oneLine };
  }
  const fits = (style: TextStyle) => words.every((word) => writer.width(word, style) <= width);
  const style = styles.slice(1).find(fits);
  if (!style) {
    throw new Error(`A word of the title "${title}" is wider than its column`);
  }
  let lines = breakLines(writer, words, style, width);
  for (let narrower = width - STEP; narrower > 0; narrower -= STEP) {
    const balanced = breakLines(writer, words, style, narrower);
    if (balanced.length > lines.length || balanced.some((line) => writer.width(line, style) > narrower)) {
      break;
    }
    lines = balanced;
  }
  return { text: lines.join('\n'), style };
}

function breakLines(writer: TextWriter, words: readonly string[], style: TextStyle, width: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && writer.width(longer, style) <= width) {
      lines[lines.length - 1] = longer;
    } else {
      lines.push(word);
    }
  }
  return lines;
}
