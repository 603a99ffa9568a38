import type { Words } from '@/components/i18n/words';
import { Presenter, type Row } from '@/components/kit/answers/presenter';
import { nameOf } from '@/components/kit/people/seats';
import type { Seat } from '@/engine';
import type { Typed } from '@/engine/core/forms';
import type { SeaOfCloudsAction } from '@/engine/games/sea-of-clouds/actions';
import { MOST_IN_SHARE } from '@/engine/games/sea-of-clouds/data/board';
import { boxOf } from '@/engine/games/sea-of-clouds/box';
import type { SeaOfCloudsView, Share } from '@/engine/games/sea-of-clouds/view';
import { tabOf, typeOf } from './looks';
import type { SeaOfCloudsAsk } from './prompts';
import { cardWords, faceOf, faceWords, isShared, minus, setChanges, typeWords } from './words';

type CardAction =
  Extract<SeaOfCloudsAction, { readonly cardId: string }> | Typed<SeaOfCloudsAction, 'swapObject' | 'swapRum'>;

/** Answers that name a card; an exchange may be declined besides. */
const CARD: Row<CardAction, SeaOfCloudsAsk> = {
  bar: (action) => 'decline' in action,
  words: (action, ask, t) => {
    const card = cardOf(action);
    if (card === null) return t('sea-of-clouds:buttons.keep');
    const type =
      action.type === 'swapObject' ? (`swapObject-${'giveId' in action ? 'give' : 'take'}` as const) : action.type;
    return t(`sea-of-clouds:actions.${type}`, { card: targetWords(card, ask, t) });
  },
  button: (action, ask, t) => ({
    label: CARD.words(action, ask, t),
    kind: 'decline' in action ? 'secondary' : 'primary',
  }),
  // Strength of a pirate, points of a bottle; cards that lie face down are counted.
  number: (action, ask) => {
    const card = cardOf(action);
    if (card === null) return null;
    if (isVeiled(card, ask)) return veiledCards(ask).indexOf(card) + 1;
    const face = faceOf(ask.view, card);
    return face ? (tabOf(face)?.number ?? null) : null;
  },
};

const lookWords = (use: boolean, t: Words) => t(use ? 'sea-of-clouds:buttons.look' : 'sea-of-clouds:buttons.pass');

export const present = new Presenter<SeaOfCloudsAction, SeaOfCloudsAsk>({
  // Only what everybody can see stands on these buttons.
  shareChoice: {
    bar: true,
    words: ({ action, slot }, { view }, t) =>
      action === 'take' ? t('sea-of-clouds:buttons.take') : leftWords(view, slot - 1, t),
    button: ({ action, slot }, ask, t) => {
      if (action === 'leave') return { label: t('sea-of-clouds:buttons.leave'), kind: 'secondary' };
      const share = ask.view.shares[slot - 1];
      return { label: t('sea-of-clouds:buttons.take'), sub: share && takeWords(share, ask, t) };
    },
  },
  peekDeckTop: {
    bar: true,
    words: ({ use }, _, t) => lookWords(use, t),
    button: ({ use }, _, t) => ({ label: lookWords(use, t), kind: use ? 'primary' : 'secondary' }),
  },
  pickLootCard: {
    words: ({ slot, index }, { view }, t) => {
      const back = view.shares[slot - 1]?.cards[index];
      const type = back ? typeWords(back.type, t) : '';
      return t('sea-of-clouds:places.slotCard', { slot, index: index + 1, type });
    },
    number: ({ slot }) => slot,
  },
  fightTargetOrder: {
    words: ({ type, seat }, { seats }, t) => t(`sea-of-clouds:actions.${type}`, { name: nameOf(seats, seat) }),
  },
  plumeVictim: {
    words: ({ seat }, { view, seats }, t) =>
      t(`sea-of-clouds:actions.plumeVictim${hasObject(view, seat) ? '' : '-none'}`, { name: nameOf(seats, seat) }),
  },
  placeNext: CARD,
  discardOwnPirate: CARD,
  pirateOrder: CARD,
  plumeDiscard: CARD,
  swapObject: CARD,
  swapRum: CARD,
});

/** What a share brings: for whoever plays alone what becomes of a set of relics, else only what all can see. */
function takeWords(share: Share, { view, seats, decision }: SeaOfCloudsAsk, t: Words): string {
  if (isShared(seats)) return contents(share, t);
  const owned = view.players[decision.seat]?.relics ?? [];
  const cards = share.cards.flatMap(({ card }) =>
    card !== null && faceOf(view, card)?.zone === 'relics' ? [card] : [],
  );
  const [set] = setChanges(boxOf(view.options), owned, [...owned, ...cards]);
  if (!set) return contents(share, t);
  return t('sea-of-clouds:places.set', { card: faceWords(set.face, t), from: minus(set.from), to: minus(set.to) });
}

function contents({ cards, doubloons }: Share, t: Words): string {
  const held = t('sea-of-clouds:places.cards', { count: cards.length });
  return doubloons > 0 ? t('sea-of-clouds:places.cardsCoins', { cards: held, count: doubloons }) : held;
}

/** What becomes of a share that is left (4.3). */
export function leftWords(view: SeaOfCloudsView, slot: number, t: Words): string {
  const card = (view.shares[slot]?.cards.length ?? 0) < MOST_IN_SHARE && view.deckCount > 0;
  return t(card ? 'sea-of-clouds:places.leaveCard' : 'sea-of-clouds:places.leaveCoin');
}

export const hasObject = (view: SeaOfCloudsView, seat: Seat) => (view.players[seat]?.objects.length ?? 0) > 0;

/** The card that an action names. */
export function cardOf(action: SeaOfCloudsAction): string | null {
  if ('cardId' in action) return action.cardId;
  if ('giveId' in action) return action.giveId;
  return 'takeId' in action ? action.takeId : null;
}

/** Rum and secrets lie face down: where several people look, they are told apart by number, not by name. */
export function isVeiled(card: string, { view, seats }: SeaOfCloudsAsk): boolean {
  const zone = faceOf(view, card)?.zone;
  return isShared(seats) && (zone === 'rum' || zone === 'secrets');
}

export function targetWords(card: string, ask: SeaOfCloudsAsk, t: Words): string {
  if (!isVeiled(card, ask)) return cardWords(ask.view, card, t);
  const type = faceOf(ask.view, card)?.type ?? 0;
  return t('sea-of-clouds:places.copy', { card: typeWords(typeOf(type), t), n: veiledCards(ask).indexOf(card) + 1 });
}

function veiledCards(ask: SeaOfCloudsAsk): string[] {
  return ask.legal.flatMap((action) => {
    const one = cardOf(action);
    return one !== null && isVeiled(one, ask) ? [one] : [];
  });
}
