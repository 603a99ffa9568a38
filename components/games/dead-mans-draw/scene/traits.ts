import type { IconName } from '@/components/art/generated/icons';
import type { Trait } from '@/engine/games/dead-mans-draw/data/traits';

/** The sign of each trait; most borrow the suit they change. */
export const TRAIT_ICON: Readonly<Record<Trait, IconName>> = {
  casanova: 'pirate-hat',
  'golden-scales': 'oyster-pearl',
  plunderer: 'pirate-captain',
  'treasure-hunter': 'locked-chest',
  navigator: 'sextant',
  'master-gunner': 'cannon',
  scavenger: 'barrel',
  mystic: 'crystal-ball',
  swordsman: 'crossed-sabres',
  miser: 'padlock',
  'captains-hook': 'pirate-hook',
  'safe-harbor': 'anchor',
  fisherman: 'fishing-pole',
  beastmaster: 'giant-squid',
  misfire: 'crossed-pistols',
  parry: 'checked-shield',
  'davy-jones-locker': 'pirate-skull',
  siren: 'mermaid',
};

/** Traits never look like loot: one stock for all of them. */
export const TRAIT_COLOUR = '#6E3152';
