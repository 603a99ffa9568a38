import { act, fireEvent, screen } from '@testing-library/react-native';
import { renderRouter } from 'expo-router/testing-library';
import { Dimensions } from 'react-native';
import i18next from 'i18next';
import { LANGUAGES } from '@/components/i18n/languages';
import { say as words, type Words } from '@/components/i18n/words';
import { changeSettings } from '@/components/kit/settings/settings';
import { sheetDocument } from '@/components/kit/companion/kept';
import { beginLedger, tapLedger } from '@/engine/companion/core/ledger';
import { deadMansDrawSheet } from '@/engine/companion/dead-mans-draw';
import { SheetSetupSchema } from '@/engine/companion/dead-mans-draw/setup';
import { trouble } from '@/engine/saves/codes';
import { Document } from '@/engine/saves/documents';

const ROUTES = './app';
const URL = '/companion/dead-mans-draw';
const stored = sheetDocument('dead-mans-draw', SheetSetupSchema);
const NAMES = ['Anna', 'Borys', 'Vira'];

jest.mock('expo-font', () => ({ ...jest.requireActual('expo-font'), useFonts: () => [true, null] }));

const press = (...ids: string[]) => ids.forEach((id) => fireEvent.press(screen.getByTestId(id)));
const say = (key: string, params = {}) => words(i18next.t as unknown as Words, key, params);
const text = (id: string) => screen.getByTestId(id);

/** A sheet as it was left on this device. */
function keep(options: Record<string, string | boolean>, taps: readonly string[], names = NAMES): void {
  const players = names.map((name, seat) => ({ name, emblem: seat + 1 }));
  let ledger = beginLedger(deadMansDrawSheet, { players, options }, 'ui');
  for (const one of taps) {
    const tap = deadMansDrawSheet.parse(one);
    if (!tap) throw new Error(one);
    ledger = tapLedger(deadMansDrawSheet, ledger, tap);
  }
  stored.write(ledger.session);
}

function openKept(options: Record<string, string | boolean>, taps: readonly string[], names = NAMES): void {
  keep(options, taps, names);
  renderRouter(ROUTES, { initialUrl: URL });
}

