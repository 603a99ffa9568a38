import { loadData, Skia, type SkImage } from '@shopify/react-native-skia';
import paper from '@/assets/art/grain.webp';
import { setGrain } from './grain';

/** The grain of all paper, read once. A table without it is smooth, and as good to play on. */
export async function loadGrain(): Promise<void> {
  try {
    const image = await loadData<SkImage>(paper, (data) => Skia.Image.MakeImageFromEncoded(data));
    if (image) setGrain(image);
  } catch (error) {
    console.error(error);
  }
}
