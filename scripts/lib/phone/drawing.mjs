// Skia as a phone brings it: the same calls, answered by CanvasKit in memory. Pictures are really baked; what is put together of them
// on the screen is kept as a list of calls, whose shared values are read as the real one reads them.
import { createRequire } from 'node:module';
import { native } from './ui-thread.mjs';

const require = createRequire(import.meta.url);
const library = '@shopify/react-native-skia/lib/commonjs/skia/web';

const isPlain = (value) => {
  const prototype = typeof value === 'object' && value !== null ? Object.getPrototypeOf(value) : null;
  return prototype !== null && prototype !== Object.prototype && Object.getPrototypeOf(prototype) === null;
};

/** Lists and plain objects of the app's realm: CanvasKit knows those of its own only. */
function ours(value) {
  if (Array.isArray(value)) return value instanceof Array ? value : Array.from(value, ours);
  return isPlain(value) ? Object.fromEntries(Object.entries(value).map(([key, at]) => [key, ours(at)])) : value;
}

const taking = (work) =>
  function take(...given) {
    return work.apply(this, given.map(ours));
  };

const adapted = new WeakSet();
function adapt(prototype) {
  if (!prototype || prototype === Object.prototype || adapted.has(prototype)) return;
  adapted.add(prototype);
  adapt(Object.getPrototypeOf(prototype));
  for (const name of Object.getOwnPropertyNames(prototype)) {
    const { value } = Object.getOwnPropertyDescriptor(prototype, name);
    if (name !== 'constructor' && typeof value === 'function') prototype[name] = taking(value);
  }
}

/** Everything that Skia makes has a native side on a phone. */
function makeNative() {
  const hosts = require(`${library}/Host.js`);
  for (const name of ['Host', 'BaseHostObject', 'HostObject']) {
    const Plain = hosts[name];
    hosts[name] = class extends Plain {
      constructor(...given) {
        super(...given);
        adapt(Object.getPrototypeOf(this));
        native(this);
      }
    };
  }
}

let loaded;
async function skia() {
  if (!loaded) {
    makeNative();
    globalThis.CanvasKit = await require('canvaskit-wasm/bin/full/canvaskit')({});
    const made = Object.entries(require(library).JsiSkApi(globalThis.CanvasKit));
    loaded = Object.fromEntries(made.map(([name, part]) => [name, typeof part === 'function' ? taking(part) : part]));
  }
  return loaded;
}

/** Takes any call of drawing; asked for updates, it reads each value that moves. */
function recorder(read) {
  const calls = [];
  return native(
    new Proxy(
      {
        play: () => void read('played', calls.length),
        applyUpdates: (values) => {
          for (const value of values) read('value', value.value);
        },
        reset: () => void calls.splice(0),
      },
      {
        get: (own, name) => own[name] ?? ((...given) => void calls.push([name, given])),
      },
    ),
  );
}

function emptyPicture(real) {
  const pen = real.PictureRecorder();
  pen.beginRecording();
  return pen.finishRecordingAsPicture();
}

/** `fileOf` finds the file that an address in the app means. */
export async function openDrawing({ fileOf }) {
  const real = await skia();
  const shown = new Map();
  let drawn = 0;
  let last = 0;
  const played = () => {
    drawn++;
    last = performance.now();
  };
  const api = native({
    ...real,
    Data: native({
      fromURI: async (address) => real.Data.fromBytes(fileOf(address)),
      fromBytes: (bytes) => real.Data.fromBytes(bytes),
      fromBase64: (text) => real.Data.fromBase64(text),
    }),
    Picture: native({
      // On a phone this one is empty, to be played into.
      MakePicture: (bytes) => (bytes ? real.Picture.MakePicture(bytes) : emptyPicture(real)),
    }),
    Recorder: () => recorder((what) => what === 'played' && played()),
  });
  const views = native({
    setJsiProperty: (id, name, value) => void (name === 'picture' && shown.set(id, value)),
    requestRedraw: () => undefined,
    makeImageSnapshot: () => null,
    makeImageSnapshotAsync: () => Promise.reject(new Error('Nothing is shown here')),
    size: () => ({ width: 0, height: 0 }),
  });
  return { api, views, drawn: () => drawn, still: (ms) => performance.now() - last > ms };
}
