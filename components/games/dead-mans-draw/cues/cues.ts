import { PACE } from '@/components/kit/choreography/pace';
import { MOTION } from '@/components/ui/theme/tokens';
import type { CardId } from '@/engine/games/dead-mans-draw/data/cards';
import type { DeadMansDrawEvent } from '@/engine/games/dead-mans-draw/events';
import type { DeadMansDrawView } from '@/engine/games/dead-mans-draw/view';
import type { Seat } from '@/engine';
import type { SoundId } from '@/components/kit/sound/sound-ids';
import { LAST_CARDS, suitOfId } from '../table-facts';
import { signOf } from '../signs';
import { closeUp, cueOf, flock, rowSpot, slotOf, type DeadMansDrawCue, type DeadMansDrawTold } from './build';
import type { Flight, Spot } from './moves';
import { reduced } from './reduced';
import { hangTime, sinkingSigns, valueAtStake } from './stake';

type EventOf<T extends DeadMansDrawEvent['type']> = Extract<DeadMansDrawEvent, { type: T }>;

interface ToldOf<T extends DeadMansDrawEvent['type']> {
  readonly event: EventOf<T>;
  readonly before: DeadMansDrawView;
  readonly after: DeadMansDrawView;
}

type CueTable = { readonly [T in DeadMansDrawEvent['type']]: (told: ToldOf<T>) => DeadMansDrawCue };

/** Off the pile, before it hangs. */
export const LIFT = 160;
/** A card pulled out of a bank into the air, or thrown onto the discard pile. */
const PULL = 340;
/** The recoil before a shot card flies. */
const RECOIL = 120;
/** A chain needs its time to haul. */
const HAUL = 520;
const TREMBLE = 280;
/** The busting card grows before everybody's eyes, and stays there. */
const ACCUSE = 560;
/** A rival's loss is read in this time. */
const RIVAL_SINKS = 1800;
/** The row tips, and stands; and then it goes down. */
const FOUNDER = MOTION.signature.sinkTotal * 0.4;
const DOWN = MOTION.signature.sinkTotal - FOUNDER;
const TILTS = [20, -16, 12, -20, 16, -12];

const PILE: Spot = { kind: 'pile' };
const DISCARD: Spot = { kind: 'discard' };
const SEA: Spot = { kind: 'sea' };
const ACCUSED: Spot = { kind: 'accused' };

/** In the air over a row that has this many places when the card lies. */
const over = ({ row }: DeadMansDrawView): Spot => ({ kind: 'air', of: row.length + 1 });

/** Semitone by semitone: the more cards lie, the higher the drum. */
function drum({ row }: DeadMansDrawView): SoundId {
  return `drum-${Math.min(10, row.length + 1)}` as SoundId;
}

