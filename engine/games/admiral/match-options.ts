import type { WindProfile } from './data/wind';

/** E-18. What says `scenario` is as the file of the scenario has it. */
export interface AdmiralOptions {
  readonly scenario: string;
  /** How those of a scenario with several layouts sit: the one that fits, else the usual one. */
  readonly teams: 'alone' | '2v2' | '3v3' | '2v2v2';
  readonly wind: 'scenario' | WindProfile;
  /** `house`, or the text of an owner's own pack (E-5). */
  readonly cards: string;
  readonly hitRule: '3-6' | 'even';
  readonly turnOrder: 'scenario' | 'dice' | 'agreed' | 'alternateTeams';
  readonly roundLimit: 'scenario' | 'off' | 20 | 40 | 60 | 80;
  readonly islandsExtra: 'none' | 'two-crescents' | 'two-crescents-mirror';
  readonly minesPerPlayer: 0 | 1 | 2 | 3 | 'most';
  readonly leastMove: 'scenario' | 'on' | 'off';
  /** E-16: agreements, where more than two sit. */
  readonly treaties: boolean;
  readonly level: 'basic' | 'captain';
  readonly fortsBlockFire: boolean;
  readonly sameSquareFire: boolean;
  readonly boardAcrossLand: boolean;
  readonly attackAtWork: boolean;
  readonly stormLoadPenalty: boolean;
  readonly teamRestore: 'finished' | 'started';
  readonly allDeliveredEndsTeamGame: boolean;
  /** E-33: a service of the screen. */
  readonly autoDrift: boolean;
}

export const HOUSE = 'house';
