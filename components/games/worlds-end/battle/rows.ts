import type { Row, Rows } from '@/components/kit/answers/presenter';
import type { Words } from '@/components/i18n/words';
import type { Typed } from '@/engine/core/forms';
import type { WorldsEndAction } from '@/engine/games/worlds-end/actions';
import { skillPriceOf, type WorldsEndAsk } from '../asks';
import type { Look } from '../look';
import { cardWords, shipWords } from '../words';

export type FightAction = Extract<
  WorldsEndAction,
  {
    type:
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
  }
>;
type WindowAction = Extract<FightAction, { type: 'CANCEL' | 'ANSWER' }>;

const second = (label: string) => ({ label, kind: 'secondary' as const });

const WINDOW_WORDS = { CANCEL: 'worlds-end:actions.CANCEL', ANSWER: 'worlds-end:actions.ANSWER' } as const;

/** A window in which cards are played or nothing is (5.2). */
function plainWindow(type: WindowAction['type']): Row<WindowAction, WorldsEndAsk, Look> {
  return {
    bar: (action) => 'pass' in action,
    words: (action, { view }, t) =>
      'pass' in action
        ? t(`worlds-end:actions.${type}_pass`)
        : t(WINDOW_WORDS[type], { card: cardWords(view, action.cardId, t) }),
    button: (action, { view }, t) =>
      'pass' in action ? second(t(`worlds-end:buttons.${type}_pass`)) : { label: cardWords(view, action.cardId, t) },
    look: (action) => ('pass' in action ? {} : { card: action.cardId }),
  };
}

const diceWords = (places: readonly number[], { view }: WorldsEndAsk): string =>
  places.map((place) => view.battle?.salvo?.dice[place] ?? '').join(', ');

function fireWords(action: Typed<FightAction, 'FIRE'>, { view }: WorldsEndAsk, t: Words): string {
  if ('shipId' in action) return t('worlds-end:actions.FIRE_ship', { ship: shipWords(view, action.shipId, t) });
  const ship = shipWords(view, action.targetId, t);
  if (!('cardId' in action)) return t('worlds-end:actions.FIRE', { ship });
  return t('worlds-end:actions.FIRE_with', { ship, card: cardWords(view, action.cardId, t) });
}

