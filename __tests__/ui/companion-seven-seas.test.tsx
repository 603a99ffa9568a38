import { act, fireEvent, screen, within } from '@testing-library/react-native';
import { renderRouter } from 'expo-router/testing-library';
import i18next from 'i18next';
import { changeHabits } from '@/components/kit/companion/habits';
import { sheetDocument } from '@/components/kit/companion/kept';
import { keptForm } from '@/components/kit/companion/kept-form';
import { LANGUAGES } from '@/components/i18n/languages';
import { say as words, type Words } from '@/components/i18n/words';
import { changeSettings } from '@/components/kit/settings/settings';
import { sevenSeasSheet } from '@/engine/companion/seven-seas';
import { SheetSetupSchema } from '@/engine/companion/seven-seas/setup';
import { tappedFrom } from '@/test/ledgers';
import { bringWords } from '@/test/words';

const ROUTES = './app';
const URL = '/companion/seven-seas';
const stored = sheetDocument('seven-seas', SheetSetupSchema);
const NAMES = ['Anna', 'Borys', 'Vira'];

jest.mock('expo-font', () => ({ ...jest.requireActual('expo-font'), useFonts: () => [true, null] }));

/** A sheet that takes the place of another comes two frames later. */
const nextComes = () => act(() => jest.advanceTimersByTime(50));
const press = (...ids: string[]) => ids.forEach((id) => fireEvent.press(screen.getByTestId(id)));
const say = (key: string, params = {}) => words(i18next.t as unknown as Words, `companion-seven-seas:${key}`, params);
const text = (id: string) => screen.getByTestId(id);

afterEach(() => jest.useRealTimers());
beforeAll(() => bringWords('companion-seven-seas'));

/** A sheet as it was left on this device. */
function openKept(...taps: string[]): void {
  keepSheet(NAMES, taps);
}

function keepSheet(names: readonly string[], taps: readonly string[]): void {
  const players = names.map((name, seat) => ({ name, emblem: seat + 1 }));
  stored.write(tappedFrom(sevenSeasSheet, { players }, taps).session);
  renderRouter(ROUTES, { initialUrl: URL });
}

