import { OWN_SCENARIO } from '@/__tests__/fixtures/admiral/own-scenario';
import { fuzzScenarios } from '@/__tests__/fixtures/admiral/scenario-fuzz';
import { MINI_1 } from '@/engine/games/admiral/data/scenarios/mini';
import { PEARL_SHOALS } from '@/engine/games/admiral/data/scenarios/pearl-shoals';
import { weightOf, type FaultCode } from '@/engine/games/admiral/scenario/faults';
import { LONGEST_SCENARIO, reviewScenarioText } from '@/engine/games/admiral/scenario/text';

/** With what stands at this path otherwise; undefined: without it. */
function changed(from: object, path: string, value: unknown): string {
  const whole = JSON.parse(JSON.stringify(from)) as Record<string, unknown>;
  const keys = path.split('/');
  const last = keys.pop() as string;
  const holder = keys.reduce((at, key) => at[key] as Record<string, unknown>, whole);
  if (value === undefined) delete holder[last];
  else holder[last] = value;
  return JSON.stringify(whole);
}

function faultsOf(path: string, value: unknown, from: object = OWN_SCENARIO): readonly string[] {
  return reviewScenarioText(changed(from, path, value)).faults.map(({ code, at }) => `${code} ${at}`);
}

/** 15.4: by check, what stands otherwise in a sound scenario, and what is said of it. */
const CHECKS: readonly (readonly [check: string, path: string, value: unknown, code: FaultCode, at: string])[] = [
  ['E-24 (4) a later format', 'schema', 2, 'scenario-newer', 'schema'],
  ['8.0.5 level admiral', 'rules/level', 'admiral', 'scenario-level', 'rules.level'],
  ['E-1 another north', 'board/north', 'rowDown', 'scenario-north', 'board.north'],
  ['V01 unknown key', 'rules/wind', 1, 'scenario-unknown', 'rules.wind'],
  ['V01 missing', 'title', undefined, 'scenario-missing', 'title'],
  ['V01 no text at all', 'title', {}, 'scenario-missing', 'title.en'],
  ['V01 hidden signs', 'title/en', 'a\u202eb', 'scenario-text', 'title.en'],
  ['V01 number', 'board/cols', 25, 'scenario-number', 'board.cols'],
  ['V01 no square', 'layouts/0/forts/0/at', 'Y1', 'scenario-square', 'layouts[0].forts[0].at'],
  ['V01 off the board', 'layouts/0/forts/1/at', 'X14', 'scenario-off-board', 'layouts[0].forts[1].at'],
  ['V01 twice', 'layouts/0/forts/1/id', 'W', 'scenario-twice', 'layouts[0].forts[1].id'],
  ['V02 island off', 'layouts/0/islands/0/at', 'N6', 'scenario-island-off', 'layouts[0].islands[0]'],
  ['V02 islands meet', 'layouts/0/islands/1/at', 'F6', 'scenario-islands-meet', 'layouts[0].islands[1]'],
  [
    'V02 more islands off the board',
    'rules/islands.extra',
    'two-crescents',
    'scenario-island-off',
    'rules.islands.extra',
  ],
  ['V02 cells that do not agree', 'terrain/shapes/0/cells', [], 'scenario-cells', 'terrain.shapes[0].cells'],
  ['V02 fort on land', 'layouts/0/forts/2/at', 'K9', 'scenario-on-land', 'layouts[0].forts[2].at'],
  ['V02 two forts', 'layouts/0/forts/2/at', 'A1', 'scenario-taken', 'layouts[0].forts[2].at'],
  ['V03 reef in a port', 'layouts/0/reefs/fixed/0', 'B2', 'scenario-reef-in-port', 'layouts[0].reefs.fixed[0]'],
  ['V03 reef on another', 'layouts/0/reefs/fixed', ['E10', 'E10'], 'scenario-reef-place', 'layouts[0].reefs.fixed[1]'],
  [
    'V04 a port cut off',
    'layouts/0/reefs/fixed',
    ['A3', 'B3', 'C3', 'C1', 'C2'],
    'scenario-cut-off',
    'layouts[0].forts',
  ],
  ['V05 no room', 'layouts/0/seats/1/deploy', 'M10', 'scenario-no-room', 'layouts[0].seats[1].deploy'],
  [
    'V05 more stand than there are',
    'layouts/0/seats/0/fixed/brig',
    ['B2', 'A2'],
    'scenario-not-there',
    'layouts[0].seats[0].fixed.brig',
  ],
  [
    'V14 a ship that is not there',
    'layouts/0/victory/0',
    { type: 'reach', ship: 'galleon-6', zone: 'row:1' },
    'scenario-nobody',
    'layouts[0].victory[0].ship',
  ],
  [
    'V06 nothing to win by',
    'layouts/0/victory',
    [{ type: 'survive', round: 9, side: 'P1' }],
    'scenario-no-goal',
    'layouts[0].victory',
  ],
  ['V08 seats', 'layouts/0/players', 3, 'scenario-seats', 'layouts[0].seats'],
  ['V08 order', 'layouts/0/turnOrder', ['P1', 'P1'], 'scenario-teams', 'layouts[0].turnOrder'],
  ['V09 selector', 'layouts/0/zones/shoal', 'port:Q', 'scenario-selector', 'layouts[0].zones.shoal'],
  ['V09 empty', 'layouts/0/zones/shoal', 'A1-A1', 'scenario-empty', 'layouts[0].place[0].squares'],
  ['V14 nobody', 'layouts/0/forts/1/owner', 'P4', 'scenario-nobody', 'layouts[0].forts[1].owner'],
  ['V14 circle', 'layouts/0/extends', '2', 'scenario-loop', 'layouts[0].extends'],
  ['V14 no such marker', 'layouts/0/victory/0/marker', 'pearl', 'scenario-nobody', 'layouts[0].victory[0].marker'],
  ['later: secret deployment', 'rules/secretDeploy', true, 'scenario-later', 'rules.secretDeploy'],
  ['later: a choice of squares', 'layouts/0/place/0/fill', 'choose:P1', 'scenario-later', 'layouts[0].place[0].fill'],
  [
    '14.4 deliver to a part of a port',
    'layouts/0/victory/0/to',
    'port:W-B2',
    'scenario-later',
    'layouts[0].victory[0].to',
  ],
  [
    'V04 a zone to reach where no ship comes',
    'layouts/0/victory/0',
    { type: 'reach', ship: 'brig', side: 'P1', zone: 'A1' },
    'scenario-cut-off',
    'layouts[0].victory[0].zone',
  ],
  ['8.0.2 five seats', 'layouts/0/players', 5, 'scenario-later', 'layouts[0].players'],
  [
    '14.4 not, of what is asked once',
    'layouts/0/victory/0',
    { type: 'not', of: { type: 'survive', round: 9 } },
    'scenario-later',
    'layouts[0].victory[0]',
  ],
  ['E-14 numbers of winds', 'rules/wind.weights', undefined, 'scenario-missing', 'rules.wind.weights'],
  ['V14 an event of a seat that no layout has', 'events/4/on', 'sunk:P3:line', 'scenario-selector', 'events[4].on'],
  [
    'V14 ships for a seat that no layout has',
    'events/1/do/0/spawn/seat',
    'P3',
    'scenario-nobody',
    'events[1].do[0].spawn.seat',
  ],
  [
    'V01 a zone that goes off the board',
    'layouts/0/zones/shoal',
    'G3:P4',
    'scenario-off-board',
    'layouts[0].zones.shoal',
  ],
  [
    'V01 a square off the board to begin on',
    'layouts/0/seats/1/deploy',
    'port:E+X14',
    'scenario-off-board',
    'layouts[0].seats[1].deploy',
  ],
  ['V09 a zone of nothing', 'layouts/0/zones/north', 'E5-E5', 'scenario-empty', 'layouts[0].zones.north'],
  [
    'V04 a zone to hold where no ship comes',
    'layouts/0/victory/2',
    { type: 'hold', side: 'P2', zone: 'A1', rounds: 3 },
    'scenario-cut-off',
    'layouts[0].victory[2].zone',
  ],
  ['14.4 an event at no time', 'events/0/on', 'noon:1', 'scenario-selector', 'events[0].on'],
];

