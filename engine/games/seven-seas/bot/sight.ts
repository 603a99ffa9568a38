import { mixed, mixedAll } from '@/engine/kit/sight';
import type { Seat } from '@/engine/core/game';
import type { SevenSeasState } from '../state';

/** A number that differs when what this seat sees differs: all that lies open, its own hand and choice, and what was called. */
export function sight(s: SevenSeasState, seat: Seat): number {
  let h = mixed(s.round * 8 + s.rank, s.called * 4 + s.lastRound);
  h = mixed(h, s.deck.length * 64 + s.loot.length);
  h = mixed(h, s.port * 64 + s.playedTop);
  h = mixed(h, s.hands[seat] as number);
  h = mixed(h, s.chosen[seat] as number);
  h = mixed(h, s.throws * 4 + (s.endDrawn ? 2 : 0) + (s.phase === 'over' ? 1 : 0));
  for (let other = 0; other < s.seats; other++) {
    const rank = s.chosen[other] as number;
    const called = rank > 0 && rank <= s.rank ? rank : 0;
    h = mixed(h, called * 256 + (s.table[other] as number));
    h = mixed(h, (s.chests[other] as number) * 256 + (s.owned[other] as number) * 16 + (s.corsair[other] as number));
    h = mixed(h, (s.talismans[other] as number) * 4096 + (s.yy[other] as number) * 64 + (s.marks[other] as number));
    const at = other * 3;
    h = mixed(h, (s.goods[at] as number) * 256 + (s.goods[at + 1] as number) * 16 + (s.goods[at + 2] as number));
    if (s.phase === 'over') h = mixed(h, s.hands[other] as number);
  }
  h = mixedAll(h, s.lootDiscard);
  if (s.phase === 'over') h = mixed(h, s.removed);
  const top = s.tasks[s.tasks.length - 1];
  return top ? mixed(h, taskSight(s, top)) : h;
}

/** What luck has put into the question on top. */
function taskSight(s: SevenSeasState, task: SevenSeasState['tasks'][number]): number {
  switch (task.kind) {
    case 'keep':
      return task.caps[0] * 256 + task.caps[1] * 16 + task.caps[2];
    case 'tavern':
      return task.faces.reduce((h, face) => h * 7 + face, 0);
    case 'pair':
      return task.dice.reduce(
        (h, die) => mixed(mixed(mixed(h, die.x), die.y), die.face * 8 + die.owner),
        task.ties.length,
      );
    case 'whirl':
      return task.tied.reduce((h, die) => mixed(mixed(mixed(h, die.x), die.y), die.face * 8 + die.owner), task.need);
    default:
      return s.tasks.length;
  }
}
