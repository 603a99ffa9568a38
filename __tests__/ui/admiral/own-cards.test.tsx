import { act, fireEvent, screen } from '@testing-library/react-native';
import { renderRouter } from 'expo-router/testing-library';
import i18next from 'i18next';
import { LANGUAGES } from '@/components/i18n/languages';
import { speak } from '@/components/i18n/words';
import { keptPacks, removePack } from '@/components/kit/packs/kept';
import { changeSettings } from '@/components/kit/settings/settings';

jest.mock('expo-font', () => ({ ...jest.requireActual('expo-font'), useFonts: () => [true, null] }));

const press = (...ids: string[]) => ids.forEach((id) => fireEvent.press(screen.getByTestId(id)));
const say = (key: string, params = {}): string => i18next.t(`packs:${key}` as 'app:title', params);

const FRIGATE = 2;

describe.each(LANGUAGES)('own ship cards in %s (E-5)', (language) => {
  beforeEach(() => {
    act(() => {
      for (const { id } of keptPacks()) removePack(id);
      changeSettings({ language, textSize: 1 });
      speak(language);
    });
  });

  it('are copied kind by kind, say what the rulebook states, and are chosen for a match', () => {
    renderRouter('./app', { initialUrl: '/packs' });
    press('duplicate-admiral', `row-ships-${FRIGATE}`);
    expect(screen.getByTestId(`row-ships-${FRIGATE}`).props.accessibilityLabel).toContain(
      i18next.t('admiral:classes.frigate'),
    );
    // Nothing is to be counted, taken out or added, and no total is held against the box.
    for (const id of ['totals', 'remove-card', 'add-ships', 'cell-count']) expect(screen.queryByTestId(id)).toBeNull();
    expect(screen.getAllByText(say('printed', { number: 6 }))).toHaveLength(1);
    fireEvent.changeText(screen.getByTestId('cell-freshStraight'), '9');
    expect(JSON.parse(keptPacks()[0]?.text ?? 'null')).toMatchObject({
      tables: { ships: [{}, {}, { id: 'frigate', freshStraight: 9 }, {}] },
    });
    renderRouter('./app', { initialUrl: '/new/admiral' });
    press('option-pack', `option-pack-${keptPacks()[0]?.id ?? ''}`);
    expect(screen.getByTestId('option-pack').props.accessibilityLabel).toContain(say('copyName'));
  });

  it('with more shots in a storm than in other winds are refused in words', () => {
    renderRouter('./app', { initialUrl: '/packs' });
    press('duplicate-admiral', `row-ships-${FRIGATE}`);
    fireEvent.changeText(screen.getByTestId('cell-shotsStorm'), '3');
    const at = `${say('listed', { table: say('admiral.tables.ships'), card: i18next.t('admiral:classes.frigate') })}, ${say('admiral.columns.shotsStorm')}`;
    expect(screen.getByTestId('fault-0').props.accessibilityLabel).toBe(
      say('faults.pack-number', { at, min: 0, max: 1 }),
    );
  });
});
