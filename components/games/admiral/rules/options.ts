import { section, type Chapter } from '@/components/kit/rules/book';
import { MARKS } from './marks';

export const OPTIONS: Chapter = {
  id: 'options',
  sections: [
    section('options', { wind: '8.0 E-18', rulings: 'A16 A17 A21 A12 E-6', scenario: '8.0.4 8.0.2' }, [], {
      marks: [MARKS['options']],
      see: ['captain', 'scenarios', 'rulings'],
    }),
    section('captain', { turn: '8.1.1', storm: '8.1.2', slow: '8.1.3', ours: '8.1' }, [], {
      marks: [MARKS['captain']],
      see: ['fresh', 'drift', 'options'],
    }),
  ],
};
