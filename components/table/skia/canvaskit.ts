import { LoadSkiaWeb } from '@shopify/react-native-skia/lib/module/web';

/** As much of CanvasKit as is used here. */
interface Contexts {
  GetWebGLContext(canvas: HTMLCanvasElement | OffscreenCanvas, options?: object): number;
  deleteContext(handle: number): void;
}

let loading: Promise<void> | undefined;

/** Fetches the drawing tools of the web, once for all scenes, and puts them where Skia looks for them. */
export function loadCanvasKit(): Promise<void> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load(): Promise<void> {
  await LoadSkiaWeb({ locateFile: (file: string) => `${process.env.EXPO_BASE_URL ?? ''}/${file}` });
  forgetLostContexts((globalThis as unknown as { CanvasKit: Contexts }).CanvasKit);
}

/**
 * CanvasKit keeps a list of every context that it has made, and with each its canvas and the whole page around it: a screen
 * that is long gone would never be given back. A canvas of Skia loses its context when its view goes, so that is when the
 * list forgets it.
 */
function forgetLostContexts(canvasKit: Contexts): void {
  const make = canvasKit.GetWebGLContext;
  canvasKit.GetWebGLContext = function (this: unknown, canvas, options) {
    const handle = make.call(this, canvas, options);
    if (handle) canvas.addEventListener('webglcontextlost', () => canvasKit.deleteContext(handle), { once: true });
    return handle;
  };
}
