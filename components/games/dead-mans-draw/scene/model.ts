import type { IconName } from '@/components/art/generated/icons';
import { SEAT_COLOURS, type SeatColour } from '@/components/art/seats';
import type { Seat } from '@/engine';
import type { CardId } from '@/engine/games/dead-mans-draw/data/cards';
import { SUITS, type Suit } from '@/engine/games/dead-mans-draw/data/suits';
import type { Trait } from '@/engine/games/dead-mans-draw/data/traits';
import type { DeadMansDrawView, PlayerView } from '@/engine/games/dead-mans-draw/view';
import { isProtected, lastTurns, suitOfId, topDiscard, valueOfId } from '../table-facts';
import { signOf, signsOf, type Sign } from '../signs';
import { TRAIT_ICON } from './traits';

/** Signs on a piece: it can be chosen, it would sink the row, it has been touched once, it is out of question now. */
export type Mark = 'legal' | 'danger' | 'chosen' | 'dim';

/** By thing (`../targets.ts`), and `deck`, `discard`. */
export type Marks = ReadonlyMap<string, Mark>;

export interface StackModel {
  readonly suit: Suit;
  readonly top: number | null;
  readonly count: number;
}

export interface SeatModel {
  readonly seat: Seat;
  readonly colour: SeatColour;
  readonly name: string;
  readonly score: number;
  /** "+18", already in the reader's language; null: nothing to gain. */
  readonly gain: string | null;
  /** Empty while they are secret, and in a match without any. */
  readonly traits: readonly { readonly icon: IconName; readonly name: string }[];
  readonly active: boolean;
  readonly stacks: readonly StackModel[];
}

export interface RowModel {
  readonly card: CardId;
  /** Under the chain of an anchor that lies further right (4.4.1). */
  readonly chained: boolean;
  /** A mark of its own: Miser, Safe Harbor, a taken anchor. */
  readonly knot: boolean;
}

export interface SceneModel {
  readonly row: readonly RowModel[];
  readonly debt: number;
  readonly deck: number;
  readonly known: readonly CardId[];
  readonly discard: { readonly count: number; readonly top: CardId | null };
  /** The open cards of a map. */
  readonly open: readonly CardId[];
  /** The card that sinks the row, while a question keeps it waiting. */
  readonly accused: CardId | null;
  /** The places of the suit bar, and which of them lie in the row. */
  readonly signs: readonly Sign[];
  readonly lit: ReadonlySet<Sign>;
  readonly seats: readonly SeatModel[];
  readonly lastTurns: boolean;
}

/** What the scene cannot know by itself: names, colours and words. */
export interface SceneWords {
  readonly seats: readonly { readonly name: string; readonly emblem: number }[];
  readonly trait: (trait: Trait) => string;
  /** Whose side is nearest. */
  readonly focus: number;
  /** What the row would bring its owner; null while that is not shown. */
  readonly gain: string | null;
}

/** The sprite of a card: both copies of a two-copy game look the same. */
export const faceOf = (id: CardId) => `${suitOfId(id)}-${valueOfId(id)}`;

/** Emblems are counted from 1. */
export const colourOf = (emblem: number): SeatColour => SEAT_COLOURS[(emblem - 1) % SEAT_COLOURS.length] ?? 'coral';

/** Whose lights burn: before the first turn those of the one who is asked to choose. */
function onTurn({ phase, active }: DeadMansDrawView, { focus }: SceneWords): number | null {
  if (phase === 'over') return null;
  return phase === 'turn' ? active : focus;
}

function seatModel(player: PlayerView, view: DeadMansDrawView, words: SceneWords): SeatModel {
  const { seat } = player;
  const active = seat === onTurn(view, words);
  return {
    seat,
    colour: colourOf(words.seats[seat]?.emblem ?? seat + 1),
    name: words.seats[seat]?.name ?? '',
    score: player.score,
    gain: active ? words.gain : null,
    traits: (player.traits ?? []).map((trait) => ({ icon: TRAIT_ICON[trait], name: words.trait(trait) })),
    active,
    stacks: SUITS.map((suit) => {
      const top = player.bank[suit][0];
      return { suit, top: top === undefined ? null : valueOfId(top), count: player.bank[suit].length };
    }),
  };
}

/** It has gone down already in a picture whose question is only closed with the next event. */
function accusedCard({ tasks, discardTop, players }: DeadMansDrawView): CardId | null {
  const card = tasks.flatMap((task) => (task.kind === 'sink' ? [task.card] : []))[0] ?? null;
  if (card === null || card === discardTop) return null;
  return players.some(({ bank }) => bank[suitOfId(card)].includes(card)) ? null : card;
}

export function sceneModel(view: DeadMansDrawView, words: SceneWords): SceneModel {
  return {
    row: view.row.map(({ card, safe, locked }, i) => {
      const knot = safe || locked;
      return { card, chained: !knot && isProtected(view, i), knot };
    }),
    debt: view.debt,
    deck: view.drawCount,
    known: view.knownTop,
    discard: { count: view.discardCount, top: topDiscard(view) },
    open: view.revealed,
    accused: accusedCard(view),
    signs: signsOf(view),
    lit: new Set(view.row.map(({ card }) => signOf(view, card))),
    seats: view.players.map((player) => seatModel(player, view, words)),
    lastTurns: lastTurns(view),
  };
}
