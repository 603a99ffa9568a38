import { section, type Chapter } from '@/components/kit/rules/book';
import { brief, MARKS } from './marks';

export const MONEY: Chapter = {
  id: 'money',
  sections: [
    section('income', { sum: '4.4.2', more: '4.4.2 4.3.27' }, [['list:cases', { bank: '4.4.5', first: '4.4.6' }]], {
      marks: [MARKS.income],
      see: ['buy-fame', 'profit', 'seas'],
    }),
    section(
      'seas',
      { card: '2.3' },
      [
        ['list:results', { easy: '2.3 2.7', middle: '2.3 2.7', hard: '2.3 2.7' }],
        ['cases', { own: '2.3 2.15' }],
      ],
      { see: ['income', 'monopoly', 'region', 'port', 'attack'] },
    ),
    section(
      'fame',
      {},
      [
        [
          'list:parts',
          { sea: '4.18.2', monopoly: '4.18.3', region: '4.18.4', bought: '4.4.3 4.4.4', gift: '4.20.2 4.20.5' },
        ],
        ['list:cases', { sum: '4.18.1 4.18.7', both: '4.18.6', zero: '4.18.5', dial: '7.2 4.18.1' }],
      ],
      { marks: [MARKS.fame], see: ['monopoly', 'region', 'buy-fame', 'winning'] },
    ),
    section('buy-fame', { price: '4.4.3 A35', where: 'A36', kept: '4.4.4' }, [], {
      see: ['fame', 'income', 'winning'],
    }),
    section(
      'monopoly',
      { three: '4.18.3' },
      [
        ['list:parts', { rum: '2.4', sugar: '2.4', spices: '2.4', silk: '2.4' }],
        ['cases', { spread: '2.4' }],
      ],
      {
        brief: brief('monopoly'),
        figure: 'goods',
        see: ['fame', 'region', 'seas'],
      },
    ),
    section(
      'region',
      { five: '4.18.4', lost: '4.18.4 A7' },
      [['list:parts', { west: '2.2 2.3', east: '2.2 2.3', ocean: '2.2 2.3' }]],
      { see: ['fame', 'monopoly', 'moving'] },
    ),
  ],
};
