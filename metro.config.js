const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');
const { sep } = require('node:path');
const { getDefaultConfig } = require('expo/metro-config');
const { usedOfValibot } = require('./scripts/lib/used-parts');

const config = getDefaultConfig(__dirname);

/** What no screen of ours can come to, and what the bundles would hold all the same: docs/decisions/size.md. */
const leftOut = [
  // The routes are one plain stack: no tabs and toolbars of the system, with their icons and the letters for these.
  { folder: 'expo-router/build/native-tabs/' },
  { folder: '@expo/ui/' },
  { folder: 'expo-router/build/layouts/stack-utils/toolbar/StackToolbarView/native.android' },
  // Ready-made motions. ESLint keeps their names out of ours.
  { folder: 'react-native-reanimated/src/layoutReanimation/default' },
  { folder: 'react-native-reanimated/lib/module/layoutReanimation/default' },
  // Browsers alone move views that come and go in this way.
  { folder: 'react-native-reanimated/src/layoutReanimation/web/' },
  // Of SVG our icons are paths, circles and groups: no filters, and no files that are read.
  { folder: 'react-native-svg/src/elements/filters/' },
  { folder: 'react-native-svg/src/fabric/Fe' },
  { folder: 'react-native-svg/src/fabric/Filter' },
  { folder: 'react-native-svg/src/xml' },
  { folder: 'react-native-svg/src/utils/fetchData' },
  // Of gestures the detector: what can be pressed is React Native's.
  { folder: 'react-native-gesture-handler/src/components/Swipeable' },
  { folder: 'react-native-gesture-handler/src/components/DrawerLayout' },
  { folder: 'react-native-gesture-handler/src/components/Pressable/' },
  { folder: 'react-native-gesture-handler/src/components/touchables/' },
  // Streams of the web stand on what the worker leaves out.
  { folder: 'expo/src/winter/TextDecoderStream' },
  // Asked while developing only.
  { folder: 'react-native-reanimated/scripts/', keptFor: (context) => context.dev },
];

const isLeftOut = (context, file) => {
  const path = file.split(sep).join('/');
  return leftOut.some(
    ({ folder, keptFor }) => path.includes(`/node_modules/${folder}`) && !(keptFor && keptFor(context)),
  );
};

config.resolver.resolveRequest = (context, name, platform) => {
  const found = context.resolveRequest(context, name, platform);
  return found.type === 'sourceFile' && isLeftOut(context, found.filePath) ? { type: 'empty' } : found;
};

// Letters of other alphabets as they are, instead of six signs each.
config.transformer.minifierConfig.output = { ...config.transformer.minifierConfig.output, ascii_only: false };

// What makes room in the code. What Metro keeps of earlier builds depends on it too.
const steps = ['metro-worker', 'common-names', 'pack-words', 'small-worklets', 'used-parts'].map(
  (name) => `./scripts/lib/${name}.js`,
);
config.transformerPath = require.resolve('./scripts/lib/metro-worker.js');
config.cacheVersion = createHash('sha1')
  .update(steps.map((step) => readFileSync(require.resolve(step), 'utf8')).join())
  .update(usedOfValibot().join())
  .digest('hex');

module.exports = config;
