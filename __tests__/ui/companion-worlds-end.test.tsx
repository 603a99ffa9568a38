import { act, screen } from '@testing-library/react-native';
import { renderRouter } from 'expo-router/testing-library';
import i18next from 'i18next';
import { boxProfile, stored, winners } from '@/components/games/worlds-end/companion/kept';
import { LANGUAGES } from '@/components/i18n/languages';
import { say as words, type Words } from '@/components/i18n/words';
import { keptPacks, packShelf } from '@/components/kit/packs/kept';
import { changeSettings } from '@/components/kit/settings/settings';
import { beginLedger, tapLedger } from '@/engine/companion/core/ledger';
import { worldsEndSheet as tracker } from '@/engine/companion/worlds-end';
import { CERTAIN } from '@/engine/companion/worlds-end/profile';
import { SCHEMA } from '@/engine/games/worlds-end/data/schema';
import { reviewPackText } from '@/engine/packs/read';
import { tappedFrom } from '@/test/ledgers';
import { go, nextComes } from '@/test/sheets';
import { bringWords } from '@/test/words';

const ROUTES = './app';
const URL = '/companion/worlds-end';
const NAMES = ['Anna', 'Borys', 'Vira'];
/** The app's own cards, three players on their second turns: the first ones with an event. */
const SECOND = ['own-cards', 'begin', 'end-turn', 'end-turn', 'end-turn'];

jest.mock('expo-font', () => ({ ...jest.requireActual('expo-font'), useFonts: () => [true, null] }));

const say = (key: string, params = {}) => words(i18next.t as unknown as Words, `companion-worlds-end:${key}`, params);
const text = (id: string) => screen.getByTestId(id);
const kept = () => stored.read().value?.done ?? [];

beforeAll(() => bringWords('companion-worlds-end', 'rules-worlds-end'));
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A sheet as it was left on this device. */
function openKept(players: number, ...taps: string[]): void {
  const crew = NAMES.slice(0, players).map((name, seat) => ({ name, emblem: [1, 4, 3][seat] ?? 6 }));
  const setup = { players: crew, profile: CERTAIN, doubleAlsoSum: false, eventBattleFlight: false };
  stored.write(tappedFrom(tracker, setup, taps).session);
  renderRouter(ROUTES, { initialUrl: URL });
  nextComes();
}

