/** Rich text becomes Markdown: nothing that runs or tracks survives, and no word is lost. */
import { JSDOM } from 'jsdom';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { convertRichText } from '../../scripts/import/rich-text.ts';
import { RichText } from '../../shared/components/RichText.tsx';
import { markdown as strict } from '../../shared/content/parse-entries.ts';

const TEXTS: readonly (readonly [what: string, source: string, markdown: string])[] = [
  ['paragraphs', '<p>You time.</p><p>We travel.</p>', 'You time.\n\nWe travel.'],
  ['a list', '<ul><li>Timing</li><li>Scoring<ul><li>Diving</li></ul></li></ul>', '- Timing\n- Scoring\n  - Diving'],
  ['a list that counts from 3', '<ol start="3"><li>Timing</li><li>Scoring</li></ol>', '3. Timing\n4. Scoring'],
  ['a list inside of a list, beside its item', '<ul><li>a</li><ul><li>b</li></ul></ul>', '- a\n  - b'],
  ['bold with spaces inside', 'Be <b> exact </b>, <i>always</i>.', 'Be **exact** , *always*.'],
  ['bold over two lines', '<b>Profile<br><br>Exact</b>', '**Profile**\n\n**Exact**'],
  ['a link', '<a href="https://www.fis-ski.com" onclick="x()">FIS</a>', '[FIS](https://www.fis-ski.com)'],
  ['a link that tracks', '<a href="https://a.ch/?utm_source=x&id=1">A</a>', '[A](https://a.ch/?id=1)'],
  ['a link without encryption', '<a href="http://a.ch">A</a>', '[A](https://a.ch)'],
  ['a link within another site', '<a href="/jobs/1">A</a>', 'A'],
  ['a link that runs', '<a href="javascript:alert(1)">A</a>', 'A'],
  ['a mail address', '<a href="mailto:info@swisstiming.com">us</a>', '[us](mailto:info@swisstiming.com)'],
  ['a heading', '<h2>Your <b>tasks</b></h2>Timing', '**Your tasks**\n\nTiming'],
  ['a table', '<table><tr><th>Place</th><td>Leipzig</td></tr></table>', '- **Place** · Leipzig'],
  ['a table for the layout', '<table><tr><td><p>a</p><p>b</p></td><td>c</td></tr></table>', 'a\n\nb\n\nc'],
  ['line breaks', 'Swiss Timing<br/>Corgémont', 'Swiss Timing\\\nCorgémont'],
  ['two line breaks', 'One.<br><br>Two.', 'One.\n\nTwo.'],
  ['typed bullets', '<p>You:<br>• time<br>• score</p>', 'You:\n\n- time\n- score'],
  ['entities', 'R&amp;D &ndash; 5&nbsp;%, &lt;b&gt;', 'R&D – 5 %, &lt;b>'],
  ['inline styles', '<span style="color:red"><font face="Arial">Timing</font></span>', 'Timing'],
  ['what the site does not have', '<code>a</code> <del>b</del><pre>c</pre>', 'a b\n\nc'],
  ['nested divs', '<div><div>One<div>Two</div></div></div>', 'One\n\nTwo'],
  [
    'Word',
    '<!--[if gte mso 9]><xml><w:View>Normal</w:View></xml><![endif]--><p class="MsoListParagraph"><span>·<span>&nbsp;&nbsp; </span></span>Timing<o:p></o:p></p>',
    '- Timing',
  ],
  ['a tracking pixel', 'Timing<img src="https://t.example/p.gif">', 'Timing'],
  ['a script', 'Timing<script>alert(1)</script><style>p{}</style>', 'Timing'],
  ['what is hidden', 'Timing<span style="display: none">token</span>', 'Timing'],
  ['a definition list', '<dl><dt>Start</dt><dd>July</dd></dl>', '**Start**\n\nJuly'],
  ['HTML that was escaped twice', '&lt;p&gt;R&amp;amp;D &lt;b&gt;now&lt;/b&gt;&lt;/p&gt;', 'R&D **now**'],
  ['plain lines', 'You:\r\n- time\r\n- score\r\n\r\nNow.', 'You:\n\n- time\n- score\n\nNow.'],
  [
    'signs of Markdown',
    'C# 5*6 snake_case ~~x~~ a==b== <50 ms\n# 1. x',
    'C# 5\\*6 snake_case \\~\\~x\\~\\~ a=\\=b=\\= <50 ms\\\n\\# 1. x',
  ],
  ['Markdown', 'You **time** for [us](/Company/History).\n\n- a', 'You **time** for [us](/Company/History).\n\n- a'],
];

