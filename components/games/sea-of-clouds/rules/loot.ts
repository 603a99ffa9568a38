import { section, type Chapter, type Mark } from '@/components/kit/rules/book';
import type { CardType } from '@/engine/games/sea-of-clouds/data/types';
import { SECRET, TYPE_LOOK } from '../looks';

const mark = (type: CardType): Mark => TYPE_LOOK[type];
const brief = (id: string) => `rules-sea-of-clouds:briefs.${id}`;

export const LOOT: Chapter = {
  id: 'loot',
  sections: [
    section(
      'rum',
      { hidden: '2.2 4.4.4', fixed: '2.2', collector: '2.2', first: '7.4 7.5' },
      [['list:cases', { tie: '7.4 9.25' }]],
      { marks: [mark('rum')], brief: brief('rum'), figure: 'rum', see: ['score', 'steal', 'exchange', 'secrets'] },
    ),
    section(
      'relics',
      { open: '2.3', ladder: '2.3', apart: '2.3' },
      [['list:cases', { numbers: '2.3 9.31', two: '3.6' }]],
      { marks: [mark('relic')], brief: brief('relics'), figure: 'ladder', see: ['score', 'two-players', 'own-cards'] },
    ),
    section(
      'objects',
      { classes: '2.4', stays: '2.4 4.4.4' },
      [
        [
          'list:cards',
          {
            sword: '2.4.1',
            weapons: '2.4.1',
            points: '2.4.1',
            spyglass: '2.4.1',
            marque: '2.4.1',
            belt: '2.4.1',
            coin: '2.4.1 4.5.4',
          },
        ],
      ],
      {
        marks: [mark('object')],
        brief: brief('objects'),
        see: ['immediate', 'secrets', 'chest', 'strength', 'exchange', 'plume'],
      },
    ),
    section(
      'immediate',
      { now: '2.4 4.4.4' },
      [
        ['list:cards', { beer: '4.4.5 9.27', map: '4.4.6', sack: '2.4.2', hook: '4.4.7' }],
        ['list:cases', { safe: '4.4.5', own: '4.4.6 9.5', slot: '4.4.7' }],
      ],
      {
        marks: [{ icon: 'treasure-map', color: mark('object').color }],
        brief: brief('immediate'),
        figure: 'map',
        see: ['take', 'refill', 'lookout'],
      },
    ),
    section(
      'secrets',
      { hidden: '2.4 2.4.3' },
      [
        [
          'list:cards',
          {
            guide: '2.4.3',
            catalogue: '2.4.3',
            treatise: '2.4.3',
            inventory: '2.4.3',
            ledger: '2.4.3',
            spot: '2.4.3',
            parrot: '2.4.3',
          },
        ],
        ['list:cases', { count: '9.14', safe: '4.7.15 4.7.17' }],
      ],
      {
        marks: [{ icon: SECRET, color: mark('object').color }],
        brief: brief('secrets'),
        see: ['score', 'open', 'objects'],
      },
    ),
    section(
      'chest',
      { fill: '4.8.1 9.22', lose: '4.8.2 9.21', both: '4.8.3', pay: '4.8.5', end: '4.8.9' },
      [
        [
          'list:cases',
          {
            draw: '4.8.4',
            once: '4.8.6 9.36',
            swap: '4.8.7',
            discard: '4.8.8',
            zero: '4.8.10',
            belt: '9.35',
          },
        ],
      ],
      {
        marks: [{ icon: 'locked-chest', color: mark('object').color }],
        brief: brief('chest'),
        figure: 'chest',
        see: ['fights', 'objects', 'score'],
      },
    ),
    section(
      'pirates',
      { what: '2.5', leave: '4.7.19', worth: '7.6' },
      [
        [
          'list:cards',
          {
            gain: '2.5',
            steward: '2.5',
            bruiser: '2.5',
            thieves: '2.5',
            traders: '2.5',
            cook: '2.5',
            plume: '2.5',
            lookout: '2.5',
          },
        ],
      ],
      {
        marks: [mark('pirate')],
        brief: brief('pirates'),
        see: ['strength', 'effects', 'gain', 'steal', 'exchange', 'parrot', 'plume', 'lookout'],
      },
    ),
  ],
};
