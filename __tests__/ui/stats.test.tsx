import { courseOf, GAMES, moduleOf } from '@/components/games/registry';
import { act, fireEvent, screen } from '@testing-library/react-native';
import { renderRouter } from 'expo-router/testing-library';
import Backup from '@/app/backup';
import Fairness from '@/app/fairness/[id]';
import History from '@/app/history';
import Stats from '@/app/stats';
import { LANGUAGES } from '@/components/i18n/languages';
import { inEveryLanguage, type Words } from '@/components/i18n/words';
import { isGuest } from '@/components/play/matches/guests';
import { library } from '@/components/saves/vault';
import { changeSettings } from '@/components/kit/settings/settings';
import { RootLayout } from '@/components/features/shell/RootLayout';
import type { SeatSetup } from '@/engine';
import { exportCode } from '@/engine/saves/transfer';
import { decimal, orDash } from '@/components/features/stats/numbers';
import { playedAny, playedDraw } from '../fixtures/played';

jest.mock('expo-font', () => ({ ...jest.requireActual('expo-font'), useFonts: () => [true, null] }));

const ANNA: SeatSetup = { kind: 'person', name: 'Anna', emblem: 3 };
const FINN: SeatSetup = { kind: 'bot', name: 'Finn', level: 'bosun' };

const achievements = moduleOf('dead-mans-draw')?.stats?.achievements ?? {};

const routes = {
  _layout: RootLayout,
  index: () => null,
  stats: Stats,
  'fairness/[id]': Fairness,
  history: History,
  backup: Backup,
};
const open = (path: string) => renderRouter(routes, { initialUrl: path });
const press = (id: string) => fireEvent.press(screen.getByTestId(id));
const rows = () => screen.queryAllByTestId(/^past-/).map((row) => row.props.testID as string);

/** One match a tick; the router's test bench has stopped the clock. */
const counted = () => {
  for (let i = 0; i < 4; i++) act(() => void jest.advanceTimersByTime(1));
  expect(screen.queryByTestId('counting')).toBeNull();
};

const keep = (id: string, seed: string, moves?: number) => {
  const match = playedDraw(seed, [ANNA, FINN], moves);
  library.add(id, match, { scores: match.outcome()?.scores ?? [0, 0], updatedAt: Number(id.slice(1)) });
  return match;
};

beforeAll(() => changeSettings({ language: 'en' }));

