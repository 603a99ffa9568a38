// Minifies code for phones as Expo does, and then tells Hermes two things that cost nothing at run time (docs/decisions/size.md): that a
// function in an object goes without the name of its place, which would give it a header of 40 bytes more, and that functions outside of
// what bots think with are not put in the place of their calls.
const { parseSync, types: t } = require('@babel/core');
const { decode, encode } = require('@jridgewell/sourcemap-codec');
const minify = require('metro-minify-terser');
const { COMMON_NAMES } = require('./common-names');
const { meantIn } = require('./smaller-parts');

const PARSED = { configFile: false, babelrc: false, sourceType: 'script' };
const common = new Set(COMMON_NAMES);
/** What bots think with: there a small function in the place of its call is worth its bytes. */
const THINKS = /(^|[/\\])engine[/\\](core|kit|bots|games)[/\\]/;

const isFunction = ({ type }) => type === 'ArrowFunctionExpression' || type === 'FunctionExpression';
const isRare = ({ key, computed }) => !computed && !common.has(key.name ?? String(key.value));

/** A plain method: of objects, for those of classes are known by their names. */
const isPlainMethod = ({ type, kind, async, generator }) =>
  type === 'ObjectMethod' && kind === 'method' && !async && !generator;

/** Texts to be put in, each with its place. */
function addedTo(code, inlined) {
  const added = [];
  t.traverseFast(parseSync(code, PARSED), (node) => {
    if (node.type === 'ObjectProperty' && isFunction(node.value) && !node.value.id && isRare(node))
      added.push([node.value.start, '(0,'], [node.value.end, ')']);
    if (isPlainMethod(node) && isRare(node) && !/\bsuper\b/.test(code.slice(node.start, node.end)))
      added.push([node.key.end, ':(0,function'], [node.end, ')']);
    if (!inlined && t.isFunction(node) && node.body.type === 'BlockStatement')
      added.push([node.body.start + 1, "'noinline';"]);
  });
  return added.sort(([a], [b]) => a - b);
}

/** Columns move to the right behind what is put in. */
function moved(map, code, added) {
  if (!map) return map;
  const starts = [0];
  for (let at = code.indexOf('\n'); at >= 0; at = code.indexOf('\n', at + 1)) starts.push(at + 1);
  const lines = decode(map.mappings).map((segments, line) => {
    const from = starts[line] ?? 0;
    const here = added.filter(([at]) => at >= from && at < (starts[line + 1] ?? Infinity));
    let next = 0;
    let shift = 0;
    return segments.map(([column, ...rest]) => {
      while (next < here.length && here[next][0] <= from + column) shift += here[next++][1].length;
      return [column + shift, ...rest];
    });
  });
  return { ...map, mappings: encode(lines) };
}

module.exports = async (options) => {
  const { config, filename } = options;
  const compress = { ...config.compress, global_defs: meantIn(filename) };
  const made = await minify({ ...options, config: { ...config, compress } });
  if (filename.endsWith('.json')) return made;
  const added = addedTo(made.code, THINKS.test(filename));
  let code = '';
  let from = 0;
  for (const [at, text] of added) {
    code += made.code.slice(from, at) + text;
    from = at;
  }
  return { code: code + made.code.slice(from), map: moved(made.map, made.code, added) };
};
