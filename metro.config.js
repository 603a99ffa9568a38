const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');
const { sep } = require('node:path');
const { getDefaultConfig } = require('expo/metro-config');
const { isLeftOut } = require('./scripts/lib/left-out');
const { usedOfValibot } = require('./scripts/lib/used-parts');

const config = getDefaultConfig(__dirname);

config.resolver.resolveRequest = (context, name, platform) => {
  const found = context.resolveRequest(context, name, platform);
  const path = found.type === 'sourceFile' ? found.filePath.split(sep).join('/') : '';
  return isLeftOut(path, { dev: context.dev, platform }) ? { type: 'empty' } : found;
};

// Letters of other alphabets as they are, instead of six signs each.
config.transformer.minifierConfig.output = { ...config.transformer.minifierConfig.output, ascii_only: false };

const polyfills = config.serializer.getPolyfills;
config.serializer.getPolyfills = (asked) =>
  asked.platform && asked.platform !== 'web'
    ? [...polyfills(asked), require.resolve('./scripts/lib/joints.js')]
    : polyfills(asked);

// What makes room in the code. What Metro keeps of earlier builds depends on it too.
const steps = [
  'metro-worker',
  'common-names',
  'minify-for-hermes',
  'pack-words',
  'shared-joints',
  'short-paths',
  'small-worklets',
  'smaller-parts',
  'used-parts',
].map((name) => `./scripts/lib/${name}.js`);
config.transformerPath = require.resolve('./scripts/lib/metro-worker.js');
config.cacheVersion = createHash('sha1')
  .update(steps.map((step) => readFileSync(require.resolve(step), 'utf8')).join())
  .update(usedOfValibot().join())
  .digest('hex');

module.exports = config;
