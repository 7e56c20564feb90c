/** Whether a text is German: pages mark its language, so that it is read aloud as such. */

const GERMAN =
  /(?<!\p{L})(und|der|die|das|den|dem|ein|eine|einen|mit|für|von|zu|zum|zur|im|ist|sind|sie|wir|ihre?n?|nicht|oder|bei|auf|als|gute?n?|sowie|deutsch|kenntnisse|m\/w\/d|w\/m\/d)(?!\p{L})/giu;
const ENGLISH =
  /(?<!\p{L})(and|the|of|a|an|with|for|to|in|is|are|you|we|your|our|or|at|on|as|good|english|knowledge)(?!\p{L})/giu;

/** By the small words that only one of the two languages has. */
export function isGerman(text: string): boolean {
  const count = (words: RegExp) => text.match(words)?.length ?? 0;
  return count(GERMAN) > count(ENGLISH);
}
