import { act, fireEvent, screen } from '@testing-library/react-native';
import { renderRouter } from 'expo-router/testing-library';
import i18next from 'i18next';
import { OWN_SCENARIO } from '@/__tests__/fixtures/admiral/own-scenario';
import { SPECS } from '@/components/features/backup/known';
import { LANGUAGES } from '@/components/i18n/languages';
import { speak } from '@/components/i18n/words';
import { addScenario, keptScenarios, removeScenario } from '@/components/kit/packs/scenarios';
import { changeSettings } from '@/components/kit/settings/settings';
import { start } from '@/components/play/matches/start';
import { library } from '@/components/saves/vault';
import { Match } from '@/engine';
import { FAULTS } from '@/engine/games/admiral/scenario/faults';
import { scenarioText } from '@/engine/games/admiral/scenario/text';

jest.mock('expo-font', () => ({ ...jest.requireActual('expo-font'), useFonts: () => [true, null] }));

const press = (...ids: string[]) => ids.forEach((id) => fireEvent.press(screen.getByTestId(id)));
const write = (id: string, text: string) => fireEvent.changeText(screen.getByTestId(id), text);
const say = (key: string, params = {}): string => i18next.t(key as 'app:title', params);
const TEXT = scenarioText(OWN_SCENARIO);

function clean(): void {
  for (const { id } of keptScenarios()) removeScenario(id);
}

describe.each(LANGUAGES)('own scenarios of Admiral in %s', (language) => {
  beforeEach(() => {
    act(() => {
      clean();
      changeSettings({ language, textSize: 2 });
      speak(language);
    });
  });

  it('have words for whatever may be wrong with them', () => {
    const missing = Object.keys(FAULTS).filter(
      (code) => !i18next.exists(`admiral:reasons.${code}`, { lng: language, fallbackLng: [] }),
    );
    expect(missing).toEqual([]);
  });

  it('are brought in whole or refused with what is wrong and where, and those of a later version say so', () => {
    renderRouter('./app', { initialUrl: '/packs/scenarios' });
    press('bring-scenario');
    expect(screen.getByTestId('scenario-refused')).toHaveTextContent(say('packs:nothing'));
    write('scenario-text', TEXT.replace('"schema":1', '"schema":2'));
    press('bring-scenario');
    expect(screen.getByTestId('scenario-refused')).toHaveTextContent(
      new RegExp(say('admiral:reasons.scenario-newer').replaceAll('.', '\\.')),
    );
    write('scenario-text', TEXT.replace('"mineDamage":2', '"level":"admiral"'));
    press('bring-scenario');
    expect(screen.getByTestId('scenario-refused')).toHaveTextContent(/rules\.level/);
    expect(keptScenarios()).toEqual([]);
    write('scenario-text', `\n${TEXT} `);
    press('bring-scenario');
    expect(keptScenarios().map(({ text }) => text)).toEqual([TEXT]);
    expect(screen.getByText(OWN_SCENARIO.title[language] ?? '')).toBeOnTheScreen();
  });
});

describe('own scenarios of Admiral', () => {
  beforeEach(() => {
    act(() => {
      clean();
      changeSettings({ language: 'en', textSize: 1 });
      speak('en');
    });
  });

  it('never overwrite each other: another one with the same id becomes a copy (E-24)', () => {
    renderRouter('./app', { initialUrl: '/packs/scenarios' });
    for (const text of [TEXT, TEXT, TEXT.replace('"version":3', '"version":4')]) {
      write('scenario-text', text);
      press('bring-scenario');
    }
    const ids = keptScenarios().map(({ text }) => (JSON.parse(text) as { id: string }).id);
    expect(ids).toEqual(['salt-bay', 'salt-bay-2']);
    // The app's own stay what they are.
    write('scenario-text', TEXT.replace('"id":"salt-bay"', '"id":"pearl-shoals"'));
    press('bring-scenario');
    expect(JSON.parse(keptScenarios()[2]?.text ?? '')).toMatchObject({ id: 'pearl-shoals-2' });
  });

  it('that are deleted come back where they were, and go along in a backup', () => {
    addScenario('admiral', TEXT);
    const before = keptScenarios();
    renderRouter('./app', { initialUrl: '/packs/scenarios' });
    press(`scenario-${before[0]?.id ?? ''}`, 'delete-scenario');
    expect(keptScenarios()).toEqual([]);
    press('toast-action');
    expect(keptScenarios()).toEqual(before);
    expect(SPECS.has('scenarios')).toBe(true);
  });

  it('are handed on only when nothing is wrong with them (E-24)', () => {
    const [layout] = OWN_SCENARIO.layouts;
    const faulty = { ...OWN_SCENARIO, layouts: [{ ...layout, victory: [] } as never] };
    addScenario('admiral', scenarioText(faulty), true);
    addScenario('admiral', TEXT);
    renderRouter('./app', { initialUrl: '/packs/scenarios' });
    const [draft, sound] = keptScenarios();
    press(`scenario-${draft?.id ?? ''}`);
    const spoken = () => String(screen.getByTestId('scenario-copy').props.accessibilityLabel);
    expect(spoken()).toContain(say('packs:scenarios.faulty'));
    press(`scenario-${sound?.id ?? ''}`);
    expect(spoken()).not.toContain(say('packs:scenarios.faulty'));
  });

  it('are chosen for a match, which goes on and is replayed with them when they are deleted', () => {
    addScenario('admiral', TEXT);
    const { id } = keptScenarios()[0] ?? { id: '' };
    renderRouter('./app', { initialUrl: '/new/admiral' });
    press('option-scenario', `option-scenario-${id}`);
    expect(screen.getByTestId('option-scenario').props.accessibilityLabel).toContain('Salt Bay');
    act(() => clean());
    expect(screen.getByTestId('option-scenario').props.accessibilityLabel).toContain('Salt Bay');
    const seats = [
      { kind: 'person', name: 'Anna', emblem: 1 },
      { kind: 'bot', name: 'Borys', emblem: 2, level: 'deckhand' },
    ] as const;
    const started = start('admiral', { seats, options: { scenario: TEXT } }, 'own');
    const opened = library.load('id' in started ? started.id : '');
    if (!opened.ok) throw new Error(opened.trouble.code);
    const { match } = opened.value;
    for (let i = 0; i < 12; i++) {
      const seat = match.pending()[0]?.seat;
      const action = seat === undefined ? undefined : match.legal(seat)[0];
      if (seat !== undefined && action) match.act(seat, action);
    }
    expect(match.options).toMatchObject({ scenario: TEXT });
    expect(Match.replay(match.game, match.save()).hash()).toBe(match.hash());
  });
});
