import type { WorldsEndEvent } from '@/engine/games/worlds-end/events';
import type { BattleView, SideNumber } from '@/engine/games/worlds-end/view';

type Salvo = NonNullable<BattleView['salvo']>;

const EMPTY: Omit<Salvo, 'side' | 'ship' | 'target'> = {
  step: 'react',
  card: null,
  dice: [],
  shelter: 0,
  cancelled: 0,
  smoked: false,
  check: [],
  answer: [],
};

const sideOf = ({ lines }: BattleView, ship: string): SideNumber => (lines[1].includes(ship) ? 1 : 0);

function without({ lines }: BattleView, side: SideNumber, ship: string): BattleView['lines'] {
  const left = lines[side].filter((one) => one !== ship);
  return side === 0 ? [left, lines[1]] : [lines[0], left];
}

const withSalvo = (battle: BattleView, change: Partial<Salvo>): BattleView =>
  battle.salvo ? { ...battle, salvo: { ...battle.salvo, ...change } } : battle;

/**
 * A battle as the table shows it when an event is over. The rules tell first what happens, and only then what has changed in the
 * battle: its picture cannot wait for that.
 */
export function patched(battle: BattleView, event: WorldsEndEvent): BattleView {
  switch (event.type) {
    case 'fired': {
      const { ship, target } = event;
      const fired = battle.fired.includes(ship) ? battle.fired : [...battle.fired, ship];
      return { ...battle, fired, salvo: { ...EMPTY, side: sideOf(battle, ship), ship, target } };
    }
    case 'card':
      if (event.window === 1) return withSalvo(battle, { card: event.card });
      return event.window === 2 && event.target !== undefined ? withSalvo(battle, { target: event.target }) : battle;
    case 'dice':
      return rolled(battle, event.why, event.dice);
    case 'struck':
      return struck(battle, event.ship, event.result);
    case 'round-ended':
      return { ...battle, fired: [], carded: [], salvo: null };
    case 'withdrew': {
      const side = sideOf(battle, event.ship);
      const gone = [...battle.withdrawn[side], event.ship];
      const withdrawn: BattleView['withdrawn'] = side === 0 ? [gone, battle.withdrawn[1]] : [battle.withdrawn[0], gone];
      return { ...battle, lines: without(battle, side, event.ship), withdrawn };
    }
    default:
      return battle;
  }
}

function rolled(
  battle: BattleView,
  why: Extract<WorldsEndEvent, { type: 'dice' }>['why'],
  dice: readonly number[],
): BattleView {
  switch (why) {
    case 'check':
    case 'keen-check':
      return withSalvo(battle, { check: dice });
    case 'answer':
      return withSalvo(battle, { answer: dice, check: [] });
    case 'smoke':
      return battle;
    default:
      return withSalvo(battle, { dice });
  }
}

function struck(
  battle: BattleView,
  ship: string,
  result: Extract<WorldsEndEvent, { type: 'struck' }>['result'],
): BattleView {
  const side = sideOf(battle, ship);
  switch (result) {
    case 'damaged':
      return battle.damaged.includes(ship) ? battle : { ...battle, damaged: [...battle.damaged, ship] };
    case 'sunk':
      return {
        ...battle,
        lines: without(battle, side, ship),
        sunk: [...battle.sunk, ship],
        sunkOf: [...battle.sunkOf, side],
      };
    case 'taken': {
      const left = without(battle, side, ship);
      const lines: BattleView['lines'] = side === 0 ? [left[0], [...left[1], ship]] : [[...left[0], ship], left[1]];
      return { ...battle, lines, fired: [...battle.fired, ship], taken: [...battle.taken, ship] };
    }
    default:
      return battle;
  }
}
