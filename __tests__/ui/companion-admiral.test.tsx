import { act, fireEvent, screen } from '@testing-library/react-native';
import { renderRouter } from 'expo-router/testing-library';
import i18next from 'i18next';
import { lastOptions, stored, winners } from '@/components/games/admiral/companion/kept';
import { LANGUAGES, type Language } from '@/components/i18n/languages';
import { say as words, type Words } from '@/components/i18n/words';
import { changeSettings } from '@/components/kit/settings/settings';
import { admiralSheet as tracker } from '@/engine/companion/admiral';
import { USUAL_OPTIONS } from '@/engine/companion/admiral/setup';
import type { AdmiralOptions } from '@/engine/games/admiral/options';
import { tappedFrom } from '@/test/ledgers';
import { go, nextComes } from '@/test/sheets';
import { bringWords } from '@/test/words';

const ROUTES = './app';
const URL = '/companion/admiral';
const NAMES = ['Anna', 'Borys', 'Vira', 'Hryts'];

jest.mock('expo-font', () => ({ ...jest.requireActual('expo-font'), useFonts: () => [true, null] }));

const say = (key: string, params = {}) => words(i18next.t as unknown as Words, key, params);
const text = (id: string) => screen.getByTestId(id);
const kept = () => stored.read().value?.done ?? [];

beforeAll(() => bringWords('companion-admiral', 'rules-admiral'));
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A sheet as it was left on this device. */
function openKept(players: number, given: Partial<AdmiralOptions>, ...taps: string[]): void {
  const crew = NAMES.slice(0, players).map((name, seat) => ({ name, emblem: [1, 2, 4, 3][seat] ?? 6 }));
  stored.write(tappedFrom(tracker, { players: crew, options: { ...USUAL_OPTIONS, ...given } }, taps).session);
  renderRouter(ROUTES, { initialUrl: URL });
  nextComes();
}

function clean(language: Language): void {
  stored.delete();
  lastOptions.delete();
  winners.stored.delete();
  act(() => {
    changeSettings({ language });
  });
}

describe.each(LANGUAGES)('11 the companion of Admiral in %s', (language) => {
  beforeEach(() => clean(language));

  it('E-25 a sets the table up: scenario, order, reefs with their test, what is laid out', () => {
    renderRouter(ROUTES, { initialUrl: '/companion' });
    go('companion-admiral', 'begin-sheet');
    expect(screen).toHavePathname(URL);
    go(
      'open-options',
      'option-hitRule-even',
      'option-scenario-old-pirate',
      'option-scenario-pearl-shoals',
      'sheet-close',
    );
    go('order-2', 'order-0', 'order-1', 'put-reef');
    go('letter-more', 'letter-more', 'letter-more', 'letter-more', 'number-more', 'number-more', 'square-done');
    go('sheet-close', 'tick-0');
    expect(text('tick-0')).toBeChecked();
    go('moment-begin');
    expect(kept()).toEqual([
      'option hitRule "even"',
      'option scenario "old-pirate"',
      'option scenario "pearl-shoals"',
      'order 2+0+1',
      'reef E3',
      'begin',
    ]);
    expect(lastOptions.read().value).toMatchObject({ hitRule: 'even', scenario: 'pearl-shoals' });
    expect(text('page-sub')).toHaveTextContent(say('companion-admiral:besideRound', { round: 1 }));
  });

  it('11 the wind is read off the real vane; every ship card says what it may do', () => {
    openKept(2, {}, 'begin');
    go('moment-wind', 'sector-19');
    expect(kept().at(-1)).toBe('wind 19');
    expect(text('wind')).toHaveTextContent(new RegExp(say('admiral:compass.W')));
    go('card-frigate-1');
    // T23
    expect(text('reaches')).toHaveTextContent(new RegExp(`${say('admiral:compass.W')} 6`));
    go('sailed', 'damage-more', 'cargo-more');
    expect(kept().slice(-3)).toEqual(['move frigate-1 -', 'hull frigate-1 1', 'cargo frigate-1 1']);
    go('sheet-undo', 'sheet-close', 'moment-end');
    expect(kept().at(-1)).toBe('end');
    expect(text('seat-tab-1')).toBeSelected();
    go('open-wind', 'sector-20');
    expect(kept().at(-1)).toBe('wind 20');
  });
});

