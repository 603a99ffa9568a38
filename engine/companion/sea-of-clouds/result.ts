import type { Outcome, Seat } from '@/engine/core/game';
import { isMost, rankingOf, tieBreaker } from '@/engine/games/sea-of-clouds/score';
import type { CloudsSheet, Player } from './sheet';
import { ladderValue } from './tables';

export interface Line {
  readonly seat: Seat;
  /** With those on a Chest of the own (4.8.9). */
  readonly doubloons: number;
  readonly rum: number;
  readonly relics: number;
  readonly secrets: number;
  readonly objects: number;
  readonly total: number;
}

export interface Result extends Pick<Outcome, 'places' | 'winners' | 'reason'> {
  readonly lines: readonly Line[];
}

/** 7: the sheet as if it ended now. */
export function resultOf(sheet: CloudsSheet): Result {
  const lines = sheet.players.map((player, seat) => lineOf(sheet, player, seat));
  const keys = lines.map(({ total, doubloons, seat }) => [
    total,
    seat === sheet.parrot ? 1 : 0,
    doubloons,
    (sheet.players[seat] as Player).bottles,
  ]);
  return { lines, ...rankingOf(keys) };
}

function lineOf(sheet: CloudsSheet, player: Player, seat: Seat): Line {
  const { chest } = sheet;
  const parts = {
    doubloons: player.doubloons + (chest.owner === seat ? chest.count : 0),
    rum: rumPoints(sheet, seat),
    relics: player.relics.reduce((sum, _, kind) => sum + relicPoints(sheet, player, kind), 0),
    secrets: player.secrets,
    objects: player.objects,
  };
  const total = parts.doubloons + parts.rum + parts.relics + parts.secrets + parts.objects;
  return { seat, ...parts, total };
}

/** 7.4: for the whole table at once. */
export function hasMostPremium(sheet: CloudsSheet, seat: Seat): boolean {
  const counts = sheet.players.map(({ premium }) => premium);
  return isMost(counts, seat, tieBreaker(sheet, sheet.parrot));
}

function rumPoints(sheet: CloudsSheet, seat: Seat): number {
  const { fixed, collector, premium } = sheet.players[seat] as Player;
  const [most, others] = sheet.tables.premium;
  const each = (hasMostPremium(sheet, seat) ? most : others) ?? 0;
  return fixed + ladderValue(sheet.tables.collector, collector) + premium * each;
}

export function relicPoints({ tables }: CloudsSheet, { relics }: Player, kind: number): number {
  return ladderValue(tables.ladders[kind] ?? null, relics[kind] ?? 0);
}

/** Somebody owns a kind whose ladder nobody has typed. */
export function ladderMissing({ players, tables }: CloudsSheet): number | null {
  const kind = tables.ladders.findIndex((ladder, i) => !ladder && players.some(({ relics }) => (relics[i] ?? 0) > 0));
  return kind < 0 ? null : kind;
}
