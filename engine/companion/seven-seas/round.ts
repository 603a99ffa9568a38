import { CARTOGRAPHER, isRecall } from '@/engine/games/seven-seas/data/characters';
import { LAST_ROUNDS } from '@/engine/games/seven-seas/data/table';
import { withEach, type SevenSeasSheet } from './sheet';

/** 4.15: cards come back or stay open, the marker goes on, the next round begins; after the third last one it is over. */
export function endRound(sheet: SevenSeasSheet): SevenSeasSheet {
  const { players, chosen, end, last } = sheet;
  const recalled = withEach(sheet, ({ played }, seat) => {
    const rank = chosen[seat] ?? 0;
    if (rank === 0) return {};
    return { played: isRecall(rank) ? 0 : played | (1 << rank) };
  });
  const over = end && last === LAST_ROUNDS;
  return {
    ...recalled,
    first: (sheet.first + 1) % players.length,
    round: over ? sheet.round : sheet.round + 1,
    last: end && !over ? last + 1 : last,
    scoring: over,
    rank: 0,
    chosen: players.map(() => 0),
    acted: 0,
    gift: null,
  };
}

/** 4.3.1 */
export function nextRole(sheet: SevenSeasSheet): SevenSeasSheet {
  return { ...sheet, rank: Math.min(CARTOGRAPHER, sheet.rank + 1), gift: null };
}
