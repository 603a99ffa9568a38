import { act } from '@testing-library/react-native';
import i18next from 'i18next';
import { askedAbout } from '@/components/games/seven-seas/asked-about';
import { prompt, type SevenSeasAsk } from '@/components/games/seven-seas/prompts';
import { targetsOf } from '@/components/games/seven-seas/overlay/Choices';
import { giftLines, sentences } from '@/components/games/seven-seas/words';
import { speak, type Words } from '@/components/i18n/words';
import type { LogStep } from '@/components/kit/match/log';
import type { Event, Seat } from '@/engine';
import { sevenSeas } from '@/engine/games/seven-seas';
import { Board } from '../../fixtures/seven-seas/board';

const t = i18next.t as unknown as Words;
const SEATS = ['Anne', 'Finn', 'Mara'].map((name) => ({ kind: 'person' as const, name }));

function askOf(board: Board): SevenSeasAsk {
  const [decision] = sevenSeas.pending(board.s);
  if (!decision) throw new Error('nobody is asked');
  const { seat } = decision;
  return {
    view: sevenSeas.observe(board.s, seat),
    seats: SEATS,
    decision,
    legal: sevenSeas.legal(board.s, seat),
    why: () => null,
  };
}

const story = (viewer: Seat, card: string): LogStep[] => [
  { at: 0, seat: viewer, events: [{ type: 'drew', seat: viewer, left: 9, own: { [viewer]: { card } } } as Event] },
];

beforeEach(() => act(() => speak('en')));

test('4.7.3 who announces later reads what was announced before, a refusal too', () => {
  const board = new Board({ seats: 3, first: 'A', A: { cards: ['cv-spain-2'] }, B: {}, C: {} });
  board.choose('captain', 'cartographer', 'merchant');
  board.does('A', 'raid cv-spain-2');
  expect(askedAbout(askOf(board), [], t)).toBeNull();
  board.does('A', 'send 3');
  expect(askedAbout(askOf(board), [], t)).toBe('Sent: Anne\u00a0–\u00a03');
  board.does('B', 'send 0');
  expect(askedAbout(askOf(board), [], t)).toBe('Sent: Anne\u00a0–\u00a03, Finn\u00a0–\u00a00');
});

test('4.13.3 the card just drawn is read before the next is taken, by its owner only', () => {
  const board = new Board({ seats: 3, first: 'A', A: {}, B: {}, C: {} });
  board.choose('cartographer', 'merchant', 'merchant');
  board.does('A', 'draw');
  const ask = askOf(board);
  expect(ask.decision.kind).toBe('TAKE_GIFT');
  expect(askedAbout(ask, story(0, 'cv-spain-2'), t)).toBe('You draw: Spain (ships: 2).');
  const others = { ...ask, view: { ...ask.view, viewer: 1 } };
  expect(askedAbout(others, story(0, 'cv-spain-2'), t)).toBeNull();
});

test('where several people share a screen a question says whose it is, and names nobody twice', () => {
  const board = new Board({ seats: 3, first: 'A', A: { cards: ['cv-spain-2'] }, B: {}, C: {} });
  board.choose('captain', 'cartographer', 'merchant');
  const ask = askOf(board);
  expect(prompt(ask, t)).toBe('Anne. Captain: which caravan do you raid?');
  const bots = SEATS.map((seat, i) => (i === 0 ? seat : { ...seat, kind: 'bot' as const }));
  expect(prompt({ ...ask, seats: bots }, t)).toBe('Captain: which caravan do you raid?');
  board.does('A', 'raid cv-spain-2');
  expect(prompt(askOf(board), t)).toBe('Anne: how many ships join the raid?');
});

test('4.4.4 of two players only the first is promised a gift, and once', () => {
  expect(giftLines('captain', 2, t)).toEqual(['First player: +2 Yin-Yang']);
  expect(giftLines('captain', 3, t)).toEqual(['Alone: +2 Yin-Yang', 'First player: +4 Yin-Yang']);
});

test('4.2.2 what lies on the table is told beside the question, not in its place', () => {
  const board = new Board({ seats: 3, first: 'A', A: { table: ['merchant'] }, B: {}, C: {} });
  expect(prompt(askOf(board), t)).toBe('Anne. Which character do you choose? On the table:\u00a01');
});

test('4.6 the Governor is asked for a nation first; rituals come after', () => {
  const board = new Board({ seats: 3, first: 'A', A: { yy: 5 }, B: {}, C: {} });
  board.choose('governor', 'merchant', 'merchant');
  const kinds = targetsOf(askOf(board), false).map(({ type }) => type);
  expect([...new Set(kinds)]).toEqual(['GOVERNOR_JOIN', 'RITUAL_DOUBLE_HOLD', 'RITUAL_UNSINKABLE']);
});

test('what is said in parts has one full stop between them', () => {
  expect(sentences(['Buy ships.', '', 'Alone: +2'])).toBe('Buy ships. Alone: +2');
});
