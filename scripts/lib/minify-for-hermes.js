// Minifies code for phones as Expo does, and then tells Hermes two things that cost nothing at run time (docs/decisions/size.md): that a
// function in an object or a field, or declared by a module, goes without the name of its place, which would give it a header of 40 bytes more, and that
// functions outside of what bots think with are not put in the place of their calls.
const { parseSync, types: t } = require('@babel/core');
const { decode, encode } = require('@jridgewell/sourcemap-codec');
const minify = require('metro-minify-terser');
const { COMMON_NAMES } = require('./common-names');
const { meantIn } = require('./smaller-parts');

const PARSED = { configFile: false, babelrc: false, sourceType: 'script' };
const common = new Set(COMMON_NAMES);
/** What bots think with: there a small function in the place of its call is worth its bytes. */
const THINKS = /(^|[/\\])engine[/\\](core|kit|bots|games)[/\\](?![\w-]+[/\\](charts|scenario|stats|tutorial)[/\\])/;

const isFunction = ({ type }) => type === 'ArrowFunctionExpression' || type === 'FunctionExpression';
const isRare = ({ key, computed }) => !computed && !common.has(key.name ?? String(key.value));

/** A plain method of an object. */
const isPlainMethod = ({ type, kind, async, generator }) =>
  type === 'ObjectMethod' && kind === 'method' && !async && !generator;

/** Of classes, and what is asked for without a call: under a name that is reckoned, `["x"]() {}`, it is the same without one of its own. */
const isOtherMethod = (node) =>
  (node.type === 'ClassMethod' || node.type === 'ObjectMethod') &&
  node.kind !== 'constructor' &&
  !isPlainMethod(node) &&
  (node.key.type === 'Identifier' || node.key.type === 'StringLiteral');

/** Texts to be put in, each with its place. */
function addedTo(tree, code, inlined) {
  const added = [];
  t.traverseFast(tree, (node) => {
    if (
      /^(Object|Class)Property$/.test(node.type) &&
      node.value &&
      isFunction(node.value) &&
      !node.value.id &&
      isRare(node)
    )
      added.push([node.value.start, '(0,'], [node.value.end, ')']);
    if (isPlainMethod(node) && isRare(node) && !/\bsuper\b/.test(code.slice(node.start, node.end)))
      added.push([node.key.end, ':(0,function'], [node.end, ')']);
    if (isOtherMethod(node) && isRare(node)) {
      const quote = node.key.type === 'Identifier' ? '"' : '';
      added.push([node.key.start, `[${quote}`], [node.key.end, `${quote}]`]);
    }
    if (!inlined && t.isFunction(node) && node.body.type === 'BlockStatement')
      added.push([node.body.start + 1, "'noinline';"]);
  });
  return added.sort(([a], [b]) => a - b);
}

/**
 * The text in the order in which it will stand: texts to be put in, and places from where to where of the old one. Functions that a module
 * declares are there before its first line runs; so those with a rare name go to its head, as variables that hold functions without one.
 */
function laidOut(tree, code, inlined) {
  const added = addedTo(tree, code, inlined);
  const parts = [];
  let next = 0;
  const lay = (from, to) => {
    let at = from;
    while (from > 0 && next < added.length && added[next][0] <= from) next++;
    for (; next < added.length && added[next][0] <= to; next++) {
      parts.push([at, added[next][0]], added[next][1]);
      at = added[next][0];
    }
    parts.push([at, to]);
  };
  const module = tree.program.body[0]?.expression?.arguments?.[0]?.body;
  const declared = inlined
    ? []
    : (module?.body ?? []).filter((one) => t.isFunctionDeclaration(one) && isRare({ key: one.id }));
  if (declared.length === 0) {
    lay(0, code.length);
    return parts;
  }
  const head = module.directives.at(-1)?.end ?? module.start + 1;
  lay(0, head);
  for (const { start, end, id } of declared) {
    parts.push(`var ${id.name}=(0,${code.slice(start, id.start).trim()}`);
    lay(id.end, end);
    parts.push(');');
  }
  next = 0;
  let from = head;
  for (const { start, end } of declared) {
    lay(from, start);
    from = end;
  }
  lay(from, code.length);
  return parts;
}

const startsOf = (code) => [0, ...Array.from(code.matchAll(/\n/g), ({ index }) => index + 1)];

/** What the map says of each part goes with it. */
function mapOf(map, code, parts, made) {
  if (!map) return map;
  const starts = startsOf(code);
  const told = decode(map.mappings).flatMap((segments, line) =>
    segments.map(([column, ...rest]) => [starts[line] + column, ...rest]),
  );
  const lines = startsOf(made);
  const mappings = lines.map(() => []);
  let [to, line] = [0, 0];
  for (const part of parts) {
    if (typeof part === 'string') {
      to += part.length;
      continue;
    }
    const [from, end] = part;
    // The first that is told of what lies behind `from`.
    let [at, above] = [0, told.length];
    while (at < above) {
      const middle = (at + above) >> 1;
      if (told[middle][0] < from) at = middle + 1;
      else above = middle;
    }
    for (; at < told.length && told[at][0] < end; at++) {
      const place = to + told[at][0] - from;
      while (place >= (lines[line + 1] ?? Infinity)) line++;
      mappings[line].push([place - lines[line], ...told[at].slice(1)]);
    }
    to += end - from;
  }
  return { ...map, mappings: encode(mappings) };
}

module.exports = async (options) => {
  const { config, filename } = options;
  const compress = { ...config.compress, global_defs: meantIn(filename) };
  const made = await minify({ ...options, config: { ...config, compress } });
  if (filename.endsWith('.json')) return made;
  const parts = laidOut(parseSync(made.code, PARSED), made.code, THINKS.test(filename));
  const code = parts.map((part) => (typeof part === 'string' ? part : made.code.slice(...part))).join('');
  return { code, map: mapOf(made.map, made.code, parts, code) };
};
