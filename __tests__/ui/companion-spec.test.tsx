import { fireEvent, screen } from '@testing-library/react-native';
import { renderRouter } from 'expo-router/testing-library';
import { Dimensions } from 'react-native';
import * as v from 'valibot';
import { Companion } from '@/components/kit/companion/Companion';
import { History, sheetDocument } from '@/components/kit/companion/kept';
import { text } from '@/components/kit/companion/spec/blocks';
import { stepOf, type Field } from '@/components/kit/companion/spec/fields';
import type { At, SheetSpec } from '@/components/kit/companion/spec/spec';
import type { Person } from '@/engine/companion/core/person';
import type { Tracker } from '@/engine/companion/core/tracker';
import { textForms, type ActionOf } from '@/engine/core/forms';
import { oneOf, whole } from '@/engine/core/words';
import { RuleError } from '@/engine/core/rule-error';

jest.mock('expo-font', () => ({ ...jest.requireActual('expo-font'), useFonts: () => [true, null] }));

// A tracker of a game that is not in the app: fame and marks of each captain, the wind of the table. It has no component of its own.
const FORMS = {
  set: { seat: whole(0, 3), field: oneOf(['fame', 'marks']), value: whole(0, 20) },
  wind: { force: whole(-1, 2) },
  finish: {},
  reopen: {},
} as const;
type GaleTap = ActionOf<typeof FORMS>;

interface Captain extends Person {
  readonly fame: number;
  readonly marks: number;
}

interface GaleSheet {
  readonly players: readonly Captain[];
  readonly wind: number;
  readonly finished: boolean;
}

interface Gale {
  readonly sheet: GaleSheet;
  readonly tap: GaleTap;
  readonly fact: GaleTap;
  readonly setup: { readonly players: readonly Person[] };
  readonly over: never;
  readonly page: never;
  readonly draft: object;
  readonly view: object;
}

function apply(sheet: GaleSheet, tap: GaleTap): GaleSheet {
  switch (tap.type) {
    case 'set':
      return {
        ...sheet,
        players: sheet.players.map((one, seat) => (seat === tap.seat ? { ...one, [tap.field]: tap.value } : one)),
      };
    case 'wind':
      return { ...sheet, wind: tap.force };
    case 'finish':
      return { ...sheet, finished: true };
    case 'reopen':
      return { ...sheet, finished: false };
  }
}

const tracker: Tracker<GaleSheet, GaleTap, GaleTap, Gale['setup']> = {
  game: 'sea-of-clouds',
  version: 1,
  begin: ({ players }) => ({
    players: players.map((one) => ({ ...one, fame: 1, marks: 0 })),
    wind: 0,
    finished: false,
  }),
  check: (sheet, tap) => (tap.type === 'set' && tap.value === 13 ? new RuleError('unlucky') : null),
  apply: (sheet, tap, _, tell) => {
    tell(tap);
    return apply(sheet, tap);
  },
  ...textForms(FORMS),
};

const person = v.strictObject({ name: v.string(), emblem: v.number() });
const stored = sheetDocument('sea-of-clouds', v.strictObject({ players: v.array(person) }));
const winners = new History('sea-of-clouds');

const own = (field: 'fame' | 'marks', name: string): Field<GaleSheet, GaleTap> => ({
  key: field,
  per: 'seat',
  words: () => name,
  of: ({ players }, seat) => players[seat]?.[field] ?? 0,
  set: (value, seat) => ({ type: 'set', seat, field, value }),
  most: 20,
});
const FAME = own('fame', 'Fame');
const MARKS = own('marks', 'Marks');
const WIND: Field<GaleSheet, GaleTap> = {
  key: 'wind',
  per: 'table',
  words: () => 'Wind',
  of: ({ wind }) => wind,
  set: (force) => ({ type: 'wind', force }),
  least: -1,
  most: 2,
};

