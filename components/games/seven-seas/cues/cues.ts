import type { Cue, HapticAt, SoundAt, Told } from '@/components/kit/choreography/cue';
import { PACE } from '@/components/kit/choreography/pace';
import type { HapticWord } from '@/components/kit/haptics/vocabulary';
import type { SoundId } from '@/components/kit/sound/sound-ids';
import type { Character } from '@/engine/games/seven-seas/data/characters';
import { HIT_FACE, type Curse } from '@/engine/games/seven-seas/data/curses';
import type { SevenSeasEvent } from '@/engine/games/seven-seas/events';
import type { DieId, SevenSeasView } from '@/engine/games/seven-seas/view';
import { CLATTER, overboardAt, soundsOf, touchesOf } from './clatter';
import { recorded } from './flight';
import { flightsOf, landsAt } from './flights';
import type { SevenSeasMotion } from './motion';
import { REVEAL, REVEALED, STANDS as REVEAL_STANDS } from './reveal';

type Kind = SevenSeasEvent['type'];
type EventOf<T extends Kind> = Extract<SevenSeasEvent, { type: T }>;
type SevenSeasCue = Cue<SevenSeasMotion>;

interface ToldOf<T extends Kind> extends Told<SevenSeasView> {
  readonly event: EventOf<T>;
}

interface Parts {
  /** How long the eye is given. */
  readonly time?: number;
  readonly sounds?: readonly (readonly [number, SoundId])[];
  readonly haptics?: readonly (readonly [number, HapticWord])[];
  readonly motion?: SevenSeasMotion;
  /** Given for a step that stands by itself: how long. */
  readonly stands?: number;
  /** It shows what the battle has brought. */
  readonly kept?: boolean;
}

/** Half a second of silence between the last clatter and the first tape (look, section 11). */
const SILENCE = 500;
/** So long the dice that a curse strikes stand in their lights. */
const STRUCK = 1300;
export const DUEL = 600;
/** So long the end of a duel, and the end of a battle, can be read before the next one begins. */
const STANDS = 450;
const LIST_STANDS = 3200;
const SINKS_AT = 340;
/** So long an event that changes numbers stays before the next one. */
const READ = 260;
/** The cannon first, then the water. */
const WATER = 90;

const STILL: SevenSeasMotion = { kind: 'still' };

function cueOf({ time = 0, sounds = [], haptics = [], motion = STILL, stands, kept = false }: Parts): SevenSeasCue {
  return {
    lands: time,
    time,
    sounds: sounds.map(([at, sound]): SoundAt => ({ at, sound })),
    haptics: haptics.map(([at, word]): HapticAt => ({ at, word })),
    motion,
    ...(stands === undefined ? {} : { step: { stands, ...(kept && { kept }) } }),
    ...(motion.kind === 'throw' || motion.kind === 'duel' ? { awaited: true } : {}),
  };
}

const told =
  (sound: SoundId, word: HapticWord = 'place') =>
  () =>
    cueOf({ time: READ, sounds: [[0, sound]], haptics: [[0, word]] });
const quiet = () => cueOf({});

/** Who is called can be told by ear. */
const CALLS: Readonly<Record<Character, SoundId>> = {
  shipwright: 'hammer',
  governor: 'stamp',
  captain: 'horn',
  islander: 'crate',
  shaman: 'ritual',
  merchant: 'coin',
  cartographer: 'slide',
};
const CURSES: Readonly<Record<Curse, SoundId>> = {
  kraken: 'tentacle',
  iceberg: 'curse',
  sirens: 'oracle',
  mutiny: 'blade',
  whirlpool: 'splash',
  idol: 'curse',
  wages: 'chest-full',
  tavern: 'rattle',
};
/** A caravan is blown for, a port is entered, each curse has a voice of its own. */
function cardSound(card: string): SoundId {
  if (card.startsWith('cv-')) return 'horn';
  return card.startsWith('cu-') ? CURSES[card.slice(3) as Curse] : 'crate';
}

