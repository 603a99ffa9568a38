import type { AdmiralOptions } from '../match-options';

/** 8.0.4: nobody has changed anything: the scenario is played as its file says. */
export const OPTIONS_AS_FILED: AdmiralOptions = {
  scenario: '',
  teams: 'alone',
  wind: 'scenario',
  cards: 'house',
  hitRule: '3-6',
  turnOrder: 'scenario',
  roundLimit: 'scenario',
  islandsExtra: 'none',
  minesPerPlayer: 0,
  leastMove: 'scenario',
  treaties: true,
  level: 'basic',
  fortsBlockFire: false,
  sameSquareFire: true,
  boardAcrossLand: false,
  attackAtWork: false,
  stormLoadPenalty: false,
  teamRestore: 'finished',
  allDeliveredEndsTeamGame: true,
  autoDrift: true,
};
