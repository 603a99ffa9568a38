import { section, type Chapter, type Mark } from '@/components/kit/rules/book';
import type { Suit } from '@/engine/games/dead-mans-draw/data/suits';
import { SUIT_LOOK } from '../scene/suits';

function mark(suit: Suit): Mark {
  const { icon, color } = SUIT_LOOK[suit];
  return { icon, color };
}

/** Key and chest share one section: neither means anything without the other. */
export const SUIT_CHAPTER: Chapter = {
  id: 'suits',
  sections: [
    section(
      'anchor',
      { left: '4.6.1.1', itself: '4.6.1.2' },
      [
        ['when', { when: '2.1' }],
        ['bust', { bust: '4.6.1.1' }],
        [
          'list:cases',
          {
            first: '4.6.1.4',
            twin: 'R25',
            brought: '4.4.9.1 R31',
            bonus: '4.4.4 R6',
            two: '4.6.1.3',
            moved: '8.2.5 R23',
            taken: '8.2.8',
          },
        ],
      ],
      {
        marks: [mark('anchor')],
        brief: 'dead-mans-draw:abilities.anchor',
        figure: 'anchor',
        see: ['bust', 'saved', 'safe-harbor'],
      },
    ),
    section(
      'hook',
      { pick: '4.6.2.1' },
      [
        ['when', { when: '2.1' }],
        ['bust', { bust: '4.6.2.2' }],
        [
          'list:cases',
          {
            empty: '4.6.2.3',
            gone: '4.6.2.4',
            saved: '4.4.9.1 R31',
            same: '4.6.2.5 4.4.10',
            debt: '4.6.7.2',
            divert: '4.7.1 4.7.13 R4',
          },
        ],
      ],
      {
        marks: [mark('hook')],
        brief: 'dead-mans-draw:abilities.hook',
        figure: 'hook',
        see: ['chains', 'miser', 'captains-hook'],
      },
    ),
    section(
      'cannon',
      { hit: '4.6.3.1', must: '4.6.3.2' },
      [
        ['when', { when: '2.1' }],
        ['bust', { bust: '4.8.2' }],
        ['list:cases', { empty: '4.6.3.3', stays: '4.4.8', quiet: '4.6.7.3' }],
      ],
      {
        marks: [mark('cannon')],
        brief: 'dead-mans-draw:abilities.cannon',
        figure: 'cannon',
        see: ['master-gunner', 'scavenger', 'misfire', 'bottom-feeder'],
      },
    ),
    section(
      'key-chest',
      { alone: '4.6.4.1', bonus: '4.6.4.2', order: '4.6.4.3' },
      [
        ['when', { when: '4.6.4.2 4.4.4' }],
        ['bust', { bust: '4.6.4.5' }],
        [
          'list:cases',
          {
            few: '4.6.4.4',
            quiet: '4.6.4.5',
            must: '4.6.4.7',
            once: '4.6.4.6 R9',
            saved: '4.4.4 R6',
            stolen: '4.4.7 R8',
          },
        ],
      ],
      {
        marks: [mark('key'), mark('chest')],
        brief: 'dead-mans-draw:abilities.key',
        figure: 'key-chest',
        see: ['collect', 'plunderer', 'treasure-hunter'],
      },
    ),
    section(
      'map',
      { three: '4.6.5.1 4.6.5.2' },
      [
        ['when', { when: '2.1' }],
        ['bust', { bust: '4.6.5.3' }],
        ['list:cases', { few: '4.6.5.4', back: '4.6.5.5', debt: '4.6.7.2' }],
      ],
      { marks: [mark('map')], brief: 'dead-mans-draw:abilities.map', figure: 'map', see: ['chains', 'navigator'] },
    ),
    section(
      'oracle',
      { see: '4.6.6.1 R10', then: '4.6.6.2' },
      [
        ['when', { when: '2.1' }],
        ['bust', { bust: '4.8.2' }],
        ['list:cases', { stop: '4.6.6.2.1 4.6.6.5', debt: '4.6.6.4', last: '4.6.6.3', secret: '8.5' }],
      ],
      { marks: [mark('oracle')], brief: 'dead-mans-draw:abilities.oracle', figure: 'oracle', see: ['open', 'mystic'] },
    ),
    section(
      'sword',
      { steal: '4.6.8.1' },
      [
        ['when', { when: '2.1' }],
        ['bust', { bust: '4.6.8.2' }],
        ['list:cases', { row: '4.6.8.3', moment: '4.6.8.4', none: '4.6.8.5 R28', lost: '4.4.9', debt: '4.6.7.2' }],
      ],
      {
        marks: [mark('sword')],
        brief: 'dead-mans-draw:abilities.sword',
        figure: 'sword',
        see: ['chains', 'swordsman', 'parry'],
      },
    ),
    section(
      'kraken',
      { two: '4.6.7.1', pay: '4.6.7.2' },
      [
        ['when', { when: '4.6.7.1' }],
        ['bust', { bust: '4.8.2' }],
        ['list:example', { chainDraw: '4.8.1', chainHook: '4.8.1', chainOracle: '4.8.1 4.6.6.4' }],
        [
          'list:cases',
          {
            not: '4.6.7.3',
            alone: '4.6.7.7',
            twice: '4.6.7.1 R11',
            empty: '4.6.7.5 R2',
            leaves: '4.6.7.6 R13',
          },
        ],
      ],
      {
        marks: [mark('kraken')],
        brief: 'dead-mans-draw:abilities.kraken',
        figure: 'kraken',
        see: ['chains', 'beastmaster', 'fisherman'],
      },
    ),
    section(
      'mermaid',
      { none: '4.6.9' },
      [
        ['when', { when: '4.6.10' }],
        ['bust', { bust: '4.3.2' }],
        ['list:cases', { lowest: '3.1.1', song: '3.3.1 4.6.10' }],
      ],
      {
        marks: [mark('mermaid')],
        brief: 'dead-mans-draw:abilities.mermaid',
        see: ['mermaid-ability', 'casanova', 'golden-scales'],
      },
    ),
  ],
};
