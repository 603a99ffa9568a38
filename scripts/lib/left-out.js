// Parts of packages that no screen of ours can come to: a bundle gets an empty module in their place (docs/decisions/size.md). Each name
// is a file or a folder in node_modules, or how it begins.
const REANIMATED = ['react-native-reanimated/src/', 'react-native-reanimated/lib/module/'];
const inEach = (folders, ...parts) => folders.flatMap((folder) => parts.map((part) => folder + part));

/** In every bundle. */
const leftOut = [
  // The routes are one plain stack without headers: no tabs and toolbars of the system, with their icons and the letters for these.
  ...inEach(
    ['expo-router/build/'],
    'native-tabs/',
    'layouts/Tabs',
    'layouts/experimental-stack/',
    'layouts/stack-utils/toolbar/StackToolbarView/native.android',
    'react-navigation/routers/DrawerRouter',
    'react-navigation/routers/TabRouter',
    'standard-navigation/',
  ),
  '@expo/ui/',
  // Ready-made motions. ESLint keeps their names out of ours.
  ...inEach(REANIMATED, 'layoutReanimation/default'),
  // Browsers alone move views that come and go in this way.
  'react-native-reanimated/src/layoutReanimation/web/',
  // Of SVG our icons are paths, circles and groups: no filters, and no files that are read.
  ...inEach(['react-native-svg/src/'], 'elements/filters/', 'fabric/Fe', 'fabric/Filter', 'xml', 'utils/fetchData'),
  // Of gestures the detector: what can be pressed is React Native's.
  ...inEach(
    ['react-native-gesture-handler/src/components/'],
    'DrawerLayout',
    'GestureButtons.',
    'GestureComponents',
    'Pressable/',
    'Swipeable',
    'Text',
    'gestureHandlerRootHOC',
    'touchables/',
  ),
  // Streams of the web stand on what the worker leaves out.
  'expo/src/winter/TextDecoderStream',
];

/** On phones. */
const leftOutOfPhones = [
  ...inEach(
    ['expo-router/build/'],
    // Where to go is said by `router`: no links, and no titles and keys in a header.
    'color/',
    'layouts/stack-utils/toolbar/',
    'link/BaseExpoRouterLink',
    'link/ExpoLink',
    'link/Link',
    'link/elements',
    'link/preview/HrefPreview',
    'link/preview/useNextScreenId',
    'link/useLink',
    'link/zoom/link-apple',
    'react-navigation/bottom-tabs/',
    'react-navigation/core/StaticNavigation',
    'react-navigation/elements/Badge',
    'react-navigation/elements/Button',
    'react-navigation/elements/Header/Header.',
    'react-navigation/elements/Header/HeaderBackButton',
    'react-navigation/elements/Header/HeaderBackground',
    'react-navigation/elements/Header/HeaderButton',
    'react-navigation/elements/Header/HeaderIcon',
    'react-navigation/elements/Header/HeaderSearchBar',
    'react-navigation/elements/Label/',
    'react-navigation/elements/Lazy',
    'react-navigation/elements/MaskedView',
    'react-navigation/elements/MissingIcon',
    'react-navigation/elements/PlatformPressable',
    'react-navigation/elements/ResourceSavingView',
    'react-navigation/elements/Screen',
    'react-navigation/native/Link.',
    'react-navigation/native/ServerContainer',
    'react-navigation/native/createStaticNavigation',
    'react-navigation/native/useLinkBuilder',
    'react-navigation/native/useLinkProps',
    'react-navigation/native/useLinkTo',
    'react-navigation/native/useScrollToTop',
  ),
  ...inEach(
    ['react-native-screens/src/'],
    'components/SearchBar',
    'components/gamma/',
    'components/tabs/',
    'experimental/',
    'fabric/SearchBarNativeComponent',
    'fabric/gamma/',
    'fabric/tabs/',
  ),
  ...inEach(
    ['react-native-svg/src/'],
    'elements/ForeignObject',
    'elements/Image',
    'elements/Marker',
    'elements/Mask',
    'elements/Pattern',
    'elements/Polygon',
    'elements/Polyline',
    'elements/Symbol',
    'elements/Use',
    'fabric/ForeignObject',
    'fabric/Image',
    'fabric/Marker',
    'fabric/Mask',
    'fabric/Pattern',
    'fabric/Symbol',
    'fabric/Use',
    'lib/extract/transformToRn',
  ),
  // Styles of ours hold no animations and transitions as CSS has them.
  ...inEach(
    ['react-native-reanimated/src/'],
    'component/FlatList',
    'component/Image',
    'component/PerformanceMonitor',
    'component/ScrollView',
    'css/easing/',
    'css/models/',
    'css/native/keyframes/',
    'css/native/normalization/',
    'css/native/managers/CSSAnimationsManager',
    'css/native/managers/CSSPseudoStylesManager',
    'css/native/managers/CSSTransitionsManager',
    'css/stylesheet/',
    'ReanimatedModule/js-reanimated/',
    'animation/clamp',
    'common/web/',
    'css/svg/native/',
    'culori/',
    'interpolateColor',
    'hook/useAnimatedKeyboard',
    'hook/useAnimatedSensor',
    'hook/useScrollOffset',
    'jestUtils/',
    'layoutReanimation/animationBuilder/Keyframe',
    'screenTransition/',
  ),
  // Drawings of ours are told from moment to moment: nothing is interpolated for them.
  ...inEach(
    ['@shopify/react-native-skia/src/'],
    'animation/',
    'external/reanimated/textures',
    'external/reanimated/useAnimatedImageValue',
    'external/reanimated/useVideo',
  ),
  // No file is sent, fetched or watched.
  ...inEach(['expo-file-system/src/'], 'NetworkTasks', 'internal/', 'legacyWarnings'),
  ...inEach(['expo-audio/build/'], 'AudioStream', 'RecordingConstants', 'utils/useAudioRecorderState'),
];

/** In apps that are shipped to phones: asked while developing only, or by what asks a server. */
const leftOutOfShipped = [
  'react-native-reanimated/scripts/',
  '@expo/metro-runtime/src/location/',
  // What the router draws where a route is missing, throws or gives nothing: ours have screens of their own for these.
  ...inEach(['expo-router/build/views/'], 'ErrorBoundary', 'Sitemap', 'Toast', 'Unmatched', 'useSitemap'),
  // React Native gives these when they are asked for by name. ESLint keeps their names out of ours; its own tools ask for some.
  ...inEach(
    ['react-native/Libraries/'],
    'ActionSheetIOS/',
    'Components/Button',
    'Components/DrawerAndroid/',
    'Components/LayoutConformance/',
    'Components/Switch/',
    'Components/TextInput/InputAccessoryView',
    'Components/ToastAndroid/',
    'Components/Touchable/',
    'Core/setUpRegeneratorRuntime',
    'Image/ImageBackground',
    'Lists/SectionList.',
    'Lists/VirtualizedSectionList',
    'PermissionsAndroid/',
    'PushNotificationIOS/',
    'Settings/',
    'Share/',
    'Vibration/',
  ),
  '@react-native/virtualized-lists/Lists/VirtualizedSectionList',
  ...inEach(['react-native/src/private/components/'], 'virtualcollection/', 'virtualview/'),
];

const under = (list, path) => list.some((part) => path.includes(`/node_modules/${part}`));

/** Is a file left out of a bundle? */
const isLeftOut = (path, { dev, platform }) =>
  under(leftOut, path) ||
  (platform !== 'web' && (under(leftOutOfPhones, path) || (!dev && under(leftOutOfShipped, path))));

module.exports = { isLeftOut };
