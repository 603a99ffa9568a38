import type { Words } from '@/components/i18n/words';
import { nameOf } from '@/components/table/seats';
import type { SeatSetup } from '@/engine';
import type { SeaOfCloudsEvent } from '@/engine/games/sea-of-clouds/events';
import type { SeaOfCloudsOptions } from '@/engine/games/sea-of-clouds/options';
import { cardWords, typeWords } from './words';

type EventOf<T extends SeaOfCloudsEvent['type']> = Extract<SeaOfCloudsEvent, { type: T }>;

interface Teller {
  readonly t: Words;
  readonly seats: readonly SeatSetup[];
  /** Whom the event happens to. */
  readonly name: string;
  /** What a card is called in this match: it may be played with an owner's pack. */
  readonly card: (id: string) => string;
}

type Tale<T extends SeaOfCloudsEvent['type']> = (event: EventOf<T>, teller: Teller) => string | null;

function byWords(by: string, { t, card }: Teller): string {
  return by === 'empty-deck' ? t('sea-of-clouds:emptyDeck') : card(by);
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
  placed: ({ zone, card, back }, { t, name, card: named }) => {
    // What lies face down is told by its back, also to its owner: others hear it, too.
    const open = card !== undefined && zone !== 'rum' && zone !== 'secrets';
    return t('sea-of-clouds:events.placed', { name, card: open ? named(card) : typeWords(back, t) });
  },
  gained: ({ count, by }, teller) =>
    teller.t('sea-of-clouds:events.gained', { name: teller.name, count, by: byWords(by, teller) }),
  'chest-filled': ({ count }, { t }) => t('sea-of-clouds:events.chest-filled', { count }),
  'chest-won': (_, { t, name }) => t('sea-of-clouds:events.chest-won', { name }),
  'chest-paid': ({ count }, { t, name }) => t('sea-of-clouds:events.chest-paid', { name, count }),
  discarded: ({ card }, { t, name, card: named }) => t('sea-of-clouds:events.discarded', { name, card: named(card) }),
  fought: (_, { t }) => t('sea-of-clouds:events.fought'),
  applied: ({ card }, { t, name, card: named }) => t('sea-of-clouds:events.applied', { name, card: named(card) }),
  nothing: ({ card }, { t, card: named }) => t('sea-of-clouds:events.nothing', { card: named(card) }),
  stole: ({ from, count }, { t, seats, name }) =>
    t('sea-of-clouds:events.stole', { name, from: nameOf(seats, from), count }),
  parrot: (_, { t, name }) => t('sea-of-clouds:events.parrot', { name }),
  'rum-stolen': ({ from }, { t, seats, name }) =>
    t('sea-of-clouds:events.rum-stolen', { name, from: nameOf(seats, from) }),
  'rum-swapped': ({ from }, { t, seats, name }) =>
    t('sea-of-clouds:events.rum-swapped', { name, from: nameOf(seats, from) }),
  swapped: ({ from, given, taken }, { t, seats, name, card }) =>
    t('sea-of-clouds:events.swapped', {
      name,
      from: nameOf(seats, from),
      given: card(given),
      taken: card(taken),
    }),
  declined: (_, { t, name }) => t('sea-of-clouds:events.declined', { name }),
  named: ({ victim }, { t, seats }) => t('sea-of-clouds:events.named', { victim: nameOf(seats, victim) }),
  'crews-left': (_, { t }) => t('sea-of-clouds:events.crews-left'),
  hat: (_, { t, name }) => t('sea-of-clouds:events.hat', { name }),
  over: (_, { t }) => t('sea-of-clouds:events.over'),
  asks: () => null,
};

export function eventWords(
  event: SeaOfCloudsEvent,
  seats: readonly SeatSetup[],
  t: Words,
  options: SeaOfCloudsOptions,
): string | null {
  const tale = TALES[event.type] as Tale<SeaOfCloudsEvent['type']>;
  const card = (id: string) => cardWords({ options }, id, t);
  return tale(event, { t, seats, name: nameOf(seats, event.seat), card });
}

export const EVENT_TYPES = Object.keys(TALES) as SeaOfCloudsEvent['type'][];
