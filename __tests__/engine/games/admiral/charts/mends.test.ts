import { OWN_SCENARIO } from '@/__tests__/fixtures/admiral/own-scenario';
import { edited } from '@/engine/games/admiral/charts/edits';
import { firstMend, mendOf } from '@/engine/games/admiral/charts/mends';
import { stepsOf, valueAt, withValue } from '@/engine/games/admiral/charts/paths';
import { wholeLayouts } from '@/engine/games/admiral/board/layout';
import type { Scenario } from '@/engine/games/admiral/data/scenario';
import { PEARL_SHOALS } from '@/engine/games/admiral/data/scenarios/pearl-shoals';
import { isSound, type FaultCode } from '@/engine/games/admiral/scenario/faults';
import { reviewScenario } from '@/engine/games/admiral/scenario/review';

/** By check: what is wrong, and whether one key after the other makes it sound. */
const FAULTY: readonly (readonly [check: string, path: string, value: unknown, code: FaultCode])[] = [
  ['V01 unknown key', 'rules.wind', 1, 'scenario-unknown'],
  ['V01 a later rule', 'rules.secretDeploy', true, 'scenario-later'],
  ['V01 off the board', 'layouts[0].reefs.fixed[0]', 'X14', 'scenario-off-board'],
  ['V01 number', 'board.cols', 40, 'scenario-number'],
  ['V01 twice', 'layouts[0].forts[2].id', 'W', 'scenario-twice'],
  ['V02 island off', 'layouts[0].islands[0].at', 'N6', 'scenario-island-off'],
  ['V02 islands meet', 'layouts[0].islands[1].at', 'F6', 'scenario-islands-meet'],
  ['V02 fort on land', 'layouts[0].forts[2].at', 'K9', 'scenario-on-land'],
  ['V02 markers on land', 'layouts[0].place[0].squares', 'F6:K10', 'scenario-on-land'],
  ['V02 two forts', 'layouts[0].forts[2].at', 'A1', 'scenario-taken'],
  ['V03 reef in a port', 'layouts[0].reefs.fixed[0]', 'B2', 'scenario-reef-in-port'],
  ['V03 reef on a reef', 'layouts[0].reefs.fixed', ['E10', 'E10'], 'scenario-reef-place'],
  ['V05 no room', 'layouts[0].seats[1].deploy', 'M10', 'scenario-no-room'],
  ['V05 more than there are', 'layouts[0].seats[0].fixed.brig', ['B2', 'A2'], 'scenario-not-there'],
  ['V06 no goal', 'layouts[0].victory', [{ type: 'survive', round: 9, side: 'P1' }], 'scenario-no-goal'],
  ['V06 too many', 'layouts[0].victory', [{ type: 'deliver', marker: 'chest', count: 90 }], 'scenario-never'],
  ['V08 order', 'layouts[0].turnOrder', ['P1', 'P1'], 'scenario-teams'],
  ['V14 nobody', 'layouts[0].forts[1].owner', 'P4', 'scenario-nobody'],
  ['V14 no such ship', 'layouts[0].victory[0]', { type: 'flagship', ship: 'galleon-6' }, 'scenario-nobody'],
];

const NEVER_COMES: Scenario = { ...OWN_SCENARIO, events: [] };

function mended(scenario: Scenario): Scenario {
  let draft = scenario;
  for (let i = 0; i < 20; i++) {
    const { faults } = reviewScenario(draft);
    if (isSound(faults)) return draft;
    const found = firstMend(draft, faults);
    if (!found) return draft;
    draft = found.mend.scenario;
  }
  return draft;
}

