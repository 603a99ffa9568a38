import { SHAPES } from '@/components/art/generated/shapes';
import type { KindId } from '@/engine/games/admiral/data/ships';

const { shipTop } = SHAPES;

interface Build {
  readonly scale: number;
  readonly w: number;
  readonly s: number;
  readonly masts: readonly number[];
  readonly guns?: readonly number[];
}

export const BUILDS: Readonly<Record<KindId, Build>> = shipTop.kinds;

const round = (value: number) => String(Math.round(value * 100) / 100);

/** Templates of the drawing: `{8.5w}` is a width, `{-.55s}` of a sail, `{y-5.5}` from its mast. */
function filled(template: string, { w, s, y }: { readonly w: number; readonly s: number; readonly y: number }): string {
  return template
    .replace(/\{y([+-][\d.]+)\}/g, (_, by: string) => round(y + Number(by)))
    .replace(/\{(-?)([\d.]*)([ws])\}/g, (_, sign: string, times: string, unit: string) =>
      round((sign ? -1 : 1) * (times === '' ? 1 : Number(times)) * (unit === 'w' ? w : s)),
    );
}

/** The belly of a sail with so much wind in it. */
export function sailOf(s: number, y: number, full: number): string {
  const [deep, rim] = [2 + 7.5 * full, 0.8 + 2.4 * full];
  const at = (x: number, dy: number) => `${round(x * s)},${round(y + 2 - dy)}`;
  return `M${at(-1, 0)}C${at(-0.55, deep)} ${at(0.55, deep)} ${at(1, 0)}C${at(0.5, rim)} ${at(-0.5, rim)} ${at(-1, 0)}Z`;
}

export const hullOf = (kind: KindId) => filled(shipTop.hull, { ...BUILDS[kind], y: 0 });
export const deckOf = (kind: KindId) => filled(shipTop.deck, { ...BUILDS[kind], y: 0 });