describe.each(LANGUAGES)('11 the companion in %s', (language) => {
  beforeEach(() => {
    stored.delete();
    act(() => {
      changeSettings({ language });
    });
  });

  it('is found from the shelf, lists the boxes, and opens a sheet for the players named', () => {
    renderRouter(ROUTES, { initialUrl: '/' });
    press('tab-companion');
    expect(screen).toHavePathname('/companion');
    press('companion-dead-mans-draw');
    expect(screen).toHavePathname(URL);
    press('player-0');
    fireEvent.changeText(text('player-name'), 'Anna');
    press('person-done', 'add-player', 'begin-sheet');
    expect(screen.getAllByTestId(/^player-\d$/)).toHaveLength(4);
    expect(text('player-0')).toHaveTextContent(new RegExp(`Anna.*${say('companion:player.noTrait')}`));
  });

  it('11.1 totals live, by suit and by player; the winner is noted', () => {
    openKept({}, ['card key', 'collect']);
    press('page-score', 'fill-suit', 'stack-0-anchor-7', 'stack-1-anchor-3', 'stack-1-anchor-5');
    expect(text('total-0')).toHaveTextContent('7');
    expect(text('total-1')).toHaveTextContent('5');
    press('moment-next-suit');
    expect(text('read-out')).toHaveTextContent(new RegExp(say('dead-mans-draw:suits.hook')));
    press('seat-tab-1', 'cell-1-mermaid', 'cell-1-mermaid');
    expect(text('bank-panel-value')).toHaveTextContent('10');
    press('moment-finish');
    expect(text('winner')).toHaveTextContent(say('companion:score.winner', { name: 'Borys' }));
    press('page-table', 'open-history');
    for (const one of [
      { name: 'Anna', points: 7 },
      { name: 'Borys', points: 10 },
    ])
      expect(screen.getAllByTestId('history-line')[0]).toHaveTextContent(say('companion:history.line', one), {
        exact: false,
      });
    press('sheet-close', 'page-score', 'reopen', 'page-table', 'open-history');
    expect(screen.queryAllByTestId('history-line')).toHaveLength(0);
  });

  it('11.1 opens the score suit by suit on a tablet, too: one tap a card', () => {
    const before = Dimensions.get('window');
    Dimensions.set({ window: { width: 1366, height: 1024, scale: 1, fontScale: 1 } });
    openKept({}, []);
    press('page-score');
    expect(text('fill-suit')).toBeChecked();
    press('stack-0-anchor-7');
    expect(text('total-0')).toHaveTextContent('7');
    press('fill-all');
    expect(screen.queryByTestId('fill-suit-anchor')).toBeNull();
    act(() => Dimensions.set({ window: before }));
  });

  it('7.5 asks for the size of the banks only when first place hangs on it', () => {
    openKept({}, ['top 0 hook 5', 'top 1 key 5', 'top 2 map 4']);
    press('page-score', 'fill-player');
    expect(screen.getAllByTestId(/^size-\d$/)).toHaveLength(2);
    press('moment-finish');
    expect(text('toast')).toHaveTextContent(say('companion:score.countFirst', { names: 'Anna, Borys' }));
    press('size-0-more', 'size-0-more', 'size-1-more');
    expect(text('size-0-value')).toHaveTextContent('2');
    press('moment-finish');
    expect(text('winner')).toHaveTextContent(say('companion:score.winner', { name: 'Anna' }));
  });

  it('7.5 does not ask while the suits are still read out, however the totals stand', () => {
    openKept({}, ['top 0 anchor 5', 'top 1 anchor 3']);
    press('page-score', 'fill-suit', 'stack-1-anchor-5');
    expect(screen.queryByTestId('ask-size')).toBeNull();
    press('fill-suit-mermaid');
    expect(text('ask-size')).toHaveTextContent(say('companion:score.askSize'), { exact: false });
  });

  it('11.1 says a double, and who is over the limit', () => {
    const high = ['anchor', 'hook', 'cannon', 'key', 'chest', 'map', 'oracle'].map((suit) => `top 0 ${suit} 7`);
    openKept({ variant: 'sudden-death' }, [...high, 'top 0 mermaid 9', 'top 1 hook 7']);
    press('page-score');
    expect(text('duplicate')).toHaveTextContent(/Anna, Borys/);
    expect(text('reached')).toHaveTextContent(say('companion:score.reached', { names: 'Anna', limit: 50 }));
  });

  it('11.2 a turn, tap by tap: debt, forced pick, bust, next player; each tap can be taken back', () => {
    openKept({}, ['first 0']);
    press('page-turn', 'suit-kraken');
    expect(text('debt')).toHaveTextContent(new RegExp(say('companion:turn.debt', { count: 2 })));
    press('moment-collect');
    expect(text('toast')).toHaveTextContent(say('companion:reasons.kraken-debt', { count: 2 }));
    press('suit-hook');
    expect(text('demand-hook')).toHaveTextContent(say('companion:turn.demand.hook'));
    press('nothing-came', 'suit-key', 'suit-key');
    expect(text('turn-end')).toHaveTextContent(new RegExp(say('companion:turn.bust')));
    expect(text('lost-to')).toHaveTextContent(say('companion:turn.toDiscard'));
    expect(text('deck')).toHaveTextContent('46');
    press('book-undo');
    expect(screen.getAllByTestId(/^place-/)).toHaveLength(3);
    press('book-redo', 'moment-next');
    expect(text('turn-name')).toHaveTextContent('Borys');
    expect(text('suit-key').props.accessibilityLabel).toBe(say('dead-mans-draw:suits.key'));
  });

  it('11.2 in Strange Lands the number is asked', () => {
    openKept({ variant: 'strange-lands' }, ['card key-5']);
    expect(text('suit-map').props.accessibilityLabel).toBe(
      say('companion:turn.suitNumber', { suit: say('dead-mans-draw:suits.map'), values: '5' }),
    );
    press('suit-map', 'number-5');
    expect(screen.getByTestId('lost').props.accessibilityLabel).toContain('5');
  });

  it('11.3 counts the cards and the odds', () => {
    openKept({}, ['card key', 'card map-5']);
    press('nothing-came', 'page-cards');
    expect(text('odds-cards')).toHaveTextContent(say('companion:cards.of', { bust: 8, left: 48 }));
    expect(text('odds-percent')).toHaveTextContent(say('companion:cards.percent', { percent: 17 }));
    press('seen-hook-7');
    expect(text('count-agrees')).toHaveTextContent(say('companion:cards.differs', { left: 47, deck: 48 }));
    press('match-deck');
    expect(text('count-agrees')).toHaveTextContent(say('companion:cards.agrees'));
    expect(text('left-hook')).toHaveTextContent('4');
    press('seen-key-2');
    expect(text('toast')).toHaveTextContent(say('companion:reasons.starts-in-discard'));
  });

  it('11.4 deals secret traits behind the curtain: nothing is drawn before its owner holds', () => {
    openKept({}, ['first 1'], ['Anna', 'Borys']);
    press('page-table', 'deal-traits');
    const shown = () => JSON.stringify(screen.toJSON());
    for (const name of ['Borys', 'Anna']) {
      expect(text('curtain-name')).toHaveTextContent(name);
      expect(shown()).not.toContain('offer-');
      fireEvent(text('curtain-hold'), 'longPress');
      press('offer-0');
    }
    expect(screen.queryByTestId('curtain')).toBeNull();
    expect(stored.read().value?.done.filter((tap) => tap.startsWith('keep'))).toHaveLength(2);
    expect(text('player-0')).not.toHaveTextContent(new RegExp(say('companion:player.noTrait')));
  });

  it('11.4 lists what lies where, draws variant and first player by luck', () => {
    openKept({ mermaidAbility: true }, [], ['A', 'B', 'C', 'D', 'E']);
    press('open-lists');
    const lines = screen.getAllByTestId('list-line');
    expect(lines).toHaveLength(5);
    expect(screen.getAllByTestId(/^start-/)).toHaveLength(10);
    press('sheet-close', 'first-by-luck');
    expect(['A', 'B', 'C', 'D', 'E']).toContain(text('first-name').props.children);
    press('open-variant', 'variant-by-luck');
    expect(stored.read().value?.done).toEqual(['first-by-luck', 'variant-by-luck']);
  });

  it('the log says every tap in words and leads back to each', () => {
    openKept({}, ['first 2', 'card key', 'card map', 'nothing-came', 'collect', 'top 1 mermaid 9']);
    press('open-book-log');
    expect(screen.getAllByTestId(/^log-\d/)).toHaveLength(6);
    expect(text('log-1')).toHaveTextContent(new RegExp(say('companion:facts.first', { name: 'Vira' })));
    press('log-2');
    expect(stored.read().value?.done).toEqual(['first 2', 'card key']);
    press('toast-action');
    expect(stored.read().value?.done).toHaveLength(6);
  });

  it('is kept after every tap, and opens where it was left', () => {
    openKept({}, ['first 0']);
    press('page-turn', 'suit-key');
    expect(stored.read().value?.done).toEqual(['first 0', 'card key']);
    screen.unmount();
    renderRouter(ROUTES, { initialUrl: URL });
    expect(text('place-0').props.accessibilityLabel).toContain(say('dead-mans-draw:suits.key'));
  });

  it('says that a sheet which cannot be opened is kept aside, and begins a new one', () => {
    keep({}, []);
    const session = stored.read().value;
    if (session) stored.write({ ...session, done: ['fly away'] });
    renderRouter(ROUTES, { initialUrl: URL });
    expect(text('sheet-lost')).toHaveTextContent(say('companion:lost'));
    press('begin-sheet');
    expect(text('companion-sheet')).toBeOnTheScreen();
  });

  it('says that one copy of the sheet was damaged, and goes on from the other', () => {
    keep({}, ['first 0']);
    const { read } = Document.prototype;
    const reading = jest.spyOn(Document.prototype, 'read').mockImplementation(function (this: Document<unknown>) {
      return { ...read.call(this), notices: [trouble('copy-damaged', { store: 0 })] };
    });
    renderRouter(ROUTES, { initialUrl: URL });
    reading.mockRestore();
    expect(text('toast')).toHaveTextContent(say('companion:otherCopy'));
    expect(screen.queryByTestId('sheet-lost')).toBeNull();
    expect(text('companion-sheet')).toBeOnTheScreen();
  });

  it('a companion that is not there is said plainly', () => {
    renderRouter(ROUTES, { initialUrl: '/companion/chess' });
    expect(text('no-game')).toBeOnTheScreen();
  });
});

