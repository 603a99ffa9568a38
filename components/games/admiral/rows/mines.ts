import type { Words } from '@/components/i18n/words';
import type { AdmiralAction } from '@/engine/games/admiral/actions';
import type { MineOrder } from '@/engine/games/admiral/view';
import { squareThing } from '../asks';
import type { RowsOf } from './rows';

type OrderOf = Extract<AdmiralAction, { type: 'SetMinePolicy' }>;

const orderOf = (action: OrderOf): MineOrder => ('hull' in action ? action.hull : action.order);

function orderWords(order: MineOrder, t: Words): string {
  return typeof order === 'number' ? t('admiral:orders.atLeast', { hull: order }) : t(`admiral:orders.${order}`);
}

/** 4.17: mines are laid, get their orders, and go off. */
export const minesRows: RowsOf<'LayMine' | 'DoneMines' | 'SetMinePolicy' | 'Detonate' | 'PassMine'> = {
  LayMine: {
    thing: ({ square }) => squareThing(square),
    words: ({ square }, _, t) => t('admiral:actions.LayMine', { square }),
    button: ({ square }, _, t) => ({ label: t('admiral:buttons.LayMine'), sub: square }),
  },
  DoneMines: {
    bar: true,
    words: (_, __, t) => t('admiral:actions.DoneMines'),
    button: (_, __, t) => ({ label: t('admiral:buttons.DoneMines'), kind: 'secondary' }),
  },
  SetMinePolicy: {
    thing: (action) => ['mine', action.mine, orderOf(action)].join('-'),
    words: (action, _, t) =>
      t('admiral:actions.SetMinePolicy', { mine: action.mine, order: orderWords(orderOf(action), t) }),
    button: (action, _, t) => ({
      label: t('admiral:buttons.SetMinePolicy'),
      sub: orderWords(orderOf(action), t),
      kind: 'secondary',
    }),
    stands: (action, { view }) => view.mines[action.mine - 1]?.order === orderOf(action),
  },
  Detonate: {
    thing: ({ square }) => squareThing(square),
    words: ({ square }, _, t) => t('admiral:actions.Detonate', { square }),
    button: ({ square }, _, t) => ({ label: t('admiral:buttons.Detonate'), sub: square, kind: 'danger' }),
  },
  PassMine: {
    bar: true,
    words: (_, __, t) => t('admiral:actions.PassMine'),
    button: (_, __, t) => ({ label: t('admiral:buttons.PassMine'), kind: 'secondary' }),
  },
};
