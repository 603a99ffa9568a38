import { section, type Chapter } from '@/components/kit/rules/book';
import { MARKS } from './marks';

export const SCENARIOS: Chapter = {
  id: 'scenarios',
  sections: [
    section('scenarios', { ladder: '16.1 E-23', house: '14.6 8.3 E-22' }, [], {
      marks: [MARKS['scenarios']],
      see: ['mini', 'pearl-shoals', 'options'],
    }),
    section(
      'mini',
      {
        goal: '3.2 3.2.1 3.2.6 7.3',
        port: '3.2.3 3.2.4 3.2.5',
        one: '3.2.7 3.2.8 3.2.9 A34',
        two: '3.3 A45',
        three: '3.4',
      },
      [['list:cases', { arrive: '3.2.12 A52', only: '3.2.10', out: '3.3 E-31 7.7', solo: '3.2.11 3.2.2 E-4 7.8' }]],
      { marks: [MARKS['mini']], see: ['fresh', 'drift', 'winning'] },
    ),
    section(
      'pearl-shoals',
      { goal: '7.1.1 3.5 3.5.1 3.5.2', board: '3.5.4 3.6 3.6.3 3.6.4 3.6.5', gap: '3.6.2 A4', fleet: '3.5.6' },
      [['list:cases', { reefs: '3.7 3.7.1 3.7.2 3.7.5 A7', ways: '3.7.3 3.7.4 3.7.6', more: '3.5.5 3.9' }]],
      { marks: [MARKS['pearl-shoals']], see: ['load', 'teams', 'winning', 'fortless'] },
    ),
    section('teams', { how: '3.8 3.5.8 A6 3.5.3', goal: '7.2 7.2.1 7.2.2 7.2.3 A30', all: '7.2.4' }, [], {
      marks: [MARKS['teams']],
      see: ['giving', 'fortless', 'pearl-shoals'],
    }),
  ],
};
