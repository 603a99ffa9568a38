// Runs the code of a native app in Node, down to the last module, with stand-ins for whatever a phone brings: what is left out
// of the bundles (metro.config.js) must not be missed by anything that runs at the start.
import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import { join } from 'node:path';
import { readJson, root } from './project.mjs';

const nothing = () => undefined;
const versionOf = (name) => readJson(join(root, 'node_modules', name, 'package.json')).version;
const screen = { width: 390, height: 844, scale: 3, fontScale: 1 };
const [major, minor, patch] = versionOf('react-native').split('.').map(Number);

/** What native modules tell of themselves, where code at the start looks at it. */
const told = {
  reactNativeVersion: { major, minor, patch, prerelease: null },
  Dimensions: { window: screen, screen },
  scriptURL: 'file:///index.bundle',
};

/** Something that can be read, called and made, to any depth. */
function standIn(name) {
  const known = {
    then: undefined,
    name,
    length: 0,
    manifest: null,
    install: nothing,
    version: versionOf('react-native-nitro-modules'),
    [Symbol.iterator]: function* () {},
  };
  return new Proxy(function () {}, {
    get(_, key) {
      if (key === Symbol.toPrimitive) return () => 0;
      if (key === 'getConstants') return () => told;
      if (key in known) return known[key];
      return typeof key === 'string' ? standIn(`${name}.${key}`) : undefined;
    },
    apply: () => standIn(name),
    construct: () => standIn(name),
  });
}

class Emitter {
  addListener = () => ({ remove: nothing });
  removeListener = nothing;
  removeAllListeners = nothing;
}

/** What went wrong, each with the modules that it stopped. */
export function startNatively(file) {
  const wrong = new Map();
  let current = 'start';
  const note = (error) => {
    const text = `${error.message}`;
    wrong.set(text, [...(wrong.get(text) ?? []), current]);
  };
  const given = {
    console: Object.fromEntries(Object.keys(console).map((name) => [name, nothing])),
    performance,
    TextEncoder,
    TextDecoder,
    queueMicrotask: nothing,
    HermesInternal: standIn('HermesInternal'),
    RN$Bridgeless: true,
    RN$registerCallableModule: nothing,
    nativeFabricUIManager: standIn('nativeFabricUIManager'),
    nativeModuleProxy: standIn('nativeModuleProxy'),
    nativeRuntimeScheduler: standIn('nativeRuntimeScheduler'),
    __turboModuleProxy: (name) => standIn(name),
    __nativeComponentRegistry__hasComponent: () => true,
    __workletsModuleProxy: standIn('worklets'),
    __reanimatedModuleProxy: standIn('reanimated'),
    NitroModulesProxy: standIn('nitro'),
    SkiaApi: standIn('SkiaApi'),
    expo: {
      EventEmitter: Emitter,
      NativeModule: Emitter,
      SharedObject: Emitter,
      SharedRef: Emitter,
      modules: standIn('expo.modules'),
      getViewConfig: () => ({ validAttributes: {}, directEventTypes: {} }),
    },
  };
  for (const name of [
    'setTimeout',
    'clearTimeout',
    'setInterval',
    'clearInterval',
    'setImmediate',
    'nativeLoggingHook',
  ])
    given[name] = nothing;
  for (const name of ['global', 'globalThis', 'window', 'self']) given[name] = given;
  const guards = {
    setGlobalHandler: nothing,
    getGlobalHandler: () => nothing,
    reportFatalError: note,
    reportError: note,
    applyWithGuard: (work, self, args) => work.apply(self, args),
    guard: (work) => work,
  };
  // React Native brings its own, which would keep the errors to itself.
  Object.defineProperty(given, 'ErrorUtils', { get: () => guards, set: nothing });
  Object.defineProperty(given, 'structuredClone', { value: structuredClone });

  const code = readFileSync(file, 'utf8');
  runInContext(code, createContext(given), { filename: file });
  const modules = [...code.matchAll(/,(\d+),\[[\d,]*\]\);?$/gm)].map(([, id]) => Number(id));
  for (const id of modules) {
    current = id;
    try {
      given.__r(id);
    } catch (error) {
      note(error);
    }
  }
  return { modules: modules.length, wrong };
}
