import { LoadSkiaWeb } from '@shopify/react-native-skia/lib/module/web';
import { drawOnGraphics, type CanvasKit } from './graphics';

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
  // An export names them after what is in them, and tells the page how; in development they have their own name.
  const named = document.documentElement.dataset.canvaskit;
  await LoadSkiaWeb({ locateFile: (file: string) => named ?? `/${file}` });
  drawOnGraphics((globalThis as unknown as { CanvasKit: CanvasKit }).CanvasKit);
}
