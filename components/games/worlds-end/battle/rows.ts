import type { Words } from '@/components/i18n/words';
import type { Row, Rows } from '@/components/kit/answers/presenter';
import type { WorldsEndAction } from '@/engine/games/worlds-end/actions';
import { shipThing, skillPriceOf, type WorldsEndAsk } from '../asks';
import type { Look } from '../look';
import { cardWords, shipWords } from '../words';
import { chanceOf } from './chances';

type A = WorldsEndAction;
type FightType =
  | 'FORGED_PLATES'
  | 'FIRE'
  | 'REACT'
  | 'AFTER_ROLL'
  | 'CANCEL'
  | 'KEEN_EYE_CHECK'
  | 'ANSWER'
  | 'FOLLOW_UP'
  | 'ROUND_END'
  | 'CURSED_GOLD';

/** All that is answered in a battle, and of what follows it. */
export type FightAction = Extract<A, { type: FightType }>;
type Of<T extends FightType> = Extract<A, { type: T }>;
type RowOf<T extends FightType> = Row<Of<T>, WorldsEndAsk, Look>;

/* Things that are touched in a battle beside ships. */
export const cardThing = (id: string) => `card-${id}`;
export const dieThing = (place: number) => `die-${place}`;

const ship = (id: string, { view }: WorldsEndAsk, t: Words) => shipWords(view, id, t);
const card = (id: string, { view }: WorldsEndAsk, t: Words) => cardWords(view, id, t);

/** "sinks 63 %", "afloat 38 %" */
function chanceWords(action: A, ask: WorldsEndAsk, t: Words): string | undefined {
  const chance = chanceOf(action, ask);
  if (!chance) return undefined;
  const { sunk } = chance.odds;
  const percent = Math.round(100 * (chance.kind === 'sinks' ? sunk : 1 - sunk));
  return t(`worlds-end:buttons.${chance.kind}`, { percent });
}

/** Nothing is played in a window: it stands beside the cards, in the bar. */
function passing<T extends 'REACT' | 'AFTER_ROLL' | 'CANCEL' | 'ANSWER' | 'FOLLOW_UP'>(
  type: T,
  action: Of<T>,
  ask: WorldsEndAsk,
  t: Words,
) {
  const kind = 'secondary' as const;
  return { label: t(`worlds-end:buttons.${type}_pass`), sub: chanceWords(action, ask, t), kind };
}

const FIRE: RowOf<'FIRE'> = {
  thing: (action) => {
    if ('shipId' in action) return shipThing(action.shipId);
    const target = shipThing(action.targetId);
    return 'cardId' in action ? [cardThing(action.cardId), target] : target;
  },
  words: (action, ask, t) => {
    if ('shipId' in action) return t('worlds-end:actions.FIRE_ship', { ship: ship(action.shipId, ask, t) });
    const target = ship(action.targetId, ask, t);
    return 'cardId' in action
      ? t('worlds-end:actions.FIRE_with', { ship: target, card: card(action.cardId, ask, t) })
      : t('worlds-end:actions.FIRE', { ship: target });
  },
  button: (action, ask, t) => {
    if ('shipId' in action) return { label: t('worlds-end:buttons.FIRE_ship'), sub: ship(action.shipId, ask, t) };
    const label = t('cardId' in action ? 'worlds-end:buttons.FIRE_with' : 'worlds-end:buttons.FIRE');
    return { label, sub: chanceWords(action, ask, t) };
  },
};

const REACT: RowOf<'REACT'> = {
  bar: (action) => 'pass' in action,
  thing: (action) => {
    if ('pass' in action) return [];
    const played = cardThing(action.cardId);
    return 'newTargetId' in action ? [played, shipThing(action.newTargetId)] : played;
  },
  words: (action, ask, t) => {
    if ('pass' in action) return t('worlds-end:actions.REACT_pass');
    const played = card(action.cardId, ask, t);
    return 'newTargetId' in action
      ? t('worlds-end:actions.REACT_screen', { ship: ship(action.newTargetId, ask, t), card: played })
      : t('worlds-end:actions.REACT', { card: played });
  },
  button: (action, ask, t) =>
    'pass' in action
      ? passing('REACT', action, ask, t)
      : { label: card(action.cardId, ask, t), sub: chanceWords(action, ask, t) },
};

const AFTER_ROLL: RowOf<'AFTER_ROLL'> = {
  bar: (action) => 'pass' in action,
  thing: (action) => {
    if ('cardId' in action) return cardThing(action.cardId);
    return 'keenEye' in action ? action.keenEye.map(dieThing) : [];
  },
  words: (action, ask, t) => {
    if ('pass' in action) return t('worlds-end:actions.AFTER_ROLL_pass');
    if ('cardId' in action) return t('worlds-end:actions.AFTER_ROLL', { card: card(action.cardId, ask, t) });
    return t('worlds-end:actions.AFTER_ROLL_keenEye', { dice: facesOf(action.keenEye, ask) });
  },
  button: (action, ask, t) => {
    if ('pass' in action) return passing('AFTER_ROLL', action, ask, t);
    const label =
      'cardId' in action
        ? card(action.cardId, ask, t)
        : `${t('worlds-end:buttons.AFTER_ROLL_keenEye')}: ${facesOf(action.keenEye, ask)}`;
    return { label, sub: chanceWords(action, ask, t) };
  },
};

function facesOf(places: readonly number[], { view }: WorldsEndAsk): string {
  const dice = view.battle?.salvo?.dice ?? [];
  return places.map((place) => dice[place]).join(', ');
}

