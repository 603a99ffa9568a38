import type { IconName } from '@/components/art/generated/icons';
import { ICONS } from '@/components/art/generated/icons';
import { PATHS } from '@/components/art/generated/paths';
import { TOKENS } from '@/components/art/generated/tokens';
import type { SeaId } from '../map/seas';

const look = TOKENS.kinds.worldsEnd;

/** By its number in the table of goods (2.4): rum, sugar, spices, silk as in the box; cards of one's own may have a fifth. */
export type Good = 1 | 2 | 3 | 4 | 5;

/** Silhouettes on a grid of 512. */
export const GOOD_MARK: Readonly<Record<Good, string>> = {
  1: ICONS['brandy-bottle'],
  2: PATHS.markSugar,
  3: PATHS.markSpices,
  4: PATHS.markSilk,
  5: ICONS.barrel,
};
export const PORT_ICON: IconName = 'anchor';

/** Over the three seas of a monopoly (look 20.5). */
export const GOOD_TINT: Readonly<Record<Good, string>> = {
  1: '#E0A23C',
  2: '#F1C3DE',
  3: '#C8553C',
  4: '#3FA7A0',
  5: '#7FA8E8',
};
export const MONOPOLY_ALPHA = 0.28;

/** Which of the three blues a sea has: on the phone's chart neighbours differ. */
export const SHADE: Readonly<Record<SeaId, 0 | 1 | 2>> = {
  bahamas: 0,
  cuba: 1,
  tortuga: 2,
  jamaica: 0,
  'lesser-antilles': 1,
  'north-atlantic': 1,
  'central-atlantic': 0,
  'south-atlantic': 2,
  cape: 1,
  indian: 2,
  philippines: 2,
  borneo: 0,
  singapore: 2,
  moluccas: 0,
  java: 1,
};

export interface ChartLook {
  readonly seas: readonly [string, string, string];
  readonly legal: readonly [color: string, alpha: number];
  /** Lighter bands towards the land: width, colour, opacity. */
  readonly shelves: readonly (readonly [number, string, number])[];
  readonly sand: string;
  readonly land: string;
  readonly coast: string;
  readonly border: string;
  readonly lit: string;
  /** Between the three waters of a table's chart, and round them. */
  readonly between: string;
  readonly frame: string;
  readonly title: string;
  readonly route: string;
  readonly rose: readonly [color: string, alpha: number];
  readonly ink: string;
  readonly figures: string;
  readonly halo: string;
  readonly mark: string;
  readonly port: string;
  readonly veil: string;
}

const NIGHT: ChartLook = {
  seas: look.seas,
  legal: look.legalMix,
  shelves: look.shelves,
  sand: look.sand,
  land: look.land,
  coast: look.coast,
  border: '#1A1442',
  lit: '#8F80DE',
  between: '#17123C',
  frame: '#271F61',
  title: '#C9BBF0',
  route: '#FFE7B5',
  rose: ['#C9BBF0', 0.13],
  ink: '#FDF6E6',
  figures: '#FFE9C4',
  halo: '#1B1444',
  mark: '#E9E0FF',
  port: '#8FDCD6',
  veil: '#0B0820',
};

const DAY: ChartLook = {
  ...NIGHT,
  seas: ['#9C8AD8', '#927ED0', '#A796DF'],
  legal: ['#D6CBFF', 0.5],
  shelves: [
    [30, '#B3A5E6', 0.4],
    [19, '#C4B9EF', 0.5],
    [10, '#DCD5F8', 0.6],
  ],
  border: '#4B3A98',
  lit: '#D9D0F8',
  between: '#EFE7FB',
  frame: '#8774C9',
  title: '#4B3A98',
  route: '#6B52B4',
  rose: ['#5B45AE', 0.16],
  ink: '#FFFFFF',
  figures: '#FFF6DF',
  halo: '#4F3CA0',
  mark: '#FFFFFF',
  port: '#D6FFF6',
  veil: '#2A1F5C',
};

export const chartLook = (day: boolean): ChartLook => (day ? DAY : NIGHT);
