import { act, screen } from '@testing-library/react-native';
import { renderRouter } from 'expo-router/testing-library';
import i18next from 'i18next';
import { LANGUAGES } from '@/components/i18n/languages';
import { speak } from '@/components/i18n/words';
import { library, stored } from '@/components/saves/vault';
import { changeSettings } from '@/components/kit/settings/settings';
import { start } from '@/components/play/matches/start';

jest.mock('@/components/games/dead-mans-draw/scene/Scene', () => ({ Scene: () => null }));
jest.mock('expo-font', () => ({ ...jest.requireActual('expo-font'), useFonts: () => [true, null] }));

afterEach(() => jest.restoreAllMocks());

/** One move further, and kept. */
function move(id: string): void {
  const opened = library.load(id);
  if (!opened.ok) throw new Error('not there');
  const { match } = opened.value;
  const [next] = match.pending();
  const answer = next && match.legal(next.seat)[0];
  if (!next || !answer) throw new Error('nothing to do');
  match.act(next.seat, answer);
  expect(library.save(id, match, { scores: [0, 0], updatedAt: 1 })).toBeNull();
}

it.each(LANGUAGES)('a move that is lost with a damaged copy is told beside the damage, in %s', (language) => {
  act(() => {
    changeSettings({ language });
    speak(language);
  });
  const seats = [
    { kind: 'person', name: 'Anna', emblem: 1 },
    { kind: 'person', name: 'Borys', emblem: 2 },
  ] as const;
  const started = start('dead-mans-draw', { seats, options: { traits: false } }, 'damaged');
  if (!('id' in started)) throw new Error('not started');
  const { id } = started;
  move(id);
  const read = stored.read.bind(stored);
  // What is found where the newest copy has rotted in its first line: the elder one, and that the other is damaged.
  jest.spyOn(stored, 'read').mockImplementation((key) => {
    const { copies, notices } = read(key);
    const [newest, ...elder] = copies;
    if (key !== `match.${id}` || !newest) return { copies, notices };
    const damaged = { ...newest, records: [], whole: false };
    return { copies: [...elder, damaged], notices: [{ code: 'copy-damaged', params: { key, store: newest.store } }] };
  });
  const opened = library.load(id);
  expect(opened.ok && opened.value.notices.map(({ code }) => code)).toEqual(['copy-damaged', 'older-copy']);
  renderRouter('./app', { initialUrl: `/play/${id}` });
  const toast = screen.getByTestId('toast');
  expect(toast).toHaveTextContent(i18next.t('saves:copy-damaged'), { exact: false });
  expect(toast).toHaveTextContent(i18next.t('saves:older-copy'), { exact: false });
});