const CANCEL: RowOf<'CANCEL'> = {
  bar: (action) => 'pass' in action,
  thing: (action) => ('pass' in action ? [] : cardThing(action.cardId)),
  words: (action, ask, t) =>
    'pass' in action
      ? t('worlds-end:actions.CANCEL_pass')
      : t('worlds-end:actions.CANCEL', { card: card(action.cardId, ask, t) }),
  button: (action, ask, t) =>
    'pass' in action
      ? passing('CANCEL', action, ask, t)
      : { label: card(action.cardId, ask, t), sub: chanceWords(action, ask, t) },
};

const KEEN_EYE_CHECK: RowOf<'KEEN_EYE_CHECK'> = {
  bar: true,
  words: ({ use }, _, t) => t(`worlds-end:actions.KEEN_EYE_CHECK.${use ? 'yes' : 'no'}`),
  button: (action, ask, t) => ({
    label: t(`worlds-end:buttons.KEEN_EYE_CHECK.${action.use ? 'yes' : 'no'}`),
    sub: action.use ? chanceWords(action, ask, t) : undefined,
    kind: action.use ? 'primary' : 'secondary',
  }),
};

const ANSWER: RowOf<'ANSWER'> = {
  bar: (action) => 'pass' in action,
  thing: (action) => ('pass' in action ? [] : cardThing(action.cardId)),
  words: (action, ask, t) =>
    'pass' in action
      ? t('worlds-end:actions.ANSWER_pass')
      : t('worlds-end:actions.ANSWER', { card: card(action.cardId, ask, t) }),
  button: (action, ask, t) =>
    'pass' in action
      ? passing('ANSWER', action, ask, t)
      : { label: card(action.cardId, ask, t), sub: chanceWords(action, ask, t) },
};

const FOLLOW_UP: RowOf<'FOLLOW_UP'> = {
  bar: (action) => 'pass' in action,
  thing: (action) => ('pass' in action ? [] : [cardThing(action.cardId), shipThing(action.targetId)]),
  words: (action, ask, t) =>
    'pass' in action
      ? t('worlds-end:actions.FOLLOW_UP_pass')
      : t('worlds-end:actions.FOLLOW_UP', {
          ship: ship(action.targetId, ask, t),
          card: card(action.cardId, ask, t),
        }),
  button: (action, ask, t) =>
    'pass' in action
      ? passing('FOLLOW_UP', action, ask, t)
      : { label: card(action.cardId, ask, t), sub: chanceWords(action, ask, t) },
};

const ROUND_END: RowOf<'ROUND_END'> = {
  bar: (action) => 'choice' in action,
  thing: (action) => ('choice' in action ? [] : shipThing(action.withdraw)),
  words: (action, ask, t) =>
    'choice' in action
      ? t(`worlds-end:actions.ROUND_END.${action.choice}`)
      : t('worlds-end:actions.ROUND_END.withdraw', { ship: ship(action.withdraw, ask, t) }),
  button: (action, ask, t) => {
    if ('withdraw' in action) {
      return { label: t('worlds-end:buttons.ROUND_END.withdraw'), sub: ship(action.withdraw, ask, t) };
    }
    if (action.choice === 'continue') return { label: t('worlds-end:buttons.ROUND_END.continue') };
    const sub = t('worlds-end:buttons.ROUND_END_retreat_sub');
    return { label: t('worlds-end:buttons.ROUND_END.retreat'), sub, kind: 'secondary' };
  },
};

const FORGED_PLATES: RowOf<'FORGED_PLATES'> = {
  bar: (action) => 'skip' in action,
  thing: (action) => ('skip' in action ? [] : shipThing(action.shipId)),
  words: (action, ask, t) =>
    'skip' in action
      ? t('worlds-end:actions.FORGED_PLATES_skip')
      : t('worlds-end:actions.FORGED_PLATES', { ship: ship(action.shipId, ask, t), gold: skillPriceOf(ask) }),
  button: (action, ask, t) =>
    'skip' in action
      ? { label: t('worlds-end:buttons.FORGED_PLATES_skip'), kind: 'secondary' }
      : {
          label: t('worlds-end:buttons.FORGED_PLATES'),
          sub: t('worlds-end:buttons.paid_sub', { gold: skillPriceOf(ask) }),
        },
};

const CURSED_GOLD: RowOf<'CURSED_GOLD'> = {
  bar: (action) => 'skip' in action,
  words: (action, ask, t) =>
    'skip' in action
      ? t('worlds-end:actions.CURSED_GOLD_skip')
      : t('worlds-end:actions.CURSED_GOLD', { ship: ship(action.shipId, ask, t), gold: skillPriceOf(ask) }),
  button: (action, ask, t) =>
    'skip' in action
      ? { label: t('worlds-end:buttons.CURSED_GOLD_skip'), kind: 'secondary' }
      : { label: t('worlds-end:buttons.CURSED_GOLD'), sub: ship(action.shipId, ask, t) },
  // The battle is over, and its table gone.
  look: (action) => ('skip' in action ? {} : { ship: action.shipId }),
};

/** The answers of a battle: ships, cards and dice are touched where they lie. */
export const FIGHT_ROWS: Rows<FightAction, WorldsEndAsk, Look> = {
  FORGED_PLATES,
  FIRE,
  REACT,
  AFTER_ROLL,
  CANCEL,
  KEEN_EYE_CHECK,
  ANSWER,
  FOLLOW_UP,
  ROUND_END,
  CURSED_GOLD,
};
