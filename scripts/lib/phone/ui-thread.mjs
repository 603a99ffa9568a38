// The thread of the screen on a phone: a second realm with its own globals, to which React Native Worklets sends code and values
// as copies (node_modules/react-native-worklets/Common/cpp/worklets). Only what is written in C++ there is made here; unpacking,
// shared values and animations are the libraries' own code, out of the bundle.
import { createContext, runInContext } from 'node:vm';

/** Objects with a native side answer yes to any `in`: the library asks for this one. */
const MAGIC = 'REANIMATED_MAGIC_KEY';
const SHARED = [
  'Float32Array',
  'Float64Array',
  'Uint8Array',
  'Uint16Array',
  'Uint32Array',
  'Int32Array',
  'ArrayBuffer',
];
const FRAME = 1000 / 60;

/** Marks what a phone would make in C++, and hand from realm to realm by reference. */
export function native(object) {
  return Object.defineProperty(object, MAGIC, { value: true });
}

/** What stands behind the references that JavaScript holds. */
const behind = new WeakMap();

function reference(cargo, realm) {
  const held = new realm.Object();
  held.__serializableRef = true;
  behind.set(held, cargo);
  return held;
}

/** A hole in a list stays one, as in the library's C++ (SharedItems/Serializable.cpp). */
const HOLE = { into: () => undefined };

function cargoOf(held) {
  const cargo = held === undefined ? HOLE : behind.get(held);
  if (!cargo) throw new Error('This was never made ready for another thread');
  return cargo;
}

const once = (make) => {
  const made = new Map();
  return {
    into: (realm) => {
      if (!made.has(realm)) made.set(realm, make(realm));
      return made.get(realm);
    },
  };
};
const each = (make) => ({ into: make });

/** An object of a realm with these properties, each of them unpacked there. */
function objectIn(realm, props, prototype) {
  const object = prototype ? realm.Object.create(prototype) : new realm.Object();
  for (const [key, cargo] of props) object[key] = cargo.into(realm);
  return object;
}
const propsOf = (object) => Object.entries(object).map(([key, held]) => [key, cargoOf(held)]);
const listOf = (held) => Array.from(held, cargoOf);

export class UiThread {
  /** `failed` hears what no one caught on this thread; `later` runs work on the thread of the app. */
  constructor(app, { failed, later }) {
    this.app = app;
    this.failed = failed;
    this.later = later;
    this.frames = [];
    this.realm = createContext({});
    this.realm = runInContext('globalThis', this.realm);
    for (const kind of SHARED) this.realm[kind] = app[kind];
    this.install(this.realm);
    Object.assign(this.realm, {
      global: this.realm,
      __RUNTIME_KIND: 2,
      __RUNTIME_NAME: 'UI',
      _WORKLET: true,
      __DEV__: false,
      performance: { now: () => performance.now() },
      __nativeRequestAnimationFrame: (work) => void this.frames.push(work),
      _toString: String,
      _log: () => undefined,
      // Reanimated's (Common/cpp/reanimated/RuntimeDecorators): what would move a view without asking React.
      _updateProps: () => undefined,
      _dispatchCommand: () => undefined,
      _measure: () => null,
      _getAnimationTimestamp: () => performance.now(),
      _notifyAboutProgress: () => undefined,
      _notifyAboutEnd: () => undefined,
      _setGestureState: () => undefined,
      _obtainProp: () => '',
      _maybeFlushUIUpdatesQueue: () => undefined,
    });
    this.clock = setInterval(() => this.frame(), FRAME);
  }

  stop() {
    clearInterval(this.clock);
  }

  frame() {
    const due = this.frames;
    this.frames = [];
    for (const work of due) this.guard(() => work(performance.now()));
  }

  guard(work) {
    try {
      return work();
    } catch (error) {
      this.failed(error);
      return undefined;
    }
  }

  /** In a turn of its own: the thread of the app has gone on by then. */
  schedule(cargo) {
    setImmediate(() =>
      this.guard(() => {
        cargo.into(this.realm)();
        this.realm.__callMicrotasks?.();
      }),
    );
  }

  /** The thread of the app stands still until this one has answered. */
  runNow(held, asker) {
    const answer = cargoOf(held).into(this.realm)();
    this.realm.__callMicrotasks?.();
    return answer === undefined ? undefined : cargoOf(answer).into(asker);
  }

  load(code) {
    this.realm.eval(`(${code}\n)()`);
  }

