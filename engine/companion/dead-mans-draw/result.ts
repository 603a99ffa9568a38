import type { Outcome, Seat } from '@/engine/core/game';
import { SUITS, type Suit } from '@/engine/games/dead-mans-draw/data/suits';
import { traitBits } from '@/engine/games/dead-mans-draw/data/traits';
import { emptyTable } from '@/engine/games/dead-mans-draw/rules/setup';
import { outcome, scoreOf } from '@/engine/games/dead-mans-draw/score';
import type { DeadMansDrawState } from '@/engine/games/dead-mans-draw/state';
import { duplicates, knownSize, sizeBounds, type Duplicate } from './banks';
import { rulesFor, variantOf, type DeadMansDrawSheet, type Player } from './sheet';
import { mostUnder, sizeOf, withHidden } from './stacks';

export interface Result {
  readonly totals: readonly number[];
  /** By the game's own rules, with what is known so far. */
  readonly outcome: Outcome;
  /** By seat: suits without a card (All Hands on Deck takes 5 for each). */
  readonly missing: readonly (readonly Suit[])[];
  /** Sudden Death: who has the points that win at once. */
  readonly reached: readonly Seat[];
  /** Beneath the Waves: who has too many. */
  readonly drowned: readonly Seat[];
  readonly duplicates: readonly Duplicate[];
  /** Whose bank has to be counted, because first place hangs on it (7.5). */
  readonly askSize: readonly Seat[];
  /** Several are over the limit of Sudden Death: who was first? */
  readonly askReached: boolean;
}

/** 7 and 8.3, reckoned by the rules of the game itself on a table that has ended with these banks. */
export function resultOf(sheet: DeadMansDrawSheet): Result {
  const { players } = sheet;
  const rules = rulesFor(sheet);
  const seats = players.map((_, seat) => seat);
  const s = endedTable(sheet);
  const totals = seats.map((seat) => scoreOf(s, seat));
  const reached = rules.suddenDeath > 0 ? seats.filter((seat) => (totals[seat] as number) >= rules.suddenDeath) : [];
  const winner = reached.length === 1 ? reached[0] : reached.find((seat) => seat === sheet.reached);
  s.suddenWinner = winner ?? -1;
  const result = outcome(s) as Outcome;
  const best = totals[result.winners[0] as Seat];
  const close = result.reason === 'more-cards' || result.reason === 'shared';
  return {
    totals,
    outcome: result,
    missing: players.map(({ bank }) => SUITS.filter((_, suit) => bank[suit] === 0)),
    reached,
    drowned: rules.cap > 0 ? seats.filter((seat) => (totals[seat] as number) >= rules.cap) : [],
    duplicates: duplicates(sheet),
    askSize: close ? seats.filter((seat) => totals[seat] === best && knownSize(sheet, seat) === null) : [],
    askReached: reached.length > 1 && winner === undefined,
  };
}

function endedTable(sheet: DeadMansDrawSheet): DeadMansDrawState {
  const { options, players } = sheet;
  const rules = rulesFor(sheet);
  const s = emptyTable(options, rules, variantOf(sheet), players.length, sheet.first ?? 0);
  s.phase = 'over';
  s.traits = players.map(({ trait }) => (trait === null ? 0 : traitBits([trait])));
  s.bank = players.flatMap((_, seat) => fullBank(sheet, seat, rules.copies));
  return s;
}

/** A counted bank gets as many cards under its top cards as were counted: they score nothing and settle ties. */
function fullBank(sheet: DeadMansDrawSheet, seat: Seat, copies: number): number[] {
  const { bank, size } = sheet.players[seat] as Player;
  const { mermaidAbility } = sheet.options;
  let hidden = size === null ? 0 : size - sizeBounds(sheet, seat).least;
  return bank.map((stack, suit) => {
    if (stack === 0 || hidden === 0) return stack;
    const room = mostUnder(suit, stack, copies, mermaidAbility) - sizeOf(stack);
    const count = Math.min(hidden, room);
    hidden -= count;
    return withHidden(suit, stack, count, copies, mermaidAbility);
  });
}
