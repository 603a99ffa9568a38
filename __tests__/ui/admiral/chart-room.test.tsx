import { act, fireEvent, screen } from '@testing-library/react-native';
import { renderRouter } from 'expo-router/testing-library';
import i18next from 'i18next';
import Chart from '@/app/charts/[game]/[id]';
import Charts from '@/app/charts/[game]/index';
import RootLayout from '@/app/_layout';
import { OWN_SCENARIO } from '@/__tests__/fixtures/admiral/own-scenario';
import { linkOf } from '@/components/games/admiral/charts/LinkKeys';
import { qrPath } from '@/components/games/admiral/charts/Qr';
import { ruleName } from '@/components/games/admiral/charts/rule-words';
import { LANGUAGES } from '@/components/i18n/languages';
import { fetchWords } from '@/components/i18n/later-words';
import { speak, type Words } from '@/components/i18n/words';
import { packText } from '@/components/kit/files/in-link';
import { addScenario, keptScenarios, removeScenario } from '@/components/kit/packs/scenarios';
import { changeSettings } from '@/components/kit/settings/settings';
import { resultsOf } from '@/components/features/charts/results';
import { library } from '@/components/saves/vault';
import { RULEBOOK } from '@/engine/games/admiral/charts/house-rules';
import { DEEDS } from '@/engine/games/admiral/data/scenario';
import { SCENARIOS } from '@/engine/games/admiral/data/scenarios';
import { reviewScenarioText, scenarioText } from '@/engine/games/admiral/scenario/text';
import type { MatchFacts } from '@/engine/stats/facts';

jest.mock('expo-font', () => ({ ...jest.requireActual('expo-font'), useFonts: () => [true, null] }));

const press = (...ids: string[]) => ids.forEach((id) => fireEvent.press(screen.getByTestId(id)));
const TEXT = scenarioText(OWN_SCENARIO);
/** The room itself; of the table that it leads to only its address. */
const open = (address = '/charts/admiral') =>
  renderRouter(
    {
      _layout: RootLayout,
      'charts/[game]/index': Charts,
      'charts/[game]/[id]': Chart,
      'play/[id]': () => null,
      'new/[game]': () => null,
    },
    { initialUrl: address },
  );

beforeEach(async () => {
  await act(async () => {
    for (const { id } of keptScenarios()) removeScenario(id);
    for (const { id } of library.list().entries) library.delete(id);
    changeSettings({ language: 'en', textSize: 1 });
    speak('en');
    await fetchWords('en', 'charts-admiral');
  });
});

const scenarioOf = (options: object) => (options as { readonly scenario?: string }).scenario;
const begun = () => library.list().entries.map(({ id }) => library.load(id));

