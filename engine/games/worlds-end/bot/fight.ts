import type { Seat } from '@/engine/core/game';
import type { TaskOf } from '@/engine/kit/tasks';
import { actionsOf, CONTINUE, PASS, RETREAT } from '../action-table';
import type { WorldsEndAction } from '../actions';
import type { Kind, Ship } from '../box';
import { bestShip, bestTarget } from '../fixed-fire';
import { attackCards, mayBeShotWith } from '../legal/windows';
import { shipFrom } from '../names';
import { cardOf, defenceOf, hasMark, hitsOf, missesOf } from '../salvo';
import { box, handOf, type Battle, type Salvo, type WorldsEndState } from '../state';
import type { SideNumber, Task } from '../view';
import { fightOdds, GIVES_UP } from './fight-odds';
import { sinkChance, type Gun } from './odds';
import { stakesAll } from './stake';

type Action = WorldsEndAction;

function gunIn(s: WorldsEndState, battle: Battle, ship: Ship): Gun {
  return {
    attack: box(s).attack[ship] as number,
    defence: defenceOf(s, ship),
    mark: hasMark(s, battle, ship),
    damaged: battle.damaged.includes(ship),
  };
}

/** The chance of this side, the next round about to begin. */
function chanceIn(s: WorldsEndState, battle: Battle, side: SideNumber): number {
  const { damaged, kind, lines, sides } = battle;
  const flees = (one: SideNumber): boolean => kind !== 'final' && sides[one] !== null;
  const { first } = fightOdds(box(s), lines[0], lines[1], [flees(0), flees(1)], damaged);
  return side === 0 ? first : 1 - first;
}

/** E-15 to the letter, cards left in the hand (13.16). */
export function fireByRule(s: WorldsEndState, task: TaskOf<Task, 'fire'>): Action {
  const b = box(s);
  const side = (s.battle as Battle).toFire;
  const { fire, at } = actionsOf(b);
  if (task.ship === null) return fire[bestShip(s, side)] as Action;
  return at[bestTarget(s, side, shipFrom(b, task.ship))] as Action;
}

/** E-15 for ship and target, and an attack card where it helps. */
export function answerFire(s: WorldsEndState, task: TaskOf<Task, 'fire'>, seat: Seat): Action {
  const plain = fireByRule(s, task);
  const battle = s.battle as Battle;
  if (task.ship === null || battle.sides[battle.toFire] === null) return plain;
  const b = box(s);
  const ship = shipFrom(b, task.ship);
  const target = bestTarget(s, battle.toFire, ship);
  const kind = attackCard(s, battle, seat, ship, target);
  return kind === undefined ? plain : (actionsOf(b).atWith[kind]?.[target] as Action);
}

/** Cards that a player keeps for the last battle. */
const KEPT = 3;

function hasCardsToSpare(s: WorldsEndState, battle: Battle, seat: Seat): boolean {
  return battle.kind === 'final' || handOf(s, seat).length > KEPT || s.armada + 2 < s.limit;
}

function attackCard(s: WorldsEndState, battle: Battle, seat: Seat, ship: Ship, target: Ship): Kind | undefined {
  if (!hasCardsToSpare(s, battle, seat)) return undefined;
  const kinds = attackCards(s, battle, seat, ship).filter((kind) => mayBeShotWith(s, kind, target));
  const gun = gunIn(s, battle, target);
  const attack = box(s).attack[ship] as number;
  const plain = sinkChance(attack, gun);
  let best: Kind | undefined;
  let most = 0.12;
  for (const kind of kinds) {
    const gain = withCard(s, kind, attack, gun) - plain;
    if (gain <= most) continue;
    best = kind;
    most = gain;
  }
  return best;
}

/** The chance to be rid of the target with this card. */
function withCard(s: WorldsEndState, kind: Kind, attack: number, gun: Gun): number {
  const { effect, n } = cardOf(s, kind);
  if (effect === 'dice') return sinkChance(attack + n, gun);
  if (effect === 'aim') return sinkChance(attack, { ...gun, defence: Math.max(0, gun.defence - n) });
  if (effect === 'noCheck') return sinkChance(attack, { ...gun, mark: false });
  return (6 - gun.defence) / 6;
}

/** 12.3 */
export function answerWindow(
  s: WorldsEndState,
  { window }: TaskOf<Task, 'window'>,
  seat: Seat,
  legal: readonly Action[],
): Action {
  const battle = s.battle as Battle;
  const salvo = battle.salvo as Salvo;
  const pass = PASS[window];
  if (legal.length === 1 || !hasCardsToSpare(s, battle, seat)) return pass;
  const other = legal.find((action) => !('pass' in action)) as Action;
  switch (window) {
    case 2: {
      const danger = sinkChance(box(s).attack[salvo.ship] as number, gunIn(s, battle, salvo.target));
      return danger > 0.35 ? other : pass;
    }
    case 3:
      return wantsDice(s, salvo) ? againAll(s, salvo, legal) : pass;
    case 4:
      return hitsOf(s, salvo) <= 1 ? other : pass;
    default:
      return other;
  }
}

function wantsDice(s: WorldsEndState, salvo: Salvo): boolean {
  return missesOf(s, salvo) > 0 && hitsOf(s, salvo) === 0;
}

/** The card for all that missed, else Keen Eye on all dice. */
function againAll(s: WorldsEndState, salvo: Salvo, legal: readonly Action[]): Action {
  const card = legal.find((action) => action.type === 'AFTER_ROLL' && 'cardId' in action);
  const eye = legal.find(
    (action) => action.type === 'AFTER_ROLL' && 'keenEye' in action && action.keenEye.length === salvo.dice.length,
  );
  return card ?? eye ?? PASS[3];
}

/** Whoever has nothing else does not fight to the end (E-21). */
const GIVES_UP_ALL = 0.5;
const SURE = 0.93;

/** Retreats where little can be won; takes damaged ships home where the win is sure without them. */
export function answerRoundEnd(s: WorldsEndState, task: TaskOf<Task, 'round-end'>, legal: readonly Action[]): Action {
  const battle = s.battle as Battle;
  const side = battle.ending as SideNumber;
  const chance = chanceIn(s, battle, side);
  const least = stakesAll(s, battle.sides[side] as Seat) ? GIVES_UP_ALL : GIVES_UP;
  if (!task.withdrew && chance < least) return RETREAT;
  const hurt = legal.find((action) => 'withdraw' in action);
  return hurt && chance > SURE && battle.lines[side].length > 2 ? hurt : CONTINUE;
}