describe('15.4: the checks', () => {
  it('let a sound scenario pass', () => {
    expect(reviewScenarioText(JSON.stringify(OWN_SCENARIO)).faults.filter((one) => weightOf(one) === 'error')).toEqual(
      [],
    );
  });

  it.each(CHECKS)('%s', (_, path, value, code, at) => {
    expect(faultsOf(path, value)).toContain(`${code} ${at}`);
  });

  it('V06: more markers than there are', () => {
    expect(faultsOf('layouts/0/victory/0/count', 8, PEARL_SHOALS)).toContain(
      'scenario-never layouts[0].victory[0].count',
    );
  });

  it('V02: more islands meet those of the file; on the board of Pearl Shoals both presets fit', () => {
    const extra = (value: string, from: object) =>
      faultsOf('rules/islands.extra', value, from).filter((one) => one.includes('rules.islands.extra'));
    const islands = [{ shape: 'A', at: 'F9', rot: 0 }];
    const met = { ...PEARL_SHOALS, layouts: [{ ...PEARL_SHOALS.layouts[0], islands }] };
    expect(extra('two-crescents', met)).toEqual(['scenario-islands-meet rules.islands.extra']);
    for (const preset of ['two-crescents', 'two-crescents-mirror']) expect(extra(preset, PEARL_SHOALS)).toEqual([]);
  });

  it('V08: teams hold everybody once, and count as teams (E-21)', () => {
    const place = PEARL_SHOALS.layouts.findIndex(({ id }) => id === '4-2v2');
    const teams = [['P1', 'P2'], ['P3']];
    expect(faultsOf(`layouts/${place}/teams`, teams, PEARL_SHOALS)).toContain(`scenario-teams layouts[${place}].teams`);
    expect(faultsOf(`layouts/${place}/victory/replace/scope`, undefined, PEARL_SHOALS)).toContain(
      `scenario-scope layouts[${place}].victory[0].scope`,
    );
  });

  it('V06: alone nobody is the last with ships', () => {
    const alone = { ...MINI_1.layouts[0], mode: 'solo', players: 1, victory: [{ type: 'lastWithShips' }] };
    expect(faultsOf('layouts', [alone], MINI_1)).toContain('scenario-never layouts[0].victory[0]');
  });

  it('14.3: a royal port where everybody unloads does not tell who did', () => {
    const layout = {
      ...OWN_SCENARIO.layouts[0],
      zones: { ...OWN_SCENARIO.layouts[0]?.zones, bay: 'port:W' },
      forts: OWN_SCENARIO.layouts[0]?.forts?.slice(1),
      royalPorts: [{ id: 'W', at: 'A1', owner: 'P1', repair: true }],
      victory: [
        { type: 'deliver', marker: 'chest', count: 2, to: 'port:W' },
        { type: 'survive', round: 20 },
      ],
    };
    const markers = [{ ...OWN_SCENARIO.markers?.[0], unload: 'zone:bay' }];
    expect(faultsOf('markers', markers, { ...OWN_SCENARIO, layouts: [layout] })).toContain(
      'scenario-later markers[0].unload',
    );
  });

  it('V07, V13 and V15 are told and keep nobody from playing', () => {
    const { scenario, faults } = reviewScenarioText(JSON.stringify({ ...MINI_1, title: { en: 'One' } }));
    expect(scenario).not.toBeNull();
    expect(faults.map(({ code, at }) => `${code} ${at}`)).toEqual([
      'scenario-endless layouts[0]',
      'scenario-silent title.ru',
      'scenario-silent title.uk',
    ]);
  });
});