describe.each(LANGUAGES)('11 the companion of At World’s End in %s', (language) => {
  beforeEach(() => {
    stored.delete();
    boxProfile.delete();
    winners.stored.delete();
    act(() => {
      changeSettings({ language });
    });
  });

  it('E-27 sets the table up: heroes, order, start seas, and hands out the gold', () => {
    renderRouter(ROUTES, { initialUrl: '/companion' });
    go('companion-worlds-end', 'begin-sheet');
    expect(screen).toHavePathname(URL);
    go('order-2', 'order-0', 'order-1', 'start-of-2', 'start-cuba', 'set-up-2', 'hero-2-will', 'sheet-close');
    go('mark-3-more', 'moment-begin');
    expect(kept()).toEqual(['order 201', 'start 2 cuba', 'hero 2 will', 'armada-mark 3 1', 'begin']);
    expect(text('gold-value')).toHaveTextContent('500');
    go('seat-tab-1');
    expect(text('gold-value')).toHaveTextContent('700');
  });

  it('11.3 whose sea, gold, favour and guards: at most two touches, and each is taken back', () => {
    openKept(3, ...SECOND);
    go('sea-cuba', 'owner-0');
    expect(text('told')).toHaveTextContent(new RegExp(`${say('fields.fame')}.\\+1`));
    go('sea-guards-more', 'sheet-close', 'gold-more', 'gold-more', 'gold-less', 'calypso-less', 'armada-more');
    expect(kept().slice(-7)).toEqual([
      'own cuba 0',
      'guards cuba 1',
      'set 0 gold 600',
      'set 0 gold 700',
      'set 0 gold 600',
      'set 0 calypso 4',
      'armada 1',
    ]);
    expect(text('fame-value')).toHaveTextContent('1');
    go('book-undo', 'book-undo');
    expect(kept().at(-1)).toBe('set 0 gold 600');
    go('book-redo');
    expect(kept().at(-1)).toBe('set 0 calypso 4');
  });

  it('11.4, 11.5 the event of real dice, the income, one fame, the end of the turn', () => {
    openKept(3, ...SECOND, 'own cuba 0', 'own bahamas 0', 'set 0 gold 900');
    go('moment-event', 'first-die-3', 'second-die-5');
    expect(text('event')).toHaveTextContent(
      new RegExp(words(i18next.t as unknown as Words, 'worlds-end:fates.profit.name')),
    );
    go('event-on');
    expect(text('income-line')).toHaveTextContent(/= \S+/);
    go('moment-income', 'buy-fame', 'moment-turn', 'end-turn');
    expect(kept().slice(-4)).toEqual(['event 3 5', 'income 0', 'fame', 'end-turn']);
    expect(text('fame')).toHaveTextContent(/Borys/);
  });

  it('E-26 says what the rules say against it, and does it at the second touch', () => {
    openKept(3, ...SECOND, 'event 2 4');
    go('moment-turn', 'open-port', 'port-gold-more', 'port-bought');
    expect(kept().at(-1)).toBe('bought 1 100');
    go('moment-turn', 'open-port', 'port-gold-more', 'port-bought');
    expect(kept().at(-1)).toBe('bought 1 100');
    expect(text('refused')).toHaveTextContent(new RegExp(say('warnings.used')));
    go('port-bought');
    expect(kept().slice(-2)).toEqual(['bought 1 100', 'bought 1 100']);
  });

  it('E-25 an income that nobody has typed is asked for, and kept for the next sheet', () => {
    openKept(3, 'begin', 'end-turn', 'end-turn', 'end-turn', 'own java 0', 'event 2 4');
    go('moment-income', 'income-java-more', 'income-java-more', 'income-java-more', 'income-take');
    expect(kept().slice(-4)).toEqual(['sea-income java 0', 'sea-income java 100', 'sea-income java 200', 'income 0']);
    expect(boxProfile.read().value.seas[6]?.income).toBe(200);
    go('open-table', 'open-fresh', 'fresh-same');
    expect(stored.read().value?.setup.profile.seas[6]?.income).toBe(200);
  });

  it('E-19 an owner’s pack is taken over with one tap, and what was typed becomes one', () => {
    packShelf.stored.delete();
    openKept(3, 'begin', 'sea-income java 400');
    go('open-table', 'open-box', 'to-pack');
    const [kept] = keptPacks();
    expect(reviewPackText(SCHEMA, kept?.text ?? '')).toMatchObject({ faults: [] });
    go('open-table', 'open-box', 'own-cards', `take-${kept?.id ?? ''}`);
    expect(boxProfile.read().value.seas[6]).toMatchObject({ income: 400, difficulty: 2 });
    packShelf.stored.delete();
  });

  it('11.6 the auction: whose bid it is, the price is paid, the ship joins', () => {
    openKept(3, ...SECOND, 'event 3 4');
    go('moment-auction', 'auction-price-more', 'auction-open');
    expect(text('bidder')).toHaveTextContent(/Anna/);
    go('bid', 'bid-gold-more', 'bid', 'bid-leave', 'bid-leave');
    expect(kept().slice(-5)).toEqual(['auction 400', 'bid 400', 'bid 600', 'leave', 'leave']);
    expect(text('auction-end')).toHaveTextContent(/Borys/);
    go('auction-done', 'seat-tab-1');
    expect([text('gold-value'), text('squadron-value')].map((node) => node.props.children)).toEqual(['0', 1]);
  });

  it('11.7 a battle: ships laid out, a shot is two touches, a card puts it right, the winner takes the sea', () => {
    openKept(3, ...SECOND, 'event 2 4', 'set 0 squadron 2', 'flagship 0 tortuga');
    go('moment-turn', 'turn-attack', 'lay-attack-3', 'lay-defence-4', 'lay-mark-marked', 'recent-3-4-m', 'open-fire');
    expect(text('fires-now')).toHaveTextContent(/Anna/);
    go('rolls', 'ship-1', 'ship-0', 'shot-6', 'shot-6', 'shot-1');
    expect(text('outcome')).toHaveTextContent(say('outcomes.sunk'));
    go('adjust-miss');
    expect(text('outcome')).toHaveTextContent(say('outcomes.missed'));
    go('adjust-miss', 'battle-end');
    expect(kept().slice(-5)).toEqual(['open-fire', 'fire 1 0 661', 'salvo miss', 'salvo miss', 'battle-end']);
    expect(text('fame-value')).toHaveTextContent('1');
  });

  it('11.7 the odds are reckoned a slice at a time', async () => {
    jest.useRealTimers();
    const crew = NAMES.map((name, seat) => ({ name, emblem: seat + 1 }));
    const setup = { players: crew, profile: CERTAIN, doubleAlsoSum: false, eventBattleFlight: false };
    const taps = [...SECOND, 'attack tortuga', 'lay 0 3 5 marked squadron', 'lay 0 3 5 marked squadron', 'open-fire'];
    let ledger = beginLedger(tracker, setup, 'odds');
    for (const one of taps) ledger = tapLedger(tracker, ledger, tracker.parse(one) as never);
    stored.write(ledger.session);
    renderRouter(ROUTES, { initialUrl: URL });
    // A killed app comes back to the battle.
    expect(
      await screen.findByText(
        new RegExp(say('battle.odds', { one: 'Anna', other: '.*', percent: '\\d+', rest: '\\d+' }), 'i'),
      ),
    ).toBeTruthy();
  });

  it('11.8 the last battle by two keys, E-30; the end and the winners', () => {
    openKept(2, 'own-cards', 'begin', 'own cuba 1', 'set 1 squadron 1', 'armada 5');
    go('moment-last-battle', 'champions');
    expect(text('fighter')).toHaveTextContent(/Borys/);
    go('last-won');
    expect(text('winner')).toHaveTextContent(/Borys/);
    expect(text('reason')).toHaveTextContent(words(i18next.t as unknown as Words, 'worlds-end:outcomes.armadaBeaten'));
    expect(winners.list()[0]).toMatchObject({ winners: [1], people: [{ points: 0 }, { points: 1 }] });
    go('reopen');
    expect(winners.list()).toEqual([]);
  });

  it('11.9 every line of the log is a sentence, and leads back', () => {
    openKept(3, ...SECOND, 'own cuba 0', 'event 3 4', 'auction 300', 'bid 300', 'leave', 'leave', 'attack jamaica');
    go('sheet-close', 'open-book-log', 'log-7');
    expect(kept()).toHaveLength(7);
  });
});
