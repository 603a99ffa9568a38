import {
  BEASTMASTER,
  CAPTAINS_HOOK,
  MASTER_GUNNER,
  NAVIGATOR,
  PARRY,
  SCAVENGER,
  SWORDSMAN,
} from '@/engine/games/dead-mans-draw/data/traits';
import { cardOf, suitOf } from '@/engine/games/dead-mans-draw/data/cards';
import { ANCHOR } from '@/engine/games/dead-mans-draw/data/suits';
import { protectedBits } from '@/engine/games/dead-mans-draw/rules/bust';
import { wouldBust } from '@/engine/games/dead-mans-draw/rules/busting';
import { nearestOwner, SAFE, LOCKED, sourceOf, traitsOf } from '@/engine/games/dead-mans-draw/state';
import type { Source } from '@/engine/games/dead-mans-draw/view';
import { eventOf, setDesk, type Desk } from './desk';
import type { DeadMansDrawSheet, Note } from './sheet';
import { valuesOf } from './stacks';

/** 11.2: what the newest card orders at the table beyond the row. Read before the tasks are thinned out. */
export function notesOfPlay(desk: Desk): Note[] {
  const { s } = desk;
  const traits = traitsOf(s, s.active);
  const kinds = s.tasks.map(({ kind }) => kind);
  const notes: Note[] = [];
  const lowest = s.rules.bottomFirst;
  // R37: the own bank is hit first.
  if (kinds.includes('misfire')) notes.push(lowest ? 'misfire-bottom' : 'misfire');
  if (kinds.includes('cannon')) {
    if ((traits & MASTER_GUNNER) !== 0) notes.push('cannon-stack');
    else if ((traits & SCAVENGER) !== 0) notes.push('cannon-keep');
    else notes.push(lowest ? 'cannon-bottom' : 'cannon');
  }
  const seen = eventOf(desk, 'oracle');
  if (seen) notes.push(seen.count > 1 ? 'oracle-three' : 'oracle');
  const idle = eventOf(desk, 'no-effect')?.suit;
  if (idle === 'oracle') notes.push('oracle-nothing');
  if (idle === 'mermaid') notes.push('mermaid-alone');
  if (eventOf(desk, 'diverted')) notes.push('diverted');
  const taken = eventOf(desk, 'taken');
  if (taken) notes.push(taken.by === 'siren' ? 'siren' : 'casanova');
  return notes;
}

/** What the open effect demands, and where its card comes from. */
export type Demand =
  'hook' | 'hook-first' | 'hook-second' | 'map' | 'map-all' | 'sword' | 'sword-any' | 'sword-kraken' | 'mermaid';

/** Null: nothing is open, the next card comes from the draw pile. */
export function demandOf(sheet: DeadMansDrawSheet): Demand | null {
  const task = sheet.turn.tasks.at(-1);
  if (!task) return null;
  const { s } = setDesk(sheet);
  const traits = traitsOf(s, s.active);
  if (task.kind === 'hook') {
    if ((traits & CAPTAINS_HOOK) === 0) return 'hook';
    return task.left > 1 ? 'hook-first' : 'hook-second';
  }
  if (task.kind === 'map') return (traits & NAVIGATOR) !== 0 ? 'map-all' : 'map';
  if (task.kind === 'sword') {
    if (nearestOwner(s, s.active, PARRY) >= 0) return 'sword-kraken';
    return (traits & SWORDSMAN) !== 0 ? 'sword-any' : 'sword';
  }
  return 'mermaid';
}

/** 4.7.14: what a kraken of the player whose turn it is would demand. */
export function krakenDemand(sheet: DeadMansDrawSheet): 2 | 4 {
  const { s } = setDesk(sheet);
  return nearestOwner(s, s.active, BEASTMASTER) >= 0 ? 4 : 2;
}

/** The numbers of a suit that would bust if that card came now: none, some (Strange Lands), or all six. */
export function bustingValues(sheet: DeadMansDrawSheet, suit: number): number[] {
  const { s } = setDesk(sheet);
  const source = nextSource(sheet);
  return valuesOf(suit, sheet.options.mermaidAbility).filter((value) => wouldBust(s, cardOf(suit, value), source));
}

/** Where the next card comes from: an open effect brings it, otherwise it is drawn. */
export function nextSource({ turn }: DeadMansDrawSheet): Source {
  const kind = turn.tasks.at(-1)?.kind;
  return kind === 'hook' || kind === 'map' || kind === 'sword' ? kind : 'draw';
}

export interface RowMark {
  readonly source: Source;
  /** It survives a bust (4.4.1). */
  readonly kept: boolean;
  /** Left of the rightmost anchor (4.6.1.3). */
  readonly held: boolean;
  /** Tied down: Miser or Safe Harbor, or locked in place when an anchor was taken. */
  readonly knot: boolean;
}

export function rowMarks(sheet: DeadMansDrawSheet): RowMark[] {
  const { s } = setDesk(sheet);
  const bits = protectedBits(s);
  const anchor = s.row.map(suitOf).lastIndexOf(ANCHOR);
  return s.marks.map((mark, i) => ({
    source: sourceOf(mark),
    kept: (bits & (1 << i)) !== 0,
    held: i < anchor,
    knot: (mark & (SAFE | LOCKED)) !== 0,
  }));
}

/** 11.2: few cards are left to count on. */
export type DeckWarning = 'low' | 'last' | null;
const LOW = 5;

export function deckWarning({ deck }: DeadMansDrawSheet): DeckWarning {
  if (deck === 0) return 'last';
  return deck <= LOW ? 'low' : null;
}
