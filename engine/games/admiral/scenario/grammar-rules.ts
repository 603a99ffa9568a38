import { DEEDS, LEVELS, ORDERS, PROFILES, SIDES, type CardChange, type RuleChanges } from '../data/scenario';
import { flag, list, pair, record, whole, word, type Read } from './reader';
import { perKind } from './words';

/** E-14: 2.6 */
const sector = whole(0, 23);
/** As long as the longest match (7.6). */
const script = list(sector, 1, 300);

const weights = record<NonNullable<RuleChanges['wind.weights']>>(
  { calm: whole(0, 20), fresh: whole(0, 20), storm: whole(0, 20) },
  {},
);

const reach = pair(whole(0, 9));

/** E-5: the ranges of ship cards. */
const card = record<CardChange>(
  {},
  {
    fresh: reach,
    calm: reach,
    storm: reach,
    range: reach,
    shots: pair(whole(0, 6)),
    durability: whole(1, 12),
    cost: whole(1, 30),
  },
);

const limit: Read<number | 'off'> = (given, at, fault) => (given === 'off' ? 'off' : whole(1, 300)(given, at, fault));

/** Section 8, 14.5, E-6 */
export const rules = record<RuleChanges>(
  {},
  {
    hitRule: word(['3-6', 'even']),
    'wind.profile': word(PROFILES),
    'wind.weights': weights,
    'wind.script': script,
    'move.min': whole(0, 9),
    'move.mandatory': flag,
    calmOverride: perKind(record({ S: whole(0, 9), O: whole(0, 9) }, {})),
    actions: list(word(DEEDS), 1, DEEDS.length),
    turnOrder: word(ORDERS),
    'islands.extra': word(['none', 'two-crescents', 'two-crescents-mirror']),
    'mines.perPlayer': whole(0, 9),
    fortsBlockFire: flag,
    sameSquareFire: flag,
    boardAcrossLand: flag,
    attackAtWork: flag,
    stormLoadPenalty: flag,
    teamRestore: word(['finished', 'started']),
    allDeliveredEndsTeamGame: flag,
    treaties: flag,
    roundLimit: limit,
    level: word(LEVELS),
    ships: perKind(card),
    fort: record<NonNullable<RuleChanges['fort']>>(
      {},
      { durability: whole(1, 12), range: reach, shots: whole(0, 6), restoreTokens: whole(1, 12) },
    ),
    portCapacity: whole(1, 4),
    mineRange: whole(0, 9),
    mineDamage: whole(1, 12),
    fireshipDelay: whole(1, 9),
    boardTable: list(whole(0, 9), 6, 6),
    maxBoarders: whole(1, 8),
    exitEdge: list(word(SIDES), 0, SIDES.length),
    repairRate: whole(1, 12),
    shelterInPorts: word(['any', 'own']),
    friendlyFire: flag,
    fortlessTurns: whole(1, 30),
    giveFort: flag,
    secretDeploy: flag,
  },
);

export { script };
