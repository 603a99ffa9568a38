import type { Words } from '@/components/i18n/words';
import type { Ask, BarButton } from '@/components/kit/face';
import { nameOf } from '@/components/kit/people/seats';
import type { DeadMansDrawAction } from '@/engine/games/dead-mans-draw/actions';
import type { DeadMansDrawDecision } from '@/engine/games/dead-mans-draw/decisions';
import type { DeadMansDrawView } from '@/engine/games/dead-mans-draw/view';
import { bustChance, cardsAtRisk, gainOf, valueOfId, wouldBust } from './table-facts';
import { cardsOf, targetsOf } from './targets';
import { cardsWords, traitsWords } from './words';

export type DeadMansDrawAsk = Ask<DeadMansDrawView, DeadMansDrawAction, DeadMansDrawDecision>;

export function prompt({ view, decision, legal }: DeadMansDrawAsk, t: Words): string {
  const { kind } = decision;
  if (kind === 'HOOK_PICK' && decision.about.left === 2) return t('dead-mans-draw:prompts.HOOK_PICK_more');
  if (kind === 'PICK_TRAIT' && view.options.traitsPerPlayer === 2) return t('dead-mans-draw:prompts.PICK_TRAIT_two');
  if (view.debt > 0 && legal.every(({ type }) => type === 'DRAW') && view.drawsThisTurn > 0) {
    return t('dead-mans-draw:prompts.debt', { count: view.debt });
  }
  return t(`dead-mans-draw:prompts.${kind}`);
}

/** Draw and Take loot; for a pick there is nothing to press before something is chosen. */
export function buttons(ask: DeadMansDrawAsk, t: Words): BarButton<DeadMansDrawAction>[] {
  const { view, legal } = ask;
  if (!legal.some(({ type }) => type === 'DRAW' || type === 'COLLECT')) return [];
  const sinks = sinksForSure(view);
  const chance = view.options.assist === 'odds' && view.row.length > 0 && !sinks ? bustChance(view) : undefined;
  return [
    {
      action: { type: 'COLLECT' },
      kind: 'secondary',
      label: t('dead-mans-draw:buttons.COLLECT'),
      sub: collectNote(ask, t),
    },
    {
      action: { type: 'DRAW' },
      kind: sinks ? 'danger' : 'primary',
      label: t('dead-mans-draw:buttons.DRAW'),
      sub: drawNote(ask, t),
      gauge: chance,
    },
  ];
}

/** The card that everybody asked here knows to come next has its twin in the row. */
function sinksForSure(view: DeadMansDrawView): boolean {
  const [next] = view.knownTop;
  return next !== undefined && wouldBust(view, next, 'draw');
}

function collectNote({ view }: DeadMansDrawAsk, t: Words): string | undefined {
  if (view.drawsThisTurn === 0) return undefined;
  if (view.debt > 0 && view.drawCount > 0) return t('dead-mans-draw:buttons.debt', { count: view.debt });
  const { points, extra } = gainOf(view);
  if (extra > 0) return t('dead-mans-draw:buttons.gainExtra', { points, count: extra });
  return points > 0 ? t('dead-mans-draw:buttons.gain', { points }) : t('dead-mans-draw:buttons.gainNothing');
}

function drawNote({ view }: DeadMansDrawAsk, t: Words): string | undefined {
  // Short, so that the button keeps its two lines: the other seen cards stand beside the pile.
  if (view.knownTop.length > 0) {
    const card = cardsWords(view.knownTop.slice(0, 1), t);
    return sinksForSure(view) ? t('dead-mans-draw:buttons.sinks', { card }) : card;
  }
  if (view.drawsThisTurn === 0) return t('dead-mans-draw:buttons.firstCard');
  if (view.drawCount === 1) return t('dead-mans-draw:buttons.lastCard');
  if (view.options.assist === 'none' || view.row.length === 0) return undefined;
  return t('dead-mans-draw:buttons.atRisk', { cards: cardsAtRisk(view), all: view.row.length });
}

export function confirm(action: DeadMansDrawAction, ask: DeadMansDrawAsk, t: Words): BarButton<DeadMansDrawAction> {
  const target = targetsOf(ask.view, [action])[0];
  const sub =
    action.type === 'PICK_TRAIT'
      ? traitsWords(action.traits, t)
      : target?.place.kind === 'seat'
        ? nameOf(ask.seats, target.place.seat)
        : cardsWords(target?.cards ?? [], t);
  return {
    action,
    label: t(`dead-mans-draw:buttons.${action.type}`),
    sub: target?.busts ? `${sub}. ${t('dead-mans-draw:places.wouldSink')}` : sub,
    kind: target?.busts ? 'danger' : 'primary',
  };
}

/** What is printed on the card that would move. */
export function numberOn(action: DeadMansDrawAction, { view }: DeadMansDrawAsk): number | null {
  const [card] = cardsOf(view, action);
  return card === undefined ? null : valueOfId(card);
}

export function actionWords(action: DeadMansDrawAction, ask: DeadMansDrawAsk, t: Words): string {
  const { view, seats } = ask;
  const [target] = targetsOf(view, [action]);
  const cards = cardsWords(cardsOf(view, action), t);
  const name = 'seat' in action ? nameOf(seats, action.seat) : '';
  const traits = action.type === 'PICK_TRAIT' ? traitsWords(action.traits, t) : '';
  const words = t(`dead-mans-draw:actions.${action.type}`, { card: cards, cards, name, traits });
  return target?.busts ? t('dead-mans-draw:actions.withBust', { action: words }) : words;
}
