import type { Words } from '@/components/i18n/words';
import { nameOf } from '@/components/table/seats';
import type { Seat, SeatSetup } from '@/engine';
import { sumOf } from '@/engine/games/seven-seas/data/goods';
import type { SevenSeasEvent } from '@/engine/games/seven-seas/events';
import { adventureOf } from './adventure';
import {
  cardWords,
  characterWords,
  countsWords,
  goodWords,
  lootWords,
  nationWords,
  ownerWords,
  shipsBySeat,
  tavernWords,
} from './words';

type EventOf<T extends SevenSeasEvent['type']> = Extract<SevenSeasEvent, { type: T }>;

interface Teller {
  readonly t: Words;
  readonly seats: readonly SeatSetup[];
  /** Whom the event happens to. */
  readonly name: string;
}

type Tale<T extends SevenSeasEvent['type']> = (event: EventOf<T>, teller: Teller) => string | null;

const namesOf = (list: readonly Seat[], seats: readonly SeatSetup[]) =>
  list.map((seat) => nameOf(seats, seat)).join(', ');

/** Every event as a sentence. Null: another sentence tells it already, or there is nothing to tell. */
const TALES: { readonly [T in SevenSeasEvent['type']]: Tale<T> } = {
  chosen: ({ character }, { t, name }) =>
    character
      ? t('seven-seas:events.chosen-own', { character: characterWords(character, t) })
      : t('seven-seas:events.chosen', { name }),
  called: ({ character, seats: who }, { t, seats }) =>
    t('seven-seas:events.called', { character: characterWords(character, t), names: namesOf(who, seats) }),
  activated: () => null,
  declined: ({ character }, { t, name }) =>
    t('seven-seas:events.declined', { name, character: characterWords(character, t) }),
  marked: ({ why, count }, { t, name }) => {
    const reason = t(`seven-seas:marksWhy.${why}`);
    return count === 1
      ? t('seven-seas:events.marked', { name, why: reason })
      : t('seven-seas:events.marked-many', { name, count, why: reason });
  },
  unmarked: (_, { t, name }) => t('seven-seas:events.unmarked', { name }),
  ships: ({ count, by }, { t, name }) => (count > 0 ? t(`seven-seas:events.ships-${by}`, { name, count }) : null),
  joined: ({ nation }, { t, name }) => t('seven-seas:events.joined', { name, nation: nationWords(nation, t) }),
  played: ({ card }, { t, name }) => {
    const { kind } = adventureOf(card);
    return kind === 'end' ? null : t(`seven-seas:events.played-${kind}`, { name, card: cardWords(card, t) });
  },
  sent: ({ count }, { t, name }) =>
    count > 0 ? t('seven-seas:events.sent', { name, count }) : t('seven-seas:events.sent-none', { name }),
  'kept-out': ({ count }, { t, name }) => t('seven-seas:events.kept-out', { name, count }),
  thrown: ({ spill }, { t, name }) =>
    t(spill === null ? 'seven-seas:events.thrown' : 'seven-seas:events.spilled', { name }),
  duel: ({ pirate, caravan, mm, sunk }, { t, seats }) => {
    const told = { mm, pirate: ownerWords(pirate, seats, t) };
    if (sunk.length > 1) return t('seven-seas:events.duel-both', told);
    return sunk[0] === caravan ? t('seven-seas:events.duel-caravan', told) : t('seven-seas:events.duel-pirate', told);
  },
  raided: ({ destroyed, survivors, sunk, returned }, { t, seats }) => {
    const gone = sunk.map((count, seat) => count - (returned[seat] ?? 0));
    const told = (key: 'raided' | 'unsunk' | 'consoled', counts: readonly number[]) =>
      t(`seven-seas:events.${key}`, { list: shipsBySeat(counts, seats, t) });
    const ifAny = (key: 'unsunk' | 'consoled', counts: readonly number[]) =>
      counts.some((count) => count > 0) ? [told(key, counts)] : [];
    const end = destroyed ? told('raided', survivors) : t('seven-seas:events.raid-lost');
    return [end, ...ifAny('unsunk', returned), ...ifAny('consoled', gone)].join(' ');
  },
  loot: ({ cards }, { t, name }) => t('seven-seas:events.loot', { name, cards: lootWords(cards, t) }),
  'turned-up': ({ cards }, { t }) =>
    cards.length > 0 ? t('seven-seas:events.turned-up', { cards: lootWords(cards, t) }) : null,
  reshuffled: ({ count }, { t }) => t('seven-seas:events.reshuffled', { count }),
  talismans: ({ count }, { t, name }) => t('seven-seas:events.talismans', { name, count }),
  kept: ({ kept, refused }, { t, name }) => {
    const goods = countsWords(kept, t);
    return sumOf(refused) > 0
      ? t('seven-seas:events.kept-refused', { name, goods, refused: countsWords(refused, t) })
      : t('seven-seas:events.kept', { name, goods });
  },
  discarded: ({ goods }, { t, name }) => t('seven-seas:events.discarded', { name, goods: countsWords(goods, t) }),
  sold: ({ goods, chests }, { t, name }) =>
    sumOf(goods) > 0 ? t('seven-seas:events.sold', { name, goods: countsWords(goods, t), chests }) : null,
  'good-deal': ({ goods, chests }, { t, name }) =>
    t('seven-seas:events.good-deal', { name, goods: goods.map((good) => goodWords(good, t)).join(', '), chests }),
  ritual: ({ ritual }, { t, name }) => t(`seven-seas:events.ritual-${ritual}`, { name }),
  gained: ({ chests, yy }, { t, name }) =>
    chests > 0
      ? t('seven-seas:events.gained-chests', { name, count: chests })
      : t('seven-seas:events.gained-yy', { name, count: yy }),
  refused: (_, { t, name }) => t('seven-seas:events.refused', { name }),
  named: ({ good }, { t }) => t('seven-seas:events.named', { good: goodWords(good, t) }),
  dealt: ({ to, face }, { t, seats }) =>
    t('seven-seas:events.dealt', { to: nameOf(seats, to), face, effect: tavernWords(face, t) }),
  lost: (event, { t, name }) => {
    const list = lossWords(event, t);
    if (list === '') return null;
    return t('seven-seas:events.lost', { curse: t(`seven-seas:curses.${event.by}.name`), name, list });
  },
  guards: ({ from, to }, { t, name }) =>
    t(to > from ? 'seven-seas:events.guards-more' : 'seven-seas:events.guards-fewer', { name, count: to }),
  drew: ({ card }, { t, name }) =>
    card ? t('seven-seas:events.drew-own', { card: cardWords(card, t) }) : t('seven-seas:events.drew', { name }),
  'end-drawn': (_, { t }) => t('seven-seas:events.end-drawn'),
  'round-ended': ({ recalled }, { t, seats }) =>
    recalled.length > 0 ? t('seven-seas:events.recalled', { names: namesOf(recalled, seats) }) : null,
  'round-began': ({ round, lastRound }, { t, name }) =>
    lastRound > 0
      ? t('seven-seas:events.last-round', { count: lastRound, name })
      : t('seven-seas:events.round-began', { round, name }),
  'final-sale': (_, { t }) => t('seven-seas:events.final-sale'),
  'sold-out': (_, { t, name }) => t('seven-seas:events.sold-out', { name }),
  over: (_, { t }) => t('seven-seas:events.over'),
  asks: () => null,
};

/** What a curse has taken; empty: nothing. */
export function lossWords({ goods, talismans, ships, chests }: EventOf<'lost'>, t: Words): string {
  const parts = [
    sumOf(goods) > 0 ? countsWords(goods, t) : '',
    talismans > 0 ? t('seven-seas:events.lostTalismans', { count: talismans }) : '',
    ships > 0 ? t('seven-seas:events.lostShips', { count: ships }) : '',
    chests > 0 ? t('seven-seas:events.lostChests', { count: chests }) : '',
  ];
  return parts.filter(Boolean).join(', ');
}

export const EVENT_TYPES = Object.keys(TALES) as readonly SevenSeasEvent['type'][];

export function eventWords(event: SevenSeasEvent, seats: readonly SeatSetup[], t: Words): string | null {
  const tale = TALES[event.type] as (event: SevenSeasEvent, teller: Teller) => string | null;
  return tale(event, { t, seats, name: nameOf(seats, event.seat) });
}
