import type { SevenSeasEvent } from '@/engine/games/seven-seas/events';
import { millimetres, showThrow } from '@/engine/games/seven-seas/public';
import type { LidDie } from '@/engine/games/seven-seas/view';
import type { LidScript } from './figures';

/** A tape from one die to another. */
export interface Tape {
  readonly from: LidDie;
  readonly to: LidDie;
  readonly mm: number;
}

export interface LidFrame {
  readonly dice: readonly LidDie[];
  /** Ids of dice that are about to sink, or are hit. */
  readonly struck: readonly string[];
  readonly tapes: readonly Tape[];
}

/** So that no die lies as straight as another. */
const ANGLES = [14, 341, 27, 352, 8, 333, 19];

export function diceOf(text: string): LidDie[] {
  const count: Record<string, number> = {};
  return text.split(', ').map((die, i) => {
    const [owner = '', face, x, y] = die.split(' ');
    const number = (count[owner] = (count[owner] ?? 0) + 1);
    const seat = owner === 'R' ? -1 : 'AB'.indexOf(owner);
    const id = `${seat < 0 ? 'c' : `p${seat}`}.${number}`;
    return { id, owner: seat, face: Number(face), x: Number(x), y: Number(y), angle: ANGLES[i % ANGLES.length] ?? 0 };
  });
}

/** What the rules make of these dice, event by event. */
export function eventsOf({ by, dice, pick, goods }: LidScript): SevenSeasEvent[] {
  return showThrow({ by, dice: diceOf(dice), pick, goods });
}

/** A picture before each duel, with its tape; one more after the last. A curse is one picture. */
export function framesOf(script: LidScript): readonly LidFrame[] {
  const dice = diceOf(script.dice);
  if (script.by === 'whirlpool') return [whirl(dice)];
  if (script.by === 'kraken') {
    return [{ dice, struck: dice.filter(({ face }) => face === 1).map(({ id }) => id), tapes: [] }];
  }
  const frames: LidFrame[] = [];
  let left: readonly LidDie[] = dice;
  for (const event of eventsOf(script)) {
    if (event.type !== 'duel') continue;
    const { pirate, caravan, mm, sunk } = event;
    // Where the captain has to choose, both tapes tremble with the same number.
    const tapes = script.pick
      ? enemies(left).filter((tape) => tape.mm === mm)
      : enemies(left).filter(({ from, to }) => from.id === pirate && to.id === caravan);
    frames.push({ dice: left, struck: script.pick ? [] : sunk, tapes });
    left = left.filter(({ id }) => !sunk.includes(id));
  }
  return [...frames, { dice: left, struck: [], tapes: [] }];
}

function enemies(dice: readonly LidDie[]): Tape[] {
  const red = dice.filter(({ owner }) => owner < 0);
  return dice.filter(({ owner }) => owner >= 0).flatMap((from) => red.map((to) => tapeOf(from, to)));
}

function tapeOf(from: LidDie, to: LidDie): Tape {
  const [dx, dy] = [from.x - to.x, from.y - to.y];
  return { from, to, mm: millimetres(dx * dx + dy * dy) };
}

/** 4.10.8: as many as the red die shows, the nearest first. */
function whirl(dice: readonly LidDie[]): LidFrame {
  const red = dice.find(({ owner }) => owner < 0);
  const tapes = enemies(dice)
    .sort((a, b) => a.mm - b.mm)
    .slice(0, red?.face ?? 0);
  return { dice, struck: tapes.map(({ from }) => from.id), tapes };
}
