import type { WorldsEndEvent } from '@/engine/games/worlds-end/events';
import type { BattleView, WorldsEndView } from '@/engine/games/worlds-end/view';
import { picture } from '@/components/kit/skia/picture';
import { DIE_APART } from '../cues/build';
import { patched } from '../cues/patched';
import { fieldOf } from '../battle/places';
import { battleStateOf, NO_AIM } from '../battle/state-of';
import type { BattleState } from '../battle/state';
import { drawBattle, type Moving } from './battle';
import {
  backInLine,
  diceMovers,
  everyPlace,
  keelOf,
  outside,
  placeOf,
  puffMover,
  shipHeight,
  shipMover,
  type Ground,
} from './battle-movers';
import { HOME, type Mover } from '@/components/kit/scene/drawn-movers';
import { rising } from './rising';
import type { ActionTools, Played, ToldHere } from './action-tools';

/** What happens between two lines of ships. */
export function playBattle({ event, before, after, motion, time }: ToldHere, tools: ActionTools): Played {
  const battle = after.battle ?? before.battle;
  if (!battle) return { onChart: [], onTable: [], onLines: [] };
  const happened = event as WorldsEndEvent;
  const now = groundOf(after, patched(battle, happened), tools, happened);
  const shown = (moving: Moving, onLines: readonly Mover[], until = time): Played => ({
    onChart: [],
    onTable: [],
    onLines,
    lines: [{ at: 0, picture: drawn(now, moving) }, ...(until < time ? [{ at: until, picture: drawn(now, {}) }] : [])],
  });
  switch (motion.kind) {
    case 'lines':
      return shown({ ships: allIds(now.state), aim: true }, cross(now, motion.for, motion.each));
    case 'armada':
      return shown({ ships: allIds(now.state), aim: true }, rising(now, motion, battle.lines[0], tools));
    case 'aim': {
      const place = placeOf(now, motion.ship);
      if (!place) return shown({}, []);
      const moves = shipMover(now, place, 'both', { from: backInLine(now, place.side), for: motion.for });
      return shown({ ships: idsAt(now.state, motion.ship) }, moves);
    }
    case 'roll': {
      const moves = diceMovers(now, motion.ship, motion.which, motion.check, {
        lands: motion.lands,
        told: motion.told,
        apart: DIE_APART,
      });
      return shown(motion.check ? { check: true } : { dice: motion.which }, moves, motion.told);
    }
    case 'struck':
      return struck(motion, groundOf(before, battle, tools, null), now);
    case 'leave': {
      const was = groundOf(before, battle, tools, null);
      const moves = motion.ships.flatMap((id) => {
        const place = placeOf(was, id);
        return place ? shipMover(was, place, 'both', { to: outside(was, place.side), for: motion.for, ease: 2 }) : [];
      });
      const hidden = { ...was, state: was.state };
      return { ...shown({}, moves), lines: [{ at: 0, picture: drawn(hidden, { ships: motion.ships, aim: true }) }] };
    }
    case 'back': {
      const fired = new Set(battle.fired);
      const places = everyPlace(now).filter(({ side, i }) => fired.has(now.state[side].ships[i]?.id ?? ''));
      const ids = places.map(({ side, i }) => now.state[side].ships[i]?.id ?? '');
      const moves = places.flatMap((place) => {
        const { y } = backInLine(now, place.side);
        return shipMover(now, place, 'both', { from: { ...HOME, y: -y }, for: motion.for });
      });
      return shown({ ships: ids }, moves);
    }
    default:
      return shown({}, []);
  }
}

function groundOf(
  view: WorldsEndView,
  battle: BattleView,
  { faces, day, room, seats, focus, t }: ActionTools,
  event: WorldsEndEvent | null,
): Ground {
  const state = withSmoke(battleStateOf(view, battle, NO_AIM, { seats, focus, t }), event);
  const field = fieldOf(room.field, state.enemy.ships.length, state.own.ships.length);
  return { faces, day, field, state };
}

/** The one die that decides whether smoke hides the target; it is nobody's hit. */
function withSmoke(state: BattleState, event: WorldsEndEvent | null): BattleState {
  if (event?.type !== 'dice' || event.why !== 'smoke') return state;
  const mine = state.enemy.ships.some(({ id, ids }) => id === event.ship || ids?.includes(event.ship));
  const seat = (mine ? state.enemy : state.own).seat;
  const dice = event.dice.map((value) => ({ value, hit: null }));
  return { ...state, check: { ship: event.ship, dice, thrower: seat ? 'pirates' : 'company' } };
}

const drawn = ({ faces, field, state, day }: Ground, moving: Moving) =>
  picture((canvas) => drawBattle(canvas, faces, field, state, day, moving));

const allIds = ({ own, enemy }: BattleState) => [...own.ships, ...enemy.ships].map(({ id }) => id);

/** What stands where this ship lies, in a line that may be stacked. */
function idsAt({ own, enemy }: BattleState, id: string): string[] {
  const found = [...own.ships, ...enemy.ships].find((ship) => ship.id === id || ship.ids?.includes(id));
  return found ? [found.id] : [];
}

/** Both lines come in, one ship shortly after the other. */
function cross(ground: Ground, all: number, each: number): Mover[] {
  const places = everyPlace(ground);
  const most = Math.max(1, ...(['own', 'enemy'] as const).map((side) => ground.state[side].ships.length - 1));
  const apart = Math.max(0, all - each) / most;
  // The rear stands behind: it is drawn first.
  return [...places].reverse().flatMap((place) =>
    shipMover(ground, place, 'both', {
      from: outside(ground, place.side),
      at: place.i * apart,
      for: each,
      ease: 1,
    }),
  );
}

type Struck = Extract<ToldHere['motion'], { kind: 'struck' }>;
const TILT = 12;

function struck({ ship, result, for: long }: Struck, was: Ground, now: Ground): Played {
  const place = placeOf(was, ship);
  const still = { onChart: [], onTable: [] };
  if (!place || result === 'missed' || result === 'smoke') {
    const puffs = place && result !== 'taken' && (result === 'missed' || result === 'smoke');
    return {
      ...still,
      onLines: puffs ? puffMover(was, place, result, long) : [],
      lines: [{ at: 0, picture: drawn(was, {}) }],
    };
  }
  const high = shipHeight(was, place);
  const unit = was.field.unit;
  const going = {
    damaged: { to: { ...HOME, angle: TILT }, ease: 4 as const },
    sunk: {
      to: { x: 0, y: high * 0.95, angle: 24, scale: 1, alpha: 0.7 },
      ease: 2 as const,
      water: keelOf(was, place) + 14 * unit,
    },
    taken: {
      to: { ...outside(was, place.side), x: 0, y: (place.side === 'own' ? -1 : 1) * high, alpha: 0 },
      ease: 2 as const,
    },
  }[result];
  return {
    ...still,
    onLines: shipMover(was, place, 'hull', { ...going, for: long, until: long }),
    lines: [
      { at: 0, picture: drawn(was, { hulls: idsAt(was.state, ship) }) },
      { at: long, picture: drawn(now, {}) },
    ],
  };
}