describe('picture 27: the chart room', () => {
  it('hangs all charts of the app, and begins a match on one in two taps', () => {
    open();
    for (const { id } of SCENARIOS) expect(screen.getByTestId(`chart-${id}`)).toBeOnTheScreen();
    press('chart-old-pirate', 'lay-board');
    const [match] = begun();
    expect(match?.ok && scenarioOf(match.value.match.options)).toBe('old-pirate');
    expect(match?.ok && match.value.match.seats).toHaveLength(2);
  });

  it('lays it out for as many as are chosen', () => {
    open();
    press('chart-pearl-shoals', 'players-6', 'lay-board');
    const [match] = begun();
    expect(match?.ok && match.value.match.seats).toHaveLength(6);
  });

  it('leaves only what a pill or a word lets through', () => {
    open();
    press('filter-players:6');
    expect(screen.queryByTestId('chart-mini-1')).toBeNull();
    expect(screen.getByTestId('wall-shoals')).toBeOnTheScreen();
    press('filter-short');
    expect(screen.getByTestId('chart-mini-1')).toBeOnTheScreen();
    press('filter-all', 'search');
    fireEvent.changeText(screen.getByTestId('sought'), 'roger');
    expect(screen.getByTestId('chart-jolly-roger')).toBeOnTheScreen();
    expect(screen.queryByTestId('chart-mini-1')).toBeNull();
  });

  it('shows charts that were sent as rolls, plays them, and puts back what was deleted', () => {
    const added = addScenario('admiral', TEXT);
    open();
    press(`chart-${added?.id ?? ''}`, 'chart-more');
    expect(screen.getByTestId('changed-fort.durability')).toHaveTextContent('Fort: durability: 6 (rulebook: 5)');
    press('delete-chart');
    expect(keptScenarios()).toEqual([]);
    press('toast-action');
    expect(keptScenarios()).toHaveLength(1);
    press('lay-board');
    const [match] = begun();
    expect(match?.ok && scenarioOf(match.value.match.options)).toBe(TEXT);
  });

  it('never loses a chart with faults, and does not let it be played', () => {
    const faulty = scenarioText({ ...OWN_SCENARIO, layouts: [{ ...OWN_SCENARIO.layouts[0], victory: [] } as never] });
    const added = addScenario('admiral', faulty, true);
    open();
    press(`chart-${added?.id ?? ''}`, 'lay-board');
    expect(begun()).toEqual([]);
    expect(keptScenarios()).toHaveLength(1);
  });

  it('opens with records that are no charts, and lets them be deleted', () => {
    const circle = scenarioText({ ...OWN_SCENARIO, layouts: [{ ...OWN_SCENARIO.layouts[0], extends: '2' } as never] });
    for (const text of ['{', 'null', '{}', circle]) addScenario('admiral', text, true);
    open();
    for (const { id } of keptScenarios()) press(`delete-unreadable-${id}`);
    expect(keptScenarios()).toEqual([]);
    press('chart-old-pirate', 'lay-board');
    expect(begun()).toHaveLength(1);
  });

  it('shows a chart as a link and a code; whoever opens it takes it in with one key, and overwrites nothing', () => {
    addScenario('admiral', scenarioText({ ...OWN_SCENARIO, version: 2 }), true);
    open(`/charts/admiral?chart=${packText(TEXT)}`);
    expect(screen.getByTestId('sent-sheet')).toBeOnTheScreen();
    press('take-chart');
    const [mine, sent] = keptScenarios();
    expect(mine?.own).toBe(true);
    expect(sent?.own).toBeUndefined();
    expect(JSON.parse(sent?.text ?? '')).toMatchObject({ id: 'salt-bay-2', version: 3 });
    expect(screen.queryByTestId('sent-sheet')).toBeNull();
    press('lay-board');
    expect(begun()).toHaveLength(1);
  });

  it('refuses a link that is not whole, or a chart that is not sound, with the reasons', () => {
    open(`/charts/admiral?chart=${packText(TEXT).slice(0, 300)}`);
    expect(screen.getByTestId('sent-refused')).toHaveTextContent(/The link is not whole/);
    expect(screen.queryByTestId('take-chart')).toBeNull();
    expect(keptScenarios()).toEqual([]);
  });

  it('draws a code of a chart; what is too large for one is handed on otherwise', () => {
    open();
    press('chart-old-pirate', 'chart-more', 'show-qr');
    expect(screen.getByTestId('qr')).toBeOnTheScreen();
    const large = SCENARIOS.filter((scenario) => !qrPath(linkOf(scenarioText(scenario)))).map(({ id }) => id);
    expect(large.filter((id) => id !== 'pearl-shoals')).toEqual([]);
    expect(qrPath('A'.repeat(5000))).toBeNull();
  });

  it('draws random charts by seed, and keeps one as an own chart that is sound', async () => {
    open();
    press('new-chart', 'random-chart');
    // One sheet after the other: phones show one at a time.
    fireEvent.changeText(await screen.findByTestId('random-seed'), '48213');
    press('random-players-4', 'random-islands-more', 'random-keep');
    const [kept] = keptScenarios();
    expect(kept?.own).toBe(true);
    const { scenario } = reviewScenarioText(kept?.text ?? '');
    expect(scenario?.id).toBe('random-48213');
    expect(scenario?.layouts[0]).toMatchObject({ players: 4 });
    expect(scenario?.layouts[0]?.islands).toHaveLength(4);
    press('lay-board');
    expect(begun()).toHaveLength(1);
  });

  it('never keeps two charts of one id: a seed that was kept before makes a copy (E-24)', async () => {
    addScenario('admiral', scenarioText({ ...OWN_SCENARIO, id: 'random-48213' }), true);
    open();
    press('new-chart', 'random-chart');
    fireEvent.changeText(await screen.findByTestId('random-seed'), '48213\u200B');
    press('random-keep');
    const ids = keptScenarios().map(({ text }) => reviewScenarioText(text).scenario?.id);
    expect(ids).toEqual(['random-48213', 'random-48213-2']);
  });
});

describe.each(LANGUAGES)('15.6 in %s', (language) => {
  it('has words for every rule that can be otherwise', async () => {
    await act(async () => {
      speak(language);
      await fetchWords(language, 'charts-admiral');
    });
    const t = i18next.t.bind(i18next) as unknown as Words;
    const keys = [
      ...Object.keys(RULEBOOK),
      ...DEEDS.map((deed) => `actions.${deed}`),
      ...['fresh', 'calm', 'storm', 'range', 'shots', 'durability', 'cost'].map((field) => `ships.brig.${field}`),
    ];
    for (const key of keys) expect(ruleName(key, t)).not.toMatch(/charts-admiral|[a-z]\.[a-z]/);
  });
});

test('best results: those of people, the fewest rounds of those who won', () => {
  const seat = (kind: 'person' | 'bot', place: number, rounds: number) => ({
    kind,
    name: kind,
    score: 0,
    place,
    play: { counts: { rounds }, traits: [], feats: [] },
  });
  const match = (mark: string, variant: string, seats: MatchFacts['seats']): MatchFacts => ({
    mark,
    game: 'admiral',
    variant,
    at: 1,
    seats,
  });
  const all = [
    match('a', 'own:salt-bay', [seat('person', 0, 14), seat('bot', 1, 14)]),
    match('b', 'own:salt-bay', [seat('person', 1, 9), seat('bot', 0, 9)]),
    match('c', 'own:salt-bay', [seat('bot', 0, 3), seat('bot', 1, 3)]),
    match('d', 'pearl-shoals', [seat('person', 0, 2), seat('bot', 1, 2)]),
  ];
  expect(resultsOf(all, 'admiral', 'own:salt-bay')).toEqual({ played: 2, won: 1, best: 14 });
});
