import type { IconName } from '@/components/art/generated/icons';
import type { GameId } from '@/engine';

/** What stands before an option, so that it is found again without reading. */
export const OPTION_SIGNS: { readonly [game in GameId]?: Readonly<Record<string, IconName>> } = {
  'dead-mans-draw': {
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
  },
  'seven-seas': {
    quickGame: 'hourglass',
    caravanMemory: 'spyglass',
    caravanSet: 'galleon',
    startPortRum: 'brandy-bottle',
    captainDecides: 'pirate-captain',
    roundCap: 'compass',
    rimSpill: 'perspective-dice-six',
    autoGift: 'candle-flame',
  },
  'sea-of-clouds': {
    peekMemory: 'spyglass',
    noCurses: 'totem-mask',
    rotateHat: 'pirate-hat',
    parrotBreaksTies: 'parrot-head',
    openSecrets: 'candle-flame',
    pack: 'treasure-map',
  },
};
