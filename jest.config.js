const babel = (...plugins) => [
  'babel-jest',
  {
    configFile: false,
    babelrc: false,
    presets: ['@babel/preset-typescript'],
    plugins: [...plugins, '@babel/plugin-transform-modules-commonjs'],
  },
];
const alias = { '^@/(.*)$': '<rootDir>/$1' };
const ignored = [
  '<rootDir>/node_modules/',
  '<rootDir>/dist',
  '<rootDir>/.cache/',
  '<rootDir>/android/',
  '<rootDir>/ios/',
];
/** React Native's renderer with Skia, Reanimated and MMKV stood in for. */
const native = {
  testEnvironment: '@shopify/react-native-skia/jestEnv.js',
  setupFiles: ['@shopify/react-native-skia/jestSetup.js'],
  setupFilesAfterEnv: ['<rootDir>/test/setup-ui.ts'],
  transformIgnorePatterns: [
    '/node_modules/(?!(.pnpm|react-native|@react-native|@react-native-community|expo|@expo|@expo-google-fonts|react-navigation|@react-navigation|standard-navigation|@shopify/react-native-skia))',
    '/node_modules/react-native-reanimated/plugin/',
    '/node_modules/react-native-worklets/plugin/',
    '/node_modules/@react-native/babel-preset/',
  ],
  moduleNameMapper: alias,
};
const common = { testPathIgnorePatterns: ignored, modulePathIgnorePatterns: ignored.slice(1) };

/** @type {import('jest').Config} */
module.exports = {
  projects: [
    // Rules, matches, saves, bots: plain Node, nothing of React.
    {
      ...common,
      displayName: 'engine',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/__tests__/engine/**/*.test.ts'],
      transform: { '^.+\\.tsx?$': babel() },
      moduleNameMapper: alias,
    },
    // Drawings: real Skia (CanvasKit) in Node, without React Native.
    {
      ...common,
      displayName: 'art',
      testEnvironment: 'node',
      setupFiles: ['<rootDir>/test/canvaskit.js'],
      testMatch: ['<rootDir>/__tests__/art/**/*.test.tsx'],
      transform: { '^.+\\.tsx?$': babel(['@babel/plugin-transform-react-jsx', { runtime: 'automatic' }]) },
      moduleNameMapper: {
        '^@shopify/react-native-skia(/lib/module/headless)?$': '<rootDir>/test/skia-node.js',
        ...alias,
      },
    },
    // Screens.
    {
      ...common,
      ...native,
      displayName: 'ui',
      preset: 'jest-expo',
      testMatch: ['<rootDir>/__tests__/ui/**/*.test.tsx'],
    },
    // Pairs of files, and whatever differs from phone to phone: once as iOS and once as Android takes it.
    ...['ios', 'android'].map((platform) => ({
      ...common,
      ...native,
      displayName: platform,
      preset: `jest-expo/${platform}`,
      testMatch: ['<rootDir>/__tests__/phones/**/*.test.tsx'],
    })),
  ],
};
