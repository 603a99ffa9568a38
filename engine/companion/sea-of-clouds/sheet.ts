import type { Seat } from '@/engine/core/game';
import type { Person } from '../core/person';
import type { SheetSetup } from './setup';
import { isBoarding, KINDS, sideOf, type Tables, type Track } from './tables';

/** 2.6: no difference but the picture. */
export const CAPTAINS = ['duc-de-plessy', 'madame-tching', 'lady-damballa', 'el-capitan'] as const;
export type Captain = (typeof CAPTAINS)[number];

export interface Pirate {
  readonly strength: number;
  /** Its effect works once a boarding, not once for each fight won. */
  readonly once: boolean;
}

export interface Player extends Person {
  readonly captain: Captain | null;
  readonly doubloons: number;
  /** What the objects add to the strength; kept from boarding to boarding. */
  readonly modifier: number;
  readonly crew: readonly Pirate[];
  /** One number for the whole crew, where nobody wants to name its pirates. */
  readonly sum: number | null;
  /** Effects of this boarding that have been done, as bits (effects.ts). */
  readonly ticked: number;
  readonly fixed: number;
  readonly collector: number;
  readonly premium: number;
  /** All bottles, those two kinds included. */
  readonly bottles: number;
  readonly relics: readonly number[];
  readonly secrets: number;
  readonly objects: number;
}

/** 4.7.5: fixed before any effect. */
export interface Fight {
  readonly strengths: readonly number[];
  /** By seat: bits of the captains beaten. */
  readonly beats: readonly number[];
  /** Who had the parrot: the effects begin there. */
  readonly start: Seat;
}

export interface CloudsSheet {
  readonly players: readonly Player[];
  readonly tables: Tables;
  readonly parrotBreaksTies: boolean;
  readonly hat: Seat;
  readonly parrot: Seat;
  readonly round: number;
  /** Turns of this round that are over. */
  readonly taken: number;
  /** The round is over and the ships come alongside. */
  readonly alarm: boolean;
  readonly fight: Fight | null;
  readonly chest: { readonly owner: Seat | null; readonly count: number };
  /** 4.8.2, 4.8.3: who should get it now. */
  readonly chestTo: Seat | null;
  /** Null: nobody counts it. */
  readonly deck: number | null;
  /** Lines of the set-up list that are done, as bits. */
  readonly prepared: number;
  readonly scoring: boolean;
  readonly finished: boolean;
}

/** 3.4 */
const START_DOUBLOONS = 3;

function newPlayer({ name, emblem }: Person): Player {
  return {
    name,
    emblem,
    captain: null,
    doubloons: START_DOUBLOONS,
    modifier: 0,
    crew: [],
    sum: null,
    ticked: 0,
    fixed: 0,
    collector: 0,
    premium: 0,
    bottles: 0,
    relics: Array.from({ length: KINDS }, () => 0),
    secrets: 0,
    objects: 0,
  };
}

export function begin({ players, tables }: SheetSetup): CloudsSheet {
  return {
    players: players.map(newPlayer),
    tables,
    parrotBreaksTies: false,
    hat: 0,
    parrot: 0,
    round: 1,
    taken: 0,
    alarm: false,
    fight: null,
    chest: { owner: null, count: 0 },
    chestTo: null,
    deck: null,
    prepared: 0,
    scoring: false,
    finished: false,
  };
}

export function withPlayer(sheet: CloudsSheet, seat: Seat, change: Partial<Player>): CloudsSheet {
  return { ...sheet, players: sheet.players.map((player, i) => (i === seat ? { ...player, ...change } : player)) };
}

/** 4.1.2: whose turn it is. */
export function turnOf({ players, hat, taken }: CloudsSheet): Seat {
  return (hat + taken) % players.length;
}

export function trackOf({ players, tables }: CloudsSheet): Track {
  return tables.tracks[sideOf(players.length)] as Track;
}

/** Rounds still to be played before the next boarding, this one included; 0: it is here. */
export function roundsToBoarding(sheet: CloudsSheet): number {
  if (sheet.alarm) return 0;
  const track = trackOf(sheet);
  let round = sheet.round;
  while (!isBoarding(track, round)) round++;
  return round - sheet.round + 1;
}