describe.each(LANGUAGES)('11 the companion of the tin in %s', (language) => {
  beforeEach(() => {
    stored.delete();
    act(() => {
      changeSettings({ language });
      changeHabits({ voice: false });
    });
  });

  it('11.3 a role is booked at the foot, which says what it brings or why not, and then what came of it', () => {
    openKept('set 0 owned 8', 'set 1 cards 0', ...['call', 'next-role', 'chose 0 governor', 'chose 1 governor']);
    press('moment-role');
    expect(text('role-do')).toHaveTextContent(new RegExp(say('role.choose')));
    press('role-do');
    expect(text('actor')).toHaveTextContent('Anna');
    press('nation-spain');
    expect(text('role-do')).toHaveTextContent(new RegExp(`${say('fields.owned')} \\+2 · ${say('fields.marks')} \\+1`));
    press('role-do');
    expect(text('booked')).toHaveTextContent(
      new RegExp(`Anna: ${say('fields.owned')} \\+2, ${say('fields.marks')} \\+1`),
    );
    expect(text('actor')).toHaveTextContent('Borys');
    expect(screen.queryByTestId('nation-spain')).toBeNull();
  });

  it('11.3 what is filled in outlives a reload, over the same sheet only, and is forgotten when it is closed', () => {
    const taps = ['call', 'next-role', 'chose 0 governor'];
    openKept(...taps);
    press('moment-role', 'nation-spain');
    const left = keptForm.read().value;
    expect(left).toMatchObject({ kind: 'role', taps: taps.length });
    screen.unmount();

    keptForm.change(() => left);
    openKept(...taps);
    expect(text('nation-spain')).toBeChecked();
    press('role-do');
    expect(text('booked')).toHaveTextContent(/Anna/);
    press('sheet-close');
    expect(keptForm.read().value).toBeNull();
    screen.unmount();

    keptForm.change(() => left);
    openKept(...taps, 'chose 1 governor');
    expect(screen.queryByTestId('role-sheet')).toBeNull();
    expect(keptForm.read().value).toBeNull();
  });

  it('11.3 a second tap in a hurry neither passes over the next role nor books what the first has brought', () => {
    openKept('call', 'chose 0 shipwright');
    press('moment-role');
    const clock = jest.spyOn(Date, 'now');
    const since = Date.now();
    const tapAt = (ms: number, id: string) => {
      clock.mockReturnValue(since + ms);
      const nativeEvent = { type: 'touchstart' };
      fireEvent(screen.getByTestId('sheet-foot'), 'startShouldSetResponderCapture', { nativeEvent });
      press(id);
    };
    tapAt(1000, 'role-do');
    expect(text('booked')).toHaveTextContent(/Anna/);
    tapAt(1090, 'next-role');
    tapAt(1180, 'next-role');
    expect(text('booked')).toHaveTextContent(/Anna/);
    tapAt(1500, 'next-role');
    tapAt(1590, 'next-role');
    expect(text('next-role')).toHaveTextContent(
      new RegExp(words(i18next.t as unknown as Words, 'seven-seas:characters.captain.name')),
    );
    clock.mockRestore();
  });

  it('4.3.6 leaves only the mark where the action is impossible', () => {
    openKept('call', 'chose 2 shipwright', 'set 2 chests 0');
    press('moment-role');
    expect(screen.queryByTestId('role-do')).toBeNull();
    press('decline');
    expect(text('booked')).toHaveTextContent(new RegExp(`Vira: ${say('fields.marks')} \\+1`));
  });

  it('4.8.1 after a raid lists in turn who takes loot, and comes back to the role', () => {
    jest.useFakeTimers();
    openKept('call', 'next-role', 'next-role', 'chose 1 captain', 'raid 1 spain 1 1,1,0', 'raid-end won 0,0,0');
    press('moment-role');
    const inSheet = within(text('role-sheet'));
    expect(inSheet.getAllByTestId(/^order-/).map(({ props }) => (props as { testID: string }).testID)).toEqual([
      'order-1',
      'order-0',
    ]);
    press('order-1');
    nextComes();
    press('loot-rum-more', 'loot-take');
    nextComes();
    expect(text('booked')).toHaveTextContent(/Borys/);
    expect(screen.queryByTestId('order-1')).toBeNull();
    press('sheet-close');
    expect(text('due-0')).toBeTruthy();
    expect(screen.queryByTestId('due-1')).toBeNull();
  });

  it('11.2 flags of a Corsair are switches, and those of others name their owner', () => {
    openKept('flag 0 spain', 'flag 1 france');
    press('guards');
    expect(text('flag-spain')).toBeChecked();
    expect(text('flag-france')).not.toBeChecked();
    expect(text('flag-france')).toHaveTextContent(/Borys/);
    press('flag-holland');
    expect(text('flag-holland')).toBeChecked();
  });

  it('11.1 ports that were played are greyed and put right by hand; a Corsair is named beside the caravans', () => {
    openKept('port pt-321', 'flag 2 england');
    press('open-table');
    expect(text('port-card-pt-321')).toBeChecked();
    press('port-card-pt-321');
    expect(text('port-card-pt-321')).not.toBeChecked();
    expect(text('corsair-england')).toHaveTextContent(say('corsairIs', { name: 'Vira' }));
    expect(screen.queryByTestId('corsair-spain')).toBeNull();
  });

  it('11.1 counts the loot again when it has been shuffled', () => {
    openKept('loot-deck 0', 'set 0 rum 2', 'set 1 talismans 1');
    press('open-table', 'shuffled');
    expect(text('loot-deck')).toHaveTextContent('57');
  });

  it('11.2 forecasts three points less for each card in hand once the last rounds have begun', () => {
    const role = Array.from({ length: 6 }, () => 'next-role');
    openKept('the-end', 'call', ...role, 'end-round');
    expect(text('if-ended')).toHaveTextContent('−2');
    expect(text('cards-left')).toHaveTextContent(/3: −9$/);
  });

  it('is opened from the list although the game itself cannot be played, for four at most', () => {
    renderRouter(ROUTES, { initialUrl: '/companion' });
    press('companion-seven-seas');
    expect(screen).toHavePathname(URL);
    press('add-player');
    expect(screen.queryByTestId('add-player')).toBeNull();
    press('begin-sheet');
    expect(screen.getAllByTestId(/^seat-tab-\d$/)).toHaveLength(4);
  });

  it('11.4.1 counts chests and says when a ship has to guard them, until it is done', () => {
    openKept('set 0 chests 9');
    expect(screen.queryByTestId('order-0')).toBeNull();
    press('chests-more');
    expect(text('chests-value')).toHaveTextContent('10');
    expect(text('order-0')).toHaveTextContent(say('orders.sendGuard', { count: 1 }));
    press('order-0');
    expect(screen.queryByTestId('order-0')).toBeNull();
    press('book-undo', 'book-undo');
    expect(text('chests-value')).toHaveTextContent('9');
  });

  it('4.7.5 nobody is booked by one tap: each has to say, all can send all, and no ship at all tells the marks first', () => {
    openKept();
    press('moment-call', 'next-role', 'next-role', 'who-1', 'nation-spain', 'caravan-2');
    const key = () => text('role-do');
    const names = 'Borys, Vira, Anna';
    expect([text('send-0'), text('send-1'), text('send-2')].map((one) => one.props.children)).toEqual(['–', '–', '–']);
    expect(key()).toHaveTextContent(new RegExp(say('raid.unsaid', { names })));
    press('role-do', 'send-1-more', 'send-0-less');
    expect(key()).toHaveTextContent(new RegExp(say('raid.unsaid', { names: 'Vira' })));
    press('send-all');
    expect(text('send-2')).toHaveTextContent('4');
    expect(key()).toHaveTextContent(new RegExp(say('raid.throw')));
    press('send-none');
    const mark = `${say('fields.marks')} +1`;
    expect(key()).toHaveTextContent(
      `${say('raid.nobody')}Anna: ${mark} · Borys: ${say('fields.yy')} +2 · Borys: ${mark} · Vira: ${mark}`,
    );
    press('role-do', 'sheet-close', 'marks');
    expect(text('mark-no-ships')).toHaveTextContent('1');
  });

  it('11.3 leads through a raid: who sends, who sank, who takes loot', () => {
    openKept();
    press('moment-call', 'next-role', 'next-role', 'who-1', 'nation-spain', 'caravan-2');
    press('send-1-more', 'send-1-more', 'send-0-more', 'send-2-less', 'role-do');
    expect(text('total-0')).toHaveTextContent('7');
    press('sunk-0-more', 'raid-won', 'sheet-close', 'seat-tab-1');
    expect(text('order-1')).toHaveTextContent(say('orders.loot', { count: 2 }));
    press('order-1', 'loot-rum-more', 'loot-talisman-more', 'loot-take');
    expect(text('rum-value')).toHaveTextContent('1');
    expect(text('yy-value')).toHaveTextContent('3');
    press('seat-tab-2', 'marks');
    expect(text('mark-no-ships')).toHaveTextContent('1');
  });

  it('4.7.15, 4.7.22, 11.4.5 a caravan that got away has sunk every ship that was sent', () => {
    openKept('call', 'next-role', 'next-role', 'chose 1 captain', 'raid 1 spain 3 2,1,0');
    press('moment-role', 'raid-lost');
    expect(text('booked')).toHaveTextContent(
      new RegExp(`Borys: ${say('fields.owned')}\\s−1, ${say('fields.yy')}\\s\\+3`),
    );
    press('sheet-close');
    expect(text('yy-value')).toHaveTextContent('2');
    expect(screen.queryByTestId('order-0')).toBeNull();
  });

  it('4.14 two Yin-Yang pay for a ritual, too', () => {
    for (const [yy, count] of [
      [2, 1],
      [4, 1],
    ] as const) {
      stored.delete();
      openKept(`set 0 yy ${yy}`);
      expect(screen.getByText(say('ritualsFor', { count }), { exact: false })).toBeTruthy();
      screen.unmount();
    }
  });

  it('4.4.4 tells two players of the one gift there is, whoever is called', () => {
    keepSheet(NAMES.slice(0, 2), ['call']);
    press('moment-role', 'who-0');
    const gift = words(i18next.t as unknown as Words, 'seven-seas:characters.shipwright.giftTwo');
    expect(text('gift')).toHaveTextContent(gift);
  });

  it('11.4.1 numbers the guard to come', () => {
    openKept();
    const guard = say('nth.1', { guard: 1 });
    expect(screen.getByText(say('nextGuard', { count: 3, guard }))).toBeTruthy();
  });

  it('11.2 tells a choice from one that is taken back', () => {
    openKept('call', 'chose 1 shipwright', 'chose 1 shipwright');
    press('open-book-log');
    const role = words(i18next.t as unknown as Words, 'seven-seas:characters.shipwright.name');
    expect(text('log-2')).toHaveTextContent(new RegExp(say('taps.chose', { name: 'Borys', role })));
    expect(text('log-3')).toHaveTextContent(new RegExp(say('taps.unchose', { name: 'Borys', role })));
  });

  it('11.2 shows what was tapped and what came of it, and goes back to any moment', () => {
    openKept('set 0 chests 20', 'mark 1 tavern');
    press('open-book-log');
    expect(text('log-1')).toHaveTextContent(new RegExp(say('facts.guardGoes', { name: 'Anna', count: 2 })));
    press('log-1');
    press('seat-tab-1');
    expect(text('marks-value')).toHaveTextContent('0');
  });

  it('11.1 a phone says who begins, counts chests by three and five, and leads to the end from the top', () => {
    jest.useFakeTimers();
    openKept('first 1');
    const first = words(i18next.t as unknown as Words, 'seven-seas:places.first', { name: 'Borys' });
    expect(text('page-sub')).toHaveTextContent(new RegExp(`· ${first}$`));
    press('chests5', 'chests3', 'chests-3');
    expect(text('chests-value')).toHaveTextContent('12');
    press('open-table');
    expect(text('table-sheet')).toHaveTextContent(
      new RegExp(`${say('scoring')}.*${words(i18next.t as unknown as Words, 'companion:table.first')}`),
    );
    press('open-scoring');
    nextComes();
    press('sheet-close');
    expect(text('page-sub')).not.toHaveTextContent(new RegExp(first));
  });

  it('7 sells, counts, names the winner and says what decided', () => {
    openKept('scoring', 'set 0 rum 3', 'set 0 cards 0', 'set 1 cards 0', 'set 1 chests 16', 'flag 0 spain');
    press('moment-score', 'finish');
    expect(screen.queryByTestId('winner')).toBeNull();
    press('final-0', 'finish');
    expect(text('score-0')).toHaveTextContent('16');
    expect(text('winner')).toHaveTextContent(/Borys/);
    expect(text('reason')).toHaveTextContent(say('ties.fewer-tokens'));
    // A ranking: of equal points the winner first.
    expect(screen.getAllByTestId(/^score-\d$/).map((node) => node.props.testID as string)).toEqual([
      'score-1',
      'score-0',
      'score-2',
    ]);
  });

  it('refuses nothing silently: an impossible choice says why', () => {
    openKept('played 0 captain', 'call', 'next-role', 'next-role');
    press('moment-role', 'who-0');
    expect(text('refused')).toHaveTextContent(say('reasons.lies-open'));
    press('who-1', 'sheet-undo');
    expect(screen.queryByTestId('refused')).toBeNull();
    expect(screen.queryByTestId('actor')).toBeNull();
  });

  it('11.3 the round call reads aloud where it may, and says when it cannot', async () => {
    openKept('call');
    press('moment-role');
    expect(text('voice')).not.toBeChecked();
    press('voice');
    expect(text('voice')).toBeChecked();
    expect(await screen.findByTestId('voice-note')).toHaveTextContent(say('voice.none'));
    act(() => {
      changeSettings({ volume: 0 });
    });
    expect(text('voice-note')).toHaveTextContent(say('voice.soundOff'));
    press('voice');
    expect(screen.queryByTestId('voice-note')).toBeNull();
    act(() => {
      changeSettings({ volume: 0.6 });
    });
  });
});
