// Files of packages that come to shipped phones' apps with a part of them only (docs/decisions/size.md). What is taken out has to be
// found as it is written here: after an update that changed it the build stops, and somebody looks anew.

/** The text without what lies between, which must be there once. */
function without(text, ...parts) {
  return parts.reduce((rest, part) => {
    const found = typeof part === 'string' ? rest.split(part).length - 1 : (rest.match(part) ?? []).length;
    if (found !== 1) throw new Error(`Found ${found} times: ${part}`);
    return rest.replace(part, '');
  }, text);
}

/** No phone's app of ours asks a server. Expo loads what would ask one at each start, to mend it. */
const withoutServers = (text) =>
  without(
    text,
    "import { installAbortSignalPatch } from './AbortSignal';",
    "import { installFormDataPatch } from './FormData';",
    'installFormDataPatch(FormData);',
    'installAbortSignalPatch(AbortSignal);',
    /^const useRnFetch =[\s\S]*?^}\n/gm,
  );

/** What Skia tells React of the tree it draws from (its HostConfig): nothing there is changed in place, hydrated or hoisted. */
const OF_SKIA = {
  supportsMutation: false,
  supportsPersistence: true,
  supportsHydration: false,
  supportsMicrotasks: false,
  supportsTestSelectors: false,
  supportsResources: false,
  supportsSingletons: false,
};
/** The minifier puts in what they are, and throws away what then nobody comes to. */
const forSkia = (text) =>
  without(
    text,
    ...Object.keys(OF_SKIA).map((name) => new RegExp(`(?<=[ ,])${name} = \\$\\$\\$config\\.${name},`, 'g')),
  );

/** Styles of ours hold no animations as CSS has them: nobody looks for any. */
const CSS = 'export default class { update() {} unmountCleanup() {} }';

/** What is called at the start or while something is drawn, and does nothing for us. */
const NOTHING = 'export default () => undefined;';

/** Trees of ours for Skia hold pictures, images, atlases and groups: no filters, effects, shaders and boxes. Called on the thread of the screen. */
const noneOf = (asks, ...does) =>
  [...does.map((name) => [name, '']), [asks, 'return false;']]
    .map(([name, body]) => `export const ${name} = () => { 'worklet'; ${body} };`)
    .join('\n');

/** Of what such a tree may draw the kinds that ours do. */
const NOT_DRAWN = [
  'drawPoints',
  'drawVertices',
  'drawDiffRect',
  'drawTextPath',
  'drawText',
  'drawPatch',
  'drawTextBlob',
  'drawGlyphs',
  'drawImageSVG',
  'drawParagraph',
  'drawSkottie',
];
const lessDrawn = (text) =>
  without(text, ...NOT_DRAWN.map((name) => new RegExp(`^export const ${name} = [\\s\\S]*?^};\\n`, 'gm')));
const SKIA = '@shopify/react-native-skia/src/sksg/Recorder/commands/';

/** The three ways in which our drawings are turned to their place, instead of a grammar of all. Rows of a matrix, as it gives them. */
const PLACED = `
const forms = {
  translate: (x, y = 0) => [1, 0, x, 0, 1, y],
  scale: (x, y = x) => [x, 0, 0, 0, y, 0],
  rotate: (degrees) => {
    const [c, s] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
    return [c, -s, 0, s, c, 0];
  },
};
exports.parse = (text) => {
  let [a, c, e, b, d, f] = [1, 0, 0, 0, 1, 0];
  const rest = text.replace(/(\\w+)\\(([^)]*)\\)/g, (_, name, numbers) => {
    const [k, m, o, l, n, p] = forms[name](...numbers.trim().split(/[\\s,]+/).map(Number));
    [a, c, e, b, d, f] = [a * k + c * l, a * m + c * n, a * o + c * p + e, b * k + d * l, b * m + d * n, b * o + d * p + f];
    return '';
  });
  if (rest.trim() || Number.isNaN(a + c + e + b + d + f)) throw new Error('No transform: ' + text);
  return [a, c, e, b, d, f];
};`;

