import { LoadSkiaWeb } from '@shopify/react-native-skia/lib/module/web';
import { drawingLost } from './lost-drawings';
import { afterLastLooks } from './use-baked';

/** As much of CanvasKit as is used here. */
interface Contexts {
  GetWebGLContext(canvas: HTMLCanvasElement | OffscreenCanvas, options?: object): number;
  deleteContext(handle: number): void;
  MakeWebGLCanvasSurface(canvas: HTMLCanvasElement | OffscreenCanvas, ...rest: unknown[]): object | null;
  MakeSWCanvasSurface(canvas: HTMLCanvasElement | OffscreenCanvas): object | null;
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
  const canvasKit = (globalThis as unknown as { CanvasKit: Contexts }).CanvasKit;
  forgetLostContexts(canvasKit);
  drawWithoutGraphics(canvasKit);
}

/**
 * CanvasKit keeps a list of every context that it has made, and with each its canvas and the whole page around it: a screen
 * that is long gone would never be given back. A canvas of Skia loses its context when its view goes, so that is when the
 * list forgets it. A browser also takes contexts from canvases that are looked at (in the background, when the driver
 * falls): these are told of, and forgotten when another canvas stands in their place, for until then Skia goes on drawing.
 */
function forgetLostContexts(canvasKit: Contexts): void {
  const make = canvasKit.GetWebGLContext;
  canvasKit.GetWebGLContext = function (this: unknown, canvas, options) {
    const handle = make.call(this, canvas, options);
    const forget = () => canvasKit.deleteContext(handle);
    const lose = () => {
      const gone = !('isConnected' in canvas && canvas.isConnected);
      if (gone) return forget();
      drawingLost();
      afterLastLooks(forget);
    };
    if (handle) canvas.addEventListener('webglcontextlost', lose, { once: true });
    return handle;
  };
}

/** Where a browser has no graphics, or takes them away for good, the processor draws: slowly, but there is a table. */
function drawWithoutGraphics(canvasKit: Contexts): void {
  const make = canvasKit.MakeWebGLCanvasSurface;
  canvasKit.MakeWebGLCanvasSurface = function (this: unknown, canvas, ...rest) {
    try {
      return make.call(this, canvas, ...rest);
    } catch {
      return canvasKit.MakeSWCanvasSurface(canvas);
    }
  };
}
