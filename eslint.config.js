const { defineConfig } = require('eslint/config');
const expo = require('eslint-config-expo/flat');
const engine = require('./eslint.engine.js');
const sharedValues = require('./eslint.shared-values.js');

const node = [
  '__dirname',
  'Buffer',
  'clearTimeout',
  'console',
  'fetch',
  'module',
  'performance',
  'process',
  'require',
  'setTimeout',
  'URL',
];

module.exports = defineConfig([
  { ignores: ['dist*/**', 'android/**', 'ios/**', '.expo/**', '.cache/**', 'public/**', 'expo-env.d.ts'] },
  expo,
  // A rule is kept or changed here, never silenced at the place where it bites.
  { linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' } },
  // `fc.assert`, `fc.property`: the library's own manner of speech.
  { rules: { 'import/no-named-as-default-member': 'off' } },
  {
    files: ['**/*.ts', '**/*.tsx'],
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/ban-ts-comment': [
        'error',
        { 'ts-ignore': true, 'ts-nocheck': true, 'ts-expect-error': true, 'ts-check': false },
      ],
    },
  },
  {
    files: ['*.js', '*.cjs', 'test/**', 'scripts/**', 'e2e/**'],
    languageOptions: { globals: Object.fromEntries(node.map((name) => [name, 'readonly'])) },
  },
  // Runs in a browser without a page; what it keeps is written before it.
  {
    files: ['scripts/lib/service-worker.js'],
    languageOptions: {
      globals: Object.fromEntries(['BUILD', 'clients', 'registration'].map((name) => [name, 'readonly'])),
    },
  },
  // scripts/lib/left-out.js leaves these out of the bundles.
  {
    files: ['app/**', 'components/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            { group: ['@expo/ui', '@expo/ui/*', 'expo-router/unstable-native-tabs'] },
            {
              group: ['react-native-reanimated'],
              importNamePattern:
                '^(Bounce|Curved|Entry|Fade|Fading|Flip|Jumping|Layout$|Lightspeed|Linear|Pinwheel|Roll|Rotate|Sequenced|Slide|Stretch|Zoom|combineTransition)',
              message: 'Ready-made motions are not in the bundles: docs/decisions/size.md.',
            },
            {
              group: ['react-native-reanimated'],
              importNamePattern: '^(useAnimatedKeyboard|useAnimatedSensor|useScroll|css$|cubicBezier|linear$|steps$)',
              message: 'These are not in the bundles: docs/decisions/size.md.',
            },
            {
              group: ['react-native'],
              importNamePattern:
                '^(ActionSheet|Button$|Drawer|ImageBackground|InputAccessory|LayoutConf|Permissions|PushNot|SectionList|Settings$|Share$|Switch|Toast|Touchable|Vibration|Virtual)',
              message: 'These are not in the bundles: docs/decisions/size.md.',
            },
            {
              group: ['@shopify/react-native-skia'],
              importNamePattern:
                '^(Blur|BlurMask|Box|BoxShadow|ColorMatrix|ColorShader|CornerPathEffect|DashPathEffect|DiffRect|DisplacementMap|Fill|FractalNoise|Glyphs|ImageShader|ImageSVG|LinearGradient|Mask|Morphology|Offset|Paragraph|Patch|Points|RadialGradient|RuntimeShader|Shader|Shadow|SweepGradient|Text|TextBlob|TextPath|Turbulence|TwoPointConicalGradient|Vertices)$',
              message: 'Phones draw none of these in a tree: draw it in a picture (docs/decisions/size.md).',
            },
            {
              group: ['expo-router'],
              importNamePattern: '^(Color|ErrorBoundary|Experimental|Link|Sitemap|Tabs?|Unmatched)$',
              message: 'These are not in the bundles: docs/decisions/size.md.',
            },
            {
              group: ['react-native-gesture-handler'],
              importNamePattern:
                '(Button|Drawer|^FlatList|^Pressable|^RefreshControl|RootHOC|^ScrollView|Swipeable|^Switch|^Text|^Touchable)',
              message: 'These are not in the bundles: docs/decisions/size.md.',
            },
            {
              group: ['react-native-svg'],
              importNamePattern: '^(Fe[A-Z]|Filter|Foreign|Image|Local|Marker|Mask|Pattern|Poly|Svg[A-Z]|Symbol|Use)',
              message: 'These are not in the bundles: docs/decisions/size.md.',
            },
            {
              group: ['react-native-reanimated'],
              importNamePattern: '^useReducedMotion$',
              message: 'It knows only what was so at the start: choreography/reduced-motion follows a change.',
            },
          ],
        },
      ],
    },
  },
  // A phone's app of ours asks no server, and has not what would ask one. In a browser the files of the page are fetched.
  {
    files: ['app/**', 'components/**'],
    ignores: ['**/*.web.*', '**/*.worker.*'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...['AbortController', 'Blob', 'FileReader', 'FormData', 'Headers', 'WebSocket', 'XMLHttpRequest', 'fetch'],
      ],
    },
  },
  // What the React Compiler cannot read it leaves as it is, without a word: such a component is drawn whole each time.
  { files: ['app/**', 'components/**'], rules: { 'react-hooks/todo': 'error' } },
  sharedValues,
  // There is no React here, so `useAbility` is a rule of a game and not a hook.
  {
    files: ['engine/**', '__tests__/engine/**', '__tests__/fixtures/**'],
    rules: { 'react-hooks/rules-of-hooks': 'off' },
  },
  ...engine,
]);