/** Every event as it is seen, heard and felt. The same for every choice of a character: nobody can tell one from another. */
const CUES: { readonly [T in Kind]: (told: ToldOf<T>) => SevenSeasCue } = {
  chosen: () => cueOf({ sounds: [[0, 'slide']] }),
  called: ({ event: { seat, character, seats }, before }) => ({
    ...cueOf({
      time: REVEALED,
      sounds: [
        [REVEAL.turns.at, 'flip'],
        [REVEAL.grows.at, CALLS[character]],
        [REVEAL.leaves.at, 'slide'],
      ],
      haptics: [[REVEAL.turns.at, 'flip']],
      motion: { kind: 'reveal', character, seats, first: seat, calm: false },
    }),
    // The own card is seen in its own time, however long the others took.
    ...(before.viewer !== null && seats.includes(before.viewer) && { unhurried: true }),
  }),
  activated: quiet,
  declined: quiet,
  marked: told('stamp', 'danger'),
  unmarked: told('gain'),
  ships: told('hammer'),
  joined: told('blade'),
  played: ({ event }) =>
    cueOf({
      time: READ,
      sounds: [
        [0, 'flip'],
        [80, cardSound(event.card)],
      ],
      haptics: [[0, 'flip']],
    }),
  // Ships slide into the captain's hands; a seat that sends none is only stamped for it.
  sent: ({ event }) =>
    event.count > 0 ? cueOf({ time: READ, sounds: [[0, 'rattle']], haptics: [[0, 'place']] }) : quiet(),
  'kept-out': told('chain'),
  thrown,
  duel,
  raided: ({ event }) =>
    cueOf({ time: SILENCE, sounds: [[0, event.destroyed ? 'gain' : 'loss']], stands: LIST_STANDS, kept: true }),
  loot: told('flip', 'flip'),
  'turned-up': told('flip'),
  reshuffled: told('slide'),
  talismans: told('yin-yang'),
  kept: ({ event }) => {
    const kept = event.kept[0] + event.kept[1] + event.kept[2];
    return cueOf({ time: READ, sounds: [[0, kept > 0 ? 'crate' : 'slide']], haptics: [[0, 'place']] });
  },
  discarded: told('splash'),
  sold: ({ event }) =>
    cueOf(event.chests > 0 ? { time: READ, sounds: [[0, 'chest-full']], haptics: [[0, 'bank']] } : {}),
  'good-deal': told('chest-full', 'bank'),
  ritual: told('ritual', 'bank'),
  gained: ({ event }) => told(event.yy > 0 ? 'yin-yang' : 'coin', 'bank')(),
  refused: quiet,
  named: told('curse'),
  dealt: told('die-floor-1'),
  lost: ({ event }) => {
    const lost = event.ships + event.talismans + event.chests + event.goods[0] + event.goods[1] + event.goods[2];
    if (lost === 0) return quiet();
    return cueOf({ time: READ, sounds: [[0, event.ships > 0 ? 'splash' : 'loss']], haptics: [[0, 'danger']] });
  },
  guards: told('chain'),
  drew: told('slide'),
  'end-drawn': told('bell', 'danger'),
  'round-ended': ({ event }) => (event.recalled.length > 0 ? cueOf({ time: READ, sounds: [[0, 'slide']] }) : quiet()),
  'round-began': ({ event }) =>
    cueOf(event.lastRound > 0 ? { time: SILENCE, sounds: [[0, 'bell']], haptics: [[0, 'danger']] } : {}),
  'final-sale': told('bell'),
  'sold-out': quiet,
  over: quiet,
  asks: quiet,
};

