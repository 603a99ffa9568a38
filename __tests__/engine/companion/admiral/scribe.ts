import { kingDistance, squareFrom } from '@/engine/games/admiral/data/squares';
import type { AdmiralAction } from '@/engine/games/admiral/actions';
import type { AdmiralEvent } from '@/engine/games/admiral/events';
import type { AdmiralView, Attack } from '@/engine/games/admiral/view';
import type { AdmiralSheet } from '@/engine/companion/admiral/sheet';
import type { SheetTap } from '@/engine/companion/admiral/taps';

/** What somebody beside the table would tap when this has happened: all that is done by hand, nothing that follows from it. */
export function tapsFor(
  action: AdmiralAction,
  events: readonly AdmiralEvent[],
  before: AdmiralView,
  sheet: () => AdmiralSheet,
): readonly (() => SheetTap | null)[] {
  const task = before.tasks.at(-1);
  const fight: Attack | null = task?.kind === 'attack' || task?.kind === 'defend' ? task : null;
  const taps = events.flatMap((event): (() => SheetTap | null)[] => {
    const tap = tapOf(event, action, before, fight, sheet);
    return tap === null ? [] : [tap];
  });
  const { turn } = sheet();
  // Who is put out by a drift at the end of a turn has ended it with that (4.19.9).
  const end = (): SheetTap | null => {
    const now = sheet();
    return now.finished || now.turn !== turn || now.sector === null ? null : { type: 'endTurn' };
  };
  const ends = action.type === 'EndTurn' ? [end] : [];
  return [...taps, ...ends];
}

function tapOf(
  event: AdmiralEvent,
  action: AdmiralAction,
  before: AdmiralView,
  fight: Attack | null,
  sheet: () => AdmiralSheet,
): (() => SheetTap | null) | null {
  const squareOf = (unit: string): string => before.ships.find(({ id }) => id === unit)?.at ?? unit;
  switch (event.type) {
    case 'home':
      return () => ({ type: 'home', seat: event.seat, fort: event.fort });
    case 'reef': {
      const { at } = event;
      return at === null ? null : () => ({ type: 'reef', square: at });
    }
    case 'deployed':
      return () => ({ type: 'place', ship: event.ship, at: event.at });
    case 'round':
      return event.round === 1 ? () => ({ type: 'begin' }) : null;
    case 'wind':
      return () => ({ type: 'wind', sector: event.sector });
    case 'moved':
      return () => ({ type: 'move', ship: event.ship, at: event.path.at(-1) ?? null });
    case 'drifted':
      return () => ({
        type: 'drift',
        ship: event.ship,
        damage: event.damage,
        at: event.path.at(-1) ?? before.ships.find(({ id }) => id === event.ship)?.at ?? null,
      });
    case 'fired':
      return () => ({
        type: 'fire',
        target: event.target,
        die: event.die,
        shots: event.shots.map(({ unit, count }) => {
          const apart = kingDistance(squareFrom(squareOf(unit)), squareFrom(squareOf(event.target)));
          return { unit, count, isNear: apart <= 1 };
        }),
      });
    case 'fireship':
      return () => ({ type: 'fireship', ship: event.ship });
    case 'exploded':
      return () => ({ type: 'explode', ship: event.ship, victims: event.victims });
    case 'fought':
      return () => ({
        type: 'fight',
        target: event.target,
        attackers: fight?.attackers ?? [],
        defenders: fight?.defenders ?? [],
        attackDice: event.attackDice,
        defenceDice: event.defenceDice,
      });
    case 'shifted':
      return () => ({ type: 'shift', from: event.from, to: event.to, count: event.count });
    case 'shared':
      return () => ({
        type: 'share',
        points: (sheet().fight?.units ?? []).map((unit) => event.given[event.units.indexOf(unit)] ?? 0),
      });
    case 'loaded':
      return () => ({ type: 'load', ship: event.ship, from: event.from, count: event.count });
    case 'unloaded':
      return () => ({ type: 'unload', ship: event.ship, fort: event.fort, count: event.count });
    case 'repair':
      return () => ({ type: 'repair', ship: event.ship, fort: event.fort });
    case 'repair-ended':
      return action.type === 'EndRepair' ? () => ({ type: 'endRepair', ship: event.ship }) : null;
    case 'work': {
      const [ship = '', other = ''] = event.ships;
      return () => ({ type: 'work', fort: event.fort, ship, other });
    }
    case 'work-ended':
      return action.type === 'EndFortWork' ? () => ({ type: 'endWork', fort: event.fort }) : null;
    case 'fort-given':
      return event.isGift ? () => ({ type: 'give', fort: event.fort, to: event.to }) : null;
    case 'out':
      return event.why === 'resigned' ? () => ({ type: 'out', seat: event.seat }) : null;
    default:
      return null;
  }
}
