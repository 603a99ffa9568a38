import { section, type Chapter } from '@/components/kit/rules/book';
import { MARKS } from './marks';

export const WIND: Chapter = {
  id: 'wind',
  sections: [
    section('vane', { where: '2.6 4.4.1', turns: '4.4.2 4.4.3 A40', flick: '4.4.4', chance: '4.4.5 2.6 E-14' }, [], {
      marks: [MARKS['vane']],
      see: ['fresh', 'calm', 'drift'],
    }),
    section('calm', { max: '4.6.1', free: '4.6.2' }, [], { marks: [MARKS['calm']], see: ['fresh', 'load', 'fire'] }),
    section('fresh', { full: '4.7.1 4.7.2', off: '4.7.1 2.6', load: '4.7.1 4.20.6', free: '4.7.3' }, [], {
      marks: [MARKS['fresh']],
      figure: 'fresh',
      see: ['moving', 'load', 'calm'],
    }),
    section(
      'drift',
      {
        must: '4.8.1 4.8.2',
        stop: '4.8.3 4.8.4',
        reef: '4.8.3 4.8.14',
        port: '4.8.5 E-37 E-7',
        order: '4.8.7 A9 4.8.9',
      },
      [
        [
          'list:cases',
          {
            zero: '4.8.6 4.8.15',
            mix: '4.8.8 4.8.12',
            attack: '4.8.10 A14',
            locked: '4.8.11 A15 4.8.15',
            behind: 'A42',
          },
        ],
      ],
      { marks: [MARKS['drift']], figure: 'drift', see: ['shelter', 'fireship', 'fire'] },
    ),
    section(
      'shelter',
      { where: '4.9.1 A13', windward: '4.9.2', leave: '4.9.3 4.8.13 A50' },
      [['list:cases', { not: '4.9.4 A41' }]],
      { marks: [MARKS['shelter']], figure: 'shelter', see: ['drift', 'squares'] },
    ),
  ],
};