describe('statistics of this device', () => {
  it('have one sentence and one way on while there is nothing', () => {
    open('/stats');
    expect(screen.getByTestId('stats-empty')).toBeTruthy();
    expect(screen.getByTestId('new-match')).toBeTruthy();
  });

  it('have scores below nothing with the sign that they have at the table', () => {
    const t = ((key: string) => (key === 'stats:decimalSign' ? ',' : '–')) as unknown as Words;
    expect([-95, 0, 32, null].map((score) => orDash(score, t))).toEqual(['−95', '0', '32', '–']);
    expect([-9.54, -0.04, 3.25].map((score) => decimal(score, t))).toEqual(['−9,5', '0,0', '3,3']);
  });

  it('count every finished match once, for people only', () => {
    keep('m1', 'one');
    keep('m2', 'two');
    keep('m3', 'three', 10);
    for (let i = 0; i < 2; i++) {
      open('/stats');
      counted();
    }
    expect(screen.getByTestId('sailor-0')).toHaveTextContent(/Anna.*2 matches/);
    expect(screen.queryByTestId('sailor-1')).toBeNull();
    expect(screen.getByTestId('group-bosun')).toHaveTextContent(/2 matches/);
    expect(screen.getAllByTestId(/^mark-/)).toHaveLength(Object.keys(achievements).length);
  });

  it('leave out a match that teaches', () => {
    keep('m4', courseOf('dead-mans-draw')?.seed ?? '');
    open('/stats');
    counted();
    expect(screen.getByTestId('sailor-0')).toHaveTextContent(/Anna.*2 matches/);
    library.erase('m4');
  });

  it('stay when a match is deleted; the match itself can be brought back', () => {
    open('/history');
    expect(rows()).toEqual(['past-m2', 'past-m1']);
    press('delete-m2');
    expect(rows()).toEqual(['past-m1']);
    press('toast-action');
    expect(rows()).toEqual(['past-m2', 'past-m1']);
    press('delete-m1');
    press('history-running');
    expect(rows()).toEqual(['past-m3']);
    open('/stats');
    expect(screen.getByTestId('sailor-0')).toHaveTextContent(/2 matches/);
  });

  it.each(LANGUAGES)('speak %s to the last word', (language) => {
    act(() => void changeSettings({ language, textSize: 2, theme: 'day' }));
    for (const path of ['/stats', '/history', '/backup']) {
      open(path);
      // One key for the bars, and one measure: no bar is longer than its line.
      const bars = screen.queryAllByTestId(/^bar-/);
      expect(screen.queryAllByTestId('bars-key')).toHaveLength(bars.length > 0 ? 1 : 0);
      const widths = bars.map(({ props }) => Number.parseFloat((props.style as { width: string }).width));
      if (widths.length > 0) expect(Math.max(...widths)).toBeLessThanOrEqual(100);
      if (widths.length > 4) expect(widths.filter((width) => width === 100).length).toBeLessThan(widths.length / 2);
      const said = screen.queryAllByText(/./).flatMap((text) => [text.props.children as unknown]);
      expect(said.length).toBeGreaterThan(2);
      expect(said.filter((part) => typeof part === 'string').join()).not.toMatch(/\{\{|stats:|backup:|replay:/);
    }
    act(() => void changeSettings({ language: 'en', textSize: 1, theme: 'system' }));
  });
});

describe('what a game counts', () => {
  const counting = GAMES.flatMap(({ id, stats }) => (stats?.achievements ? [[id, stats.achievements] as const] : []));

  it.each(counting)('has words for every achievement of %s, in every language', (game, list) => {
    const keys = Object.keys(list).flatMap((id) => [`${game}:marks.${id}.name`, `${game}:marks.${id}.text`]);
    expect(keys.length).toBeGreaterThan(0);
    expect(
      keys.filter((key) => inEveryLanguage(key).some((words) => words === key || words.startsWith('marks.'))),
    ).toEqual([]);
  });

  it.each(GAMES.flatMap(({ id, face, stats }) => (face && stats?.luck ? [id] : [])))(
    'shows how luck fell in %s, in words',
    (game) => {
      const match = playedAny(game, 'luck', [ANNA, FINN]);
      library.add('m9', match, { scores: match.outcome()?.scores ?? [0, 0], updatedAt: 9 });
      open('/fairness/m9');
      expect(screen.getByTestId('fairness')).toBeTruthy();
      expect(screen.queryByTestId('no-draws')).toBeNull();
      const said = screen.queryAllByText(/./).flatMap((text) => [text.props.children as unknown]);
      expect(said.filter((part) => typeof part === 'string').join()).not.toMatch(/\{\{|stats:|luck\.|types\./);
      library.erase('m9');
    },
  );
});

describe('bringing in', () => {
  const bring = async (text: string) => {
    fireEvent.changeText(screen.getByTestId('import-text'), text);
    await act(async () => press('import'));
  };

  it('refuses what is no match, in words', async () => {
    open('/backup');
    await bring('');
    expect(screen.getByTestId('import-refusal')).toHaveTextContent(/no text/);
    await bring('yo ho ho');
    expect(screen.getByTestId('import-refusal')).toHaveTextContent(/not a saved match|mistyped/);
    await bring('PIRATE SHELF BACKUP\n:0 nonsense');
    expect(screen.getByTestId('import-refusal')).toHaveTextContent(/damaged/);
  });

  it('puts a code on the shelf as a guest that nobody’s statistics count', async () => {
    const code = exportCode(playedDraw('foreign', [ANNA, FINN]));
    open('/backup');
    await bring(code.ok ? code.value : '');
    expect(screen.getByTestId('watch-guest')).toBeTruthy();
    expect(library.list().entries.filter(({ id }) => isGuest(id))).toHaveLength(1);
    open('/stats');
    counted();
    expect(screen.getByTestId('sailor-0')).toHaveTextContent(/2 matches/);
  });
});