function thrown({ event, before }: ToldOf<'thrown'>): SevenSeasCue {
  const seen = recorded(event, before);
  if (!seen) return told('die-floor-1')();
  const struck = struckBy(before, event, seen.ids);
  const over = overboardAt(seen.flight);
  const cue = cueOf({
    time: seen.flies + (struck.includes(true) ? STRUCK : SILENCE),
    sounds: [[0, 'rattle']],
    haptics: [[0, 'place']],
    motion: { kind: 'throw', ...seen, struck },
  });
  const gone: readonly SoundAt[] = over === null ? [] : [{ at: over, sound: 'overboard' }];
  return {
    ...cue,
    sounds: [...cue.sounds, ...soundsOf(seen.flight), ...gone].sort((a, b) => a.at - b.at),
    haptics: [...cue.haptics, ...touchesOf(seen.flight)],
  };
}

/** 4.10.6: the dice that bring their owners the curse. */
function struckBy({ tasks }: SevenSeasView, { dice }: EventOf<'thrown'>, ids: readonly DieId[]): boolean[] {
  const task = tasks.at(-1);
  const face = task?.kind === 'throw' && task.by !== 'raid' ? HIT_FACE[task.by] : undefined;
  return ids.map((id) => face !== undefined && dice.some((die) => die.id === id && die.face === face));
}

function duel({ event }: ToldOf<'duel'>): SevenSeasCue {
  const { pirate, caravan, mm, sunk } = event;
  return cueOf({
    time: DUEL,
    sounds: [
      [0, 'tape'],
      [SINKS_AT, 'cannon'],
      [SINKS_AT + WATER, 'splash'],
    ],
    haptics: [[SINKS_AT, 'duel']],
    motion: { kind: 'duel', pirate, caravan, mm, sunk, sinksAt: SINKS_AT, calm: false },
    stands: STANDS,
  });
}

/** The same order and the same sounds in a moment each: dice stand where they fell. */
function calm(cue: SevenSeasCue): SevenSeasCue {
  const { motion } = cue;
  if (motion.kind === 'still') return cue;
  if (motion.kind === 'fly') return { ...cue, lands: 0, time: Math.max(PACE.reduced, READ), motion: STILL };
  if (motion.kind === 'reveal') {
    const sounds = cue.sounds.slice(0, 2).map((sound) => ({ ...sound, at: 0 }));
    const time = REVEAL_STANDS;
    return { ...cue, lands: time, time, sounds, motion: { ...motion, calm: true } };
  }
  const stands = motion.kind === 'throw' && motion.struck.includes(true) ? STRUCK : SILENCE;
  const time = motion.kind === 'throw' ? PACE.reduced + stands : DUEL;
  const early = <T extends { readonly at: number }>(list: readonly T[]) => list.filter(({ at }) => at <= time);
  const still: SevenSeasMotion =
    motion.kind === 'throw' ? { ...motion, flies: 0 } : { ...motion, sinksAt: PACE.reduced, calm: true };
  return {
    ...cue,
    lands: time,
    time,
    sounds: early(cue.sounds).slice(0, 3),
    haptics: early(cue.haptics).slice(0, 1),
    motion: still,
  };
}

export function sevenSeasCue(told: Told<SevenSeasView, SevenSeasEvent>, reduced: boolean): SevenSeasCue {
  const make = CUES[told.event.type] as (told: Told<SevenSeasView, SevenSeasEvent>) => SevenSeasCue;
  const cue = carried(make(told), told);
  return reduced ? calm(cue) : cue;
}

/** What an event is about goes its way; the number follows when the last piece lies. */
function carried(cue: SevenSeasCue, told: Told<SevenSeasView, SevenSeasEvent>): SevenSeasCue {
  const flights = flightsOf(told);
  if (flights.length === 0 || cue.motion.kind !== 'still') return cue;
  const lands = landsAt(flights);
  return { ...cue, lands, time: Math.max(cue.time, lands + PACE.number), motion: { kind: 'fly', flights } };
}

/** Whatever a cue of this game may ask to be heard. */
export const SEVEN_SEAS_SOUNDS: readonly SoundId[] = [
  ...new Set<SoundId>([
    ...CLATTER,
    ...Object.values(CALLS),
    ...Object.values(CURSES),
    ...(['flip', 'chain', 'loss', 'gain', 'bell', 'cannon', 'splash', 'tape', 'yin-yang'] as const),
  ]),
];
