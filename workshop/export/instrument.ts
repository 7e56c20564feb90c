/**
 * While drawings are loaded for the export, every function and constant of the workshop that yields markup wraps it into
 * processing instructions with its name, and every function that yields parts of a body names the parts.
 */
import { readFileSync } from 'node:fs';
import { registerHooks, stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import MagicString from 'magic-string';
import { parseSync } from 'oxc-parser';

// biome-ignore lint/suspicious/noExplicitAny: a syntax tree
type Node = any;

const WORKSHOP = join(import.meta.dirname, '..');
/** General helpers: their names say nothing of what is drawn. */
const PLAIN = /workshop\/(kit\/(shapes|strokes|lettering|drawing|style|palette|curve|range|scale|camera|table|frames|axonometry|letter-sizes|space|product|random)|plans\/kit\/view|scenes\/brush|strips\/(trace|tracer|scan|still|camera|extent)|figure\/(geometry|chain|light|curves|forms|part|pose|bones)|equipment\/kit\/(studio|vectors|profiles|materials)|screens\/(screen|veiled))\.ts$/;

/** The four lists of limbs of a figure. */
const LIMBS: Readonly<Record<string, string>> = {
  armsBehind: 'arm-far',
  legsBehind: 'leg-far',
  arms: 'arm-near',
  legs: 'leg-near',
};

/** Where parts become paths their names become groups. */
const REPLACEMENTS: Readonly<Record<string, readonly (readonly [from: string, to: string])[]>> = {
  'strips/still.ts': [
    ['for (const { fill, outline } of parts) {', 'for (const { fill: plain, outline, n } of parts) {\n    const fill = __fill(plain, n);'],
    ["`<g transform=\"scale(.1)\">${runs.map(({ fill, data }) => `<path class=\"${fill}\" d=\"${data}\"/>`).join('')}</g>`", '__runs(runs)'],
  ],
  'strips/scan.ts': [
    ['.map(({ fill, outline }: Part) => ({ fill, cuts: cutsOf(outline, past, placement) }))', '.map((part: Part) => ({ fill: __fill(part.fill, part.n), cuts: cutsOf(part.outline, past, placement) }))'],
  ],
  'strips/trace.ts': [
    ["const paths = runs.map(({ fill, data }) => `<path class=\"${fill}\" d=\"${data}\"/>`).join('');\n  return `<g transform=\"scale(.1)\">${paths}</g>`;", 'return __runs(runs);'],
  ],
};

function instrument(file: string): string {
  let source = readFileSync(file, 'utf8');
  const name = file.slice(WORKSHOP.length + 1);
  for (const [from, to] of REPLACEMENTS[name] ?? []) {
    if (!source.includes(from)) throw new Error(`${name} does not hold: ${from}`);
    source = source.replace(from, () => to);
  }
  if (!PLAIN.test(file)) source = named(file, source);
  return stripTypeScriptTypes(source, { mode: 'transform' });
}

function named(file: string, source: string): string {
  const text = new MagicString(source);
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const wrap = (node: Node, name: string) => {
    text.appendLeft(node.start, `__n(${JSON.stringify(name)}, (`);
    text.prependRight(node.end, '))');
  };
  const isFunction = (node: Node) =>
    node?.type === 'ArrowFunctionExpression' || node?.type === 'FunctionExpression' || node?.type === 'FunctionDeclaration';

  function returns(node: Node, name: string): void {
    if (node === null || typeof node !== 'object') return;
    if (Array.isArray(node)) return node.forEach((one) => returns(one, name));
    if (isFunction(node) || node.type === 'ClassBody') return;
    if (node.type === 'ReturnStatement' && node.argument) wrap(node.argument, name);
    for (const [key, value] of Object.entries(node)) if (key !== 'parent') returns(value, name);
  }
  function nameFunction(node: Node, name: string): void {
    if (node.async || node.generator || !node.body) return;
    if (node.body.type === 'BlockStatement') returns(node.body.body, name);
    else if (!isFunction(node.body)) wrap(node.body, name);
  }
  function visit(node: Node, depth: number): void {
    if (node === null || typeof node !== 'object') return;
    if (Array.isArray(node)) return node.forEach((one) => visit(one, depth));
    switch (node.type) {
      case 'FunctionDeclaration':
        if (node.id) nameFunction(node, node.id.name);
        break;
      case 'MethodDefinition':
        if (node.kind === 'method' && node.key.name) nameFunction(node.value, node.key.name);
        break;
      case 'VariableDeclarator':
        if (node.id.type === 'Identifier' && node.init) {
          if (isFunction(node.init)) nameFunction(node.init, node.id.name);
          else if (depth > 0 && node.init.type !== 'TSAsExpression') wrap(node.init, node.id.name);
        }
        break;
      case 'Property':
        if (node.key.name && isFunction(node.value)) nameFunction(node.value, node.key.name);
        break;
      case 'CallExpression': {
        const { callee } = node;
        const list = callee.type === 'MemberExpression' && callee.property.name === 'flatMap' ? callee.object : undefined;
        const limb = LIMBS[list?.name ?? list?.property?.name];
        if (limb) wrap(node, limb);
        break;
      }
    }
    const inner = isFunction(node) ? depth + 1 : depth;
    for (const [key, value] of Object.entries(node)) if (key !== 'parent') visit(value, inner);
  }
  visit(program.body, 0);
  return text.toString();
}

interface NamedPart {
  readonly fill: string;
  readonly outline: unknown;
  readonly n?: readonly string[];
}

const kebab = (name: string): string =>
  name.replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2').replaceAll('_', '-').toLowerCase();

const globals = globalThis as unknown as Record<string, unknown>;
globals.__n = (name: string, value: unknown): unknown => {
  if (typeof value === 'string') {
    return value.startsWith('<') && value.endsWith('>') ? `<?n ${kebab(name)}?>${value}<?/n?>` : value;
  }
  if (Array.isArray(value) && value.length > 0 && value[0] !== null && typeof value[0] === 'object') {
    const [first] = value as NamedPart[];
    if (first?.outline && typeof first.fill === 'string') {
      const known = kebab(name);
      return (value as NamedPart[]).map((part) => ({ ...part, n: [...(part.n ?? []), known] }));
    }
  }
  return value;
};
globals.__fill = (fill: string, names: readonly string[] | undefined): string =>
  names === undefined ? fill : `${fill}|${names.join(',')}`;
globals.__runs = (runs: readonly { fill: string; data: string }[]): string =>
  `<g transform="scale(.1)">${runs
    .map(({ fill, data }) => {
      const [plain, names] = fill.split('|');
      return `<path class="${plain}"${names ? ` part="${names}"` : ''} d="${data}"/>`;
    })
    .join('')}</g>`;

registerHooks({
  load(url, context, next) {
    if (!url.startsWith('file:')) return next(url, context);
    const file = fileURLToPath(url);
    if (!file.startsWith(WORKSHOP) || file.includes('node_modules') || file.includes('/export/') || !file.endsWith('.ts'))
      return next(url, context);
    return { format: 'module', source: instrument(file), shortCircuit: true };
  },
});
