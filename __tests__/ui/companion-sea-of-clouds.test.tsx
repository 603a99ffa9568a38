import { act, fireEvent, screen } from '@testing-library/react-native';
import { renderRouter } from 'expo-router/testing-library';
import i18next from 'i18next';
import { boxTables, stored, winners } from '@/components/games/sea-of-clouds/companion/kept';
import { LANGUAGES } from '@/components/i18n/languages';
import { say as words, type Words } from '@/components/i18n/words';
import { changeSettings } from '@/components/kit/settings/settings';
import { cloudsSheet } from '@/engine/companion/sea-of-clouds';
import { PRINTED } from '@/engine/companion/sea-of-clouds/tables';
import { tappedFrom } from '@/test/ledgers';
import { bringWords } from '@/test/words';

const ROUTES = './app';
const URL = '/companion/sea-of-clouds';
const NAMES = ['Anna', 'Borys', 'Vira'];
/** Three captains have had five turns each. */
const FIVE_ROUNDS = Array.from({ length: 15 }, () => 'next-turn');

jest.mock('expo-font', () => ({ ...jest.requireActual('expo-font'), useFonts: () => [true, null] }));

const press = (...ids: string[]) => ids.forEach((id) => fireEvent.press(screen.getByTestId(id)));
const say = (key: string, params = {}) =>
  words(i18next.t as unknown as Words, `companion-sea-of-clouds:${key}`, params);
/** A sheet that takes the place of another comes two frames later. */
const nextComes = () => act(() => jest.advanceTimersByTime(50));
const text = (id: string) => screen.getByTestId(id);

afterEach(() => jest.useRealTimers());
beforeAll(() => bringWords('companion-sea-of-clouds', 'rules-sea-of-clouds'));

/** A sheet as it was left on this device. */
function openKept(...taps: string[]): void {
  const players = NAMES.map((name, seat) => ({ name, emblem: seat + 1 }));
  stored.write(tappedFrom(cloudsSheet, { players, tables: PRINTED }, taps).session);
  renderRouter(ROUTES, { initialUrl: URL });
}

describe.each(LANGUAGES)('11 the companion of Sea of Clouds in %s', (language) => {
  beforeEach(() => {
    stored.delete();
    boxTables.delete();
    act(() => {
      changeSettings({ language });
    });
  });

  it('is opened from the list, for two to four captains', () => {
    renderRouter(ROUTES, { initialUrl: '/companion' });
    press('companion-sea-of-clouds');
    expect(screen).toHavePathname(URL);
    press('add-player');
    expect(screen.queryByTestId('add-player')).toBeNull();
    press('begin-sheet');
    expect(screen.getAllByTestId(/^seat-tab-\d$/)).toHaveLength(4);
  });

  it('counts doubloons by one, three and five, and takes any tap back', () => {
    openKept();
    press('doubloons5', 'doubloons3', 'doubloons-more', 'doubloons-less', 'doubloons-5');
    expect(text('doubloons-value')).toHaveTextContent('6');
    press('book-undo', 'book-undo');
    expect(text('doubloons-value')).toHaveTextContent('12');
    press('open-book-log', 'log-1');
    expect(text('doubloons-value')).toHaveTextContent('8');
  });

  it('4.1.4 one tap a turn; the alarm at the end of a skull round, then the fights, the Chest, the effects', () => {
    openKept('chest-owner 0', 'chest-count 5', ...FIVE_ROUNDS.slice(1));
    expect(text('page-sub')).toHaveTextContent(
      new RegExp(words(i18next.t as unknown as Words, 'sea-of-clouds:places.boardingNow')),
    );
    press('moment-turn', 'ring-1', 'once', 'add-2', 'add-4', 'ring-2', 'add-1', 'moment-fight');
    expect(text('ring-1-strength')).toHaveTextContent('6');
    expect(text('wins-1')).toHaveTextContent(say('wins', { count: 2, names: 'Vira, Anna' }));
    press('moment-leave');
    expect(screen.queryByTestId('ring')).not.toBeNull();
    press('chest-goes', 'tick-1-0', 'tick-1-2', 'doubloons-1-more', 'parrot-to-1', 'moment-leave');
    expect(screen.queryByTestId('ring')).toBeNull();
    press('seat-tab-1');
    expect(
      [text('doubloons-value'), text('chest-value'), text('parrot-value')].map((node) => node.props.children),
    ).toEqual(['5', '4', '✓']);
  });

  it('gives a crew as one number, and says whom it would beat', () => {
    openKept();
    press('strength', 'add-3', 'pirate-0', 'add-2', 'crew-way', 'crew-sum-more', 'crew-modifier-less');
    expect(text('crew-note')).toHaveTextContent(say('beats', { strength: '2', names: 'Borys, Vira' }));
  });

  it('7 the score sheet: ladders, first-class rum for the table at once, and what told equals apart', () => {
    openKept('scoring');
    press(
      'ladder-0-4',
      'collector-3',
      'set-premium-more',
      'seat-tab-1',
      'ladder-0-4',
      'collector-2',
      'set-premium-more',
    );
    expect([text('sum-0'), text('sum-1')].map((node) => node.props.children)).toEqual(['19', '14']);
    expect(text('ladder-0-points')).toHaveTextContent('+6');
    const columns = () => screen.getAllByTestId(/^column-\d$/).map(({ props }) => props.accessibilityLabel as string);
    press(...Array.from({ length: 5 }, () => 'set-secrets-more'), 'set-objects-more', 'set-objects-less');
    expect(columns()).toEqual(NAMES);
    press('moment-finish');
    const wins = words(i18next.t as unknown as Words, 'companion:score.winner', { name: 'Anna' });
    expect(columns()).toEqual([wins, 'Borys', 'Vira']);
    expect(text('winner')).toHaveTextContent(/Anna/);
    expect(text('reason')).toHaveTextContent(words(i18next.t as unknown as Words, 'sea-of-clouds:outcomes.parrot'));
    expect(winners.list()[0]).toMatchObject({ winners: [0], people: [{ points: 19 }, { points: 19 }, { points: 3 }] });
    press('reopen');
    expect(winners.list()).toEqual([]);
  });

  it('the fourth relic is typed once and remembered for the next sheet', () => {
    jest.useFakeTimers();
    openKept('scoring', 'relic 0 3 1');
    press('open-table', 'open-tables');
    nextComes();
    press('table-3-1-less');
    fireEvent.changeText(text('relic-name'), 'Heart');
    press('relic-name-done', 'sheet-close');
    expect(text('sum-0')).toHaveTextContent('2');
    expect(boxTables.read().value).toMatchObject({ names: [null, null, null, 'Heart'] });
    press('open-table', 'open-fresh');
    nextComes();
    press('fresh-same');
    expect(stored.read().value?.setup.tables.ladders[3]).toEqual([-1, 0, 0, 0]);
  });

  it('counts the deck and warns when it is empty', () => {
    jest.useFakeTimers();
    openKept('deck 1');
    press('open-table', 'deck-less');
    expect(text('deck-empty')).toHaveTextContent(say('facts.deck-empty'));
    press('open-look-up');
    nextComes();
    expect(text('look-up')).toHaveTextContent(new RegExp(say('lookUp.chest.title')));
    press('look-up-rules');
    expect(screen).toHavePathname('/rules/sea-of-clouds');
  });
});
