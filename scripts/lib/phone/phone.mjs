// A phone in Node: the exported code of the app runs with what a phone brings stood in for (the files beside this one).
// The app's own code, React, its renderer and all libraries are those that are shipped.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { readJson, root } from '../project.mjs';
import { openDrawing } from './drawing.mjs';
import { expo, nitro, turboModules } from './modules.mjs';
import { PhoneScreen } from './screen.mjs';
import { native, UiThread } from './ui-thread.mjs';

const nothing = () => undefined;
const ERROR = 3;
const size = { width: 390, height: 844 };

/** CanvasKit takes arrays of its own realm only. */
function shareArrays(realm) {
  for (const kind of [Float32Array, Float64Array, Uint8Array, Uint16Array, Uint32Array, Int32Array, ArrayBuffer])
    realm[kind.name] = kind;
}

/** Addresses in the app and the files that they mean: each platform writes them in its own way. */
function filesOf(code, output) {
  const plain = (name) => name.toLowerCase().replace(/[^a-z0-9]/g, '');
  const known = [...code.matchAll(/httpServerLocation:"([^"]*)"[^}]*?hash:"(\w+)",name:"([^"]*)",type:"(\w+)"/g)].map(
    ([, place, hash, name, type]) => [plain(`${place.replace('/assets/', '')}/${name}.${type}`), hash],
  );
  return (address) => {
    const file = known.find(([name]) => plain(address).endsWith(name));
    if (!file) throw new Error(`Nothing is shipped as ${address}`);
    return readFileSync(join(output, 'assets', file[1]));
  };
}

/** As React Native's own scheduler in C++: each task in a turn of its own, going on where it asked to. */
function scheduler(turn) {
  const schedule = (_priority, work) => {
    const task = { work };
    const go = () => {
      const now = task.work;
      task.work = null;
      const more = now?.(false);
      if (typeof more !== 'function') return;
      task.work = more;
      turn(go);
    };
    turn(go);
    return task;
  };
  return {
    unstable_scheduleCallback: schedule,
    unstable_cancelCallback: (task) => void (task.work = null),
    unstable_shouldYield: () => false,
    unstable_requestPaint: nothing,
    unstable_now: () => performance.now(),
    unstable_getCurrentPriorityLevel: () => 3,
    unstable_ImmediatePriority: 1,
    unstable_UserBlockingPriority: 2,
    unstable_NormalPriority: 3,
    unstable_LowPriority: 4,
    unstable_IdlePriority: 5,
  };
}

export class Phone {
  /** What was said as an error, and whatever nobody caught. */
  wrong = [];
  #timers = new Map();
  #code = '';
  #off = false;

  /** `plant`: a pattern in the code and what stands there instead. */
  static async start(file, platform, plant) {
    const phone = new Phone();
    const code = readFileSync(file, 'utf8');
    const planted = plant ? code.replace(...plant) : code;
    if (plant && planted === code) throw new Error(`${file} has nothing like ${plant[0]}`);
    await phone.#boot(planted, file, platform);
    return phone;
  }

  #fail = (error) => void this.wrong.push(error?.stack ?? String(error));

  #guard(work) {
    if (this.#off) return undefined;
    try {
      return work();
    } catch (error) {
      this.#fail(error);
      return undefined;
    }
  }

  /** In a turn of its own. */
  #turn = (work) => void setImmediate(() => this.#guard(work));

