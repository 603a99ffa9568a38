import { act, fireEvent, screen } from '@testing-library/react-native';
import { renderRouter } from 'expo-router/testing-library';
import i18next from 'i18next';
import { changeMates, mates, type Mate } from '@/components/kit/people/roll';
import { LANGUAGES } from '@/components/i18n/languages';
import { library } from '@/components/saves/vault';
import { changeSettings } from '@/components/kit/settings/settings';
import { startMatch, type SeatSetup } from '@/engine';
import { playedDraw } from '../../fixtures/played';

jest.mock('@/components/games/dead-mans-draw/scene/Scene', () => ({ Scene: () => null }));
jest.mock('expo-font', () => ({ ...jest.requireActual('expo-font'), useFonts: () => [true, null] }));

const FINN: SeatSetup = { kind: 'bot', name: 'Finn', level: 'bosun' };
const press = (id: string) => fireEvent.press(screen.getByTestId(id));
const say = (key: string, params = {}) => i18next.t(key as 'app:title', params);
const open = (url = '/crew') => renderRouter('./app', { initialUrl: url });
const rename = (to: string) => fireEvent.changeText(screen.getByTestId('mate-name'), to);
/** One match a tick; the router's test bench has stopped the clock. */
const counted = () => {
  for (let i = 0; i < 4; i++) act(() => void jest.advanceTimersByTime(1));
};
const setMates = (list: readonly Mate[]) => changeMates(() => list, i18next.t);
const kept = () => mates(i18next.t).map(({ name, emblem }) => `${name} ${emblem}`);

describe.each(LANGUAGES)('the crew in %s', (language) => {
  beforeEach(() => {
    for (const { id } of library.list().entries) library.erase(id);
    setMates([]);
    act(() => {
      changeSettings({ language });
    });
  });

  it('15 has one sentence and one way on while nobody is on the list', () => {
    open();
    expect(screen.getByTestId('crew-empty')).toHaveTextContent(new RegExp(say('app:mates.empty')));
    press('mate-add');
    press('mate-done');
    expect(screen.getByTestId('mate-refusal')).toHaveTextContent(say('app:mates.nameless'));
    rename('Anna');
    press('emblem-7');
    press('mate-done');
    expect(kept()).toEqual(['Anna 7']);
    expect(screen.getByTestId('crew-0')).toHaveTextContent(new RegExp(`Anna.*${say('app:mates.none')}`));
  });

  it('remembers who sits down, offers them at the next table, and a name that nobody gave follows the language', () => {
    open('/new/seven-seas');
    press('mode-people');
    press('setup-seat-1');
    fireEvent.changeText(screen.getByTestId('seat-name'), 'Borys');
    press('seat-done');
    press('set-sail');
    const names = mates(i18next.t).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['Borys', i18next.t('app:crew.personMore', { number: 1 })]));
    screen.unmount();

    // Who was here last sits there already; the other one is offered.
    setMates([
      { name: 'Olha', emblem: 1 },
      { name: 'Vira', emblem: 3 },
    ]);
    open('/new/dead-mans-draw');
    press('setup-seat-0');
    press('mate-0');
    press('seat-done');
    expect(screen.getByTestId('setup-seat-0')).toHaveTextContent(/Vira/);
  });

  it('takes somebody off the list and brings them back', () => {
    setMates([
      { name: 'Anna', emblem: 1 },
      { name: 'Borys', emblem: 2 },
    ]);
    open();
    press('crew-0');
    press('mate-remove');
    expect(kept()).toEqual(['Borys 2']);
    expect(screen.getByTestId('toast')).toHaveTextContent(new RegExp(say('app:mates.removed', { name: 'Anna' })));
    press('toast-action');
    expect(kept()).toEqual(['Anna 1', 'Borys 2']);
    expect(screen.getByTestId('crew-0')).toHaveTextContent(/Anna/);
  });

  it('a new name takes its results along, and back; a name that is known already is refused', () => {
    const name = `Anna ${language}`;
    const seats: SeatSetup[] = [{ kind: 'person', name, emblem: 3 }, FINN];
    const match = playedDraw(`crew ${language}`, seats);
    library.add(`c-${language}`, match, { scores: match.outcome()?.scores ?? [0, 0], updatedAt: 1 });
    setMates([
      { name, emblem: 3 },
      { name: 'Borys', emblem: 2 },
    ]);
    open();
    counted();
    const played = new RegExp(say('stats:matches', { count: 1 }));
    expect(screen.getByTestId('crew-0')).toHaveTextContent(played);
    press('crew-0');
    rename('Borys');
    press('mate-done');
    expect(screen.getByTestId('mate-refusal')).toHaveTextContent(say('app:mates.taken', { name: 'Borys' }));
    rename(`Vira ${language}`);
    press('mate-done');
    expect(kept()).toEqual([`Vira ${language} 3`, 'Borys 2']);
    expect(screen.getByTestId('crew-0')).toHaveTextContent(played);
    press('toast-action');
    expect(kept()).toEqual([`${name} 3`, 'Borys 2']);
    expect(screen.getByTestId('crew-0')).toHaveTextContent(played);

    press('crew-0');
    press('mate-results');
    expect(screen).toHavePathname('/stats');
    expect(screen.getByRole('radio', { name: new RegExp(`^${name}`), checked: true })).toBeOnTheScreen();
  });

  it('a new name goes along to the matches on the shelf, and back; those of others keep theirs', () => {
    const seats: SeatSetup[] = [{ kind: 'person', name: 'Anna', emblem: 3 }, FINN];
    const names = () => library.list().entries.map((entry) => [entry.id, ...entry.seats.map((seat) => seat.name)]);
    const running = startMatch({ game: 'dead-mans-draw', seats, options: {}, seed: 'shelf' });
    library.add('in-1', running, { scores: [0, 0], updatedAt: 1 });
    library.add('own', running, { scores: [0, 0], updatedAt: 2 });
    setMates([{ name: 'Anna', emblem: 3 }]);
    open();
    press('crew-0');
    rename('Vira');
    press('mate-done');
    expect(names()).toEqual([
      ['own', 'Vira', 'Finn'],
      ['in-1', 'Anna', 'Finn'],
    ]);
    press('toast-action');
    expect(names()).toEqual([
      ['own', 'Anna', 'Finn'],
      ['in-1', 'Anna', 'Finn'],
    ]);
  });

  it('a name at a table of this device is refused to another', () => {
    const seats: SeatSetup[] = [{ kind: 'person', name: 'Borys', emblem: 3 }, FINN];
    const running = startMatch({ game: 'dead-mans-draw', seats, options: {}, seed: 'shelf' });
    library.add('own', running, { scores: [0, 0], updatedAt: 2 });
    setMates([{ name: 'Anna', emblem: 3 }]);
    open();
    press('crew-0');
    rename('Borys');
    press('mate-done');
    expect(screen.getByTestId('mate-refusal')).toHaveTextContent(say('app:mates.taken', { name: 'Borys' }));
  });

  it('leads to the statistics and to the history', () => {
    open();
    press('crew-stats');
    expect(screen).toHavePathname('/stats');
    press('back');
    press('crew-history');
    expect(screen).toHavePathname('/history');
    press('back');
    expect(screen).toHavePathname('/crew');
  });
});
