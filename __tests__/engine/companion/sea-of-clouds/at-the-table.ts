import { beginLedger, tapLedger, type Ledger } from '@/engine/companion/core/ledger';
import { cloudsSheet as tracker } from '@/engine/companion/sea-of-clouds';
import type { SheetFact } from '@/engine/companion/sea-of-clouds/facts';
import { PREPARATIONS } from '@/engine/companion/sea-of-clouds/set-up-list';
import type { SheetSetup } from '@/engine/companion/sea-of-clouds/setup';
import { CAPTAINS, type CloudsSheet, type Player } from '@/engine/companion/sea-of-clouds/sheet';
import { PRINTED } from '@/engine/companion/sea-of-clouds/tables';
import { FIELD_NAMES, type SheetTap } from '@/engine/companion/sea-of-clouds/taps';
import type { Stream } from '@/engine/core/luck';

export { tracker };
export type Book = Ledger<CloudsSheet, SheetTap, SheetFact, SheetSetup>;

export function crew(players: number): SheetSetup {
  return {
    players: Array.from({ length: players }, (_, seat) => ({ name: `P${seat}`, emblem: seat + 1 })),
    tables: PRINTED,
  };
}

function tapOf(text: string): SheetTap {
  const tap = tracker.parse(text);
  if (!tap) throw new Error(`no such tap: ${text}`);
  return tap;
}

export function on(book: Book, ...texts: string[]): Book {
  return texts.reduce((now, text) => tapLedger(tracker, now, tapOf(text)), book);
}

/** Taps in their written form, from the set-up on. */
export function book(players: number, ...texts: string[]): Book {
  return on(beginLedger(tracker, crew(players), 'table'), ...texts);
}

/** The code of the refusal, or null. */
export function why({ sheet }: Book, text: string): string | null {
  return tracker.check(sheet, tapOf(text))?.code ?? null;
}

export function at({ sheet }: Book, seat: number): Player {
  return sheet.players[seat] as Player;
}

/** Every captain has had the turn, `rounds` times. */
export function turns(players: number, rounds: number): string[] {
  return Array.from({ length: players * rounds }, () => 'next-turn');
}

/** A boarding with these strengths, one pirate each; null: no crew. */
export function boarding(strengths: readonly (number | null)[]): string[] {
  return strengths.flatMap((strength, seat) => (strength === null ? [] : [`pirate ${seat} ${strength} each`]));
}

/** Something a hand could tap; most of it makes sense. */
export function anyTap(sheet: CloudsSheet, luck: Stream): SheetTap {
  const seat = luck.below(sheet.players.length);
  const kind = luck.below(4);
  const small = luck.below(6);
  const field = luck.pick(FIELD_NAMES);
  const taps: SheetTap[] = [
    { type: 'name', seat, name: `Name ${small}` },
    { type: 'emblem', seat, emblem: luck.below(8) + 1 },
    { type: 'captain', seat, captain: luck.pick(CAPTAINS) },
    { type: 'prepare', item: luck.pick(PREPARATIONS) },
    { type: luck.below(4) === 0 ? 'first-by-luck' : 'next-turn' },
    { type: 'parrot-breaks-ties' },
    { type: 'parrot', seat },
    { type: 'hat', seat },
    { type: 'turn', seat },
    { type: 'round', round: luck.below(16) + 1 },
    { type: 'deck', count: luck.below(5) === 0 ? null : small },
    { type: 'set', seat, field, value: luck.below(30) - 8 },
    { type: 'set', seat, field, value: small },
    { type: 'relic', seat, kind, count: small },
    { type: 'chest-owner', seat: luck.below(5) === 0 ? null : seat },
    { type: 'chest-count', count: small },
    { type: 'chest-start', count: small },
    { type: 'pirate', seat, strength: small, works: luck.pick(['each', 'once']) },
    { type: 'pirate', seat, strength: small, works: 'each' },
    { type: 'unpirate', seat, pirate: luck.below(3) },
    { type: 'crew-sum', seat, strength: luck.below(4) === 0 ? null : small },
    ...Array.from({ length: 16 }, (): SheetTap => ({ type: 'next-turn' })),
    { type: 'fight' },
    { type: 'fight' },
    { type: 'chest-goes' },
    { type: 'chest-stays' },
    { type: 'tick', seat, effect: luck.below(8) },
    { type: 'end-boarding' },
    { type: 'end-boarding' },
    { type: 'rounds', rounds: luck.below(6) + 10 },
    { type: 'skull', round: luck.below(15) + 1 },
    { type: 'collector', step: luck.below(5) + 1, value: small },
    { type: 'first-class', whose: luck.pick(['most', 'others']), value: small },
    { type: 'ladder', kind, step: luck.below(8) + 1, value: small - 3 },
    { type: 'relic-name', kind, name: `Relic ${small}` },
    { type: luck.below(6) === 0 ? 'scoring' : 'next-turn' },
    { type: luck.below(8) === 0 ? 'finish' : 'reopen' },
  ];
  return luck.pick(taps);
}
