// Reads the drawings of assets/art/svg. They are simple on purpose: layers <g id> of <path>, gradients, no transforms.

export interface Stop {
  readonly at: number;
  readonly color: string;
  readonly alpha: number;
}

export interface Gradient {
  readonly kind: 'linear' | 'radial';
  /** linear: x1, y1, x2, y2; radial: cx, cy, r. */
  readonly numbers: readonly number[];
  /** True: in the units of the drawing; false: in fractions of the path's box. */
  readonly absolute: boolean;
  readonly stops: readonly Stop[];
}

export interface Shape {
  readonly id: string;
  readonly d: string;
  readonly evenOdd: boolean;
  /** A colour, a gradient, or null for a stroke. */
  readonly fill: string | Gradient | null;
  readonly fillAlpha: number;
  readonly stroke: string | null;
  readonly strokeAlpha: number;
  readonly strokeWidth: number;
}

export interface Layer {
  readonly id: string;
  /** The comment above the layer: fills by token name, day fills, shadows. */
  readonly note: string;
  readonly shapes: readonly Shape[];
}

export interface Drawing {
  readonly box: readonly [number, number, number, number];
  readonly layers: readonly Layer[];
}

function attributes(text: string): Record<string, string> {
  return Object.fromEntries([...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key, value]) => [key, value]));
}

const number = (text: string | undefined, otherwise: number) => (text === undefined ? otherwise : Number(text));

function gradientsOf(svg: string): Map<string, Gradient> {
  const found = new Map<string, Gradient>();
  for (const [, kind, head = '', body = ''] of svg.matchAll(
    /<(linear|radial)Gradient ([^>]*)>([\s\S]*?)<\/\1Gradient>/g,
  )) {
    const a = attributes(head);
    const keys = kind === 'linear' ? ['x1', 'y1', 'x2', 'y2'] : ['cx', 'cy', 'r'];
    found.set(a.id ?? '', {
      kind: kind as Gradient['kind'],
      numbers: keys.map((key) => number(a[key], 0)),
      absolute: a.gradientUnits === 'userSpaceOnUse',
      stops: [...body.matchAll(/<stop ([^>]*)\/>/g)].map(([, stop = '']) => {
        const s = attributes(stop);
        return { at: number(s.offset, 0), color: s['stop-color'] ?? '#000000', alpha: number(s['stop-opacity'], 1) };
      }),
    });
  }
  return found;
}

export function readDrawing(svg: string): Drawing {
  const gradients = gradientsOf(svg);
  const paint = (fill: string | undefined): Shape['fill'] => {
    if (fill === undefined || fill === 'none') return null;
    const url = /^url\(#(.*)\)$/.exec(fill)?.[1];
    return url === undefined ? fill : (gradients.get(url) ?? null);
  };
  const shapesIn = (body: string) =>
    [...body.matchAll(/<path ([^>]*)\/>/g)].map(([, head = '']): Shape => {
      const a = attributes(head);
      return {
        id: a.id ?? '',
        d: a.d ?? '',
        evenOdd: a['fill-rule'] === 'evenodd',
        fill: paint(a.fill),
        fillAlpha: number(a['fill-opacity'], 1),
        stroke: a.stroke ?? null,
        strokeAlpha: number(a['stroke-opacity'], 1),
        strokeWidth: number(a['stroke-width'], 1),
      };
    });
  const groups = [...svg.matchAll(/(?:<!--((?:(?!-->)[\s\S])*)-->\s*)?<g id="([\w-]+)">([\s\S]*?)<\/g>/g)];
  const layers = groups.map(([, note = '', id = '', body = '']) => ({ id, note: note.trim(), shapes: shapesIn(body) }));
  // An icon is one path without a layer round it.
  if (layers.length === 0) layers.push({ id: 'icon', note: '', shapes: shapesIn(svg) });
  const box = (/viewBox="([^"]*)"/.exec(svg)?.[1] ?? '0 0 1 1').split(' ').map(Number);
  return { box: [box[0] ?? 0, box[1] ?? 0, box[2] ?? 1, box[3] ?? 1], layers };
}
