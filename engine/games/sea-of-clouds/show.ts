import type { Emit } from '@/engine/core/game';
import { Luck } from '@/engine/core/luck';
import { readOptions } from '@/engine/core/options';
import { RuleError } from '@/engine/core/rule-error';
import { seaOfClouds } from '.';
import type { Card } from './box';
import type { SeaOfCloudsEvent } from './events';
import { OPTIONS, type SeaOfCloudsOptions } from './options';
import { startBoarding } from './rules/boarding';
import { chestOwner } from './rules/chest';
import { settle } from './rules/settle';
import { emptyTable } from './rules/setup';
import { bitOf, learn } from './state';
import type { SeaOfCloudsView } from './view';

/* Moments laid out by hand and what is answered in them: the pictures of the rules are played by the rules. */

const PLAIN = readOptions(OPTIONS, {}) as unknown as SeaOfCloudsOptions;
const YOU = 0;

export interface ShownShares {
  readonly slots: readonly (readonly Card[])[];
  /** The top card first. */
  readonly deck: readonly Card[];
  /** The share that is looked at first. */
  readonly slot: number;
  readonly play: readonly string[];
}

/** What the first of three captains sees before the first answer and after each of them. */
export function showShares({ slots, deck, slot, play }: ShownShares): readonly SeaOfCloudsView[] {
  const s = emptyTable(PLAIN, 3);
  s.deck = deck.slice().reverse();
  s.slots = slots.map((share) => share.slice());
  s.turn = 1;
  s.slots[slot]?.forEach((card) => learn(s, bitOf(s, YOU), card));
  s.tasks.push({ kind: 'look', seat: YOU, slot });
  const luck = Luck.fromSeed('figure');
  const frames = [seaOfClouds.observe(s, YOU)];
  for (const text of play) {
    const action = seaOfClouds.parse(text);
    const error = action ? seaOfClouds.check(s, YOU, action) : new RuleError('unknown-action');
    if (error || !action) throw error;
    seaOfClouds.advance(s, YOU, action, luck);
    frames.push(seaOfClouds.observe(s, YOU));
  }
  return frames;
}

export interface ShownBoarding {
  /** By captain. The first one has the parrot. */
  readonly crews: readonly (readonly Card[])[];
  readonly objects: readonly (readonly Card[])[];
  readonly doubloons: number;
  readonly chest: number;
  readonly play: readonly string[];
}

/** What lies on the table when something happens. */
export interface BoardingTable {
  readonly doubloons: readonly number[];
  readonly parrot: number;
  /** -1: nobody has the Chest. */
  readonly owner: number;
  readonly chest: number;
}

/** A boarding by the rules; `watch` is told every event and how the table stands then. */
export function showBoarding(
  { crews, objects, doubloons, chest, play }: ShownBoarding,
  watch: (event: SeaOfCloudsEvent, table: BoardingTable) => void,
): void {
  const seats = crews.length;
  const s = emptyTable(PLAIN, seats);
  s.crew = crews.map((crew) => crew.slice());
  s.objects = objects.map((owned) => owned.slice());
  s.doubloons = s.doubloons.map(() => doubloons);
  s.chest = chest;
  // A boarding follows the last turn of its round, and one that is not the last round.
  s.turn = s.round * seats;
  const emit: Emit<SeaOfCloudsEvent> = (event) =>
    watch(event, { doubloons: s.doubloons.slice(), parrot: s.parrot, owner: chestOwner(s), chest: s.chest });
  const luck = Luck.fromSeed('figure');
  const table = { s, luck, emit };
  startBoarding(table);
  settle(table);
  for (const text of play) {
    const action = seaOfClouds.parse(text);
    const seat = seaOfClouds.pending(s)[0]?.seat;
    if (action && seat !== undefined) seaOfClouds.advance(s, seat, action, luck, emit);
  }
}
