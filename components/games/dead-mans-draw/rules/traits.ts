import {
  section,
  type Chapter,
  type Headed,
  type SectionExtras,
  type Section,
  type Told,
} from '@/components/kit/rules/book';
import type { Trait } from '@/engine/games/dead-mans-draw/data/traits';
import { TRAIT_COLOUR, TRAIT_ICON } from '../scene/traits';

/** Every trait says what it does, whether it can bust its owner, and what else there is to know. */
function trait(id: Trait, what: Told, bust: string, cases: Told, extras: SectionExtras): Section {
  const rest: Headed[] = [
    ['bust', { bust }],
    ['list:cases', cases],
  ];
  const marks = [{ icon: TRAIT_ICON[id], color: TRAIT_COLOUR }];
  return section(id, what, rest, { ...extras, marks, brief: `dead-mans-draw:traits.${id}.text` });
}

export const TRAIT_CHAPTER: Chapter = {
  id: 'traits',
  sections: [
    section(
      'traits',
      { deal: '3.1.6 3.1.6.1 R1', must: '2.3', order: '4.3.5 R5', source: '4.7.18 R20', same: '3.2 R34' },
      [],
      { see: ['clashes', 'two-traits', 'rulings-traits'] },
    ),
    trait(
      'casanova',
      { what: '4.7.1' },
      '4.7.1',
      { any: 'R4', hook: '4.7.1 R4', debt: '4.6.7.3', song: '8.2.7' },
      { see: ['mermaid', 'siren', 'mermaid-ability'] },
    ),
    trait(
      'golden-scales',
      { what: '4.7.2' },
      '4.7.2',
      { one: '4.7.2 7.2', pile: 'R14', limits: 'R26' },
      { see: ['score'] },
    ),
    trait(
      'plunderer',
      { what: '4.7.3', who: '4.7.3 R15' },
      '4.6.4.5',
      { few: '4.7.3', nobody: '4.7.3' },
      { see: ['key-chest'] },
    ),
    trait(
      'treasure-hunter',
      { what: '4.7.4' },
      '4.6.4.5',
      { count: '4.7.4 R30', few: '4.6.4.4' },
      { see: ['key-chest'] },
    ),
    trait('navigator', { what: '4.7.5' }, '4.7.5', { must: '4.7.5', closed: '6' }, { see: ['map'] }),
    trait(
      'master-gunner',
      { what: '4.7.6' },
      '4.8.2',
      { misfire: '4.8.4 R5', bottom: '8.3' },
      { see: ['cannon', 'misfire'] },
    ),
    trait(
      'scavenger',
      { what: '4.7.7' },
      '4.7.7',
      { keep: '4.4.8', misfire: '4.8.4 R5' },
      { see: ['cannon', 'misfire'] },
    ),
    trait('mystic', { what: '4.7.8' }, '4.8.2', { one: '4.7.8', known: '4.6.6.5', few: '4.7.8' }, { see: ['oracle'] }),
    trait('swordsman', { what: '4.7.9' }, '4.6.8.2', { parry: '4.8.4' }, { see: ['sword', 'parry'] }),
    trait(
      'miser',
      { what: '4.7.10' },
      '4.7.10 R25',
      { alone: '4.7.10 R27', chain: '4.7.10', song: '8.2.14' },
      { figure: 'knots', see: ['hook', 'saved'] },
    ),
    trait(
      'captains-hook',
      { what: '4.7.11' },
      '4.7.11',
      { order: '4.7.11 R16', must: '4.7.11', one: '4.7.11' },
      { see: ['hook'] },
    ),
    trait(
      'safe-harbor',
      { what: '4.7.12' },
      '4.7.12 R25',
      { any: '4.7.12 R17', left: '4.7.12', again: '4.7.12' },
      { see: ['anchor', 'saved'] },
    ),
    trait(
      'fisherman',
      { what: '4.7.13' },
      '4.7.13',
      { any: 'R4', hook: '4.3.1 R4', parry: '4.8.4' },
      { see: ['kraken', 'beastmaster'] },
    ),
    trait(
      'beastmaster',
      { what: '4.7.14' },
      '4.7.14',
      { pay: '4.7.14', max: '4.7.14', fisherman: '4.8.4' },
      { see: ['kraken', 'fisherman'] },
    ),
    trait(
      'misfire',
      { what: '4.7.15' },
      '4.8.2',
      { instead: 'R18 R37', choice: '4.7.15 4.1.3', empty: '4.7.15', traits: '4.8.4 R5', two: 'R34' },
      { see: ['cannon', 'clashes'] },
    ),
    trait(
      'parry',
      { what: '4.7.16' },
      '4.8.4',
      { whose: '4.7.16 R19', own: '4.7.16 R19', free: '4.7.16 R12', two: 'R34' },
      { see: ['sword', 'clashes'] },
    ),
    trait(
      'davy-jones-locker',
      { what: '4.7.17 4.4.6' },
      '4.7.17',
      { aim: '3.1.7', which: '4.7.17 R35', quiet: '4.4.7 R8', others: '4.7.17', island: 'R7' },
      { see: ['lost', 'thieves-island'] },
    ),
    trait(
      'siren',
      { what: '8.2.9' },
      '8.2.9',
      { choice: '8.2.2 4.1.3', casanova: '4.8.4 R5', 'goes-on': '8.2.13 R33', two: '4.8.4' },
      { see: ['mermaid-ability', 'casanova'] },
    ),
    section(
      'clashes',
      { rule: '4.3.5 R5' },
      [
        ['list:against-cannon', { gunner: '4.8.4', scavenger: '4.8.4', misfires: '4.8.4' }],
        ['list:against-sword', { swordsman: '4.8.4', fisher: '4.8.4', inRow: '4.8.4' }],
        ['list:against-kraken', { beast: '4.8.4' }],
        ['list:against-mermaid', { siren: '4.8.4', replay: '4.8.4 R20' }],
        ['list:against-bust', { locker: '4.8.4 R35' }],
      ],
      { see: ['traits', 'rulings-traits'] },
    ),
  ],
};
