import type { Seat } from '@/engine/core/game';
import type { Luck } from '@/engine/core/luck';
import { haveChanged } from '@/engine/core/tasks';
import type { DeadMansDrawAction } from './actions';
import { suitNumber } from './action-table';
import { cardFromId, type Card } from './data/cards';
import type { DeadMansDrawEvent } from './events';
import { useAbility } from './rules/ability';
import { pickCannon, pickMisfire } from './rules/cannon';
import { collect } from './rules/collect';
import { enter } from './rules/enter';
import { pickHook } from './rules/hook';
import { pickPlunder, pickPlunderTarget } from './rules/key-chest';
import { pickMap } from './rules/map';
import { pickMermaid } from './rules/mermaid';
import type { Play } from './rules/play';
import { settle } from './rules/settle';
import { pickSword } from './rules/sword';
import { pickLockerTarget, pickTrait } from './rules/traits';
import { draw } from './rules/turn';
import type { DeadMansDrawState } from './state';

export function advance(
  s: DeadMansDrawState,
  seat: Seat,
  action: DeadMansDrawAction,
  luck: Luck,
  emit?: (event: DeadMansDrawEvent) => void,
): void {
  const play: Play = { s, luck, emit };
  const before = emit && s.tasks.slice();
  carryOut(play, seat, action);
  settle(play);
  if (emit && before && haveChanged(before, s.tasks)) {
    emit({ type: 'asks', seat: s.active, tasks: s.tasks.slice() });
  }
}

/** An answer may set one card going (4.3), or wake one that lies in the row (8.2.6). It never does more: a chain goes on by further answers. */
function carryOut(play: Play, seat: Seat, action: DeadMansDrawAction): void {
  switch (action.type) {
    case 'DRAW':
      return enter(play, draw(play));
    case 'COLLECT':
      return collect(play);
    case 'HOOK_PICK':
      return enter(play, pickHook(play, suitNumber(action.suit)));
    case 'CANNON_PICK':
      return pickCannon(play, action.seat, suitNumber(action.suit));
    case 'MISFIRE_PICK':
      return pickMisfire(play, suitNumber(action.suit));
    case 'MAP_PICK':
      return enter(play, pickMap(play, cardFromId(action.card) as Card));
    case 'SWORD_PICK':
      return enter(play, pickSword(play, action.seat, suitNumber(action.suit)));
    case 'MERMAID_PICK': {
      const replayed = pickMermaid(play, cardFromId(action.card) as Card);
      return replayed === undefined ? undefined : useAbility(play, replayed);
    }
    case 'PLUNDER_TARGET':
      return pickPlunderTarget(play, action.seat);
    case 'PLUNDER_PICK':
      return pickPlunder(play, suitNumber(action.suit));
    case 'PICK_TRAIT':
      return pickTrait(play, seat, action.traits);
    case 'PICK_LOCKER_TARGET':
      return pickLockerTarget(play, seat, action.seat);
  }
}
