import { settings } from '@/components/kit/settings/settings';
import type { Words } from '@/components/i18n/words';
import { Presenter, type ButtonWords, type Row } from '@/components/kit/answers/presenter';
import { nameOf } from '@/components/kit/people/seats';
import type { DeadMansDrawAction } from '@/engine/games/dead-mans-draw/actions';
import type { DeadMansDrawView } from '@/engine/games/dead-mans-draw/view';
import type { DeadMansDrawAsk } from './prompts';
import { bustChance, cardsAtRisk, gainOf, valueOfId, wouldBust } from './table-facts';
import { aimOf, targetOf } from './targets';
import { cardsWords, traitsWords } from './words';

type AnyRow = Row<DeadMansDrawAction, DeadMansDrawAsk>;

function words(action: DeadMansDrawAction, { view, seats }: DeadMansDrawAsk, t: Words): string {
  const target = targetOf(view, action);
  const cards = cardsWords(target?.cards ?? [], t);
  const name = 'seat' in action ? nameOf(seats, action.seat) : '';
  const traits = action.type === 'PICK_TRAIT' ? traitsWords(action.traits, t) : '';
  const sentence = t(`dead-mans-draw:actions.${action.type}`, { card: cards, cards, name, traits });
  return target?.busts ? t('dead-mans-draw:actions.withBust', { action: sentence }) : sentence;
}

function pickButton(action: DeadMansDrawAction, { view, seats }: DeadMansDrawAsk, t: Words): ButtonWords {
  const label = t(`dead-mans-draw:buttons.${action.type}`);
  if (action.type === 'PICK_TRAIT') return { label, sub: traitsWords(action.traits, t) };
  const target = targetOf(view, action);
  const { cards = [], busts = false } = target ?? {};
  if (cards.length === 0 && target?.seat != null) return { label, sub: nameOf(seats, target.seat) };
  const sub = cardsWords(cards, t);
  return busts ? { label, sub: `${sub}. ${t('dead-mans-draw:places.wouldSink')}`, kind: 'danger' } : { label, sub };
}

const PICK: AnyRow = {
  words,
  button: pickButton,
  thing: (action, { view }) => aimOf(view, action)?.thing ?? [],
  // What is printed on the card that would move.
  number: (action, { view }) => {
    const [card] = aimOf(view, action)?.cards ?? [];
    return card === undefined ? null : valueOfId(card);
  },
};

const DRAW: AnyRow = {
  bar: true,
  words,
  button: ({ type }, { view }, t) => {
    const sinks = sinksForSure(view);
    const told = view.options.assist === 'odds' || settings().odds;
    const chance = told && view.row.length > 0 && !sinks ? bustChance(view) : undefined;
    const kind = sinks ? 'danger' : 'primary';
    return { label: t(`dead-mans-draw:buttons.${type}`), sub: drawNote(view, t), kind, gauge: chance };
  },
};

const COLLECT: AnyRow = {
  bar: true,
  words,
  button: ({ type }, { view }, t) => ({
    label: t(`dead-mans-draw:buttons.${type}`),
    sub: collectNote(view, t),
    kind: 'secondary',
  }),
};

export const present = new Presenter<DeadMansDrawAction, DeadMansDrawAsk>(
  {
    DRAW,
    COLLECT,
    PICK_TRAIT: PICK,
    PICK_LOCKER_TARGET: PICK,
    HOOK_PICK: PICK,
    CANNON_PICK: PICK,
    MISFIRE_PICK: PICK,
    MAP_PICK: PICK,
    SWORD_PICK: PICK,
    MERMAID_PICK: PICK,
    PLUNDER_TARGET: PICK,
    PLUNDER_PICK: PICK,
  },
  [{ type: 'COLLECT' }, { type: 'DRAW' }],
);

/** The card that everybody asked here knows to come next has its twin in the row. */
function sinksForSure(view: DeadMansDrawView): boolean {
  const [next] = view.knownTop;
  return next !== undefined && wouldBust(view, next, 'draw');
}

function collectNote(view: DeadMansDrawView, t: Words): string | undefined {
  if (view.drawsThisTurn === 0) return undefined;
  if (view.debt > 0 && view.drawCount > 0) return t('dead-mans-draw:buttons.debt', { count: view.debt });
  const { points, extra } = gainOf(view);
  if (extra > 0) return t('dead-mans-draw:buttons.gainExtra', { points, count: extra });
  return points > 0 ? t('dead-mans-draw:buttons.gain', { points }) : t('dead-mans-draw:buttons.gainNothing');
}

function drawNote(view: DeadMansDrawView, t: Words): string | undefined {
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
