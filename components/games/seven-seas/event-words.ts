import type { Words } from '@/components/i18n/words';
import { cast, namesOf, whom, type Teller as Speaker } from '@/components/kit/told';
import type { SeatSetup } from '@/engine';
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
  ownerOf,
  shipsBySeat,
  tavernWords,
} from './words';

type EventOf<T extends SevenSeasEvent['type']> = Extract<SevenSeasEvent, { type: T }>;

interface Teller extends Speaker {
  /** Whom the event happens to, as a sentence about it names them. */
  readonly who: { readonly name: string; readonly context?: string };
}

type Tale<T extends SevenSeasEvent['type']> = (event: EventOf<T>, teller: Teller) => string | null;

/** Every event as a sentence. Null: another sentence tells it already, or there is nothing to tell. */
const TALES: { readonly [T in SevenSeasEvent['type']]: Tale<T> } = {
  chosen: ({ character }, { t, who }) =>
    character
      ? t('seven-seas:events.chosen-own', { character: characterWords(character, t) })
      : t('seven-seas:events.chosen', who),
  called: ({ character, seats: chosen }, teller) =>
    teller.t('seven-seas:events.called', {
      character: characterWords(character, teller.t),
      names: namesOf(chosen, teller),
    }),
  activated: () => null,
  declined: ({ character }, { t, who }) =>
    t('seven-seas:events.declined', { ...who, character: characterWords(character, t) }),
  marked: ({ why, count }, { t, who }) => {
    const reason = t(`seven-seas:marksWhy.${why}`);
    return count === 1
      ? t('seven-seas:events.marked', { ...who, why: reason })
      : t('seven-seas:events.marked-many', { ...who, count, why: reason });
  },
  unmarked: (_, { t, who }) => t('seven-seas:events.unmarked', who),
  ships: ({ count, by }, { t, who }) => (count > 0 ? t(`seven-seas:events.ships-${by}`, { ...who, count }) : null),
  joined: ({ nation }, { t, who }) => t('seven-seas:events.joined', { ...who, nation: nationWords(nation, t) }),
  played: ({ card }, { t, who }) => {
    const { kind } = adventureOf(card);
    return kind === 'end' ? null : t(`seven-seas:events.played-${kind}`, { ...who, card: cardWords(card, t) });
  },
  sent: ({ count }, { t, who }) =>
    count > 0 ? t('seven-seas:events.sent', { ...who, count }) : t('seven-seas:events.sent-none', who),
  'kept-out': ({ count }, { t, who }) => t('seven-seas:events.kept-out', { ...who, count }),
  thrown: ({ spill }, { t, who }) => t(spill === null ? 'seven-seas:events.thrown' : 'seven-seas:events.spilled', who),
  duel: ({ pirate, caravan, mm, sunk }, { t, seats }) => {
    const told = { ...cast({ t, seats }, {}, { pirate: ownerOf(pirate) }), mm };
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
  loot: ({ cards }, { t, who }) => t('seven-seas:events.loot', { ...who, cards: lootWords(cards, t) }),
  'turned-up': ({ cards }, { t }) =>
    cards.length > 0 ? t('seven-seas:events.turned-up', { cards: lootWords(cards, t) }) : null,
  reshuffled: ({ count }, { t }) => t('seven-seas:events.reshuffled', { count }),
  talismans: ({ count }, { t, who }) => t('seven-seas:events.talismans', { ...who, count }),
  kept: ({ kept, refused }, { t, who }) => {
    const goods = countsWords(kept, t);
    return sumOf(refused) > 0
      ? t('seven-seas:events.kept-refused', { ...who, goods, refused: countsWords(refused, t) })
      : t('seven-seas:events.kept', { ...who, goods });
  },
  discarded: ({ goods }, { t, who }) => t('seven-seas:events.discarded', { ...who, goods: countsWords(goods, t) }),
  sold: ({ goods, chests }, { t, who }) =>
    sumOf(goods) > 0 ? t('seven-seas:events.sold', { ...who, goods: countsWords(goods, t), chests }) : null,
  'good-deal': ({ goods, chests }, { t, who }) =>
    t('seven-seas:events.good-deal', { ...who, goods: goods.map((good) => goodWords(good, t)).join(', '), chests }),
  ritual: ({ ritual }, { t, who }) => t(`seven-seas:events.ritual-${ritual}`, who),
  gained: ({ chests, yy }, { t, who }) =>
    chests > 0
      ? t('seven-seas:events.gained-chests', { ...who, count: chests })
      : t('seven-seas:events.gained-yy', { ...who, count: yy }),
  refused: (_, { t, who }) => t('seven-seas:events.refused', who),
  named: ({ good }, { t }) => t('seven-seas:events.named', { good: goodWords(good, t) }),
  dealt: ({ to, face }, teller) =>
    teller.t('seven-seas:events.dealt', {
      ...cast(teller, {}, { to }),
      face,
      effect: tavernWords(face, teller.t),
    }),
  lost: (event, { t, who }) => {
    const list = lossWords(event, t);
    if (list === '') return null;
    return t('seven-seas:events.lost', { ...who, curse: t(`seven-seas:curses.${event.by}.name`), list });
  },
  guards: ({ from, to }, { t, who }) =>
    t(to > from ? 'seven-seas:events.guards-more' : 'seven-seas:events.guards-fewer', { ...who, count: to }),
  drew: ({ card }, { t, who }) =>
    card ? t('seven-seas:events.drew-own', { card: cardWords(card, t) }) : t('seven-seas:events.drew', who),
  'end-drawn': (_, { t }) => t('seven-seas:events.end-drawn'),
  'round-ended': ({ recalled }, teller) =>
    recalled.length > 0 ? teller.t('seven-seas:events.recalled', { names: namesOf(recalled, teller) }) : null,
  'round-began': ({ seat, round, lastRound }, teller) => {
    const name = whom(seat, teller);
    return lastRound > 0
      ? teller.t('seven-seas:events.last-round', { count: lastRound, name })
      : teller.t('seven-seas:events.round-began', { round, name });
  },
  'final-sale': (_, { t }) => t('seven-seas:events.final-sale'),
  'sold-out': (_, { t, who }) => t('seven-seas:events.sold-out', who),
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

export function eventWords(event: SevenSeasEvent, seats: readonly SeatSetup[], t: Words): string | null {
  const tale = TALES[event.type] as (event: SevenSeasEvent, teller: Teller) => string | null;
  return tale(event, { t, seats, who: cast({ t, seats }, { name: event.seat }) });
}
