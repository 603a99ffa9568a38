import type { Seat } from '@/engine/core/game';
import type { Suit } from '@/engine/games/dead-mans-draw/data/suits';
import type { Trait } from '@/engine/games/dead-mans-draw/data/traits';
import type { Variant } from '@/engine/games/dead-mans-draw/data/variants';
import type { Source } from '@/engine/games/dead-mans-draw/view';
import type { Piece } from './pieces';
import type { SheetOption } from './setup';
import type { TurnEnd } from './sheet';

/** What taps change, for the log. A kept trait stays untold until all are revealed. */
export type SheetFact =
  | { readonly type: 'named'; readonly seat: Seat; readonly name: string }
  | { readonly type: 'emblem'; readonly seat: Seat; readonly emblem: number }
  | { readonly type: 'option'; readonly key: SheetOption; readonly value: string }
  | { readonly type: 'variant'; readonly variant: Variant; readonly luck: boolean }
  | { readonly type: 'first'; readonly seat: Seat; readonly luck: boolean }
  | { readonly type: 'trait'; readonly seat: Seat; readonly trait: Trait | null }
  | { readonly type: 'dealt' }
  | { readonly type: 'kept'; readonly seat: Seat }
  | { readonly type: 'revealed'; readonly traits: readonly Trait[] }
  | { readonly type: 'locker'; readonly seat: Seat; readonly target: Seat | null }
  | { readonly type: 'top'; readonly seat: Seat; readonly suit: Suit; readonly value: number | null }
  | {
      readonly type: 'hold';
      readonly seat: Seat;
      readonly suit: Suit;
      readonly value: number;
      readonly copies: number;
    }
  | { readonly type: 'size'; readonly seat: Seat; readonly size: number | null }
  | { readonly type: 'reached'; readonly seat: Seat | null }
  | { readonly type: 'finished'; readonly winners: readonly Seat[]; readonly totals: readonly number[] }
  | { readonly type: 'reopened' }
  | { readonly type: 'turn'; readonly seat: Seat }
  | {
      readonly type: 'entered';
      readonly seat: Seat;
      readonly piece: Piece;
      readonly source: Source;
      readonly safe: boolean;
    }
  | { readonly type: 'diverted'; readonly seat: Seat; readonly piece: Piece }
  | { readonly type: 'nothing'; readonly seat: Seat; readonly kind: Source | 'mermaid' }
  | { readonly type: 'parried'; readonly seat: Seat; readonly piece: Piece }
  | { readonly type: 'again'; readonly seat: Seat; readonly piece: Piece }
  | { readonly type: 'taken'; readonly seat: Seat; readonly piece: Piece; readonly to: Seat }
  | { readonly type: 'worth'; readonly seat: Seat; readonly piece: Piece }
  | ({ readonly type: 'ended'; readonly seat: Seat } & Omit<TurnEnd, 'kind'> & { readonly how: TurnEnd['kind'] })
  | { readonly type: 'deck'; readonly count: number }
  | { readonly type: 'seen'; readonly suit: Suit; readonly value: number; readonly copies: number }
  | { readonly type: 'blind'; readonly suit: Suit; readonly count: number };

export type Tell = (fact: SheetFact) => void;
