import { section, type Chapter } from '@/components/kit/rules/book';
import { SUIT_LOOK } from '../scene/suits';

export const VARIANT_CHAPTER: Chapter = {
  id: 'variants',
  sections: [
    section('variants', { one: '3.1.8 3.1.8.1', box: '2.4', ours: 'R24' }, [], {
      see: ['rulings-variants', 'options'],
    }),
    section(
      'thieves-island',
      { what: '8.3 4.4.6' },
      [['list:cases', { saved: '8.3', two: '8.3', locker: 'R7', quiet: '4.4.7 R8' }]],
      { brief: 'dead-mans-draw:variants.thieves-island.text', see: ['lost', 'davy-jones-locker'] },
    ),
    section('pile-o-treasure', { what: '8.3' }, [['list:cases', { scales: 'R14', tops: '8.3' }]], {
      brief: 'dead-mans-draw:variants.pile-o-treasure.text',
      see: ['score'],
    }),
    section(
      'sudden-death',
      { what: '8.3 4.9.3' },
      [['list:cases', { when: '8.3 R36', anyone: '8.3', scales: 'R26', nobody: '8.3' }]],
      { brief: 'dead-mans-draw:variants.sudden-death.text', see: ['end', 'options'] },
    ),
    section('all-hands-on-deck', { what: '8.3' }, [['list:cases', { ten: '8.3', below: '7.7' }]], {
      brief: 'dead-mans-draw:variants.all-hands-on-deck.text',
      see: ['score'],
    }),
    section(
      'strange-lands',
      { what: '8.3' },
      [['list:cases', { act: '8.3', rest: '8.3', twice: '8.3 R9 R11 4.6.1.3', long: '2.6' }]],
      { figure: 'strange-lands', brief: 'dead-mans-draw:variants.strange-lands.text', see: ['bust', 'chains'] },
    ),
    section('beneath-the-waves', { what: '8.3' }, [['list:cases', { ties: '8.3', all: '8.3', scales: 'R26' }]], {
      brief: 'dead-mans-draw:variants.beneath-the-waves.text',
      see: ['score', 'options'],
    }),
    section('bottom-feeder', { what: '8.3' }, [['list:cases', { also: '8.3', gunner: '8.3', hook: '8.3' }]], {
      brief: 'dead-mans-draw:variants.bottom-feeder.text',
      see: ['cannon', 'sword'],
    }),
  ],
};

export const MORE: Chapter = {
  id: 'more',
  sections: [
    section(
      'mermaid-ability',
      { what: '8.2.1' },
      [
        ['set-up', { out: '3.3.1 3.3.2 3.3.4', two: '3.3.3 R32' }],
        ['choice', { any: '8.2.2 R22', none: '8.2.3', source: '8.2.12' }],
        ['bust', { bust: '4.8.2' }],
        ['list:cases', { moving: '8.2.4 R22', replay: '8.2.6', position: '8.2.5 R23', chain: '8.2.14' }],
        [
          'list:song-traits',
          {
            casanova: '8.2.7',
            siren: '8.2.9',
            lock: '8.2.8',
            free: '8.2.10',
            'goes-on': '8.2.11 8.2.13 R13 R33',
          },
        ],
      ],
      {
        marks: [{ icon: SUIT_LOOK.mermaid.icon, color: SUIT_LOOK.mermaid.color }],
        figure: 'song',
        see: ['mermaid', 'siren', 'casanova'],
      },
    ),
    section('party', { what: '8.1.1 8.1.3', traits: '8.1.2 3.2', equal: '8.1.4', bust: '8.1.5', locker: '8.1.6' }, [], {
      see: ['set-up'],
    }),
    section(
      'two-traits',
      { what: '8.6' },
      [
        [
          'list:pairs',
          { gunner: '4.8.5', plunderer: '4.8.5', miser: '4.8.5', harbor: '4.8.5', hook: '4.8.5', rest: '4.8.5' },
        ],
      ],
      { see: ['traits'] },
    ),
    section(
      'digital',
      { what: '8.4 8.7' },
      [['list:cases', { safe: '8.4', map: '8.4', sword: '8.4', parry: '8.4', draws: '8.4', song: '8.4' }]],
      { see: ['mermaid-ability', 'options'] },
    ),
    section(
      'options',
      {},
      [
        [
          'list:settings',
          {
            oracle: '8.5 R10',
            discard: '8.5 R21',
            bonus: '8.5 R6',
            plunderer: '8.5 R15',
            misfire: '8.5 R18 R37',
            parry: '8.5 R19',
            divert: '8.5 R4',
            limits: '8.5.1',
            suits: '8.5',
            assist: '8.5',
            first: '3.1.5',
          },
        ],
      ],
      { see: ['two-traits', 'mermaid-ability', 'digital'] },
    ),
  ],
};
