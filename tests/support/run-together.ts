/** Elements that begin and end a line without any style sheet; all others continue it. */
const BLOCKS = `address article aside blockquote body br caption dd details dialog div dl dt fieldset figcaption figure
  footer form h1 h2 h3 h4 h5 h6 header hgroup hr legend li main nav noscript ol optgroup option p pre search section
  summary table tbody td tfoot th thead tr ul`.split(/\s+/);
const UNREAD = ['script', 'style', 'template', 'wbr'];

const OPENS = /[\s(«“‘/–—-]$/u;
const CLOSES = /^[\s,.;:!?)»”’/–—-]/u;

/** Places where an element ends or begins between two words without white space or punctuation. */
export function runTogether(body: Element): string[] {
  const places: string[] = [];
  let before = ' ';
  let isCrossed = false;
  function read(words: string): void {
    if (words === '') return;
    if (isCrossed && !OPENS.test(before) && !CLOSES.test(words)) {
      places.push(`${before.slice(-30)}|${words.slice(0, 30)}`);
    }
    before = words;
    isCrossed = false;
  }
  function cross(name: string): void {
    isCrossed = true;
    if (BLOCKS.includes(name)) before = ' ';
  }
  function visit(element: Element): void {
    const name = element.localName;
    if (UNREAD.includes(name)) return;
    cross(name);
    read(element.getAttribute('alt') ?? '');
    for (const child of element.childNodes) {
      if (child.nodeType === child.ELEMENT_NODE) visit(child as Element);
      if (child.nodeType === child.TEXT_NODE) read(child.textContent ?? '');
    }
    cross(name);
  }
  visit(body);
  return places;
}
