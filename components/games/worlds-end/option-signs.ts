import type { IconName } from '@/components/art/generated/icons';

/** What stands before an option, so that it is found again without reading. */
export const optionSigns = {
  turnOrder: 'compass',
  heroes: 'pirate-captain',
  shortGame: 'hourglass',
  pack: 'treasure-map',
  nobodyOut: 'checked-shield',
  evenStart: 'scales',
  fairStart: 'anchor',
  armadaScale: 'galleon',
  fewerHeroes: 'pirate-hat',
  doubleAlsoSum: 'perspective-dice-six',
  eventBattleFlight: 'sail',
  autoCommander: 'cannon',
  openSquadrons: 'candle-flame',
  openMemory: 'spyglass',
  alwaysAsk: 'crystal-ball',
} as const satisfies Readonly<Record<string, IconName>>;
