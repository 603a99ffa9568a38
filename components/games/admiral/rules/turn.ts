import { section, type Chapter } from '@/components/kit/rules/book';
import { MARKS } from './marks';

export const TURN: Chapter = {
  id: 'turn',
  sections: [
    section(
      'turn',
      { round: '4.1.1 4.1.9', all: '4.1.3 4.1.4', order: '4.1.5 4.1.6', free: '4.1.7 4.1.8 E-6' },
      [['list:cases', { tokens: '4.2.1 4.2.3 4.2.4', locked: '4.2.2', end: '4.18', auto: 'E-32 E-33 4.8.8' }]],
      { marks: [MARKS['turn']], see: ['vane', 'lock', 'repair', 'fortless'] },
    ),
    section('durability', { what: '4.3.1 4.3.2 4.3.7', lost: '4.3.3 4.3.4', ruin: '4.3.5 4.3.6 4.3.8' }, [], {
      marks: [MARKS['durability']],
      see: ['restore', 'repair', 'fire'],
    }),
    section(
      'moving',
      { course: '4.5.1 4.5.2', not: '4.5.3 4.5.4 4.5.7', port: '4.5.5 A8' },
      [['list:cases', { corner: '2.2.6', token: '4.5.8 4.5.9' }]],
      { marks: [MARKS['moving']], see: ['fresh', 'calm', 'drift', 'squares'] },
    ),
  ],
};
