import type { IconName } from '@/components/art/generated/icons';
import { TOKENS } from '@/components/art/generated/tokens';
import type { Mark } from '@/components/kit/rules/book';

const { goods: GOODS, ship: SHIP } = TOKENS.kinds.worldsEnd;

const mark = (icon: IconName, color: string): Mark => ({ icon, color });

/** The sign before the title of a section. */
export const MARKS = {
  armada: mark('skull-crossed-bones', '#2A5A4E'),
  kraken: mark('giant-squid', '#3E7A63'),
  convoy: mark('galleon', '#8A5A1E'),
  calm: mark('hourglass', '#5C6F8A'),
  auction: mark('scales', '#7A4B8C'),
  profit: mark('money-stack', '#7C6518'),
  favour: mark('scallop', '#2F7F92'),
  storm: mark('sail', '#2B6A8C'),
  raid: mark('queen-crown', '#8C2F3C'),
  income: mark('locked-chest', '#7C6518'),
  fame: mark('round-star', '#9A6A14'),
  rum: mark(GOODS.rum, '#B2472F'),
  sugar: mark(GOODS.sugar, '#4F6D8F'),
  spices: mark(GOODS.spices, '#9C5A12'),
  silk: mark(GOODS.silk, '#7A4B8C'),
  move: mark('ship-wheel', '#2F6FB0'),
  port: mark(GOODS.port, '#1C7480'),
  guard: mark('hill-fort', '#6A4636'),
  attack: mark('crossed-sabres', '#9A2F4E'),
  fire: mark(SHIP.attack, '#9A2F4E'),
  hits: mark(SHIP.defence, '#2F6FB0'),
  survivability: mark(SHIP.survivability, '#07543A'),
  hotShot: mark('hot-shot', '#9A2F4E'),
  smoke: mark('smoke', '#2B5C8C'),
  hero: mark('pirate-hat', '#523F96'),
  jack: mark('compass', '#523F96'),
  elizabeth: mark('feather', '#523F96'),
  will: mark('hammer-nails', '#523F96'),
  barbossa: mark('pirate-captain', '#523F96'),
} as const;

export const brief = (id: string): string => `rules-worlds-end:briefs.${id}`;
