import type { Words } from '@/components/i18n/words';
import { nameOf } from '@/components/table/seats';
import type { SeatSetup } from '@/engine';
import type { DeadMansDrawEvent } from '@/engine/games/dead-mans-draw/events';
import { cardsWords, cardWords, suitWords, traitsWords, traitWords } from './words';

type EventOf<T extends DeadMansDrawEvent['type']> = Extract<DeadMansDrawEvent, { type: T }>;

interface Teller {
  readonly t: Words;
  readonly seats: readonly SeatSetup[];
}

type Tale<T extends DeadMansDrawEvent['type']> = (event: EventOf<T>, teller: Teller) => string | null;

/** Every event as a sentence. Null: another sentence tells it already, or there is nothing to tell. */
const TALES: { readonly [T in DeadMansDrawEvent['type']]: Tale<T> } = {
  'trait-picked': ({ seat }, { t, seats }) => t('dead-mans-draw:events.trait-picked', { name: nameOf(seats, seat) }),
  'traits-revealed': ({ traits }, { t, seats }) => {
    const list = traits.map((owned, seat) =>
      t('dead-mans-draw:events.traitOf', { name: nameOf(seats, seat), trait: traitsWords(owned, t) }),
    );
    return t('dead-mans-draw:events.traits-revealed', { list: list.join('; ') });
  },
  'locker-target': ({ seat, target }, { t, seats }) =>
    t('dead-mans-draw:events.locker-target', { name: nameOf(seats, seat), target: nameOf(seats, target) }),
  'turn-began': ({ seat }, { t, seats }) => t('dead-mans-draw:events.turn-began', { name: nameOf(seats, seat) }),
  drawn: ({ seat, card }, { t, seats }) =>
    t('dead-mans-draw:events.drawn', { name: nameOf(seats, seat), card: cardWords(card, t) }),
  entered: ({ source, card }, { t }) =>
    source === 'draw' ? null : t('dead-mans-draw:events.entered', { card: cardWords(card, t) }),
  diverted: ({ card, by }, { t }) =>
    t('dead-mans-draw:events.diverted', { trait: traitWords(by, t), card: cardWords(card, t) }),
  busted: ({ card, twin }, { t }) =>
    t('dead-mans-draw:events.busted', { card: cardWords(card, t), twin: cardWords(twin, t) }),
  hooked: ({ seat, card }, { t, seats }) =>
    t('dead-mans-draw:events.hooked', { name: nameOf(seats, seat), card: cardWords(card, t) }),
  stolen: ({ seat, from, card }, { t, seats }) =>
    t('dead-mans-draw:events.stolen', {
      name: nameOf(seats, seat),
      from: nameOf(seats, from),
      card: cardWords(card, t),
    }),
  shot: ({ seat, from, cards, to }, { t, seats }) =>
    t(`dead-mans-draw:events.shot-${to}`, {
      name: nameOf(seats, seat),
      from: nameOf(seats, from),
      cards: cardsWords(cards, t),
    }),
  misfired: ({ seat, card }, { t, seats }) =>
    t('dead-mans-draw:events.misfired', { name: nameOf(seats, seat), card: cardWords(card, t) }),
  'map-opened': ({ cards }, { t }) => t('dead-mans-draw:events.map-opened', { cards: cardsWords(cards, t) }),
  'map-searched': ({ seat }, { t, seats }) => t('dead-mans-draw:events.map-searched', { name: nameOf(seats, seat) }),
  'map-chosen': ({ seat, card }, { t, seats }) =>
    t('dead-mans-draw:events.map-chosen', { name: nameOf(seats, seat), card: cardWords(card, t) }),
  oracle: ({ seat, count, cards }, { t, seats }) =>
    cards
      ? t('dead-mans-draw:events.oracle-open', { cards: cardsWords(cards, t) })
      : t('dead-mans-draw:events.oracle-closed', { count, name: nameOf(seats, seat) }),
  'no-effect': ({ suit }, { t }) => t('dead-mans-draw:events.no-effect', { suit: suitWords(suit, t) }),
  parried: ({ card }, { t }) => t('dead-mans-draw:events.parried', { card: cardWords(card, t) }),
  debt: ({ debt, by }, { t }) =>
    by === 'kraken'
      ? t('dead-mans-draw:events.debt-kraken', { count: debt })
      : t('dead-mans-draw:events.debt-empty-pile'),
  harbored: ({ slots }, { t }) => t('dead-mans-draw:events.harbored', { count: slots }),
  replayed: ({ card }, { t }) => t('dead-mans-draw:events.replayed', { card: cardWords(card, t) }),
  taken: ({ card, to, by }, { t, seats }) =>
    t('dead-mans-draw:events.taken', { trait: traitWords(by, t), to: nameOf(seats, to), card: cardWords(card, t) }),
  collected: ({ seat, cards }, { t, seats }) =>
    cards.length === 0
      ? t('dead-mans-draw:events.collected-nothing', { name: nameOf(seats, seat) })
      : t('dead-mans-draw:events.collected', { name: nameOf(seats, seat), cards: cardsWords(cards, t) }),
  saved: ({ cards }, { t }) =>
    cards.length === 0 ? null : t('dead-mans-draw:events.saved', { cards: cardsWords(cards, t) }),
  bonus: ({ seat, cards, from }, { t, seats }) =>
    from === 'discard'
      ? t('dead-mans-draw:events.bonus-discard', { name: nameOf(seats, seat), cards: cardsWords(cards, t) })
      : t('dead-mans-draw:events.bonus-seat', { from: nameOf(seats, from), cards: cardsWords(cards, t) }),
  sunk: ({ cards, to, by }, { t, seats }) => {
    const lost = cardsWords(cards, t);
    if (to === 'discard') return t('dead-mans-draw:events.sunk', { cards: lost });
    const owner = by === 'thieves-island' ? 'thieves' : 'locker';
    return t(`dead-mans-draw:events.sunk-${owner}`, { to: nameOf(seats, to), cards: lost });
  },
  asks: () => null,
  over: ({ suddenWinner }, { t, seats }) =>
    suddenWinner === null
      ? t('dead-mans-draw:events.over')
      : t('dead-mans-draw:events.over-sudden', { name: nameOf(seats, suddenWinner) }),
};

export const EVENT_TYPES = Object.keys(TALES) as readonly DeadMansDrawEvent['type'][];

export function eventWords(event: DeadMansDrawEvent, seats: readonly SeatSetup[], t: Words): string | null {
  const tale = TALES[event.type] as (event: DeadMansDrawEvent, teller: Teller) => string | null;
  return tale(event, { t, seats });
}