const { document } = new JSDOM().window;

function rendered(text: string): Element {
  const page = document.createElement('main');
  page.innerHTML = renderToStaticMarkup(createElement(RichText, { text }));
  return page;
}

describe('rich text', () => {
  it.each(TEXTS)('with %s', (_what, source, markdown) => {
    const result = convertRichText(source);
    expect([result.markdown, result.isComplete]).toEqual([markdown, true]);
    expect(v.is(strict, result.markdown)).toBe(true);
  });

  it('says what it left out', () => {
    const { remarks } = convertRichText('<p>A<img src="p.gif"><script>x</script><a href="/b">b</a></p>');
    expect(remarks).toEqual(['link to /b has only its words', 'without img, script']);
  });
});

/** The same numbers on every machine. */
function random(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

const INLINE = ['b', 'strong', 'i', 'em', 'u', 'span', 'font', 'a', 'sup', 'code', 'small', 'o:p'];
const BLOCKS = ['p', 'div', 'h2', 'h4', 'blockquote', 'pre', 'section', 'center', 'ul', 'ol', 'table', 'dl'];
const SIGNS = [
  '*',
  '_',
  '#',
  '1.',
  '-',
  '+',
  '>',
  '~~',
  '==',
  '|',
  '`',
  '[x]',
  '(y)',
  '&amp;',
  '&lt;b',
  '\\',
  '!',
  '&nbsp;',
  ':',
  '"',
];
const UNSEEN = [
  '<script>s()</script>',
  '<img src="https://t.example/p.gif">',
  '<!-- c -->',
  '<style>p{}</style>',
  '<br>',
  ' ',
];

/** HTML of nested elements around numbered words, as an editor nobody has seen yet might write it. */
function generate(seed: number) {
  const next = random(seed);
  const pick = (list: readonly string[]) => list[next(list.length)] ?? '';
  let count = 0;
  const word = () => {
    count += 1;
    return `word${count}x`;
  };
  const inline = (depth: number): string => {
    const choice = next(9);
    if (depth > 3 || choice < 4) return `${word()}${pick(['', ' ', ' ', ', '])}`;
    if (choice === 4) return pick(UNSEEN);
    if (choice === 5) return `${pick(SIGNS)}${pick(['', ' '])}${word()} `;
    const name = pick(INLINE);
    const inner = Array.from({ length: 1 + next(3) }, () => inline(depth + 1)).join('');
    return `<${name}${name === 'a' ? ' href="https://a.ch/b?c=1&amp;d=2"' : ''} style="color:red">${inner}</${name}>`;
  };
  const words = () => Array.from({ length: 1 + next(4) }, () => inline(0)).join('');
  const block = (depth: number): string => {
    const name = pick(BLOCKS);
    const inner = () => (depth < 2 && next(3) === 0 ? block(depth + 1) : words());
    if (name === 'ul' || name === 'ol') return `<${name}><li>${inner()}</li><li>${inner()}</li></${name}>`;
    if (name === 'table')
      return `<table><tr><th>${words()}</th><td>${inner()}</td></tr><tr><td>${words()}</td></tr></table>`;
    if (name === 'dl') return `<dl><dt>${words()}</dt><dd>${inner()}</dd></dl>`;
    return `<${name}>${inner()}${pick(['', '\n'])}</${name}>`;
  };
  const html = Array.from({ length: 1 + next(4) }, () => (next(4) === 0 ? words() : block(0))).join(
    pick(['', '\n', ' ']),
  );
  return { html, words: Array.from({ length: count }, (_one, index) => `word${index + 1}x`) };
}

it('keeps every word of generated HTML in its place, and nothing that runs', () => {
  const seeds = Array.from({ length: 300 }, (_one, index) => index + 1);
  for (const seed of seeds) {
    const { html, words } = generate(seed);
    const { markdown, isComplete } = convertRichText(html);
    const page = rendered(markdown);
    expect([page.textContent.match(/word\d+x/g) ?? [], isComplete], html).toEqual([words, true]);
    expect(page.querySelector('script, img, style, iframe, [style], [onclick]'), html).toBeNull();
    expect(v.is(strict, markdown) || words.length === 0, markdown).toBe(true);
  }
});
