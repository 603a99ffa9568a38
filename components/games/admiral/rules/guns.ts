import { section, type Chapter } from '@/components/kit/rules/book';
import { MARKS } from './marks';

export const GUNS: Chapter = {
  id: 'guns',
  sections: [
    section(
      'lines',
      { line: '4.10.1 4.10.5', stops: '4.10.6 2.2.5', not: '4.10.6 4.10.8 A16', fort: '4.10.9 A32' },
      [['list:cases', { own: '4.10.7 A46', same: '4.10.16 A17' }]],
      { marks: [MARKS['lines']], figure: 'lines', see: ['fire', 'squares'] },
    ),
    section(
      'fire',
      { who: '4.10.2 A37', name: '4.10.10', hit: '4.10.11', near: '4.10.12 A25', shots: '4.10.3 4.10.4 4.10.14' },
      [
        [
          'list:cases',
          { split: '4.10.13 4.10.18', still: '4.10.15 4.10.17', cannot: '4.10.18 4.13.6 4.12.4', even: '8 A31' },
        ],
      ],
      { marks: [MARKS['fire']], see: ['lines', 'salvo', 'durability'] },
    ),
    section('salvo', { one: '4.11.1', many: '4.11.2 4.11.3', mixed: '4.11.4 A18' }, [], {
      marks: [MARKS['salvo']],
      see: ['fire', 'lines'],
    }),
  ],
};