/** Every event as it is seen, heard and felt. An event without a cue does not compile. */
const CUES: CueTable = {
  'trait-picked': (told) => cueOf(told, { sounds: [[0, 'land']], haptics: [[0, 'place']] }),
  'traits-revealed': (told) => cueOf(told, { sounds: [[0, 'flip']], haptics: [[0, 'flip']], reads: PACE.mostBlock }),
  'locker-target': (told) => cueOf(told, { sounds: [[0, 'chain']], haptics: [[0, 'place']] }),
  'turn-began': (told) => cueOf(told, { haptics: told.event.seat === told.before.viewer ? [[0, 'hand-over']] : [] }),
  // 13.5: lifts, hangs the longer the more is at stake while the suits that would sink it tremble; then it turns.
  drawn: (told) => {
    const { event, before } = told;
    const hang = hangTime(valueAtStake(before));
    const signs = sinkingSigns(before);
    const turns = LIFT + hang;
    const flight: Flight = {
      card: event.card,
      way: 'turn',
      from: PILE,
      to: over(before),
      at: 0,
      for: turns + PACE.flip,
      hang,
      opens: true,
    };
    return cueOf(told, {
      flights: [flight],
      trembling: signs.length > 0 ? { signs, at: LIFT, for: hang } : null,
      sounds: [
        [0, drum(before)],
        [turns, 'flip'],
        ...(event.left === LAST_CARDS || event.left === 0 ? [[turns + PACE.flip, 'bell'] as const] : []),
      ],
      haptics: [[turns, 'flip']],
    });
  },
  entered: (told) => {
    const { event, before, after } = told;
    const to = rowSpot(after, event.card);
    const flights: Flight[] = [{ card: event.card, way: 'slam', from: over(before), to, at: 0, for: PACE.land }];
    const suit = suitOfId(event.card);
    const chained = suit === 'anchor' && before.row.length > 0;
    return cueOf(told, {
      flights,
      reads: PACE.number,
      sounds: [[PACE.land, 'land'], ...(chained ? [[PACE.land + 40, 'chain'] as const] : [])],
      haptics: [[PACE.land, 'place']],
    });
  },
  diverted: (told) => {
    const { event, before } = told;
    const to = slotOf(event.seat, event.card);
    return cueOf(told, {
      flights: [{ card: event.card, way: 'slide', from: over(before), to, at: 0, for: PULL }],
      sounds: [
        [0, 'slide'],
        [PULL, 'land'],
      ],
      haptics: [[PULL, 'bank']],
      number: 'gain',
    });
  },
  busted: (told) => {
    const { event, before } = told;
    const at = rowSpot(before, event.twin);
    return cueOf(told, {
      flights: [
        { card: event.twin, way: 'flash', from: at, to: at, at: 0, for: ACCUSE },
        { card: event.card, way: 'accuse', from: over(before), to: ACCUSED, at: 0, for: ACCUSE },
      ],
      sounds: [[0, 'refuse']],
      haptics: [[0, 'danger']],
    });
  },
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
  harbored: (told) => cueOf(told, { sounds: [[0, 'chain']], haptics: [[0, 'place']], reads: PACE.slide }),
  replayed: (told) => {
    const flights = closeUp(told);
    return cueOf(told, {
      flights,
      sounds: [
        [0, 'slide'],
        [PACE.slide, 'land'],
      ],
      haptics: [[PACE.slide, 'place']],
    });
  },
  taken: (told) => {
    const { card, to } = told.event;
    return cueOf(told, {
      flights: [
        { card, way: 'lunge', from: rowSpot(told.before, card), to: slotOf(to, card), at: 0, for: PULL },
        ...closeUp(told),
      ],
      sounds: [
        [0, 'blade'],
        [PULL, 'land'],
      ],
      haptics: [[PULL, 'bank']],
      number: 'gain',
    });
  },
  collected: (told) => {
    const { cards, seat } = told.event;
    if (cards.length === 0) return cueOf(told, { sounds: [[0, 'slide']] });
    const ends = (card: CardId) => ({ from: rowSpot(told.before, card), to: slotOf(seat, card) });
    return cueOf(told, {
      flights: flock(cards, 'slide', PULL, ends),
      sounds: [[0, 'slide'], ...cards.map((_, i) => [PULL + i * PACE.stagger, 'coin'] as const)],
      haptics: [[PULL, 'bank']],
      number: 'gain',
    });
  },
  // 13.5: the chain snaps tight and hauls the saved cards home.
  saved: (told) => {
    const { cards, seat } = told.event;
    if (cards.length === 0) return cueOf(told, {});
    const ends = (card: CardId) => ({ from: rowSpot(told.before, card), to: slotOf(seat, card) });
    return cueOf(told, {
      flights: [...flock(cards, 'haul', HAUL, ends), ...closeUp(told, HAUL / 2)],
      sounds: [
        [0, 'chain'],
        [HAUL, 'land'],
      ],
      haptics: [[HAUL, 'bank']],
      number: 'gain',
    });
  },
  bonus: (told) => {
    const { cards, from, seat } = told.event;
    if (cards.length === 0) return cueOf(told, {});
    const source = (card: CardId): Spot => (from === 'discard' ? DISCARD : slotOf(from, card));
    return cueOf(told, {
      flights: flock(cards, 'slide', PULL, (card) => ({ from: source(card), to: slotOf(seat, card) })),
      sounds: [
        [0, 'slide'],
        [PULL, 'chest-full'],
      ],
      haptics: [[PULL, 'bank']],
      number: 'gain',
    });
  },
  sunk: (told) => sunk(told),
  asks: (told) => cueOf(told, {}),
  over: (told) => {
    const won = wins(told.after);
    return cueOf(told, {
      sounds: [
        [0, 'bell'],
        [PACE.slide, won ? 'win' : 'loss'],
      ],
      haptics: won ? [[PACE.slide, 'win']] : [],
      reads: PACE.mostBlock,
    });
  },
};

