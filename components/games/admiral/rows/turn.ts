import { leftWords } from '../left';
import type { RowsOf } from './rows';

/** The end of a turn, and of a match. */
export const turnRows: RowsOf<'EndTurn' | 'Resign'> = {
  EndTurn: {
    bar: true,
    words: (_, __, t) => t('admiral:actions.EndTurn'),
    button: (_, ask, t) => ({
      label: t('admiral:buttons.EndTurn'),
      sub: leftWords(ask, t),
      kind: ask.legal.length === 1 ? 'primary' : 'secondary',
    }),
  },
  Resign: {
    bar: true,
    words: (_, __, t) => t('admiral:actions.Resign'),
    button: (_, __, t) => ({ label: t('admiral:buttons.Resign'), kind: 'danger' }),
  },
};