const SPEC: SheetSpec<Gale> = {
  tracker,
  stored,
  winners,
  most: 4,
  emblems: [1, 2, 3, 4],
  setup: (players) => ({ players }),
  result: ({ players }) => ({ points: players.map(({ fame }) => fame), winners: [0] }),
  reason: ({ code }) => `no: ${code}`,
  log: ({ tap }) => ({ text: tracker.describe(tap), seat: tap.type === 'set' ? tap.seat : null }),
  fields: [FAME, MARKS, WIND],
  sub: ({ sheet }) => `wind ${sheet.wind}`,
  moment: ({ sheet, tap, open }) =>
    sheet.finished
      ? { id: 'fresh', label: 'Fresh', onPress: () => open('fresh') }
      : { id: 'finish', label: 'Finish', onPress: () => tap({ type: 'finish' }) },
  view: () => ({}),
  seat: (at: At<Gale>, seat) => {
    const captain = at.sheet.players[seat];
    return {
      key: 'fame',
      title: `Fame of ${captain?.name}`,
      value: captain?.fame ?? 0,
      unit: 'Fame',
      spoken: `${captain?.name}: ${captain?.fame}`,
      onStep: stepOf(at, FAME, seat),
      note: 'steady',
      strip: null,
      due: captain?.marks === 2 ? 'walk the plank' : null,
      tiles: [
        {
          key: 'marks',
          icon: 'death-skull',
          value: captain?.marks ?? 0,
          label: 'Marks',
          onPress: () => at.open('player', seat),
          onStep: stepOf(at, MARKS, seat),
        },
        { key: 'inside', place: 'page', icon: 'galleon', value: 1, label: 'Inside', onPress: () => undefined },
        { key: 'outside', place: 'quarter', icon: 'galleon', value: 1, label: 'Outside', onPress: () => undefined },
      ],
      counts: [],
      hints: text('Hold fast', { testID: 'hint' }),
      ifEnded: { label: 'If it ended', points: String(captain?.fame ?? 0) },
    };
  },
  band: ({ sheet }) => ({ title: `wind ${sheet.wind}`, beside: null, blocks: text('Band', { testID: 'band' }) }),
  leaves: {},
};

const press = (...ids: string[]) => ids.forEach((id) => fireEvent.press(screen.getByTestId(id)));
const words = (id: string) => screen.getByTestId(id).props.children as unknown;
const screenOf = Dimensions.get('window');

function openSheet(fontScale = 2): void {
  Dimensions.set({ window: { width: 1024, height: 1366, scale: 1, fontScale } });
  stored.delete();
  winners.stored.delete();
  renderRouter({ index: () => <Companion spec={SPEC} /> });
  press('begin-sheet');
}

afterAll(() => Dimensions.set({ window: screenOf }));

describe('a companion from a spec alone', () => {
  it('counts a field within its bounds, marks what is due, and taps nothing at the end of a field', () => {
    openSheet();
    press('fame-more', 'fame-more', 'fame-less', 'fame-less', 'fame-less', 'fame-less');
    expect(words('fame-value')).toBe('0');
    expect(stored.read().value?.done).toHaveLength(5);
    press('marks-more', 'marks-more');
    expect(screen.getByTestId('due-0')).toBeTruthy();
    expect(screen.queryByTestId('due-1')).toBeNull();
    expect(screen.queryByTestId('outside')).toBeNull();
    press('seat-tab-1');
    expect(words('fame-value')).toBe('1');
  });

  it('lists every field of a player, and of the table, where no leaf is written', () => {
    openSheet();
    press('seat-tab-2', 'marks');
    expect(screen.getByTestId('player-sheet')).toHaveTextContent(/Fame.*Marks/);
    expect(screen.queryByTestId('wind')).toBeNull();
    press('sheet-close', 'open-table');
    // What follows may be long.
    expect(screen.getByTestId('table-sheet')).toHaveTextContent(/New sheet.*Wind/);
    press('wind-less', 'wind-less');
    expect(words('wind')).toBe(-1);
    press('sheet-undo');
    expect(words('wind')).toBe(0);
  });

  it('says why a tap is refused, and forgets it when something else is opened', () => {
    openSheet();
    press(...Array.from({ length: 11 }, () => 'fame-more'), 'marks');
    expect(screen.queryByTestId('refused')).toBeNull();
    fireEvent.press(screen.getAllByTestId('fame-more').at(-1) as never);
    expect(screen.getByTestId('refused')).toHaveTextContent('no: unlucky');
    press('sheet-close', 'marks');
    expect(screen.queryByTestId('refused')).toBeNull();
  });

  it('notes the winner, leads back by the log, and begins anew with the same players', () => {
    openSheet();
    press('fame-more', 'moment-finish');
    expect(winners.list()).toMatchObject([{ winners: [0], people: [{ points: 2 }, { points: 1 }, { points: 1 }] }]);
    press('open-book-log', 'log-1');
    expect(winners.list()).toEqual([]);
    press('moment-finish', 'moment-fresh', 'fresh-same');
    expect(stored.read().value).toMatchObject({ done: [], setup: { players: [{}, {}, {}] } });
  });

  it('gives each player a place on a tablet, with what belongs there, and opens over it', () => {
    openSheet(1);
    expect(screen.getAllByTestId(/^quarter-\d$/)).toHaveLength(3);
    expect(screen.getByTestId('band')).toBeTruthy();
    expect(screen.queryByTestId('inside-0')).toBeNull();
    expect(screen.getByTestId('outside-1')).toBeTruthy();
    expect(words('fame-1-line')).toBe('Fame · steady');
    press('fame-1-more');
    expect(words('fame-1-value')).toBe('2');
    press('marks-2');
    expect(screen.getByTestId('player-sheet')).toHaveTextContent(/Marks/);
  });
});
