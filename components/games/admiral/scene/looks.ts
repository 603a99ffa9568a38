import { TOKENS } from '@/components/art/generated/tokens';

const look = TOKENS.kinds.admiral;

export interface SeaLook {
  /** Deep water from its middle to the edge. */
  readonly sea: readonly [string, string, string];
  /** Lighter water towards land: width, colour. */
  readonly contours: readonly (readonly [number, string])[];
  readonly shadow: string;
  readonly sand: string;
  readonly land: string;
  readonly coast: string;
  readonly grid: readonly [color: string, alpha: number];
  readonly ripple: readonly [color: string, alpha: number];
  readonly frame: string;
  readonly label: string;
}

const widths = look.contours.map(([width]) => Number(width));
const contours = (colours: readonly string[]) => widths.map((width, i) => [width, colours[i] ?? '#FFFFFF'] as const);

const NIGHT: SeaLook = {
  sea: [look.sea[0] ?? '', look.sea[1] ?? '', look.sea[2] ?? ''],
  contours: contours(look.contours.map(([, colour]) => String(colour))),
  shadow: '#021A22',
  sand: look.sand,
  land: look.land,
  coast: look.coast,
  grid: ['#BFEDE3', 0.17],
  ripple: ['#CFF3EA', 0.2],
  frame: '#0A2A38',
  label: '#CFEDE6',
};

/** Look 20.8. */
const DAY: SeaLook = {
  ...NIGHT,
  sea: ['#57B9B2', '#41A5A2', '#339394'],
  contours: contours(['#66C4B9', '#83D2C2', '#A6E1CD', '#D0F1DE']),
  shadow: '#0F5A5E',
  grid: ['#0E4F55', 0.16],
  ripple: ['#FFFFFF', 0.34],
  frame: '#EAF3E6',
  label: '#14505A',
};

export const seaLook = (day: boolean): SeaLook => (day ? DAY : NIGHT);

export const WIND = look.wind;
export const TOKEN = { moved: look.moved, shot: look.shot, damage: look.damage } as const;

/** 13.17: what guns reach. */
export const DANGER = {
  ships: { color: '#F2673C', tint: 0.16, line: 0.55 },
  forts: { color: '#F6E3B4', tint: 0.08, line: 0.6 },
} as const;

/** Reaches, lights and lines of fire (look 20.8). */
export const RAY = { soft: '#FFD592', bright: '#FFE7B5', glow: '#FFC56B', ember: '#FF8A5E', reef: '#F2673C' } as const;
