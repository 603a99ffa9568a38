// The native modules of a phone that the app talks to. What is not named here takes every call and answers nothing.
import { join } from 'node:path';
import { readJson, root } from '../project.mjs';
import { INSETS } from './screen.mjs';
import { native } from './ui-thread.mjs';

const nothing = () => undefined;
const versionOf = (name) => readJson(join(root, 'node_modules', name, 'package.json')).version;

/** A module of which only this much is known. */
function moduleOf(known = {}) {
  return new Proxy(known, {
    get: (own, key) => {
      if (key in own || typeof key !== 'string' || key === 'then') return own[key];
      return key === 'getConstants' ? () => ({}) : nothing;
    },
  });
}

/** Modules of React Native and of libraries that are made as it makes its own. */
export function turboModules({ platform, size, install }) {
  const [major, minor, patch] = versionOf('react-native').split('.').map(Number);
  const screen = { ...size, scale: 1, fontScale: 1 };
  const inPixels = {
    windowPhysicalPixels: { ...screen, densityDpi: 160 },
    screenPhysicalPixels: { ...screen, densityDpi: 160 },
  };
  const frame = { x: 0, y: 0, ...size };
  const constants = {
    PlatformConstants: {
      reactNativeVersion: { major, minor, patch, prerelease: null },
      forceTouchAvailable: false,
      osVersion: platform === 'ios' ? '26.0' : '16',
      systemName: 'iOS',
      interfaceIdiom: 'phone',
      isTesting: false,
      Version: 36,
      Release: '16',
      Model: 'Phone',
      uiMode: 'normal',
    },
    DeviceInfo: { Dimensions: platform === 'ios' ? { window: screen, screen } : inPixels },
    SourceCode: { scriptURL: 'file:///main.jsbundle' },
    AppState: { initialAppState: 'active' },
    I18nManager: { isRTL: false, doLeftAndRightSwapInRTL: true },
    RNCSafeAreaContext: {
      initialWindowMetrics: { frame, insets: INSETS },
    },
  };
  const known = {
    AppState: { getCurrentAppState: (done) => done({ app_state: 'active' }) },
    Appearance: { getColorScheme: () => 'dark' },
    AccessibilityInfo: {
      isReduceMotionEnabled: (done) => done(false),
      isTouchExplorationEnabled: (done) => done(false),
    },
    LinkingManager: { getInitialURL: async () => null },
    IntentAndroid: { getInitialURL: async () => null },
    ReanimatedModule: { installTurboModule: () => true },
    RNSkiaModule: { install: () => true },
    NitroModules: { install: nothing },
    ...install,
  };
  const made = new Map();
  return (name) => {
    // Not there, or asked of Expo first.
    if (/^(Expo.*|NativePerformanceCxx|DevSettings|LogBox)$/.test(name)) return null;
    const asked = name === 'RNCSafeAreaContext' || constants[name] ? { getConstants: () => constants[name] } : {};
    if (!made.has(name)) made.set(name, moduleOf({ ...asked, ...known[name] }));
    return made.get(name);
  };
}

class Emitter {
  addListener = () => ({ remove: nothing });
  removeListener = nothing;
  removeAllListeners = nothing;
  emit = nothing;
}

/** Modules of Expo, and what it makes them of. */
export function expo(appConfig) {
  class Made extends Emitter {
    release = nothing;
  }
  const asked = {
    ExpoFontLoader: { getLoadedFonts: () => [], loadAsync: async () => undefined },
    ExpoAsset: { downloadAsync: async (address) => address },
    ExponentConstants: { manifest: JSON.stringify(appConfig), executionEnvironment: 'bare' },
    ExpoLocalization: {
      getLocales: () => [{ languageTag: 'en-US', languageCode: 'en', textDirection: 'ltr', regionCode: 'US' }],
      getCalendars: () => [{ calendar: 'gregory', timeZone: 'Europe/Kyiv', uses24hourClock: true, firstWeekday: 2 }],
    },
    ExpoLinking: { getLinkingURL: () => null },
    FileSystem: { documentDirectory: 'file:///documents/', cacheDirectory: 'file:///cache/' },
  };
  const made = new Map();
  const modules = new Proxy(
    {},
    {
      get: (_, name) => {
        // Not in a build without Expo Go, updates or development tools.
        if (
          typeof name !== 'string' ||
          /^(ExpoGo|ExpoUpdates|ExpoModulesCoreJSLogger|ExponentFileSystem|NativeModulesProxy)$/.test(name)
        )
          return undefined;
        if (!made.has(name))
          made.set(
            name,
            new Proxy(Object.assign(new Emitter(), asked[name]), {
              get: (own, key) => {
                if (key in own || typeof key !== 'string' || key === 'then') return own[key];
                if (/^[A-Z][a-z]/.test(key)) return Made;
                return /Async$/.test(key) ? async () => undefined : nothing;
              },
            }),
          );
        return made.get(name);
      },
    },
  );
  return {
    modules,
    EventEmitter: Emitter,
    NativeModule: Emitter,
    SharedObject: Made,
    SharedRef: Made,
    getViewConfig: () => ({ validAttributes: {}, directEventTypes: {} }),
  };
}

/** MMKV (through Nitro), in memory. */
export function nitro() {
  const stores = new Map();
  const open = ({ id }) => {
    if (!stores.has(id)) stores.set(id, new Map());
    const kept = stores.get(id);
    return native({
      id,
      set: (key, value) => void kept.set(key, value),
      getString: (key) => kept.get(key),
      getAllKeys: () => [...kept.keys()],
      remove: (key) => kept.delete(key),
      contains: (key) => kept.has(key),
      trim: nothing,
      addOnValueChangedListener: () => ({ remove: nothing }),
    });
  };
  const objects = {
    MMKVFactory: { createMMKV: open, initializeMMKV: nothing, defaultMMKVInstanceId: 'mmkv.default' },
    MMKVPlatformContext: { getBaseDirectory: () => '/documents', getAppGroupDirectory: nothing },
  };
  return native({
    version: versionOf('react-native-nitro-modules'),
    createHybridObject: (name) => native(moduleOf(objects[name])),
    hasHybridObject: (name) => name in objects,
  });
}