/** The answers of a battle, and of what follows it. */
export const FIGHT_ROWS: Rows<FightAction, WorldsEndAsk, Look> = {
  FORGED_PLATES: {
    bar: (action) => 'skip' in action,
    words: (action, ask, t) =>
      'skip' in action
        ? t('worlds-end:actions.FORGED_PLATES_skip')
        : t('worlds-end:actions.FORGED_PLATES', {
            ship: shipWords(ask.view, action.shipId, t),
            gold: skillPriceOf(ask),
          }),
    button: (action, ask, t) =>
      'skip' in action
        ? second(t('worlds-end:buttons.FORGED_PLATES_skip'))
        : {
            label: t('worlds-end:buttons.FORGED_PLATES'),
            sub: t('worlds-end:buttons.paid_sub', { gold: skillPriceOf(ask) }),
          },
    look: (action) => ('skip' in action ? {} : { ship: action.shipId }),
  },
  FIRE: {
    words: fireWords,
    button: (action, { view }, t) => {
      if ('shipId' in action)
        return { label: t('worlds-end:buttons.FIRE_ship'), sub: shipWords(view, action.shipId, t) };
      const sub = shipWords(view, action.targetId, t);
      return { label: t('cardId' in action ? 'worlds-end:buttons.FIRE_with' : 'worlds-end:buttons.FIRE'), sub };
    },
    look: (action) => {
      if ('shipId' in action) return { ship: action.shipId };
      return 'cardId' in action ? { ship: action.targetId, card: action.cardId } : { ship: action.targetId };
    },
  },
  REACT: {
    bar: (action) => 'pass' in action,
    words: (action, { view }, t) => {
      if ('pass' in action) return t('worlds-end:actions.REACT_pass');
      const card = cardWords(view, action.cardId, t);
      return 'newTargetId' in action
        ? t('worlds-end:actions.REACT_screen', { card, ship: shipWords(view, action.newTargetId, t) })
        : t('worlds-end:actions.REACT', { card });
    },
    button: (action, { view }, t) =>
      'pass' in action
        ? second(t('worlds-end:buttons.REACT_pass'))
        : {
            label: cardWords(view, action.cardId, t),
            sub: 'newTargetId' in action ? shipWords(view, action.newTargetId, t) : undefined,
          },
    look: (action) => {
      if ('pass' in action) return {};
      return 'newTargetId' in action ? { card: action.cardId, ship: action.newTargetId } : { card: action.cardId };
    },
  },
  AFTER_ROLL: {
    bar: (action) => 'pass' in action,
    words: (action, ask, t) => {
      if ('pass' in action) return t('worlds-end:actions.AFTER_ROLL_pass');
      return 'keenEye' in action
        ? t('worlds-end:actions.AFTER_ROLL_keenEye', { dice: diceWords(action.keenEye, ask) })
        : t('worlds-end:actions.AFTER_ROLL', { card: cardWords(ask.view, action.cardId, t) });
    },
    button: (action, ask, t) => {
      if ('pass' in action) return second(t('worlds-end:buttons.AFTER_ROLL_pass'));
      return 'keenEye' in action
        ? { label: t('worlds-end:buttons.AFTER_ROLL_keenEye'), sub: diceWords(action.keenEye, ask) }
        : { label: cardWords(ask.view, action.cardId, t) };
    },
    look: (action, ask) => {
      if ('keenEye' in action) return { dice: action.keenEye.map((place) => ask.view.battle?.salvo?.dice[place] ?? 1) };
      return 'cardId' in action ? { card: action.cardId } : {};
    },
  },
  CANCEL: plainWindow('CANCEL'),
  ANSWER: plainWindow('ANSWER'),
  FOLLOW_UP: {
    bar: (action) => 'pass' in action,
    words: (action, { view }, t) =>
      'pass' in action
        ? t('worlds-end:actions.FOLLOW_UP_pass')
        : t('worlds-end:actions.FOLLOW_UP', {
            card: cardWords(view, action.cardId, t),
            ship: shipWords(view, action.targetId, t),
          }),
    button: (action, { view }, t) =>
      'pass' in action
        ? second(t('worlds-end:buttons.FOLLOW_UP_pass'))
        : { label: cardWords(view, action.cardId, t), sub: shipWords(view, action.targetId, t) },
    look: (action) => ('pass' in action ? {} : { card: action.cardId, ship: action.targetId }),
  },
  KEEN_EYE_CHECK: {
    bar: true,
    words: ({ use }, _, t) => t(`worlds-end:actions.KEEN_EYE_CHECK.${use ? 'yes' : 'no'}`),
    button: ({ use }, _, t) => ({
      label: t(`worlds-end:buttons.KEEN_EYE_CHECK.${use ? 'yes' : 'no'}`),
      kind: use ? 'primary' : 'secondary',
    }),
  },
  ROUND_END: {
    bar: (action) => 'choice' in action,
    words: (action, { view }, t) =>
      'choice' in action
        ? t(`worlds-end:actions.ROUND_END.${action.choice}`)
        : t('worlds-end:actions.ROUND_END.withdraw', { ship: shipWords(view, action.withdraw, t) }),
    button: (action, { view }, t) => {
      if ('withdraw' in action) {
        return { label: t('worlds-end:buttons.ROUND_END.withdraw'), sub: shipWords(view, action.withdraw, t) };
      }
      return action.choice === 'continue'
        ? { label: t('worlds-end:buttons.ROUND_END.continue') }
        : { ...second(t('worlds-end:buttons.ROUND_END.retreat')), sub: t('worlds-end:buttons.ROUND_END_retreat_sub') };
    },
    look: (action) => ('withdraw' in action ? { ship: action.withdraw } : {}),
  },
  CURSED_GOLD: {
    bar: (action) => 'skip' in action,
    words: (action, ask, t) =>
      'skip' in action
        ? t('worlds-end:actions.CURSED_GOLD_skip')
        : t('worlds-end:actions.CURSED_GOLD', {
            ship: shipWords(ask.view, action.shipId, t),
            gold: skillPriceOf(ask),
          }),
    button: (action, ask, t) =>
      'skip' in action
        ? second(t('worlds-end:buttons.CURSED_GOLD_skip'))
        : {
            label: t('worlds-end:buttons.CURSED_GOLD'),
            sub: t('worlds-end:buttons.paid_sub', { gold: skillPriceOf(ask) }),
          },
    look: (action) => ('skip' in action ? {} : { ship: action.shipId }),
  },
};
