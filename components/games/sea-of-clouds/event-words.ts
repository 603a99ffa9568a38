import { hasWords, say, type Words } from '@/components/i18n/words';
import { nameOf } from '@/components/table/seats';
import type { SeatSetup } from '@/engine';
import type { SeaOfCloudsEvent } from '@/engine/games/sea-of-clouds/events';
import { typeWords } from './words';

type EventOf<T extends SeaOfCloudsEvent['type']> = Extract<SeaOfCloudsEvent, { type: T }>;

interface Teller {
  readonly t: Words;
  readonly seats: readonly SeatSetup[];
  /** Whom the event happens to. */
  readonly name: string;
}

type Tale<T extends SeaOfCloudsEvent['type']> = (event: EventOf<T>, teller: Teller) => string | null;

/** An event knows the id of a card only, and whose pack it is stands nowhere in it: the app's own words, else the id. */
function idWords(card: string, t: Words): string {
  const key = `sea-of-clouds:cards.${card.replace(/-\d+$/, '')}`;
  return hasWords(key) ? say(t, key) : card;
}

function byWords(by: string, t: Words): string {
  return by === 'empty-deck' ? t('sea-of-clouds:emptyDeck') : idWords(by, t);
}

/** Every event as a sentence. Null: another sentence tells it already, or there is nothing to tell. */
const TALES: { readonly [T in SeaOfCloudsEvent['type']]: Tale<T> } = {
  'turn-began': (_, { t, name }) => t('sea-of-clouds:events.turn-began', { name }),
  sailed: ({ round }, { t }) => t('sea-of-clouds:events.sailed', { round }),
  peeked: (_, { t, name }) => t('sea-of-clouds:events.peeked', { name }),
  looked: ({ slot }, { t, name }) => t('sea-of-clouds:events.looked', { name, slot }),
  left: ({ slot }, { t, name }) => t('sea-of-clouds:events.left', { name, slot }),
  dealt: ({ slot, card }, { t }) => t('sea-of-clouds:events.dealt', { slot, type: typeWords(card, t) }),
  laid: ({ slot }, { t }) => t('sea-of-clouds:events.laid', { slot }),
  took: ({ slot }, { t, name }) => t('sea-of-clouds:events.took', { name, slot }),
  drew: (_, { t, name }) => t('sea-of-clouds:events.drew', { name }),
  picked: ({ slot }, { t, name }) => t('sea-of-clouds:events.picked', { name, slot }),
  placed: ({ zone, card, back }, { t, name }) => {
    // What lies face down is told by its back, also to its owner: others hear it, too.
    const open = card !== undefined && zone !== 'rum' && zone !== 'secrets';
    return t('sea-of-clouds:events.placed', { name, card: open ? idWords(card, t) : typeWords(back, t) });
  },
  gained: ({ count, by }, { t, name }) => t('sea-of-clouds:events.gained', { name, count, by: byWords(by, t) }),
  'chest-filled': ({ count }, { t }) => t('sea-of-clouds:events.chest-filled', { count }),
  'chest-won': (_, { t, name }) => t('sea-of-clouds:events.chest-won', { name }),
  'chest-paid': ({ count }, { t, name }) => t('sea-of-clouds:events.chest-paid', { name, count }),
  discarded: ({ card }, { t, name }) => t('sea-of-clouds:events.discarded', { name, card: idWords(card, t) }),
  fought: (_, { t }) => t('sea-of-clouds:events.fought'),
  applied: ({ card }, { t, name }) => t('sea-of-clouds:events.applied', { name, card: idWords(card, t) }),
  nothing: ({ card }, { t }) => t('sea-of-clouds:events.nothing', { card: idWords(card, t) }),
  stole: ({ from, count }, { t, seats, name }) =>
    t('sea-of-clouds:events.stole', { name, from: nameOf(seats, from), count }),
  parrot: (_, { t, name }) => t('sea-of-clouds:events.parrot', { name }),
  'rum-stolen': ({ from }, { t, seats, name }) =>
    t('sea-of-clouds:events.rum-stolen', { name, from: nameOf(seats, from) }),
  'rum-swapped': ({ from }, { t, seats, name }) =>
    t('sea-of-clouds:events.rum-swapped', { name, from: nameOf(seats, from) }),
  swapped: ({ from, given, taken }, { t, seats, name }) =>
    t('sea-of-clouds:events.swapped', {
      name,
      from: nameOf(seats, from),
      given: idWords(given, t),
      taken: idWords(taken, t),
    }),
  declined: (_, { t, name }) => t('sea-of-clouds:events.declined', { name }),
  named: ({ victim }, { t, seats }) => t('sea-of-clouds:events.named', { victim: nameOf(seats, victim) }),
  'crews-left': (_, { t }) => t('sea-of-clouds:events.crews-left'),
  hat: (_, { t, name }) => t('sea-of-clouds:events.hat', { name }),
  over: (_, { t }) => t('sea-of-clouds:events.over'),
  asks: () => null,
};

export function eventWords(event: SeaOfCloudsEvent, seats: readonly SeatSetup[], t: Words): string | null {
  const tale = TALES[event.type] as Tale<SeaOfCloudsEvent['type']>;
  return tale(event, { t, seats, name: nameOf(seats, event.seat) });
}

export const EVENT_TYPES = Object.keys(TALES) as SeaOfCloudsEvent['type'][];
