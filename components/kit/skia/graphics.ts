import { drawingLost } from './lost-drawings';

type Drawn = HTMLCanvasElement | OffscreenCanvas;

interface Surface {
  delete(): void;
}

/** What CanvasKit holds of the graphics card for one canvas: textures, programs, buffers. */
interface Graphics {
  releaseResourcesAndAbandonContext(): void;
  delete(): void;
}

/** As much of CanvasKit as is used here. */
export interface CanvasKit {
  GetWebGLContext(canvas: Drawn): number;
  MakeWebGLContext(handle: number): Graphics | null;
  MakeOnScreenGLSurface(graphics: Graphics, width: number, height: number, space: null): Surface | null;
  MakeSWCanvasSurface(canvas: Drawn): Surface | null;
  deleteContext(handle: number): void;
  MakeWebGLCanvasSurface(canvas: Drawn): Surface | null;
}

/** How each canvas gives back what was made for it last. */
const held = new WeakMap<Drawn, () => void>();

/**
 * Gives each canvas graphics of its own, and takes them back when its surface goes or is made anew for another size. CanvasKit would
 * leave both to the garbage collector: it then frees textures and programs with the calls of whichever canvas draws at that time, and the
 * browser refuses them by the hundred. Its list of contexts would also hold each canvas, and with it the page around it, for good.
 */
export function drawOnGraphics(canvasKit: CanvasKit): void {
  canvasKit.MakeWebGLCanvasSurface = (canvas) => {
    held.get(canvas)?.();
    return onCard(canvasKit, canvas) ?? canvasKit.MakeSWCanvasSurface(canvas);
  };
}

/** Null where a browser has no graphics, or takes them away for good: the processor draws then, slowly, but there is a table. */
function onCard(canvasKit: CanvasKit, canvas: Drawn): Surface | null {
  const handle = canvasKit.GetWebGLContext(canvas);
  const graphics = handle ? canvasKit.MakeWebGLContext(handle) : null;
  const surface = graphics && canvasKit.MakeOnScreenGLSurface(graphics, canvas.width, canvas.height, null);
  if (!surface) return null;
  const giveBack = () => {
    held.delete(canvas);
    canvas.removeEventListener('webglcontextlost', tellIfSeen);
    graphics.releaseResourcesAndAbandonContext();
    graphics.delete();
    canvasKit.deleteContext(handle);
  };
  held.set(canvas, giveBack);
  const free = surface.delete.bind(surface);
  surface.delete = () => {
    if (held.get(canvas) === giveBack) giveBack();
    free();
  };
  canvas.addEventListener('webglcontextlost', tellIfSeen);
  return surface;
}

/** A browser also takes graphics from canvases that are looked at: in the background, or when the driver falls. */
function tellIfSeen({ target }: Event): void {
  if (target instanceof HTMLCanvasElement && target.isConnected) drawingLost();
}
