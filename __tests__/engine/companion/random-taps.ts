import { deadMansDrawSheet } from '@/engine/companion/dead-mans-draw';
import type { SheetSetup } from '@/engine/companion/dead-mans-draw/setup';
import type { DeadMansDrawSheet } from '@/engine/companion/dead-mans-draw/sheet';
import type { SheetTap } from '@/engine/companion/dead-mans-draw/taps';
import { SUITS } from '@/engine/games/dead-mans-draw/data/suits';
import { TRAITS } from '@/engine/games/dead-mans-draw/data/traits';
import { VARIANTS } from '@/engine/games/dead-mans-draw/data/variants';
import type { Stream } from '@/engine/core/luck';

export function crew(players: number, options: SheetSetup['options'] = {}): SheetSetup {
  return {
    players: Array.from({ length: players }, (_, seat) => ({ name: `P${seat}`, emblem: seat + 1 })),
    options,
  };
}

/** Something a hand could tap; most of it makes sense. */
export function anyTap(sheet: DeadMansDrawSheet, luck: Stream): SheetTap {
  const seat = luck.below(sheet.players.length + 1);
  const other = luck.below(sheet.players.length);
  const suit = luck.pick(SUITS);
  const value = luck.below(8) + 2;
  const copies = luck.below(3);
  const piece = luck.below(2) === 0 ? suit : `${suit}-${value}`;
  const offer = sheet.offers[other];
  const taps: SheetTap[] = [
    { type: 'name', seat: other, name: `Name ${value}` },
    { type: 'emblem', seat: other, emblem: value - 1 },
    { type: 'option', key: 'variant', value: luck.pick(VARIANTS) },
    { type: 'option', key: 'mermaidAbility', value: luck.pick(['true', 'false', 'perhaps']) },
    { type: 'first', seat },
    { type: 'first-by-luck' },
    { type: 'variant-by-luck' },
    { type: 'trait', seat, trait: luck.pick(TRAITS) },
    { type: 'deal' },
    { type: 'keep', seat: other, trait: offer ? luck.pick(offer) : 'miser' },
    { type: 'keep', seat: other, trait: offer ? luck.pick(offer) : 'miser' },
    { type: 'locker', seat: other, target: luck.below(sheet.players.length) },
    { type: 'top', seat, suit, value: luck.below(5) === 0 ? null : value },
    { type: 'hold', seat: other, suit, value, copies },
    { type: 'size', seat: other, size: luck.below(20) },
    { type: 'reached', seat: other },
    { type: luck.below(8) === 0 ? 'finish' : 'reopen' },
    { type: 'card', piece },
    { type: 'card', piece },
    { type: 'card', piece },
    { type: 'card', piece },
    { type: 'again', place: luck.below(4) },
    { type: 'again', place: 0 },
    { type: 'nothing-came' },
    { type: 'worth', place: luck.below(3), value },
    { type: 'collect' },
    { type: 'collect' },
    { type: 'next' },
    { type: 'turn', seat: other },
    { type: 'deck', count: luck.below(100) },
    { type: 'seen', suit, value, copies },
    { type: 'blind', suit, count: copies },
  ];
  return luck.pick(taps);
}

export const tracker = deadMansDrawSheet;