/** Whoever looks on from outside is glad with the winner. */
function wins({ viewer, players, suddenWinner }: DeadMansDrawView): boolean {
  if (viewer === null) return true;
  if (suddenWinner !== null) return suddenWinner === viewer;
  return players.every(({ score }) => score <= (players[viewer]?.score ?? 0));
}

/** A hook or a sword: out of a bank, before everybody's eyes. */
function pulled(told: ToldOf<'hooked'> | ToldOf<'stolen'>, card: CardId, from: Seat): DeadMansDrawCue {
  return cueOf(told, {
    flights: [{ card, way: 'lunge', from: slotOf(from, card), to: over(told.before), at: 0, for: PULL }],
    sounds: [[0, 'blade']],
    haptics: [[0, 'pick']],
    number: 'loss',
  });
}

/** The row tips half behind the waves, with the twins in ember lights, and may be looked at; then it goes down. */
function sunk(told: ToldOf<'sunk'>): DeadMansDrawCue {
  const { event, before } = told;
  const busting = event.cards.at(-1);
  const sign = busting && signOf(before, busting);
  const floats = (card: CardId, i: number): Spot =>
    card === busting ? ACCUSED : { ...rowSpot(before, card), kind: 'foundering', tilt: TILTS[i % TILTS.length] ?? 0 };
  const tips = event.cards.map((card, i): Flight => {
    if (card === busting) return { card, way: 'accuse', from: ACCUSED, to: ACCUSED, at: 0, for: FOUNDER };
    const way = signOf(before, card) === sign ? 'doom' : 'founder';
    return { card, way, from: rowSpot(before, card), to: floats(card, i), at: 0, for: FOUNDER };
  });
  // Points that a rival gets out of it come with their cards, at the end.
  return cueOf(
    { ...told, after: before },
    {
      flights: tips,
      tide: [{ at: 0, for: FOUNDER, from: 0, to: 1 }],
      sounds: [[0, 'sink']],
      haptics: [[0, 'bust']],
      step: {
        // Who has lost a row may look at it as long as they like.
        stands: event.seat === before.viewer ? null : RIVAL_SINKS,
        lies: true,
        kept: true,
        ends: goesDown(told, floats),
      },
    },
  );
}

/** Where a rival scoops it up, it comes out of the sea again. */
function goesDown(told: ToldOf<'sunk'>, from: (card: CardId, i: number) => Spot): DeadMansDrawCue {
  const { cards, to } = told.event;
  const down = cards.map((card, i): Flight => ({ card, way: 'sink', from: from(card, i), to: SEA, at: 0, for: DOWN }));
  const scooped =
    to === 'discard' ? [] : flock(cards, 'slide', PULL, (card) => ({ from: SEA, to: slotOf(to, card) }), DOWN);
  return cueOf(told, {
    flights: [...down, ...scooped],
    tide: [
      { at: 0, for: 0, from: 1, to: 1 },
      { at: DOWN, for: PACE.slide, from: 1, to: 0 },
    ],
    sounds:
      scooped.length === 0
        ? []
        : [
            [DOWN, 'slide'],
            [DOWN + PULL, 'coin'],
          ],
    number: 'gain',
  });
}

export const CUE_TYPES = Object.keys(CUES) as readonly DeadMansDrawEvent['type'][];

export function deadMansDrawCue(told: DeadMansDrawTold, calm: boolean): DeadMansDrawCue {
  const make = CUES[told.event.type] as (told: DeadMansDrawTold) => DeadMansDrawCue;
  return calm ? reduced(make(told)) : make(told);
}
