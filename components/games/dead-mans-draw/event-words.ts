import type { Words } from '@/components/i18n/words';
import { cast, whom, type Teller } from '@/components/kit/told';
import type { SeatSetup } from '@/engine';
import type { DeadMansDrawEvent } from '@/engine/games/dead-mans-draw/events';
import { cardsWords, cardWords, suitWords, traitsWords, traitWords } from './words';

type EventOf<T extends DeadMansDrawEvent['type']> = Extract<DeadMansDrawEvent, { type: T }>;

type Tale<T extends DeadMansDrawEvent['type']> = (event: EventOf<T>, teller: Teller) => string | null;

/** Every event as a sentence. Null: another sentence tells it already, or there is nothing to tell. */
const TALES: { readonly [T in DeadMansDrawEvent['type']]: Tale<T> } = {
  'trait-picked': ({ seat }, teller) => teller.t('dead-mans-draw:events.trait-picked', cast(teller, { name: seat })),
  'traits-revealed': ({ traits }, teller) => {
    const { t } = teller;
    const list = traits.map((owned, seat) =>
      t('dead-mans-draw:events.traitOf', { name: whom(seat, teller), trait: traitsWords(owned, t) }),
    );
    return t('dead-mans-draw:events.traits-revealed', { list: list.join('; ') });
  },
  'locker-target': ({ seat, target }, teller) =>
    teller.t('dead-mans-draw:events.locker-target', cast(teller, { name: seat }, { target })),
  'turn-began': ({ seat }, teller) => teller.t('dead-mans-draw:events.turn-began', cast(teller, { name: seat })),
  drawn: ({ seat, card }, teller) =>
    teller.t('dead-mans-draw:events.drawn', { ...cast(teller, { name: seat }), card: cardWords(card, teller.t) }),
  entered: ({ source, card }, { t }) =>
    source === 'draw' ? null : t('dead-mans-draw:events.entered', { card: cardWords(card, t) }),
  diverted: ({ card, by }, { t }) =>
    t('dead-mans-draw:events.diverted', { trait: traitWords(by, t), card: cardWords(card, t) }),
  busted: ({ card, twin }, { t }) =>
    t('dead-mans-draw:events.busted', { card: cardWords(card, t), twin: cardWords(twin, t) }),
  hooked: ({ seat, card }, teller) =>
    teller.t('dead-mans-draw:events.hooked', { ...cast(teller, { name: seat }), card: cardWords(card, teller.t) }),
  stolen: ({ seat, from, card }, teller) =>
    teller.t('dead-mans-draw:events.stolen', {
      ...cast(teller, { name: seat }, { from }),
      card: cardWords(card, teller.t),
    }),
  shot: ({ seat, from, cards, to }, teller) =>
    teller.t(`dead-mans-draw:events.shot-${to}`, {
      ...cast(teller, { name: seat }, { from }),
      cards: cardsWords(cards, teller.t),
    }),
  misfired: ({ seat, card }, teller) =>
    teller.t('dead-mans-draw:events.misfired', { ...cast(teller, { name: seat }), card: cardWords(card, teller.t) }),
  'map-opened': ({ cards }, { t }) => t('dead-mans-draw:events.map-opened', { cards: cardsWords(cards, t) }),
  'map-searched': ({ seat }, teller) => teller.t('dead-mans-draw:events.map-searched', cast(teller, { name: seat })),
  'map-chosen': ({ seat, card }, teller) =>
    teller.t('dead-mans-draw:events.map-chosen', { ...cast(teller, { name: seat }), card: cardWords(card, teller.t) }),
  oracle: ({ seat, count, cards }, teller) =>
    cards
      ? teller.t('dead-mans-draw:events.oracle-open', { cards: cardsWords(cards, teller.t) })
      : teller.t('dead-mans-draw:events.oracle-closed', { count, ...cast(teller, { name: seat }) }),
  'no-effect': ({ suit }, { t }) => t('dead-mans-draw:events.no-effect', { suit: suitWords(suit, t) }),
  parried: ({ card }, { t }) => t('dead-mans-draw:events.parried', { card: cardWords(card, t) }),
  debt: ({ debt, by }, { t }) =>
    by === 'kraken'
      ? t('dead-mans-draw:events.debt-kraken', { count: debt })
      : t('dead-mans-draw:events.debt-empty-pile'),
  harbored: ({ slots }, { t }) => t('dead-mans-draw:events.harbored', { count: slots }),
  replayed: ({ card }, { t }) => t('dead-mans-draw:events.replayed', { card: cardWords(card, t) }),
  taken: ({ card, to, by }, teller) =>
    teller.t('dead-mans-draw:events.taken', {
      ...cast(teller, {}, { to }),
      trait: traitWords(by, teller.t),
      card: cardWords(card, teller.t),
    }),
  collected: ({ seat, cards }, teller) => {
    const names = cast(teller, { name: seat });
    return cards.length === 0
      ? teller.t('dead-mans-draw:events.collected-nothing', names)
      : teller.t('dead-mans-draw:events.collected', { ...names, cards: cardsWords(cards, teller.t) });
  },
  saved: ({ cards }, { t }) =>
    cards.length === 0 ? null : t('dead-mans-draw:events.saved', { cards: cardsWords(cards, t) }),
  bonus: ({ seat, cards, from }, teller) => {
    const won = cardsWords(cards, teller.t);
    return from === 'discard'
      ? teller.t('dead-mans-draw:events.bonus-discard', { ...cast(teller, { name: seat }), cards: won })
      : teller.t('dead-mans-draw:events.bonus-seat', { ...cast(teller, {}, { from }), cards: won });
  },
  sunk: ({ cards, to, by }, teller) => {
    const lost = cardsWords(cards, teller.t);
    if (to === 'discard') return teller.t('dead-mans-draw:events.sunk', { cards: lost });
    const owner = by === 'thieves-island' ? 'thieves' : 'locker';
    return teller.t(`dead-mans-draw:events.sunk-${owner}`, { ...cast(teller, {}, { to }), cards: lost });
  },
  asks: () => null,
  over: ({ suddenWinner }, teller) =>
    suddenWinner === null
      ? teller.t('dead-mans-draw:events.over')
      : teller.t('dead-mans-draw:events.over-sudden', cast(teller, { name: suddenWinner })),
};

export function eventWords(event: DeadMansDrawEvent, seats: readonly SeatSetup[], t: Words): string | null {
  const tale = TALES[event.type] as (event: DeadMansDrawEvent, teller: Teller) => string | null;
  return tale(event, { t, seats });
}