  #timer(set, clear) {
    const stop = (id) => {
      this.#timers.delete(id);
      clear(id);
    };
    const start = (work, delay = 0, ...given) => {
      if (this.#off) return 0;
      const id = Number(set(() => this.#guard(() => work(...given)), delay));
      this.#timers.set(id, clear);
      return id;
    };
    return [start, stop];
  }

  async #boot(code, file, platform) {
    this.#code = code;
    const output = dirname(dirname(dirname(dirname(dirname(file)))));
    const drawing = await openDrawing({ fileOf: filesOf(code, output) });
    this.drawing = drawing;
    this.screen = new PhoneScreen(size, this.#turn);
    const callable = {};
    const [setTimer, clearTimer] = this.#timer(setTimeout, clearTimeout);
    const [setRepeat, clearRepeat] = this.#timer(setInterval, clearInterval);
    const given = createContext({});
    const realm = runInContext('globalThis', given);
    this.realm = realm;
    for (const name of ['global', 'window', 'self']) realm[name] = realm;
    shareArrays(realm);
    Object.assign(realm, {
      performance: {
        now: () => performance.now(),
        mark: nothing,
        measure: nothing,
        timeOrigin: performance.timeOrigin,
      },
      TextEncoder,
      TextDecoder,
      setTimeout: setTimer,
      clearTimeout: clearTimer,
      setInterval: setRepeat,
      clearInterval: clearRepeat,
      setImmediate: (work, ...more) => setTimer(work, 0, ...more),
      clearImmediate: clearTimer,
      requestAnimationFrame: (work) => setTimer(() => work(performance.now()), 16),
      cancelAnimationFrame: clearTimer,
      // React Native makes its console of this.
      nativeLoggingHook: (words, level) => level >= ERROR && this.wrong.push(`console.error: ${words}`),
      nativeRuntimeScheduler: scheduler(this.#turn),
      nativeFabricUIManager: this.screen.manager(),
      RN$Bridgeless: true,
      RN$registerCallableModule: (name, make) => void (callable[name] = make),
      RN$LegacyInterop_UIManager_getConstants: () => ({}),
      RN$LegacyInterop_UIManager_getConstantsForViewManager: nothing,
      __nativeComponentRegistry__hasComponent: () => true,
      expo: expo(readJson(join(root, 'app.json')).expo),
      SkiaApi: drawing.api,
      SkiaViewApi: drawing.views,
      NitroModulesProxy: nitro(),
      __reanimatedModuleProxy: native(reanimated()),
    });
    this.thread = new UiThread(realm, { failed: this.#fail, later: this.#turn });
    realm.__turboModuleProxy = turboModules({
      platform,
      size,
      install: {
        NativeDOMCxx: this.#dom(),
        WorkletsModule: { installTurboModule: () => this.thread.install(realm) },
        NativeMicrotasksCxx: { queueMicrotask: (work) => queueMicrotask(() => this.#guard(work)) },
        NativeIdleCallbacksCxx: {
          requestIdleCallback: (work) => setTimer(() => work({ didTimeout: false, timeRemaining: () => 10 })),
          cancelIdleCallback: clearTimer,
        },
      },
    });
    realm.nativeModuleProxy = {};
    const guards = {
      setGlobalHandler: nothing,
      getGlobalHandler: () => nothing,
      reportFatalError: this.#fail,
      reportError: this.#fail,
      applyWithGuard: (work, self, args) => this.#guard(() => work.apply(self, args)),
      guard: (work) => work,
    };
    // React Native brings its own, which would keep the errors to itself.
    Object.defineProperty(realm, 'ErrorUtils', { get: () => guards, set: nothing });
    runInContext(code, given, { filename: file });
    callable.AppRegistry().runApplication('main', { rootTag: 1, initialProps: {}, fabric: true });
  }

  #dom() {
    const { screen } = this;
    const box = (node) => screen.boxOf(node);
    return {
      measure: (node, done) => screen.measure(node, done),
      measureInWindow: (node, done) => screen.manager().measureInWindow(node, done),
      measureLayout: (node, _to, _failed, done) => screen.measure(node, done),
      getBoundingClientRect: (node) => Object.values(box(node)),
      getInnerSize: (node) => [box(node).width, box(node).height],
      linkRootNode: () => null,
    };
  }

  /** Waits until `ready` gives something; null when that takes too long. */
  async until(ready, most = 60_000) {
    const since = performance.now();
    while (performance.now() - since < most) {
      const found = ready();
      if (found) return found;
      await new Promise((again) => setTimeout(again, 50));
    }
    return null;
  }

  /** The module of the app that gives something of this name: by a function that is asked for it, or as it is. */
  moduleGiving(name) {
    const line = this.#code
      .split('\n')
      .find(
        (text) => text.startsWith('__d(') && (text.includes(`"${name}",{enumerable`) || text.includes(`.${name}=`)),
      );
    const [, id] = /,(\d+),\[[\d,]*\]\);?$/.exec(line ?? '') ?? [];
    if (!id) throw new Error(`Nothing in the code gives ${name}`);
    return this.realm.__r(Number(id));
  }

  /** Nothing runs on here: whoever has switched it off may end. */
  stop() {
    this.#off = true;
    this.thread.stop();
    for (const [id, clear] of this.#timers) clear(id);
  }
}

/** Moves views without React: there is none to move. */
function reanimated() {
  let last = 0;
  const known = { getSettledUpdates: () => [], getStaticFeatureFlag: () => false, registerEventHandler: () => last++ };
  return new Proxy(known, { get: (own, key) => own[key] ?? (typeof key === 'string' ? nothing : undefined) });
}
