import type { Condition, Defeat, Layout, RuleChanges, Scenario, SeatName, SeatPlan } from '../scenario';
import type { KindId } from '../ships';

type Ships = Readonly<Partial<Record<KindId, readonly string[]>>>;

/** Seat by seat: where its ships stand, and how much they have suffered. */
interface Side {
  readonly at: Ships;
  readonly damage?: SeatPlan['damage'];
  readonly fort?: string;
}

function planOf({ at, damage, fort }: Side): SeatPlan {
  const kinds = Object.keys(at) as KindId[];
  const fleet = kinds.flatMap((kind) => (at[kind] ?? []).map(() => kind));
  return { ...(fort && { fort: 'own' }), fleet, deploy: 'water', mines: 0, fixed: at, ...(damage ? { damage } : {}) };
}

interface Plan extends Pick<Layout, 'place'> {
  readonly victory?: readonly Condition[];
  readonly defeat?: readonly Defeat[];
  readonly script: RuleChanges['wind.script'];
  readonly reefs?: readonly string[];
  readonly sides: readonly Side[];
}

/** 16.2: the learner may go on as long as he likes. */
const NEVER: readonly Condition[] = [{ type: 'survive', round: 40 }];

/** E-23: an ordinary match on the half board, with winds that are known beforehand. Nobody wins but where that is taught. */
function lesson(number: number, { script, reefs = [], sides, place, victory = NEVER, defeat = [] }: Plan): Scenario {
  return {
    schema: 1,
    id: `lesson-${number}`,
    version: 1,
    title: { en: `Lesson ${number}` },
    official: false,
    difficulty: 1,
    minutes: [1, 3],
    board: { cols: 12, rows: 14 },
    rules: { roundLimit: 40, ...(script ? { 'wind.profile': 'script', 'wind.script': script } : {}) },
    ...(place ? { markers: [{ id: 'pearl', look: 'pearl' }] } : {}),
    layouts: [
      {
        id: String(sides.length),
        players: sides.length,
        turnOrder: sides.map((_, seat): SeatName => `P${seat + 1}`),
        islands: [{ shape: 'A', at: 'E7', rot: 0 }],
        reefs: { fixed: reefs, perPlayer: 0 },
        forts: sides.flatMap(({ fort }, seat) =>
          fort ? [{ id: `F${seat + 1}`, at: fort, owner: `P${seat + 1}` as const }] : [],
        ),
        seats: sides.map(planOf),
        ...(place ? { place } : {}),
        victory,
        defeat,
      },
    ],
  };
}

/** 16.2: wind, guns, boarding, forts, a fireship, pearls. */
export const LESSONS: readonly Scenario[] = [
  lesson(1, {
    script: [4, 0, 2, 14, 19, 1],
    reefs: ['C4', 'J11', 'D10', 'I5', 'F3', 'G12'],
    sides: [{ at: { frigate: ['B2'], brig: ['B1'] }, fort: 'A1' }],
  }),
  lesson(2, {
    script: [7, 19],
    reefs: ['C4'],
    sides: [{ at: { line: ['B4'], frigate: ['F5'] } }, { at: { galleon: ['F9'], brig: ['G4'] } }],
  }),
  lesson(3, {
    script: [0, 7],
    sides: [
      { at: { frigate: ['G4'], brig: ['H3'] }, damage: { frigate: [2] } },
      { at: { line: ['H4'], galleon: ['K12'] }, damage: { line: [5] } },
    ],
  }),
  lesson(4, {
    script: [0, 3],
    sides: [
      { at: { line: ['K2'], galleon: ['B2'], frigate: ['L2'] }, damage: { galleon: [3] }, fort: 'A1' },
      { at: { galleon: ['L12'], brig: ['K1'] }, damage: { brig: [1] }, fort: 'L1' },
    ],
    defeat: [{ type: 'noFort', turns: 3, cures: ['restoreStarted'] }],
  }),
  lesson(5, {
    script: [7, 7],
    sides: [
      { at: { line: ['B2'], brig: ['C10'] }, damage: { brig: [2] } },
      { at: { galleon: ['F12'], frigate: ['F11'] } },
    ],
  }),
  lesson(6, {
    script: [16, 16, 16],
    sides: [
      { at: { galleon: ['E6'] }, fort: 'A1' },
      { at: { frigate: ['L12'] }, fort: 'L14' },
    ],
    place: [{ marker: 'pearl', squares: 'D5+E5', fill: 'all' }],
    victory: [{ type: 'deliver', marker: 'pearl', count: 2, scope: 'player' }],
  }),
];