describe('11 the companion of Admiral', () => {
  beforeEach(() => clean('uk'));

  it('no layout of the box is for five, and one alone sails a mini-game', () => {
    renderRouter(ROUTES, { initialUrl: URL });
    go('add-player', 'add-player', 'begin-sheet');
    expect(screen.queryByTestId('moment-begin')).toBeNull();
    for (let left = 5; left > 1; left--) go('player-0', 'remove-player');
    go('begin-sheet');
    expect(stored.read().value?.setup.options.scenario).toBe('mini-1');
  });

  it('4.10, 4.11 fires shot by shot, typed or thrown, and as a salvo of several', () => {
    openKept(2, {}, 'begin', 'wind 0');
    go('card-line-1', 'fire', 'target-galleon-2', 'rolls', 'face-3', 'face-2');
    expect(kept().slice(-2)).toEqual(['fire galleon-2 line-1x1 3', 'fire galleon-2 line-1x1 2']);
    expect(text('last-roll')).toHaveTextContent(new RegExp(say('companion-admiral:fire.laid', { count: 1 })));
    go('squares-less', 'how-salvo', 'join-frigate-1-more', 'near-frigate-1', 'face-6');
    expect(kept().at(-1)).toBe('fire galleon-2 line-1x1n+frigate-1x1n 6');
    go('rolls', 'how-single', 'sheet-close', 'card-galleon-1', 'fire', 'target-galleon-2', 'roll');
    expect(kept().slice(-2)).toEqual(['fire galleon-2 galleon-1x1 -', 'fire galleon-2 galleon-1x1 -']);
  });

  it('4.14 boards with real dice; the durability is shared out, after a reload, too', () => {
    openKept(2, {}, 'begin', 'wind 0', 'hull line-2 5', 'hull frigate-1 2');
    go('card-frigate-1', 'board', 'target-line-2', 'units-brig-1');
    // T15
    expect(text('odds')).toHaveTextContent(say('admiral:fight.odds', { win: 100, tie: 0, lose: 0 }));
    go('rolls', 'face-1', 'face-6', 'face-5');
    expect(kept().at(-1)).toBe('fight line-2 frigate-1+brig-1 - 1+6 5');
    go('points-0-less', 'share');
    expect(text('refused')).toHaveTextContent(say('companion-admiral:reasons.share-sum'));
    go('points-0-more', 'share');
    expect(kept().at(-1)).toBe('share 1+1+1');
    expect(text('card-line-2')).toBeTruthy();
  });

  it('4.8 the storm: ticked off without squares, in its order with them; warned of, and overruled', () => {
    openKept(2, { scenario: 'first-battle' }, 'begin', 'wind 5');
    go('moment-drift', 'reef-line-1-more', 'drift-line-1', 'shelter-frigate-1');
    expect(kept().at(-1)).toBe('drift line-1 1 -');
    expect(text('drift-done')).toBeTruthy();
    go('sheet-close', 'moment-end');
    expect(kept().at(-1)).toBe('end');
  });

  it('11 the mirror: with every square said the rules warn, and a second tap does it', () => {
    const squares = ['line-1 F3', 'frigate-1 K9', 'line-2 A13', 'frigate-2 A14'].map((at) => `place ${at}`);
    openKept(2, { scenario: 'first-battle' }, ...squares, 'begin', 'wind 1');
    go('card-line-1', 'sail');
    for (let step = 0; step < 9; step++) go('letter-more');
    go('square-done');
    expect(kept().at(-1)).toBe('wind 1');
    go('square-done');
    expect(kept().at(-1)).toBe('move line-1 L3');
  });

  it('4.20, A49 pearls: loaded, brought home, and the end with its tie', () => {
    openKept(2, {}, 'begin', 'wind 1', 'cargo brig-1 1');
    go('card-brig-1', 'port', 'unload-A1', 'sheet-close', 'open-pearls', 'lot-L7-less', 'sheet-close');
    expect(kept().slice(-2)).toEqual(['unload brig-1 A1 1', 'lot L7 0']);
    expect(text('total-0')).toHaveTextContent('1');
    go('open-table', 'open-scoring', 'finish');
    expect(kept().at(-1)).toBe('finish 0');
    expect(text('winner')).toHaveTextContent(say('companion:score.winner', { name: 'Anna' }));
    expect(winners.list()[0]).toMatchObject({ winners: [0] });
    go('reopen');
    expect(winners.list()).toEqual([]);
  });

  it('E-25 f mines are laid behind the curtain, and stay out of every log', () => {
    openKept(2, { minesPerPlayer: 1 }, 'begin', 'wind 1');
    go('open-table', 'mines-0');
    expect(screen.queryByTestId('mine-lay')).toBeNull();
    fireEvent(text('curtain-hold'), 'longPress');
    nextComes();
    // Rather late, but so it lies on the table.
    go('number-more', 'mine-lay');
    expect(kept().at(-1)).toBe('wind 1');
    go('mine-lay');
    expect(kept().at(-1)).toBe('lay 0 A2');
    go('blown-brig-2', 'mines-done');
    expect(kept().at(-1)).toBe('mine brig-2 0 A2');
    go('open-table', 'table-notes');
    expect(text('note-2')).not.toHaveTextContent(/lay/);
    go('sheet-close', 'open-book-log');
    expect(text('log-3')).toHaveTextContent(new RegExp(say('companion-admiral:mines.secret')));
  });

  it('E-16 agreements are remembered, and whoever breaks one is told', () => {
    openKept(3, {}, 'begin', 'wind 1');
    go('open-table', 'table-treaties', 'treaty-of-0', 'treaty-of-2', 'about-passage');
    fireEvent.changeText(text('terms'), 'one pearl each');
    go('treaty', 'broken-0-2');
    expect(kept().slice(-3)).toEqual(['treaty 0 2 passage 4', 'terms 1 one pearl each', 'broken 1 2']);
  });

  it('4.13, 4.16 repair, work on a fort, a fireship', () => {
    openKept(2, {}, 'begin', 'wind 0', 'hull brig-1 2', 'hull A1 1');
    go(
      'card-brig-1',
      'port',
      'repair-A1',
      'sheet-close',
      'card-line-1',
      'port',
      'mate-galleon-1',
      'work-A1',
      'sheet-close',
    );
    expect(kept().slice(-2)).toEqual(['repair brig-1 A1', 'work A1 line-1 galleon-1']);
    go('card-frigate-1', 'fireship', 'explode', 'victim-line-2', 'explode');
    expect(kept().slice(-2)).toEqual(['fireship frigate-1', 'explode frigate-1 line-2']);
    go('fort-A1', 'end-work');
    expect(kept().at(-1)).toBe('end-work A1');
  });
});
