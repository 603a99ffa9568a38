import { Skia, type SkPath } from '@shopify/react-native-skia';

const known = new Map<string, SkPath>();

export function newPath(d: string): SkPath {
  const path = Skia.Path.MakeFromSVGString(d);
  if (!path) throw new Error(`not a path: ${d.slice(0, 40)}`);
  return path;
}

/** A path that is drawn again and again (icons, frames): made once. Its fill type must stay as it is. */
export function keptPath(d: string): SkPath {
  let path = known.get(d);
  if (!path) known.set(d, (path = newPath(d)));
  return path;
}
