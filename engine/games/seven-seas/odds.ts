import { MOST_SHIPS, RAID_ODDS, type RaidOdds } from './data/raid-odds';

const NO_RAID: RaidOdds = [0, 0, 0];

/** 12.1: what a raid promises, per mille, for so many pirate ships of all players together against so many of the caravan. */
export function raidOdds(caravan: number, pirates: number): RaidOdds {
  if (pirates < 1) return NO_RAID;
  const ships = pirates < MOST_SHIPS ? pirates : MOST_SHIPS;
  return RAID_ODDS[(caravan - 1) * MOST_SHIPS + ships - 1] as RaidOdds;
}
