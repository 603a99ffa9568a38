import type { Seat } from '@/engine/core/game';
import type { Kind, Ship } from '../box';
import { cardId, shipId } from '../names';
import { box, handOf, without, type Battle, type Salvo } from '../state';
import type { SideNumber } from '../view';
import { change } from './battle';
import type { Play } from './play';

export function newSalvo(side: SideNumber, ship: Ship, target: Ship, card: Kind | null): Salvo {
  return {
    step: 'react',
    side,
    ship,
    target,
    card,
    dice: [],
    shelter: 0,
    cancelled: 0,
    smoked: false,
    check: [],
    answer: [],
  };
}

/** 4.16.1, 4.16.3: the card is out until the battle ends, and the ship has had its one. */
export function playCard(play: Play, seat: Seat, kind: Kind, window: number, ship: Ship, target?: Ship): void {
  const { s, emit } = play;
  const battle = s.battle as Battle;
  const b = box(s);
  s.hands[seat] = without(handOf(s, seat), kind);
  const at = target === undefined ? {} : { target: shipId(b, target) };
  emit?.({ type: 'card', seat, card: cardId(b, kind), window, ship: shipId(b, ship), ...at, reveals: true });
  change(play, { played: [...battle.played, kind], carded: [...battle.carded, ship] });
}