test('the turn timer is off until it is wanted, rings after 30 seconds and forces nothing', () => {
  jest.useFakeTimers();
  openKept({}, ['card key']);
  expect(screen.queryByTestId('turn-timer')).toBeNull();
  press('page-table', 'timer', 'page-turn');
  expect(text('turn-timer')).toHaveTextContent(say('companion:timer.left', { seconds: 30 }));
  for (let i = 0; i < 31; i++) act(() => jest.advanceTimersByTime(1000));
  expect(text('turn-timer')).toHaveTextContent(say('companion:timer.over'));
  press('suit-map');
  expect(text('turn-timer')).toHaveTextContent(say('companion:timer.over'));
  press('page-table', 'timer');
  screen.unmount();
  jest.useRealTimers();
});

test('look 17: the screen dims after a minute without a touch and wakes with the next', () => {
  jest.useFakeTimers();
  openKept({}, ['card key']);
  act(() => jest.advanceTimersByTime(61_000));
  expect(screen.queryAllByTestId('dimmed')).toHaveLength(1);
  fireEvent(screen.getByTestId('companion-sheet'), 'startShouldSetResponderCapture');
  expect(screen.queryAllByTestId('dimmed')).toHaveLength(0);

  // What opens over it lies in a window of its own: it goes dim with the rest, and a touch there wakes both.
  press('open-book-log');
  act(() => jest.advanceTimersByTime(61_000));
  expect(screen.queryAllByTestId('dimmed')).toHaveLength(2);
  fireEvent(screen.getByTestId('book-log'), 'startShouldSetResponderCapture');
  expect(screen.queryAllByTestId('dimmed')).toHaveLength(0);
  act(() => jest.advanceTimersByTime(40_000));
  fireEvent(screen.getByTestId('book-log'), 'startShouldSetResponderCapture');
  press('sheet-close');
  act(() => jest.advanceTimersByTime(40_000));
  expect(screen.queryAllByTestId('dimmed')).toHaveLength(0);
  screen.unmount();
  jest.useRealTimers();
});
