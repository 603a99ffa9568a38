import { section, type Chapter } from '@/components/kit/rules/book';

export const RAID: Chapter = {
  id: 'raid',
  sections: [
    section(
      'raid',
      { order: '4.7.3', cap: '2.9 4.7.4' },
      [
        ['list:cases', { none: '4.7.5 4.7.7', corsair: '4.7.6', nobody: '4.7.8 9.13' }],
        ['odds', { odds: '12.1' }],
      ],
      { see: ['throw', 'battle', 'corsairs'] },
    ),
    section(
      'throw',
      { all: '4.7.9', out: '4.7.10' },
      [['list:cases', { fair: '4.17.2 4.17.4', hard: '4.17.6', lean: '4.17.7' }]],
      { see: ['battle', 'options'] },
    ),
    section('battle', { near: '4.7.13 4.7.12', sink: '4.7.11 4.7.14', on: '4.7.14 4.7.15' }, [], {
      figure: 'battle',
      see: ['ties', 'aftermath'],
    }),
    section('ties', { ruler: '4.7.17 9.2 9.4', same: '4.7.18' }, [], { figure: 'tie', see: ['battle', 'options'] }),
    section(
      'aftermath',
      { won: '4.7.21 4.7.23 4.8.1 4.8.5', lost: '4.7.22', yy: '4.7.16 4.7.20' },
      [['list:cases', { unsinkable: '4.7.19', both: '4.7.21' }]],
      { figure: 'failed', see: ['loot', 'unsinkable'] },
    ),
    section('corsairs', { flag: '4.6.1 4.6.3', mark: '4.7.6 9.11', count: '2.3.1 6' }, [], {
      see: ['governor', 'raid'],
    }),
  ],
};
