import { PACE } from '@/components/kit/choreography/pace';
import type { Seat } from '@/engine';
import type { CardId } from '@/engine/games/dead-mans-draw/data/cards';
import { cueOf, flock, rowSpot, slotOf, type DeadMansDrawCue } from './build';
import type { Flight, Spot } from './moves';
import { DISCARD, over, PILE } from './spots';
import type { CuesOf, ToldOf } from './table';
import { PULL, RECOIL, TREMBLE } from './times';

/** What the suits and traits do with cards. */
export const ABILITIES: CuesOf<
  | 'hooked'
  | 'stolen'
  | 'shot'
  | 'misfired'
  | 'map-opened'
  | 'map-searched'
  | 'map-chosen'
  | 'oracle'
  | 'no-effect'
  | 'parried'
  | 'debt'
> = {
  hooked: (told) => pulled(told, told.event.card, told.event.seat),
  stolen: (told) => pulled(told, told.event.card, told.event.from),
  shot: (told) => {
    const { event } = told;
    const to = (card: CardId): Spot => (event.to === 'bank' ? slotOf(event.seat, card) : DISCARD);
    const ends = (card: CardId) => ({ from: slotOf(event.from, card), to: to(card) });
    return cueOf(told, {
      flights: flock(event.cards, 'spin', PULL, ends, RECOIL),
      sounds: [
        [0, 'cannon'],
        [RECOIL + PULL, 'land'],
      ],
      haptics: [[0, 'duel']],
      number: event.to === 'bank' ? 'gain' : 'loss',
    });
  },
  misfired: (told) => {
    const { card, seat } = told.event;
    return cueOf(told, {
      flights: [{ card, way: 'spin', from: slotOf(seat, card), to: DISCARD, at: RECOIL, for: PULL }],
      sounds: [
        [0, 'cannon'],
        [RECOIL + PULL, 'land'],
      ],
      haptics: [[0, 'duel']],
      number: 'loss',
    });
  },
  'map-opened': (told) => {
    const { cards } = told.event;
    const ends = (_: CardId, place: number) => ({
      from: DISCARD,
      to: { kind: 'open', place, of: cards.length } as const,
    });
    return cueOf(told, {
      flights: flock(cards, 'slide', PULL, ends, 0, 2 * PACE.stagger),
      sounds: cards.map((_, i) => [i * 2 * PACE.stagger, 'slide'] as const),
      haptics: [[PULL, 'place']],
    });
  },
  'map-searched': (told) =>
    cueOf(told, {
      sounds: [
        [0, 'slide'],
        [90, 'slide'],
        [180, 'slide'],
      ],
      reads: PACE.slide,
    }),
  'map-chosen': (told) => {
    const { event, before } = told;
    const open = before.revealed;
    const place = open.indexOf(event.card);
    const spot = (i: number): Spot => (i < 0 ? DISCARD : { kind: 'open', place: i, of: open.length });
    const back = open.filter((card) => card !== event.card);
    return cueOf(told, {
      flights: [
        { card: event.card, way: 'slide', from: spot(place), to: over(before), at: 0, for: PULL },
        ...flock(back, 'slide', PACE.slide, (card) => ({ from: spot(open.indexOf(card)), to: DISCARD })),
      ],
      sounds: [[0, 'slide']],
      haptics: [[0, 'pick']],
    });
  },
  // Those who may look see the cards step out from under the pile; the others see that somebody looks.
  oracle: (told) => {
    const { event, before, after } = told;
    const cards = event.cards ? after.knownTop.slice(before.knownTop.length) : [];
    const seen = flock(cards, 'slide', PULL + PACE.flip, (_, i) => ({
      from: PILE,
      to: { kind: 'known', place: before.knownTop.length + i },
    }));
    const hidden: Flight = { card: null, way: 'tremble', from: PILE, to: PILE, at: 0, for: PULL };
    return cueOf(told, {
      flights: event.cards ? seen.map((flight) => ({ ...flight, opens: true })) : [hidden],
      reads: PACE.slide,
      sounds: [[0, 'oracle']],
      haptics: [[0, 'flip']],
    });
  },
  'no-effect': (told) => {
    const last = told.after.row.at(-1);
    if (!last) return cueOf(told, {});
    const at = rowSpot(told.after, last.card);
    return cueOf(told, { flights: [{ card: last.card, way: 'tremble', from: at, to: at, at: 0, for: TREMBLE }] });
  },
  parried: (told) => {
    const { card } = told.event;
    return cueOf(told, {
      flights: [{ card, way: 'spin', from: rowSpot(told.before, card), to: DISCARD, at: RECOIL, for: PULL }],
      sounds: [
        [0, 'blade'],
        [RECOIL + PULL, 'land'],
      ],
      haptics: [[0, 'duel']],
    });
  },
  // The tentacles take hold of the row's edge, and the row feels it.
  debt: (told) => {
    if (told.event.by === 'empty-pile') return cueOf(told, { sounds: [[0, 'slide']] });
    const ends = (card: CardId) => ({ from: rowSpot(told.after, card), to: rowSpot(told.after, card) });
    const cards = told.after.row.map(({ card }) => card);
    return cueOf(told, {
      flights: flock(cards, 'tremble', TREMBLE, ends, 0, 0),
      reads: PACE.slide,
      sounds: [[0, 'tentacle']],
      haptics: [[0, 'danger']],
    });
  },
};

/** A hook or a sword: out of a bank, before everybody's eyes. */
function pulled(told: ToldOf<'hooked'> | ToldOf<'stolen'>, card: CardId, from: Seat): DeadMansDrawCue {
  return cueOf(told, {
    flights: [{ card, way: 'lunge', from: slotOf(from, card), to: over(told.before), at: 0, for: PULL }],
    sounds: [[0, 'blade']],
    haptics: [[0, 'pick']],
    number: 'loss',
  });
}
