import type { Words } from '@/components/i18n/words';
import { nameOf } from '@/components/kit/people/seats';
import type { Seat } from '@/engine';
import type { DeadMansDrawAction } from '@/engine/games/dead-mans-draw/actions';
import type { CardId } from '@/engine/games/dead-mans-draw/data/cards';
import { bustOdds, scoreIn } from '@/engine/games/dead-mans-draw/public';
import type { DeadMansDrawView, RowCard, Source } from '@/engine/games/dead-mans-draw/view';
import type { DeadMansDrawAsk } from './prompts';
import { gainOf, isProtected, suitOfId } from './table-facts';
import { targetOf } from './targets';
import { cardsWords } from './words';

/** What can be reckoned exactly about an action: odds of the next card, what lies at stake, points that change hands. */
export function adviceWords(action: DeadMansDrawAction, ask: DeadMansDrawAsk, t: Words): readonly string[] {
  if (action.type === 'DRAW' || action.type === 'COLLECT') return drawingWords(ask.view, t);
  return [...sinkingWords(action, ask, t), ...pointsWords(action, ask, t)];
}

function drawingWords(view: DeadMansDrawView, t: Words): string[] {
  if (view.row.length === 0) return [];
  const { bust, of } = bustOdds(view);
  const { points, extra } = gainOf(view);
  const kept = gainOf({ ...view, row: view.row.filter((_, place) => isProtected(view, place)) }).points;
  const odds =
    view.knownTop.length > 0
      ? t('dead-mans-draw:places.drawPileKnown', { cards: cardsWords(view.knownTop, t) })
      : bust === 0
        ? t('dead-mans-draw:advice.safe')
        : t('dead-mans-draw:advice.odds', { percent: Math.round((100 * bust) / of), bust, all: of });
  const brings = extra > 0 ? t('dead-mans-draw:buttons.gainExtra', { points, count: extra }) : `+${points}`;
  const stake = points - kept;
  return [
    sentence(odds),
    t('dead-mans-draw:advice.row', { brings }),
    ...(bust > 0 && stake > 0 ? [t('dead-mans-draw:advice.stake', { points: stake })] : []),
  ];
}

function sentence(text: string): string {
  const begun = text.charAt(0).toUpperCase() + text.slice(1);
  return begun.endsWith('.') ? begun : `${begun}.`;
}

function sinkingWords(action: DeadMansDrawAction, { view, legal }: DeadMansDrawAsk, t: Words): string[] {
  const sinking = legal.filter((one) => targetOf(view, one)?.busts);
  if (sinking.length === 0) return [];
  return [
    t(targetOf(view, action)?.busts ? 'dead-mans-draw:advice.sinks' : 'dead-mans-draw:advice.afloat', {
      count: sinking.length,
    }),
  ];
}

/** Whose score falls with this choice, and what the row would bring then. */
function pointsWords(action: DeadMansDrawAction, ask: DeadMansDrawAsk, t: Words): string[] {
  const { view, seats } = ask;
  const { cards = [], seat = null, source = null, busts = false } = targetOf(view, action) ?? {};
  const from = cards.length > 0 ? seat : null;
  const without = from === null ? view : withoutCards(view, from, cards);
  const words: string[] = [];
  if (from !== null && action.type !== 'HOOK_PICK') {
    const loss = scoreIn(view, from) - scoreIn(without, from);
    words.push(t('dead-mans-draw:advice.loses', { name: nameOf(seats, from), points: loss }));
  }
  const [card] = cards;
  if (source && card !== undefined && !busts) {
    const after = gainOf({ ...without, row: [...view.row, laid(card, source)] }).points;
    words.push(t('dead-mans-draw:advice.grows', { before: total(view), after: scoreIn(without, view.active) + after }));
  }
  return words;
}

const total = (view: DeadMansDrawView) => scoreIn(view, view.active) + gainOf(view).points;

const laid = (card: CardId, source: Source): RowCard => ({ card, source, safe: false, locked: false });

function withoutCards(view: DeadMansDrawView, seat: Seat, gone: readonly CardId[]): DeadMansDrawView {
  const players = view.players.map((player) => {
    const suit = player.seat === seat && gone[0] !== undefined ? suitOfId(gone[0]) : null;
    if (suit === null) return player;
    return { ...player, bank: { ...player.bank, [suit]: player.bank[suit].filter((card) => !gone.includes(card)) } };
  });
  return { ...view, players };
}
