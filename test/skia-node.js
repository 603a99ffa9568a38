// Stand-in for '@shopify/react-native-skia' when drawings are rendered in Node with CanvasKit (no React Native).
const base = '@shopify/react-native-skia/lib/commonjs/';
const headless = require(base + 'headless');
const core = {
  ...require(base + 'skia/core/Vector'),
  ...require(base + 'skia/core/Rect'),
  ...require(base + 'skia/core/RRect'),
};
module.exports = {
  ...headless,
  ...core,
  get Skia() {
    return headless.getSkiaExports().Skia;
  },
};
