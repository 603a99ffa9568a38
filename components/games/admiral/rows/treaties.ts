import type { Words } from '@/components/i18n/words';
import { nameOf } from '@/components/kit/people/seats';
import type { AdmiralAction } from '@/engine/games/admiral/actions';
import type { AdmiralAsk } from '../asks';
import { treatyWords } from '../treaty-words';
import type { RowsOf } from './rows';

function offerWords(action: Extract<AdmiralAction, { type: 'OfferTreaty' }>, { view, seats }: AdmiralAsk, t: Words) {
  const until = view.round + action.rounds;
  return 'against' in action
    ? treatyWords({ about: 'joint', against: action.against, until }, { t, seats })
    : treatyWords({ about: action.about, against: null, until }, { t, seats });
}

/** Treaties with other players. */
export const treatiesRows: RowsOf<'OfferTreaty' | 'AnswerTreaty' | 'BreakTreaty'> = {
  OfferTreaty: {
    words: (action, ask, t) =>
      t('admiral:actions.OfferTreaty', { name: nameOf(ask.seats, action.to), treaty: offerWords(action, ask, t) }),
    button: (action, ask, t) => ({
      label: t('admiral:buttons.OfferTreaty'),
      sub: offerWords(action, ask, t),
      kind: 'secondary',
    }),
  },
  AnswerTreaty: {
    bar: true,
    words: ({ accept }, _, t) => t(`admiral:actions.AnswerTreaty.${accept ? 'accept' : 'refuse'}`),
    button: ({ accept }, _, t) => ({
      label: t(`admiral:buttons.AnswerTreaty.${accept ? 'accept' : 'refuse'}`),
      kind: accept ? 'primary' : 'secondary',
    }),
  },
  BreakTreaty: {
    words: ({ treaty }, { view, seats }, t) => {
      const made = view.treaties[treaty - 1];
      return t('admiral:actions.BreakTreaty', { treaty: made ? treatyWords(made, { t, seats }) : '' });
    },
    button: (_, __, t) => ({ label: t('admiral:buttons.BreakTreaty'), kind: 'danger' }),
  },
};
