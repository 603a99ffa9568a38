import { section, type Chapter } from '@/components/kit/rules/book';
import { brief, MARKS } from './marks';

export const BATTLE: Chapter = {
  id: 'battle',
  sections: [
    section(
      'attack',
      { where: '4.10.1 4.10.2', who: '4.10.3 4.10.5' },
      [['list:cases', { turns: '4.10.4 A33', flagship: '4.10.6 A32 4.11.1', unseen: 'A43 6.1' }]],
      { marks: [MARKS.attack], see: ['lines', 'open-sea', 'commander', 'odds'] },
    ),
    section(
      'open-sea',
      { falls: '4.11.3 4.11.9' },
      [['list:cases', { one: '4.11.9', defended: '4.11.2 A22', empty: 'A23 4.15.10' }]],
      { see: ['attack', 'guards', 'flight'] },
    ),
    section(
      'lines',
      {},
      [
        [
          'list:steps',
          {
            declare: '4.11.10',
            attacker: '4.11.4 4.10.5 4.1.4',
            defender: '4.11.1 4.11.2',
            draw: '4.11.5 4.11.6',
            plates: '4.11.10 4.17.6',
          },
        ],
        ['list:cases', { company: '4.11.7 4.11.11', left: 'E-15 4.11.12' }],
      ],
      { see: ['attack', 'manoeuvres', 'fire', 'commander'] },
    ),
    section(
      'commander',
      { next: '4.11.1 4.3.5 4.3.13 4.1.11', last: '4.19.3' },
      [['list:cases', { cards: 'A26 4.11.7', auto: 'E-4 E-15', whole: 'A37 4.13.5' }]],
      { see: ['lines', 'last-battle', 'options'] },
    ),
    section(
      'fire',
      { order: '4.12.1 4.12.2 4.12.3', dice: '4.12.7', alone: '4.12.4' },
      [
        [
          'list:cases',
          { must: '4.12.5 A41', sunk: '4.12.6', target: '4.12.11', first: '4.12.1 4.3.8 4.19.7 A14', rest: 'E-23' },
        ],
      ],
      { marks: [MARKS.fire], figure: 'salvo', see: ['hits', 'check', 'manoeuvres', 'round-end'] },
    ),
    section(
      'hits',
      { greater: '4.13.1', sunk: '4.13.2' },
      [['list:cases', { full: '4.13.6', gone: '4.13.5 4.8.8', six: '4.13.8 E-8' }]],
      { marks: [MARKS.hits], see: ['fire', 'check', 'odds'] },
    ),
    section(
      'check',
      { roll: '4.13.3', again: '4.13.4' },
      [['list:cases', { printed: '4.13.8', who: '4.13.3', mended: '4.13.7 A15' }]],
      {
        marks: [MARKS.survivability],
        brief: brief('check'),
        figure: 'check',
        see: ['hits', 'round-end', 'manoeuvres'],
      },
    ),
    section(
      'round-end',
      { line: '4.14.1 4.14.8', choose: '4.14.2 A16', safe: '4.14.7' },
      [
        [
          'list:cases',
          {
            damaged: '4.14.3 A17',
            after: 'E-6',
            last: '4.14.10 4.14.4',
            company: '4.14.5 4.14.11 A18',
            final: '4.14.6 A42',
          },
        ],
      ],
      { see: ['retreat', 'check', 'battle-end'] },
    ),
    section('retreat', { all: '4.14.7', home: '4.15.4 A44' }, [['list:cases', { first: '4.14.2' }]], {
      see: ['round-end', 'flight', 'kraken'],
    }),
    section(
      'battle-end',
      { win: '4.15.1', sea: '4.15.2 4.15.3' },
      [
        [
          'list:steps',
          {
            ships: '4.15.12 4.15.4 4.15.5 A39',
            cards: '4.15.6 4.15.12',
            reward: '4.15.12 4.3.14',
            fame: '4.15.12 4.18.6',
            flee: '4.15.12 4.15.7',
          },
        ],
        ['list:cases', { bare: '4.15.14', on: '4.15.11', hundred: '4.14.9 E-37' }],
      ],
      { see: ['flight', 'fame', 'barbossa', 'retreat'] },
    ),
    section(
      'flight',
      { out: '4.15.7', where: '4.15.8 A8' },
      [['list:cases', { free: '4.15.9', any: '4.15.13', bare: '4.15.10', event: 'A9 E-5', won: '4.15.12' }]],
      { see: ['battle-end', 'retreat', 'moving'] },
    ),
    section('odds', { one: '2.13', seas: '2.13', armada: '2.13 E-5' }, [], {
      figure: 'odds',
      see: ['hits', 'check', 'attack'],
    }),
  ],
};
