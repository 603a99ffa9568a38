import { loadData, Skia, type DataSourceParam, type SkTypeface } from '@shopify/react-native-skia';
import AlegreyaSans_500Medium from '@/assets/fonts/AlegreyaSans_500Medium.ttf';
import AlegreyaSans_700Bold from '@/assets/fonts/AlegreyaSans_700Bold.ttf';
import AlegreyaSans_800ExtraBold from '@/assets/fonts/AlegreyaSans_800ExtraBold.ttf';
import { YesevaOne_400Regular } from '@expo-google-fonts/yeseva-one/400Regular';
import { useEffect, useState } from 'react';
import { loadGrain } from './load-grain';
import { breathe } from './pause';
import { makeFaces, warmUp, type Faces } from './text';

let loading: Promise<Faces | null> | undefined;
let loaded: Faces | null = null;

async function load(): Promise<Faces | null> {
  const read = (source: DataSourceParam) =>
    loadData<SkTypeface>(source, (data) => Skia.Typeface.MakeFreeTypeFaceFromData(data));
  const [[display, text500, text700, text800]] = await Promise.all([
    Promise.all(
      [YesevaOne_400Regular, AlegreyaSans_500Medium, AlegreyaSans_700Bold, AlegreyaSans_800ExtraBold].map(read),
    ),
    loadGrain(),
  ]);
  if (!display || !text500 || !text700 || !text800) return null;
  const faces = makeFaces({ display, text500, text700, text800 });
  for (const face of ['text500', 'text700', 'text800'] as const) {
    await breathe();
    warmUp(faces, face);
  }
  loaded = faces;
  return loaded;
}

/** What has failed is told, and not kept: the next table reads them again. */
async function loadAgainWhenAsked(): Promise<Faces | null> {
  const faces = await load().catch((error: unknown) => {
    console.error(error);
    return null;
  });
  if (!faces) loading = undefined;
  return faces;
}

function loadOnce(): Promise<Faces | null> {
  loading ??= loadAgainWhenAsked();
  return loading;
}

/** The faces for Skia, read once for the whole app, and with them the grain of its paper; null until they are there. */
export function useFaces(): Faces | null {
  const [faces, setFaces] = useState(loaded);
  useEffect(() => {
    let here = true;
    void loadOnce().then((result) => here && setFaces(result));
    return () => {
      here = false;
    };
  }, []);
  return faces;
}
