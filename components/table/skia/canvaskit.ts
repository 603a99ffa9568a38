import { LoadSkiaWeb } from '@shopify/react-native-skia/lib/module/web';

/** Fetches the drawing tools of the web and puts them where Skia looks for them. */
export function loadCanvasKit(): Promise<void> {
  return LoadSkiaWeb({ locateFile: (file: string) => `${process.env.EXPO_BASE_URL ?? ''}/${file}` });
}
