import type { HapticWord } from '@/components/kit/haptics/vocabulary';
import type { SoundId } from '@/components/kit/sound/sound-ids';
import type { BattleView } from '@/engine/games/worlds-end/view';
import type { Parts } from './build';
import { falls } from './parts';
import { patched } from './patched';
import { TIMES } from './times';
import type { EventOf, ToldOf } from './told-of';

/** 4.11.5: the lines are laid, and everybody has seen who stands in them. */
export function linesMeet({ sea }: BattleView): Parts {
  const { all, each } = TIMES.lines;
  return {
    time: all,
    lands: all,
    sounds: [
      [0, sea === null ? 'drum-3' : 'horn'],
      [all - 200, 'splash'],
    ],
    haptics: [[0, 'danger']],
    motion: { kind: 'lines', for: all, each },
    stands: TIMES.linesStand,
  };
}

/** The dice of a salvo, of a check or of smoke. */
export function rolled({ event, before }: ToldOf<'dice'>): Parts {
  const { dice, ship, why } = event;
  const lands = TIMES.salvo;
  const read = lands + TIMES.word;
  const fires = why === 'salvo' || why === 'boarding' || why === 'answer';
  const cannon: readonly (readonly [number, SoundId])[] = fires ? [[0, why === 'boarding' ? 'blade' : 'cannon']] : [];
  const battle = before.battle && patched(before.battle, event);
  const lay = before.battle?.salvo?.dice ?? [];
  const again = why === 'reroll' || why === 'keen-eye';
  const which = dice.flatMap((die, i) => (again && lay[i] === die ? [] : [i]));
  const check = why === 'check' || why === 'keen-check';
  return {
    time: read + TIMES.wordRead,
    lands,
    sounds: [...cannon, ...falls(which.length, lands, fires ? 0.7 : undefined)],
    haptics: [
      [0, fires ? 'duel' : 'tick'],
      [lands, 'knock'],
    ],
    ...(battle && {
      motion: { kind: 'roll', ship, check: check || why === 'smoke', lands, told: read, which } as const,
    }),
  };
}

type Result = EventOf<'struck'>['result'];

/** What has become of a ship that was fired at. */
export const STRUCK: { readonly [R in Result]: (ship: string) => Parts } = {
  missed: (ship) => hit(ship, 'missed', TIMES.missed, 'overboard', 'tick'),
  smoke: (ship) => hit(ship, 'smoke', TIMES.missed, 'curtain', 'tick'),
  damaged: (ship) => hit(ship, 'damaged', TIMES.tilt, 'crate', 'crash'),
  sunk: (ship) => hit(ship, 'sunk', TIMES.sinks, 'sink', 'bust'),
  taken: (ship) => hit(ship, 'taken', TIMES.taken, 'blade', 'bank'),
};

const hit = (ship: string, result: Result, time: number, sound: SoundId, word: HapticWord): Parts => ({
  time,
  lands: time,
  sounds: [[0, sound]],
  haptics: [[0, word]],
  motion: { kind: 'struck', ship, result, for: time },
});

export const leaves = (ships: readonly string[]): Parts => ({
  time: TIMES.leave,
  lands: TIMES.leave,
  sounds: [[0, 'splash']],
  haptics: [[0, 'place']],
  motion: { kind: 'leave', ships, for: TIMES.leave },
});

export function lineOf(battle: BattleView | null, seat: number): readonly string[] {
  const side = battle?.sides.indexOf(seat) ?? -1;
  return side < 0 ? [] : (battle?.lines[side] ?? []);
}

/** What a battle has brought stands until it has been seen by whoever has fought in it. */
export function over({ event, before }: ToldOf<'home'>): Parts {
  const { battle, viewer } = before;
  const mine = viewer === null || battle?.sides.includes(viewer) === true || battle?.commander === viewer;
  const seat = battle?.sides[event.winner] ?? null;
  const good = seat !== null && (viewer === null || seat === viewer || !battle?.sides.includes(viewer));
  return {
    time: TIMES.read,
    sounds: [[0, good ? 'win' : 'loss']],
    haptics: [[0, good ? 'win' : 'danger']],
    stands: TIMES.resultStands,
    kept: mine,
  };
}
