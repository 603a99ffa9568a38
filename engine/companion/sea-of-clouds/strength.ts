import { beatsOf, chestWinner } from '@/engine/games/sea-of-clouds/fights';
import { tieBreaker } from '@/engine/games/sea-of-clouds/score';
import type { CloudsSheet, Fight, Player } from './sheet';

/** 4.7.3: only who has a pirate can win. A crew that is given as one number has some unless that is 0. */
export function hasCrew({ crew, sum }: Player): boolean {
  return sum === null ? crew.length > 0 : sum > 0;
}

/** 4.7.1: 0 without a crew, whatever the objects; otherwise there is no floor. */
export function strengthOf(player: Player): number {
  if (!hasCrew(player)) return 0;
  return (player.sum ?? player.crew.reduce((sum, { strength }) => sum + strength, 0)) + player.modifier;
}

/** 4.7.2–4.7.5: all fights at the same time. */
export function fightOf(sheet: CloudsSheet): Fight {
  const strengths = sheet.players.map(strengthOf);
  const beats = beatsOf(strengths, sheet.players.map(hasCrew), tieBreaker(sheet, sheet.parrot));
  return { strengths, beats, start: sheet.parrot };
}

/** 4.8.2, 4.8.3: to whom the Chest goes; null: it stays. */
export function chestGoesTo({ chest }: CloudsSheet, { strengths, beats, start }: Fight): number | null {
  if (chest.owner === null) return null;
  const to = chestWinner(strengths, beats, chest.owner, start);
  return to < 0 ? null : to;
}
