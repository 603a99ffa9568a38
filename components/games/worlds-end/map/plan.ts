import type { Point } from '@/components/kit/board/geometry';
import type { Size } from '@/components/kit/frame/box';
import type { Wave } from './cut';
import type { Region, SeaId } from './seas';

/** An islet in its sea. */
export interface Islet extends Point {
  readonly sea: SeaId;
  readonly rx: number;
  readonly ry: number;
}

/**
 * A chart before it is cut. Seas and land are rings of named nodes; whatever lies between two neighbouring nodes is one line, which
 * is cut once for both sides. Two seas share a border, sea and land a coast, and what has one side only is the rim of the chart.
 */
export interface Plan {
  readonly size: Size;
  readonly nodes: Readonly<Record<string, readonly [x: number, y: number]>>;
  readonly seas: Readonly<Record<SeaId, string>>;
  readonly land: readonly string[];
  readonly border: Wave;
  readonly coast: Wave;
  /** Where the middle of a sea's signs lies; not given: in the middle of the sea. */
  readonly middles?: Readonly<Record<SeaId, readonly [x: number, y: number]>>;
  /** How the signs of a sea stand in it. */
  readonly signs: 'lines' | 'row';
  /** The signs are as large as on a phone when this is 1. */
  readonly unit: number;
  readonly islets: readonly Islet[];
  readonly mountains: readonly (readonly [x: number, y: number])[];
  /** Where the dice of an event lie: on land, in the middle between all players. */
  readonly dice?: readonly [x: number, y: number];
  readonly rose: { readonly x: number; readonly y: number; readonly radius: number };
  /** What can be seen of the sheet: lines of the rim may lie within it. */
  readonly sheet: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  /** Over open water from a small map to its ocean, where the two do not touch (2.5). */
  readonly routes: Readonly<Partial<Record<Region, readonly (readonly [x: number, y: number])[]>>>;
  /** Where the name of a region is printed on the chart itself. */
  readonly titles: Readonly<Partial<Record<Region, readonly [x: number, y: number]>>>;
}