describe('15.4: the first error is mended by one key', () => {
  it.each(FAULTY)('%s', (_, path, value, code) => {
    const from = code === 'scenario-never' ? NEVER_COMES : OWN_SCENARIO;
    const faulty = withValue(from, path, value);
    const fault = reviewScenario(faulty).faults.find((one) => one.code === code);
    expect(fault).toBeDefined();
    const mend = fault && mendOf(faulty, fault);
    expect(mend).not.toBeNull();
    const after = reviewScenario(mend?.scenario).faults;
    expect(after.filter((one) => one.code === code && one.at === fault?.at && one.params === fault.params)).toEqual([]);
    expect(isSound(reviewScenario(mended(faulty)).faults)).toBe(true);
  });

  it('in a layout that takes over from another (14.6)', () => {
    const index = PEARL_SHOALS.layouts.findIndex(({ id }) => id === '3');
    const faulty = edited(PEARL_SHOALS, 0, { type: 'reef', at: 'B2' });
    const inherits = withValue(faulty, `layouts[${index}].reefs`, undefined);
    const fault = reviewScenario(inherits).faults.find(({ at }) => at.startsWith(`layouts[${index}].reefs`));
    const mend = fault && mendOf(inherits, fault);
    expect(mend?.kind).toBe('erase');
    expect(mend?.square).toBe('B2');
    expect(wholeLayouts(mend?.scenario as Scenario)[index]?.reefs?.fixed).toEqual([]);
    expect(wholeLayouts(mend?.scenario as Scenario)[0]?.reefs?.fixed).toEqual(['B2']);
  });

  it('V05: too many ships of a kind are no number that a key could put right', () => {
    const seats = OWN_SCENARIO.layouts[0]?.seats;
    const crowded = withValue(OWN_SCENARIO, 'layouts[0].seats', [
      ...(Array.isArray(seats) ? seats : []).map((plan) => ({ ...plan, fleet: Array<string>(12).fill('brig') })),
    ]);
    const fault = reviewScenario(crowded).faults.find(({ at }) => at === 'layouts[0].seats');
    expect(fault?.code).toBe('scenario-number');
    expect(fault && mendOf(crowded, fault)).toBeNull();
  });

  it.each([
    ['forts', 'F1', 'F2'],
    ['forts', 'F-1', 'F2'],
    ['islands', 'I1', 'I2'],
    ['layouts', '2', '2-2'],
  ])('14.2: what selectors name gets an id that they can name: %s %s', (list, id, next) => {
    const [layout] = OWN_SCENARIO.layouts;
    const twice = <T extends { readonly id?: string }>(all: readonly T[] = []): readonly T[] =>
      all.map((one, i) => (i < 2 ? { ...one, id } : one));
    const faulty = (
      list === 'layouts'
        ? { ...OWN_SCENARIO, layouts: [layout, layout] }
        : withValue(OWN_SCENARIO, `layouts[0].${list}`, twice(layout?.[list as 'forts']))
    ) as Scenario;
    const fault = reviewScenario(faulty).faults.find((one) => one.code === 'scenario-twice');
    const mend = fault && mendOf(faulty, fault);
    expect(valueAt(mend?.scenario as Scenario, fault?.at ?? '')).toBe(next);
  });

  it('V13: a limit is set where nothing must end it', () => {
    const { faults } = reviewScenario(PEARL_SHOALS);
    expect(firstMend(PEARL_SHOALS, faults)?.mend.scenario.rules?.roundLimit).toBe(60);
  });
});

describe('paths of faults', () => {
  it.each([
    ['layouts[0].forts[1].at', ['layouts', 0, 'forts', 1, 'at']],
    ['rules.wind.profile', ['rules', 'wind.profile']],
    ['rules.fort.durability', ['rules', 'fort', 'durability']],
    ['title.en', ['title', 'en']],
  ])('%s', (path, steps) => {
    expect(stepsOf(path)).toEqual(steps);
  });

  it('change one place and leave all others as they are', () => {
    const next = withValue(OWN_SCENARIO, 'layouts[0].forts[0].damage', 2);
    expect(valueAt(next, 'layouts[0].forts[0].damage')).toBe(2);
    expect(next.terrain).toBe(OWN_SCENARIO.terrain);
    expect(next.layouts[0]?.seats).toBe(OWN_SCENARIO.layouts[0]?.seats);
    expect(
      valueAt(withValue(next, 'layouts[0].forts[0].damage', undefined), 'layouts[0].forts[0].damage'),
    ).toBeUndefined();
    expect(valueAt(next, 'constructor')).toBeUndefined();
  });
});
