import { THE_END } from '../data/adventures';
import { characterOf, isRecall, type Rank } from '../data/characters';
import { LAST_ROUNDS, ROUND_CAP } from '../data/table';
import { choosers, type SevenSeasState } from '../state';
import { clockwise } from '@/engine/kit/seats';
import { endAdventures } from './adventure-deck';
import type { Play } from './play';

/** 4.3: the next activation, and the call before it; false: the round is over. */
export function callNext(play: Play): boolean {
  const { s, emit } = play;
  for (;;) {
    while (s.rank > 0 && s.called < s.seats) {
      // 4.3.4
      const seat = clockwise(s, s.first, s.called);
      s.called++;
      if (s.chosen[seat] !== s.rank) continue;
      s.tasks.push({ kind: 'activate', seat, rank: s.rank, main: 'open' });
      emit?.({ type: 'activated', seat, character: characterOf(s.rank), called: s.called });
      return true;
    }
    const rank = nextRank(s);
    if (rank === 0) return false;
    // 4.3.2
    s.rank = rank;
    s.called = 0;
    if (!emit) continue;
    const seats = s.chosen.flatMap((chosen, seat) => (chosen === rank ? [seat] : []));
    emit({ type: 'called', seat: s.first, character: characterOf(rank), seats, reveals: true });
  }
}

/** 4.3.3 */
function nextRank(s: SevenSeasState): Rank {
  for (let rank = s.rank + 1; rank <= 7; rank++) if (choosers(s, rank) > 0) return rank;
  return 0;
}

/** 4.15, 4.16.1, 4.16.8: true when that was the last round. */
export function endRound(play: Play): boolean {
  const { s, emit } = play;
  const recalled: number[] = [];
  for (let step = 0; step < s.seats; step++) {
    const seat = clockwise(s, s.first, step);
    const rank = s.chosen[seat] as Rank;
    if (isRecall(rank)) recalled.push(seat);
    s.table[seat] = isRecall(rank) ? 0 : (s.table[seat] as number) | (1 << rank);
    s.chosen[seat] = 0;
  }
  s.rank = 0;
  s.called = 0;
  emit?.({ type: 'round-ended', seat: s.first, recalled });
  s.first = clockwise(s, s.first, 1);
  if (s.lastRound === LAST_ROUNDS) return true;
  if (!s.endDrawn && s.options.roundCap === 'on' && s.round >= (ROUND_CAP[s.seats] as number)) {
    s.deck = s.deck.filter((card) => card !== THE_END);
    endAdventures(play, s.first, 'cap');
  }
  // 4.16.2
  if (s.endDrawn) s.lastRound++;
  s.round++;
  s.phase = 'select';
  emit?.({ type: 'round-began', seat: s.first, round: s.round, lastRound: s.lastRound });
  return false;
}
