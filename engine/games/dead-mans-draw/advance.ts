import { advanceBy, type Rules } from '@/engine/kit/advance';
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

const cardNumber = (id: string): Card => cardFromId(id) as Card;

/** An answer may set one card going (4.3), or wake one that lies in the row (8.2.6). It never does more: a chain goes on by further answers. */
const RULES: Rules<Play, DeadMansDrawAction> = {
  DRAW: (play) => enter(play, draw(play)),
  COLLECT: (play) => collect(play),
  HOOK_PICK: (play, _, { suit }) => enter(play, pickHook(play, suitNumber(suit))),
  CANNON_PICK: (play, _, { seat, suit }) => pickCannon(play, seat, suitNumber(suit)),
  MISFIRE_PICK: (play, _, { suit }) => pickMisfire(play, suitNumber(suit)),
  MAP_PICK: (play, _, { card }) => enter(play, pickMap(play, cardNumber(card))),
  SWORD_PICK: (play, _, { seat, suit }) => enter(play, pickSword(play, seat, suitNumber(suit))),
  MERMAID_PICK: (play, _, { card }) => {
    const replayed = pickMermaid(play, cardNumber(card));
    if (replayed !== undefined) useAbility(play, replayed);
  },
  PLUNDER_TARGET: (play, _, { seat }) => pickPlunderTarget(play, seat),
  PLUNDER_PICK: (play, _, { suit }) => pickPlunder(play, suitNumber(suit)),
  PICK_TRAIT: (play, seat, { traits }) => pickTrait(play, seat, traits),
  PICK_LOCKER_TARGET: (play, seat, { seat: target }) => pickLockerTarget(play, seat, target),
};

export const advance = advanceBy<DeadMansDrawState, DeadMansDrawAction, DeadMansDrawEvent>(
  RULES,
  settle,
  (s, _, tasks) => ({ type: 'asks', seat: s.active, tasks }),
);
