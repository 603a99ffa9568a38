import { section, type Chapter } from '@/components/kit/rules/book';

export const GOODS_CHAPTER: Chapter = {
  id: 'goods',
  sections: [
    section(
      'loot',
      { share: '4.8.1 4.8.2', goods: '4.8.4 4.8.6', talisman: '4.8.3' },
      [['list:cases', { keep: '4.8.7', over: '4.8.9', discard: '4.8.8', empty: '4.8.10 4.8.11 9.18' }]],
      { see: ['aftermath', 'hold'] },
    ),
    section('hold', { one: '2.10 4.8.4', best: '4.14.5' }, [['example', { example: '2.10' }]], {
      figure: 'hold',
      see: ['loot', 'double-hold', 'guards'],
    }),
    section(
      'port',
      { price: '2.3.2 4.11.2', cards: '2.3.2', start: '2.3.2 8.2' },
      [['list:cases', { high: '2.3.2 4.10.6', fair: '4.11.2' }]],
      { figure: 'sale', see: ['merchant', 'islander', 'good-deal'] },
    ),
    section(
      'guards',
      { ten: '4.12.1', no: '4.12.2', now: '4.12.3 4.12.6 9.7' },
      [['list:cases', { loaded: '4.12.4 9.8', debt: '4.12.5', safe: '4.12.7' }]],
      { marks: [{ icon: 'hill-fort', color: '#6A4636' }], figure: 'guards', see: ['wages', 'merchant'] },
    ),
  ],
};

export const RITUALS: Chapter = {
  id: 'rituals',
  sections: [
    section(
      'rituals',
      { when: '4.14.1 4.14.2 9.9', never: '4.14.3', from: '4.7.20 4.8.3 4.7.24 2.3.3', left: '7' },
      [],
      { see: ['good-deal', 'double-hold', 'unsinkable'] },
    ),
    section('good-deal', { what: '4.14.4', again: '4.14.4 4.16.5' }, [['cases', { three: '4.11.8' }]], {
      see: ['port', 'final-sale', 'rituals'],
    }),
    section('double-hold', { what: '4.14.5', stays: '4.14.6 4.14.8' }, [], { see: ['hold', 'rituals'] }),
    section(
      'unsinkable',
      { what: '4.14.7', self: '4.14.7 9.10 4.14.8' },
      [['list:cases', { curse: '4.10.7', loot: '4.7.20' }]],
      { see: ['aftermath', 'rituals'] },
    ),
  ],
};
