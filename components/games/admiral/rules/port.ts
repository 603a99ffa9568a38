import { section, type Chapter } from '@/components/kit/rules/book';
import { MARKS } from './marks';

export const PORT: Chapter = {
  id: 'port',
  sections: [
    section(
      'repair',
      {
        where: '4.13.1 4.13.12 4.13.15 E-8',
        start: '4.13.2 4.13.3 4.13.14',
        count: '4.13.4 4.13.5 4.13.9',
        bound: '4.13.6',
        end: '4.13.7 4.13.8 E-36',
      },
      [['list:cases', { lost: '4.13.10 4.13.13 A23', locked: '4.13.11 A36', storm: 'A44' }]],
      { marks: [MARKS['repair']], see: ['fort-work', 'durability', 'assault'] },
    ),
    section(
      'fort-work',
      { two: '4.16.1 4.16.2 4.16.8', count: '4.16.4 4.16.9 A24', bound: '4.16.3 A35', stop: '4.16.5 4.16.6' },
      [['list:cases', { lost: '4.16.7 4.16.15 4.16.16' }]],
      { marks: [MARKS['fort-work']], see: ['restore', 'repair'] },
    ),
    section(
      'restore',
      { any: '4.16.10 4.19.12', three: '4.16.11 4.16.14', broken: '4.16.12', mates: '4.16.13 E-34' },
      [],
      { marks: [MARKS['restore']], see: ['fort-work', 'fortless', 'durability'] },
    ),
  ],
};
