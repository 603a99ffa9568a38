import { section, type Chapter } from '@/components/kit/rules/book';
import { MARKS } from './marks';

export const FIGHTS: Chapter = {
  id: 'fights',
  sections: [
    section(
      'boarding',
      { who: '4.14.1 4.14.2 A22', name: '4.14.3 4.14.4', dice: '4.14.5 4.14.6', won: '4.14.7' },
      [['list:cases', { any: '4.14.15 4.14.16', order: '4.14.18 E-35' }]],
      { marks: [MARKS['boarding']], figure: 'boarding', see: ['sharing', 'lock', 'assault', 'odds'] },
    ),
    section(
      'sharing',
      {
        pool: '4.14.8',
        most: '4.14.9 A38',
        zero: '4.14.10 4.14.11',
        flag: '4.14.12',
        cargo: '4.14.14 4.14.19 4.20.8 E-11',
      },
      [],
      { marks: [MARKS['sharing']], see: ['boarding', 'lock', 'load'] },
    ),
    section('lock', { what: '4.14.13', not: '4.14.17' }, [], { marks: [MARKS['lock']], see: ['boarding', 'turn'] }),
    section(
      'assault',
      {
        who: '4.15.1 4.15.2 4.15.3',
        help: '4.15.4 A48 A47',
        dice: '4.15.5 4.15.6',
        win: '4.15.7 4.15.8',
        fort: '4.15.9 4.15.11',
      },
      [['list:cases', { ruin: '4.15.10 4.3.5', stay: '4.15.12 4.15.14', neutral: '4.15.13' }]],
      { marks: [MARKS['assault']], see: ['boarding', 'sharing', 'restore', 'repair'] },
    ),
    section('odds', { how: '12.4' }, [], { marks: [MARKS['odds']], figure: 'odds', see: ['boarding', 'assault'] }),
  ],
};