/** What measures and watches pages of the web: of all this we ask the time. */
const CLOCK = `import NativePerformance from '../webapis/performance/specs/NativePerformance';
export default () => {
  const now = NativePerformance?.now ?? global.nativePerformanceNow ?? Date.now;
  global.performance = { now: () => now(), timeOrigin: Date.now() - now(), mark() {}, measure() {}, clearMarks() {}, clearMeasures() {} };
};`;

const SMALLER = {
  [`${SKIA}Box.ts`]: () => noneOf('isBoxCommand', 'drawBox'),
  [`${SKIA}ColorFilters.ts`]: () => noneOf('isPushColorFilter', 'pushColorFilter', 'composeColorFilters'),
  [`${SKIA}Drawing.ts`]: lessDrawn,
  [`${SKIA}ImageFilters.ts`]: () =>
    `${noneOf('isPushImageFilter', 'pushImageFilter', 'composeImageFilters', 'setBlurMaskFilter')}\nexport const MorphologyOperator = { Erode: 0, Dilate: 1 };`,
  [`${SKIA}PathEffects.ts`]: () => noneOf('isPushPathEffect', 'pushPathEffect', 'composePathEffects'),
  [`${SKIA}Shaders.ts`]: () => noneOf('isPushShader', 'pushShader'),
  'expo/virtual/streams.js': () => '',
  // Colours of badges in a header, of which there is none.
  'expo-router/build/utils/color.js': () => 'exports.Color = () => undefined;',
  // Watching what is seen and what changes, as pages of the web do.
  'react-native/src/private/setup/setUpIntersectionObserver.js': () => NOTHING,
  'react-native/src/private/setup/setUpMutationObserver.js': () => NOTHING,
  'react-native/src/private/setup/setUpPerformanceModern.js': () => CLOCK,
  'react-native-svg/src/lib/extract/transform.js': () => PLACED,
  // Matrices that move: nothing of ours does more than ask whether a value is one.
  'react-native-reanimated/src/animation/transformationMatrix/matrixUtils.tsx': () =>
    "export const isAffineMatrixFlat = () => { 'worklet'; return false; };",
  // Drawings are not pressed: what lies around them is.
  'react-native-svg/src/lib/SvgTouchableMixin.ts': () => NOTHING,
  'react-native/Libraries/Core/setUpXHR.js': () => '',
  // Backgrounds and filters as CSS has them: no style of ours holds any.
  'react-native/Libraries/StyleSheet/processBackgroundImage.js': () => NOTHING,
  'react-native/Libraries/StyleSheet/processBackgroundPosition.js': () => NOTHING,
  'react-native/Libraries/StyleSheet/processBackgroundRepeat.js': () => NOTHING,
  'react-native/Libraries/StyleSheet/processBackgroundSize.js': () => NOTHING,
  'react-native/Libraries/StyleSheet/processFilter.js': () => NOTHING,
  'react-native-reanimated/src/common/style/processors/filter.ts': () =>
    "export const processFilter = () => { 'worklet'; };",
  'expo/src/winter/runtime.native.ts': withoutServers,
  'react-native-reanimated/src/css/native/managers/CSSManager.ts': () => CSS,
  'react-native-reanimated/src/css/svg/init.ts': () => 'export const initSvgCssSupport = () => undefined;',
  'react-reconciler/cjs/react-reconciler.production.js': forSkia,
};

/** How a file of a package is made smaller, if it is. */
function smallerPart(path) {
  const posix = path.replace(/\\/g, '/');
  const name = Object.keys(SMALLER).find(
    (file) => posix.endsWith(`/node_modules/${file}`) || posix === `node_modules/${file}`,
  );
  return name && SMALLER[name];
}

/** What a name that a file does not declare stands for in it. */
const meantIn = (path) => (/[/\\]react-reconciler[/\\]/.test(path) ? OF_SKIA : {});

module.exports = { OF_SKIA, meantIn, smallerPart };
