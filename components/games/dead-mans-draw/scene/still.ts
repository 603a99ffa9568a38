import type { SkPicture } from '@shopify/react-native-skia';
import { useMemo } from 'react';
import { picture } from '@/components/kit/skia/picture';
import type { TableSpec } from './draw-table';
import type { Kit } from './kit';
import { recordTable } from './record';

/** The still table of this render, recorded once; empty until there is something to draw it with. */
export function useStillTable(kit: Kit | null, { places, model, marks, hidden, heads }: TableSpec): SkPicture {
  return useMemo(
    () => (kit ? recordTable(kit, { places, model, marks, hidden, heads }) : picture()),
    [kit, places, model, marks, hidden, heads],
  );
}
