import type { IconName } from '@/components/art/generated/icons';

/** What stands before an option, so that it is found again without reading. */
export const optionSigns = {
  scenario: 'treasure-map',
  teams: 'scales',
  wind: 'compass',
  cards: 'galleon',
  hitRule: 'perspective-dice-six',
  turnOrder: 'sextant',
  roundLimit: 'hourglass',
  islandsExtra: 'island',
  leastMove: 'sail',
  fortsBlockFire: 'hill-fort',
  sameSquareFire: 'crossed-pistols',
  boardAcrossLand: 'pirate-hook',
  attackAtWork: 'hammer-nails',
  stormLoadPenalty: 'oyster-pearl',
  teamRestore: 'checked-shield',
  allDeliveredEndsTeamGame: 'locked-chest',
  minesPerPlayer: 'skull-crossed-bones',
  treaties: 'feather',
  level: 'pirate-captain',
  autoDrift: 'ship-wheel',
} as const satisfies Readonly<Record<string, IconName>>;