describe('14.7: texts from outside', () => {
  it.each([
    ['nothing', ''],
    ['no JSON', '{'],
    ['a list', '[]'],
    ['a deep list', '['.repeat(90_000) + ']'.repeat(90_000)],
    ['deep objects', '{"a":'.repeat(30_000) + '1' + '}'.repeat(30_000)],
    ['too long', ' '.repeat(LONGEST_SCENARIO + 1)],
    ['a forged prototype', '{"__proto__":{"schema":1},"schema":1}'],
  ])('%s is refused with a reason', (_, text) => {
    const { scenario, faults } = reviewScenarioText(text);
    expect(scenario).toBeNull();
    expect(faults.length).toBeGreaterThan(0);
    expect(({} as { schema?: unknown }).schema).toBeUndefined();
  });

  it('zones that name each other again and again are read in no time', () => {
    const zones = Object.fromEntries(
      Array.from({ length: 20 }, (_, i) => [`z${i}`, new Array(12).fill(i === 19 ? 'G3' : `zone:z${i + 1}`).join('+')]),
    );
    expect(faultsOf('layouts/0/zones', { shoal: 'G3:I4', north: 'edge:N&water', ...zones })).toEqual(
      faultsOf('tags', []),
    );
    expect(faultsOf('layouts/0/zones', { shoal: 'zone:north', north: 'zone:shoal' })).toContain(
      'scenario-selector layouts[0].zones.shoal',
    );
  });

  it('conditions lie in each other to a certain depth', () => {
    let of: object = { type: 'lastWithShips' };
    for (let i = 0; i < 3000; i++) of = { type: 'not', of };
    expect(faultsOf('layouts/0/victory', [of])[0]).toMatch(/^scenario-deep /);
  });

  it('400 mutated scenarios: none crashes, and what is let pass is played', () => {
    const { faults, answers } = fuzzScenarios('scenarios', 400, () => 0);
    expect(faults).toEqual([]);
    expect(answers.get('sound')).toBeGreaterThan(20);
  });
});