  /** The library's door to C++, as it stands in one of the two realms. */
  install(realm) {
    const ref = (cargo) => reference(cargo, realm);
    const value = (plain) => ref(each(() => plain));
    const clone = {
      createSerializableString: value,
      createSerializableNumber: value,
      createSerializableBoolean: value,
      createSerializableBigInt: value,
      createSerializableUndefined: () => value(undefined),
      createSerializableNull: () => value(null),
      createSerializableHostObject: value,
      createSerializableObject: (object, keeps) => {
        const props = propsOf(object);
        return ref((keeps ? once : each)((to) => objectIn(to, props)));
      },
      createSerializableTurboModuleLike: (object, prototype) => {
        const props = propsOf(object);
        return ref(each((to) => objectIn(to, props, prototype)));
      },
      createSerializableArray: (list, keeps) => {
        const cargo = listOf(list);
        return ref((keeps ? once : each)((to) => to.Array.from(cargo, (item) => item.into(to))));
      },
      createSerializableSet: (list) => {
        const cargo = listOf(list);
        return ref(each((to) => new to.Set(cargo.map((item) => item.into(to)))));
      },
      createSerializableMap: (keys, values) => {
        const [names, cargo] = [listOf(keys), listOf(values)];
        return ref(each((to) => new to.Map(names.map((key, i) => [key.into(to), cargo[i].into(to)]))));
      },
      createSerializableRegExp: (pattern, flags) => ref(each((to) => new to.RegExp(pattern, flags))),
      createSerializableError: (name, message, stack) =>
        ref(each((to) => Object.assign(new to.Error(message), { name, stack }))),
      createSerializableArrayBuffer: (buffer) => {
        const bytes = new Uint8Array(buffer).slice();
        return ref(each((to) => to.Uint8Array.from(bytes).buffer));
      },
      createSerializableArrayBufferView: (type, buffer, offset, length) => {
        const bytes = new Uint8Array(buffer).slice();
        return ref(each((to) => new to[type](to.Uint8Array.from(bytes).buffer, offset, length)));
      },
      createSerializableInitializer: (object) => {
        const props = propsOf(object);
        return ref(once((to) => to.__valueUnpacker(objectIn(to, props))));
      },
      createSerializableWorklet: (object) => {
        const props = propsOf(object);
        return ref(once((to) => to.__valueUnpacker(objectIn(to, props))));
      },
      createSerializableNonWorkletFunction: (fun, name) => {
        // What is written in C++ runs wherever it is called.
        if (fun instanceof Function) return value(fun);
        const cargo = each((to) => {
          if (to === realm) return fun;
          const guard = to.__remoteFunctionUnpacker(name);
          behind.set(guard, cargo);
          return guard;
        });
        return ref(cargo);
      },
      createCustomSerializable: (data, typeId) => {
        const cargo = cargoOf(data);
        return ref(each((to) => to.__customSerializableUnpacker(cargo.into(to), typeId)));
      },
    };
    realm.__workletsModuleProxy = native({
      ...clone,
      createSerializableLEGACY: (object) =>
        object.__workletHash ? clone.createSerializableWorklet(object) : clone.createSerializableObject(object, false),
      registerCustomSerializable: (determine, pack, unpack, typeId) => {
        const [isIt, packed, unpacked] = [determine, pack, unpack].map((held) => cargoOf(held).into(this.realm));
        this.realm.__customSerializationRegistry[typeId] = { determine: isIt, pack: packed, unpack: unpacked };
      },
      createShareable: (host, initial, atOnce, decorateHost, decorateGuest) => {
        const [first, asHost, asGuest] = [initial, decorateHost, decorateGuest].map(cargoOf);
        const hosted = once(() => this.realm.__shareableHostUnpacker(first.into(this.realm), asHost.into(this.realm)));
        const cargo = each((to) =>
          to === this.realm
            ? hosted.into(to)
            : to.__shareableGuestUnpacker(host, reference(cargo, to), asGuest.into(to)),
        );
        if (atOnce) hosted.into(this.realm);
        return ref(cargo);
      },
      createSynchronizable: (held) => {
        let now = cargoOf(held);
        const cargo = each((to) => to.__synchronizableUnpacker(reference(cargo, to)));
        cargo.read = (to) => now.into(to);
        cargo.write = (next) => void (now = next);
        return ref(cargo);
      },
      synchronizableGetDirty: (held) => cargoOf(held).read(realm),
      synchronizableGetBlocking: (held) => cargoOf(held).read(realm),
      synchronizableSetBlocking: (held, next) => cargoOf(held).write(cargoOf(next)),
      synchronizableLock: () => undefined,
      synchronizableUnlock: () => undefined,
      scheduleOnRN: (fun, args) => {
        const [work, given] = [cargoOf(fun), args && cargoOf(args)];
        this.later(() => work.into(this.app)(...(given ? given.into(this.app) : [])));
      },
      handlePromise: (settle, held) => {
        const [work, result] = [cargoOf(settle), cargoOf(held)];
        this.later(() => work.into(this.app)(result.into(this.app)));
      },
      scheduleOnUI: (held) => {
        const jobs = cargoOf(held).into(this.realm);
        setImmediate(() => {
          for (const job of jobs) this.guard(job);
          this.guard(() => this.realm.__callMicrotasks?.());
        });
      },
      runOnUISync: (held) => this.runNow(held, realm),
      runOnRuntimeSyncWithId: (_host, held) => this.runNow(held, realm),
      scheduleOnRuntimeWithId: (_host, held) => this.schedule(cargoOf(held)),
      // Skia makes one for videos, of which there are none.
      createWorkletRuntime: () => native({}),
      loadUnpackers: (...parts) => {
        // Code, place and source map of each.
        for (let i = 0; i < parts.length; i += 3) this.load(parts[i]);
      },
      reportFatalErrorOnJS: (message) => this.failed(new Error(message)),
      getStaticFeatureFlag: () => false,
      setDynamicFeatureFlag: () => undefined,
      getUIRuntimeHolder: () => native({}),
      getUISchedulerHolder: () => native({}),
    });
    for (const kind of ['String', 'Number', 'Boolean', 'BigInt', 'Undefined', 'Null', 'HostObject', 'Array', 'Object'])
      realm[`_createSerializable${kind}`] = clone[`createSerializable${kind}`];
    realm._createSerializableWorklet = clone.createSerializableWorklet;
    realm._createSerializableInitializer = clone.createSerializableInitializer;
    realm._createSerializableSynchronizable = (held) => reference(cargoOf(held), realm);
  }
}
