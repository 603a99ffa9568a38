import { section, type Chapter, type Mark } from '@/components/kit/rules/book';
import type { Character } from '@/engine/games/seven-seas/data/characters';
import { TOKENS } from '@/components/art/generated/tokens';

function markOf(character: Character): Mark {
  const { icon, color } = TOKENS.kinds.sevenSeasRoles[character];
  return { icon, color };
}

export const CHARACTER_CHAPTER: Chapter = {
  id: 'characters',
  sections: [
    section(
      'shipwright',
      { buy: '4.5.1', guards: '4.5.2 4.5.5' },
      [
        ['gift', { gift: '4.5.4' }],
        ['cannot', { mark: '4.5.3' }],
        ['list:cases', { debt: '4.12.5' }],
        ['after', { after: '4.15.2 4.14.1 4.5.6' }],
      ],
      { marks: [markOf('shipwright')], brief: 'rules-seven-seas:briefs.shipwright', see: ['guards', 'rituals'] },
    ),
    section(
      'governor',
      { join: '4.6.1', flag: '4.6.3 4.6.7' },
      [
        ['gift', { gift: '4.6.5', double: '4.6.6 9.6' }],
        ['cannot', { mark: '4.6.4 4.6.2' }],
        ['list:cases', { empty: '4.6.2', tie: '7' }],
        ['after', { after: '4.15.2 4.14.1 4.6.8' }],
      ],
      { marks: [markOf('governor')], brief: 'rules-seven-seas:briefs.governor', see: ['corsairs', 'marks'] },
    ),
    section(
      'captain',
      { play: '4.7.1', several: '4.7.25' },
      [
        ['gift', { gift: '4.7.24' }],
        ['cannot', { mark: '4.7.2' }],
        ['list:cases', { none: '9.12 9.13' }],
        ['after', { after: '4.15.1 4.14.3' }],
      ],
      { marks: [markOf('captain')], brief: 'rules-seven-seas:briefs.captain', see: ['raid', 'recall'] },
    ),
    section(
      'islander',
      { play: '4.9.1', now: '4.9.6' },
      [
        ['gift', { gift: '4.9.4' }],
        ['cannot', { mark: '4.9.2' }],
        ['list:cases', { room: '4.9.4', both: '4.9.5 9.26', last: '4.9.3' }],
        ['after', { after: '4.15.1 4.14.3' }],
      ],
      { marks: [markOf('islander')], brief: 'rules-seven-seas:briefs.islander', see: ['port', 'loot'] },
    ),
    section(
      'shaman',
      { play: '4.10.1', several: '4.10.18' },
      [
        ['gift', { gift: '4.10.4' }],
        ['cannot', { mark: '4.10.2' }],
        ['list:cases', { use: '4.10.4' }],
        ['after', { after: '4.15.1 4.14.3' }],
      ],
      { marks: [markOf('shaman')], brief: 'rules-seven-seas:briefs.shaman', see: ['curses', 'recall'] },
    ),
    section(
      'merchant',
      { sell: '4.11.1 4.11.2', free: '4.11.3 4.11.6' },
      [
        ['gift', { gift: '4.11.5' }],
        ['cannot', { mark: '4.11.4' }],
        ['list:cases', { only: '4.11.7', deal: '4.11.8 4.14.9' }],
        ['after', { after: '4.15.2 4.14.1' }],
      ],
      { marks: [markOf('merchant')], brief: 'rules-seven-seas:briefs.merchant', see: ['port', 'guards', 'good-deal'] },
    ),
    section(
      'cartographer',
      { draw: '4.13.1', limit: '4.13.5' },
      [
        ['gift', { gift: '4.13.3 9.20' }],
        ['cannot', { mark: '4.13.2' }],
        ['list:cases', { end: '4.13.4' }],
        ['after', { after: '4.15.2 4.14.1 4.13.6' }],
      ],
      { marks: [markOf('cartographer')], brief: 'rules-seven-seas:briefs.cartographer', see: ['end', 'gifts'] },
    ),
  ],
};
