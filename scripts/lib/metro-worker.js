// Metro's worker, with what makes room in the code (docs/decisions/size.md). In an app that is shipped, Valibot comes without
// what nobody asks for. On phones, words lie packed until their language is spoken or their screen opens; code to be shipped is
// minified before Hermes compiles it, and common names lead the list of its names.
const { join } = require('node:path');
const { unstable_transformerPath } = require('expo/metro-config');
const { codeOfCommonNames } = require('./common-names');
const { isWords, packWords } = require('./pack-words');
require('./shared-joints');
const { isDrawn, shortPaths } = require('./short-paths');
const { smallerPart } = require('./smaller-parts');
const { isValibot, partsOfValibot } = require('./used-parts');

const worker = require(unstable_transformerPath);
/** The text of a file, with what is made of it. */
function made(root, file, data, { dev, platform }) {
  const phone = platform !== 'web';
  if (phone && isWords(file)) return JSON.stringify(packWords(data.toString('utf8')));
  if (!dev && isDrawn(file)) return shortPaths(data.toString('utf8'));
  if (!dev && isValibot(file)) return partsOfValibot(join(root, file));
  if (!dev && phone) {
    const smaller = smallerPart(file);
    if (smaller) return smaller(data.toString('utf8'));
  }
  if (!dev && phone && file === 'index.ts') return `${data.toString('utf8')}\n${codeOfCommonNames()}`;
  return undefined;
}

/** Files of ours: none of them imports itself in a circle, which `npm run deps` holds. Of these packages none does either. */
const WITHOUT_CIRCLES = new RegExp(
  `^(app|components|engine)[/\\\\]|(^|[/\\\\])node_modules[/\\\\](${[
    'react-native-reanimated',
    '@shopify[/\\\\]react-native-skia',
    'react-native-svg',
    'react-native-gesture-handler',
    'react-native-screens',
    'react-native-safe-area-context',
  ].join('|')})[/\\\\]`,
);

/**
 * Without the word for bytecode the worker no longer leaves minifying to Hermes, which keeps the names of all functions. What our
 * files export is given as it is once they have run: a function for each export, which asks for it later, helps in circles only.
 */
function forPhones(file, options) {
  const { bytecode, ...custom } = options.customTransformOptions ?? {};
  const bindings = WITHOUT_CIRCLES.test(file) ? { liveBindings: 'false' } : {};
  return { ...options, minify: true, customTransformOptions: { ...custom, ...bindings } };
}

async function transform(config, root, file, data, options) {
  const text = made(root, file, data, options);
  const given = text === undefined ? data : Buffer.from(text);
  if (options.dev || options.platform === 'web') return worker.transform(config, root, file, given, options);
  const minifierPath = require.resolve('./minify-for-hermes');
  return worker.transform({ ...config, minifierPath }, root, file, given, forPhones(file, options));
}

module.exports = { ...worker, transform };
