import type { Seat } from '@/engine/core/game';
import { hasEffect, type Card, type Face } from '../box';
import { bitOf, box, insertSorted, learn, of, type SeaOfCloudsState } from '../state';
import type { Play } from './play';

/** 4.7.14: what lies on the captain board, not on a Chest; none past a Money Belt. */
export function stealDoubloons({ s, emit }: Play, seat: Seat, from: Seat, most: number): void {
  const { faceOf } = box(s);
  const guarded = of(s.objects, from).some((card) => hasEffect(faceOf[card] as Face, 'protectDoubloons'));
  const there = s.doubloons[from] as number;
  const count = guarded ? 0 : most < there ? most : there;
  s.doubloons[from] = there - count;
  s.doubloons[seat] = (s.doubloons[seat] as number) + count;
  emit?.({ type: 'stole', seat, from, count });
}

/** 4.7.14: at random, as long as there is any (4.9.4). */
export function stealRum(play: Play, seat: Seat, from: Seat, most: number): void {
  const { s, emit } = play;
  for (let i = 0; i < most && of(s.rum, from).length > 0; i++) {
    const card = moveRandomRum(play, from, seat);
    insertSorted(of(s.rum, seat), card);
    emit?.({ type: 'rum-stolen', seat, from, ...toldOf(s, [seat, from], { card }) });
  }
}

/** Takes a bottle out of the rum of one captain for another; both then know it. */
export function moveRandomRum({ s, luck }: Play, from: Seat, to: Seat): Card {
  const rum = of(s.rum, from);
  forgetPlace(s, from, to);
  const [card] = rum.splice(luck.play.below(rum.length), 1) as [Card];
  learn(s, bitOf(s, to), card);
  return card;
}

/** 6.2.4: of two or more bottles nobody else can tell any more which is where. */
export function forgetPlace(s: SeaOfCloudsState, owner: Seat, other: Seat): void {
  const rum = of(s.rum, owner);
  if (rum.length < 2 || s.options.openSecrets) return;
  const both = bitOf(s, owner) | bitOf(s, other);
  for (const card of rum) s.known[card] = (s.known[card] as number) & both;
}

/** Faces for those two alone, or for all where everything lies open (8.5). */
export function toldOf<K extends string>(
  s: SeaOfCloudsState,
  seats: readonly Seat[],
  cards: Readonly<Record<K, Card>>,
): { readonly own?: Readonly<Record<Seat, object>> } & { readonly [key in K]?: string } {
  const { ids } = box(s);
  const named = Object.fromEntries(Object.entries<Card>(cards).map(([key, card]) => [key, ids[card]])) as {
    readonly [key in K]: string;
  };
  return s.options.openSecrets ? named : ({ own: Object.fromEntries(seats.map((seat) => [seat, named])) } as never);
}
