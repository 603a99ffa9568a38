import type { Words } from '@/components/i18n/words';
import type { Ask, BarButton } from '@/components/kit/face';
import { nameOf } from '@/components/kit/people/seats';
import type { Seat } from '@/engine';
import type { SeaOfCloudsAction } from '@/engine/games/sea-of-clouds/actions';
import { MOST_IN_SHARE } from '@/engine/games/sea-of-clouds/data/board';
import { boxOf } from '@/engine/games/sea-of-clouds/box';
import type { SeaOfCloudsDecision } from '@/engine/games/sea-of-clouds/decisions';
import type { SeaOfCloudsView, Share } from '@/engine/games/sea-of-clouds/view';
import { cardWords, faceOf, faceWords, isShared, minus, setChanges, typeWords } from './words';
import { tabOf, typeOf } from './looks';

export type SeaOfCloudsAsk = Ask<SeaOfCloudsView, SeaOfCloudsAction, SeaOfCloudsDecision>;
type Button = BarButton<SeaOfCloudsAction>;

export function prompt({ decision, view }: SeaOfCloudsAsk, t: Words): string {
  switch (decision.kind) {
    case 'shareChoice':
      return t('sea-of-clouds:prompts.shareChoice', { slot: decision.about.slot });
    case 'fightTargetOrder':
      return t('sea-of-clouds:prompts.fightTargetOrder', { card: cardWords(view, decision.about.card, t) });
    case 'swapObject':
      return t(
        decision.about.give === undefined
          ? 'sea-of-clouds:prompts.swapObject'
          : 'sea-of-clouds:prompts.swapObject-take',
      );
    default:
      return t(`sea-of-clouds:prompts.${decision.kind}`);
  }
}

/** What can be pressed without choosing a card first. Only what everybody can see is written on it. */
export function buttons(ask: SeaOfCloudsAsk, t: Words): Button[] {
  const { legal, view } = ask;
  const made = legal.flatMap((action): Button[] => {
    switch (action.type) {
      case 'shareChoice': {
        const share = view.shares[action.slot - 1];
        if (!share) return [];
        return action.action === 'take'
          ? [{ action, kind: 'primary', label: t('sea-of-clouds:buttons.take'), sub: takeWords(share, ask, t) }]
          : [{ action, kind: 'secondary', label: t('sea-of-clouds:buttons.leave') }];
      }
      case 'peekDeckTop':
        return [
          action.use
            ? { action, kind: 'primary', label: t('sea-of-clouds:buttons.look') }
            : { action, kind: 'secondary', label: t('sea-of-clouds:buttons.pass') },
        ];
      case 'swapObject':
      case 'swapRum':
        return 'decline' in action ? [{ action, kind: 'secondary', label: t('sea-of-clouds:buttons.keep') }] : [];
      default:
        return [];
    }
  });
  // Leave left, take right.
  return made.sort((a, b) => Number(a.kind === 'primary') - Number(b.kind === 'primary'));
}

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

/** Whether an action stands in the bar by itself; all others are chosen as things on the table. */
export function isPressed(action: SeaOfCloudsAction): boolean {
  return action.type === 'shareChoice' || action.type === 'peekDeckTop' || 'decline' in action;
}

export function confirm(action: SeaOfCloudsAction, ask: SeaOfCloudsAsk, t: Words): Button {
  return { action, kind: 'primary', label: actionWords(action, ask, t) };
}

export function actionWords(action: SeaOfCloudsAction, ask: SeaOfCloudsAsk, t: Words): string {
  const { view, seats } = ask;
  const card = (id: string) => targetWords(id, ask, t);
  switch (action.type) {
    case 'shareChoice':
      return action.action === 'take' ? t('sea-of-clouds:buttons.take') : leftWords(view, action.slot - 1, t);
    case 'peekDeckTop':
      return t(action.use ? 'sea-of-clouds:buttons.look' : 'sea-of-clouds:buttons.pass');
    case 'pickLootCard': {
      const back = view.shares[action.slot - 1]?.cards[action.index];
      const type = back ? typeWords(back.type, t) : '';
      return t('sea-of-clouds:places.slotCard', { slot: action.slot, index: action.index + 1, type });
    }
    case 'plumeVictim':
      return t(`sea-of-clouds:actions.plumeVictim${hasObject(view, action.seat) ? '' : '-none'}`, {
        name: nameOf(seats, action.seat),
      });
    case 'fightTargetOrder':
      return t(`sea-of-clouds:actions.${action.type}`, { name: nameOf(seats, action.seat) });
    case 'swapObject':
      if ('decline' in action) return t('sea-of-clouds:buttons.keep');
      return 'giveId' in action
        ? t('sea-of-clouds:actions.swapObject-give', { card: card(action.giveId) })
        : t('sea-of-clouds:actions.swapObject-take', { card: card(action.takeId) });
    case 'swapRum':
      if ('decline' in action) return t('sea-of-clouds:buttons.keep');
      return t('sea-of-clouds:actions.swapRum', { card: card(action.giveId) });
    default:
      return t(`sea-of-clouds:actions.${action.type}`, { card: card(action.cardId) });
  }
}

/** Strength of a pirate, points of a bottle, the place of a share; cards that lie face down are counted. */
export function numberOn(action: SeaOfCloudsAction, ask: SeaOfCloudsAsk): number | null {
  if (action.type === 'pickLootCard') return action.slot;
  const card = cardOf(action);
  if (card === null) return null;
  if (isVeiled(card, ask)) return veiledCards(ask).indexOf(card) + 1;
  const face = faceOf(ask.view, card);
  return face ? (tabOf(face)?.number ?? null) : null;
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

/** 5.6: the view of whoever looks into shares, or chooses among hidden cards, is for nobody else. */
export function hides({ kind }: SeaOfCloudsDecision): boolean {
  return HIDING.has(kind);
}

/** Questions that keys answer by themselves, one after the other: share by share, exchange by exchange. */
export function unseen({ kind }: SeaOfCloudsDecision): boolean {
  return PRESSED.has(kind);
}

const PRESSED: ReadonlySet<SeaOfCloudsDecision['kind']> = new Set([
  'shareChoice',
  'peekDeckTop',
  'swapObject',
  'swapRum',
]);

const HIDING: ReadonlySet<SeaOfCloudsDecision['kind']> = new Set([
  'shareChoice',
  'peekDeckTop',
  'placeNext',
  'swapRum',
]);

export function secretWords({ kind }: SeaOfCloudsDecision, t: Words): string {
  const taken = kind === 'placeNext' || kind === 'swapRum';
  return t(taken ? 'sea-of-clouds:secretOrder' : 'sea-of-clouds:curtain');
}
