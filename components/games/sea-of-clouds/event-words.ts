import type { Words } from '@/components/i18n/words';
import { cast, type Teller as Speaker } from '@/components/kit/told';
import type { SeatSetup } from '@/engine';
import type { SeaOfCloudsEvent } from '@/engine/games/sea-of-clouds/events';
import type { SeaOfCloudsOptions } from '@/engine/games/sea-of-clouds/options';
import { cardWords, typeWords } from './words';

type EventOf<T extends SeaOfCloudsEvent['type']> = Extract<SeaOfCloudsEvent, { type: T }>;

interface Teller extends Speaker {
  /** Whom the event happens to, as a sentence about it names them. */
  readonly who: { readonly name: string; readonly context?: string };
  /** What a card is called in this match: it may be played with an owner's pack. */
  readonly card: (id: string) => string;
}

type Tale<T extends SeaOfCloudsEvent['type']> = (event: EventOf<T>, teller: Teller) => string | null;

function byWords(by: string, { t, card }: Teller): string {
  return by === 'empty-deck' ? t('sea-of-clouds:emptyDeck') : card(by);
}

/** Every event as a sentence. Null: another sentence tells it already, or there is nothing to tell. */
const TALES: { readonly [T in SeaOfCloudsEvent['type']]: Tale<T> } = {
  'turn-began': (_, { t, who }) => t('sea-of-clouds:events.turn-began', who),
  sailed: ({ round }, { t }) => t('sea-of-clouds:events.sailed', { round }),
  peeked: (_, { t, who }) => t('sea-of-clouds:events.peeked', who),
  looked: ({ slot }, { t, who }) => t('sea-of-clouds:events.looked', { ...who, slot }),
  left: ({ slot }, { t, who }) => t('sea-of-clouds:events.left', { ...who, slot }),
  dealt: ({ slot, card }, { t }) => t('sea-of-clouds:events.dealt', { slot, type: typeWords(card, t) }),
  laid: ({ slot }, { t }) => t('sea-of-clouds:events.laid', { slot }),
  took: ({ slot }, { t, who }) => t('sea-of-clouds:events.took', { ...who, slot }),
  drew: (_, { t, who }) => t('sea-of-clouds:events.drew', who),
  picked: ({ slot }, { t, who }) => t('sea-of-clouds:events.picked', { ...who, slot }),
  placed: ({ zone, card, back }, { t, who, card: named }) => {
    // What lies face down is told by its back, also to its owner: others hear it, too.
    const open = card !== undefined && zone !== 'rum' && zone !== 'secrets';
    return t('sea-of-clouds:events.placed', { ...who, card: open ? named(card) : typeWords(back, t) });
  },
  gained: ({ count, by }, teller) =>
    teller.t('sea-of-clouds:events.gained', { ...teller.who, count, by: byWords(by, teller) }),
  'chest-filled': ({ count }, { t }) => t('sea-of-clouds:events.chest-filled', { count }),
  'chest-won': (_, { t, who }) => t('sea-of-clouds:events.chest-won', who),
  'chest-paid': ({ count }, { t, who }) => t('sea-of-clouds:events.chest-paid', { ...who, count }),
  discarded: ({ card }, { t, who, card: named }) => t('sea-of-clouds:events.discarded', { ...who, card: named(card) }),
  fought: (_, { t }) => t('sea-of-clouds:events.fought'),
  applied: ({ card }, { t, who, card: named }) => t('sea-of-clouds:events.applied', { ...who, card: named(card) }),
  nothing: ({ card }, { t, card: named }) => t('sea-of-clouds:events.nothing', { card: named(card) }),
  stole: ({ seat, from, count }, teller) =>
    teller.t('sea-of-clouds:events.stole', { ...cast(teller, { name: seat }, { from }), count }),
  parrot: (_, { t, who }) => t('sea-of-clouds:events.parrot', who),
  'rum-stolen': ({ seat, from }, teller) =>
    teller.t('sea-of-clouds:events.rum-stolen', cast(teller, { name: seat }, { from })),
  'rum-swapped': ({ seat, from }, teller) =>
    teller.t('sea-of-clouds:events.rum-swapped', cast(teller, { name: seat }, { from })),
  swapped: ({ seat, from, given, taken }, teller) =>
    teller.t('sea-of-clouds:events.swapped', {
      ...cast(teller, { name: seat }, { from }),
      given: teller.card(given),
      taken: teller.card(taken),
    }),
  declined: (_, { t, who }) => t('sea-of-clouds:events.declined', who),
  named: ({ seat, victim }, teller) => teller.t('sea-of-clouds:events.named', cast(teller, { name: seat }, { victim })),
  'crews-left': (_, { t }) => t('sea-of-clouds:events.crews-left'),
  hat: (_, { t, who }) => t('sea-of-clouds:events.hat', who),
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
  return tale(event, { t, seats, who: cast({ t, seats }, { name: event.seat }), card });
}
