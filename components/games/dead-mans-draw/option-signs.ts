import type { IconName } from '@/components/art/generated/icons';

/** What stands before an option, so that it is found again without reading. */
export const optionSigns = {
  traits: 'pirate-captain',
  variant: 'treasure-map',
  mermaidAbility: 'mermaid',
  traitsPerPlayer: 'pirate-hat',
  safeChoices: 'checked-shield',
  oraclePublic: 'crystal-ball',
  discardOpen: 'spyglass',
  anchoredKeyChestBonus: 'anchor',
  plundererPick: 'locked-chest',
  misfireMode: 'cannon',
  parryFrom: 'crossed-sabres',
  divertFrom: 'compass',
  thresholds: 'scales',
  activeSuits: 'skull-crossed-bones',
  assist: 'sextant',
} as const satisfies Readonly<Record<string, IconName>>;
