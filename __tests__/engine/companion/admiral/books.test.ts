import { backTo, redo, tapLedger, undo } from '@/engine/companion/core/ledger';
import { admiralSheet } from '@/engine/companion/admiral';
import {
  driftOf,
  driftOrder,
  fightAhead,
  helpersFor,
  hitChance,
  isRival,
  myTurn,
  rangeOf,
  reachesOf,
  shiftsOf,
  shotsOf,
} from '@/engine/companion/admiral/hints';
import { fortsNear, warningFor, wayOf } from '@/engine/companion/admiral/mirror';
import { aheadNow } from '@/engine/companion/admiral/score';
import { exported, noteOf } from '@/engine/companion/admiral/notation';
import type { SheetFight } from '@/engine/companion/admiral/sheet';
import { describe as written, parse, type SheetTap } from '@/engine/companion/admiral/taps';
import { filledUp } from '@/engine/games/admiral/public';

import { SHOALS, tapOn, tapped, type Book } from './book';

/** As it stands when the last turn of this round is ended. */
function endOfRound(round: number, book: Book): Book {
  const order = book.sheet.order;
  const sheet = { ...book.sheet, round, active: order.at(-1) as number };
  return tapLedger(admiralSheet, { ...book, sheet }, { type: 'endTurn' });
}

const notes = ({ steps }: Book): string[] => steps.flatMap(({ facts }) => noteOf(facts) ?? []);

it('every tap reads back as it was written', () => {
  const texts = [
    'order 1+0',
    'fire brig-2 line-1x3+A1x2n 4',
    'fire brig-2 line-1x1 -',
    'fight line-2 brig-1+frigate-1 - 1+6 5',
    'share 1+1+1',
    'place brig-1 -',
    'treaty 0 1 peace 6',
  ];
  expect(texts.map((text) => written(parse(text) as SheetTap))).toEqual(texts);
  expect(parse('fire brig-2 line-1x0 4')).toBeNull();
});

it('E-25: a log line is as the specification writes it', () => {
  const book = tapped(
    SHOALS,
    2,
    'place frigate-1 L6',
    'begin',
    'wind 7',
    'move frigate-1 R6',
    'place brig-2 S6',
    'fire brig-2 frigate-1x1n 1',
  );
  expect(notes(book).slice(-3)).toEqual([
    'R1 P1 frigate-1 L6-R6 E6',
    'R1 P1 place brig-2 S6',
    'R1 P1 fire frigate-1>brig-2 d1 [1] hit 1',
  ]);
  expect(exported(book.steps)).toContain('wind 7');
});

it('E-25 f: mines are never in the log, and lie within 3 squares of an own fort', () => {
  const book = tapped(SHOALS, 2, 'lay 0 D4', 'begin', 'wind 7', 'mine brig-2 0 D4');
  expect(notes(book).join()).not.toContain('lay');
  expect(book.sheet.players[0]?.mines).toEqual([{ at: 'D4', isSpent: true }]);
  // 4.17.5: three damage are all that a brig has.
  expect(book.sheet.ships.find(({ id }) => id === 'brig-2')?.isAfloat).toBe(false);
  expect(fortsNear(book.sheet, 0, 'D4')).toEqual(['A1']);
  expect(fortsNear(book.sheet, 0, 'E1')).toEqual([]);
});

it('T23, T24, 11: without any square the wind still says how far each ship goes', () => {
  const { sheet } = tapped(SHOALS, 2, 'begin', 'wind 19');
  const reach = (id: string) => reachesOf(sheet, id).map(({ course, squares }) => `${course} ${squares}`);
  expect(reach('frigate-1')).toEqual(['N 4', 'NE 2', 'E 2', 'SE 2', 'S 4', 'SW 4', 'W 6', 'NW 4']);
  expect(shotsOf(sheet, 'line-1')).toBe(3);
  const { sheet: storm } = tapped(SHOALS, 2, 'begin', 'wind 5');
  expect([driftOf(storm, 'line-1'), driftOf(storm, 'brig-1'), driftOf(sheet, 'line-1')]).toEqual([2, 1, null]);
  expect([shotsOf(storm, 'line-1'), shotsOf(storm, 'galleon-1'), shotsOf(storm, 'A1')]).toEqual([1, 0, 2]);
});

it('T3 – T6: with squares the drift stands in its order, and the reef with its damage', () => {
  const others = ['frigate-1 A2', 'line-2 W14', 'galleon-2 X13', 'frigate-2 W13', 'brig-2 W14'].map(
    (at) => `place ${at}`,
  );
  const { sheet } = tapped(
    SHOALS,
    2,
    'reef H5',
    'place brig-1 R9',
    'place line-1 F3',
    'place galleon-1 K9',
    ...others,
    'begin',
    'wind 5',
  );
  expect(driftOrder(sheet)?.map(({ ship, path, damage, place }) => [place, ship, path.join(), damage])).toEqual([
    [1, 'brig-1', 'S10', 0],
    [2, 'line-1', 'G4', 1],
  ]);
  expect(driftOrder(tapped(SHOALS, 2, 'begin', 'wind 5').sheet)).toBeNull();
  // E-25: it warns, and lets itself be overruled.
  const wrong = parse('move line-1 F8') as SheetTap;
  expect(warningFor(sheet, wrong)?.code).toBe('storm');
  expect(admiralSheet.check(sheet, wrong)).toBeNull();
  expect(warningFor(sheet, parse('drift brig-1 0 S10') as SheetTap)).toBeNull();
  expect(warningFor(sheet, parse('drift line-1 1 G4') as SheetTap)?.code).toBe('drift-order');
});

it('T15, T16: a boarding with typed dice, shared out, locked until the round ends', () => {
  const begun = tapped(SHOALS, 2, 'begin', 'wind 0', 'hull frigate-1 2', 'hull line-2 5');
  expect(fightAhead(begun.sheet, 'line-2', ['frigate-1', 'brig-1'], [])).toMatchObject({
    attack: 5,
    defence: 2,
    win: 1,
  });
  const fought = tapOn(begun, 'fight line-2 frigate-1+brig-1 - 1+6 5');
  expect(fought.sheet.fight).toMatchObject({ units: ['frigate-1', 'brig-1', 'line-2'], caps: [4, 3, 7], pool: 3 });
  expect(filledUp(fought.sheet.fight as SheetFight)).toEqual([1, 1, 1]);
  expect(admiralSheet.check(fought.sheet, parse('share 2+2+0') as SheetTap)?.code).toBe('share-sum');
  const shared = tapOn(fought, 'share 1+1+1');
  const line = shared.sheet.ships.find(({ id }) => id === 'line-2');
  expect(line).toMatchObject({ owner: 0, damage: 6, locked: true });
  expect(myTurn(shared.sheet).locked).toEqual(['line-2', 'frigate-1', 'brig-1'].sort((a, b) => order(a) - order(b)));
});

it('A48, 5.3: which ships had better help a fort', () => {
  const places = [
    'line-1 W13',
    'frigate-1 W14',
    'galleon-1 A2',
    'brig-1 A2',
    'brig-2 X13',
    'line-2 B1',
    'galleon-2 B1',
    'frigate-2 B2',
  ];
  const { sheet } = tapped(SHOALS, 2, ...places.map((at) => `place ${at}`), 'begin', 'wind 0');
  expect(helpersFor(sheet, 'X14', ['line-1', 'frigate-1'])).toEqual(['brig-2']);
  expect(fightAhead(sheet, 'X14', ['line-1', 'frigate-1'], ['brig-2'])).toMatchObject({ attack: 11, defence: 8 });
});

const order = (id: string) => ['frigate-1', 'brig-1', 'line-2'].indexOf(id);

it('A49: the tie at the end is worked out from the deliveries', () => {
  const lots = ['L7', 'L8', 'L9', 'M6', 'M7', 'M8', 'M9'].map((at) => `lot ${at} 0`);
  const book = tapped(
    SHOALS,
    2,
    'begin',
    'wind 7',
    'cargo brig-1 1',
    ...lots.slice(0, 6),
    'cargo brig-2 1',
    'unload brig-2 X14 1',
    'unload brig-1 A1 1',
    lots[6] as string,
  );
  expect([book.sheet.result, book.sheet.winners]).toEqual(['exhausted', [1]]);
  const open = tapOn(book, 'reopen');
  expect(open.sheet.finished).toBe(false);
});

it('T50, T53, T62: tokens at the end of a turn, a restoration that is broken off, the clock without a fort', () => {
  const repair = tapped(SHOALS, 2, 'begin', 'wind 0', 'hull brig-1 2', 'repair brig-1 A1', 'end');
  const damage = ({ sheet }: Book) => sheet.ships.find(({ id }) => id === 'brig-1')?.damage;
  expect(damage(repair)).toBe(2);
  const later = tapOn(repair, 'end', 'wind 0', 'end');
  expect(damage(later)).toBe(1);
  const ruined = tapped(
    SHOALS,
    2,
    'begin',
    'wind 0',
    'end',
    'hull A1 5',
    'end',
    'wind 0',
    'work A1 line-1 brig-1',
    'end',
  );
  expect(ruined.sheet.forts[0]).toMatchObject({ ruined: true, damage: 4 });
  expect(ruined.sheet.players[0]?.fortless).toBe(1);
  expect(myTurn(ruined.sheet, 0).fortless).toBe(2);
  const broken = tapOn(ruined, 'sink line-1 lost');
  expect(broken.sheet.forts[0]).toMatchObject({ damage: 5, work: null });
  const out = tapOn(broken, 'end', 'wind 0', 'end', 'end', 'wind 0', 'end');
  expect(out.sheet.players[0]?.out).toBe(4);
});

it('hits are 2 of 3, point-blank 5 of 6, half with even numbers', () => {
  const { sheet } = tapped(SHOALS, 2);
  expect([hitChance(sheet, false), hitChance(sheet, true)]).toEqual([4 / 6, 5 / 6]);
  expect(hitChance(tapped({ ...SHOALS, hitRule: 'even' }, 2).sheet, true)).toBe(3 / 6);
});

it('2.1.6: only rows, columns and diagonals are ways', () => {
  expect([wayOf('L6', 'R6'), wayOf('F10', 'F7'), wayOf('B2', 'F6'), wayOf('B2', 'C5'), wayOf('B2', 'B2')]).toEqual([
    { course: 'E', squares: 6 },
    { course: 'S', squares: 3 },
    { course: 'NE', squares: 4 },
    null,
    null,
  ]);
});

it('E-25 h: undone without end, and done again', () => {
  const book = tapped(SHOALS, 2, 'begin', 'spin', 'end', 'end', 'spin');
  const back = backTo(admiralSheet, book, 0);
  expect(back.sheet.begun).toBe(false);
  let again = back;
  for (let i = 0; i < 5; i++) again = redo(admiralSheet, again);
  expect(again.sheet).toEqual(book.sheet);
  expect(undo(admiralSheet, book).sheet.sector).toBeNull();
});

it('A49, E-25 g: whoever had so many lots first is ahead; without cargo the rows of the end decide', () => {
  const taps = ['begin', 'wind 7', 'cargo brig-1 1', 'cargo brig-2 1', 'unload brig-2 X14 1', 'unload brig-1 A1 1'];
  expect(aheadNow(tapped(SHOALS, 2, ...taps).sheet)).toEqual([1]);
  expect(aheadNow(tapped({ scenario: 'first-battle' }, 2, 'begin', 'wind 7', 'hull line-1 3').sheet)).toEqual([1]);
});

it('4.10.3: range and rivals, for ships and forts', () => {
  const { sheet } = tapped({ ...SHOALS, teams: '2v2' }, 4, 'begin', 'wind 7');
  expect([rangeOf(sheet, 'line-1'), rangeOf(sheet, 'A1')]).toEqual([
    [5, 4],
    [5, 4],
  ]);
  const rivals = sheet.players.map((_, seat) => isRival(sheet, 0, `brig-${seat + 1}`));
  expect(rivals.filter(Boolean)).toHaveLength(2);
  expect(rivals[0]).toBe(false);
});

it("7.4, 14.6: at the limit of the Jolly Roger equal deliveries are the pirates'", () => {
  const options = { scenario: 'jolly-roger' } as const;
  const even = tapped(options, 2, 'begin', 'wind 7');
  expect(even.sheet.ships.filter(({ cargo }) => cargo === 1).map(({ kind }) => kind)).toEqual([
    'galleon',
    'galleon',
    'galleon',
  ]);
  expect(aheadNow(even.sheet)).toEqual([1]);
  expect(endOfRound(40, even).sheet).toMatchObject({ result: 'round-limit', winners: [1] });
  const one = tapped(options, 2, 'begin', 'wind 7', 'unload galleon-1 X7 1');
  expect(one.sheet.delivered).toEqual([1, 0]);
  expect(endOfRound(40, one).sheet).toMatchObject({ result: 'round-limit', winners: [0] });
  expect(endOfRound(39, one).sheet).toMatchObject({ result: '', round: 40 });
});

it('14.4, 14.6: at the end of round 60 of the Sea on Fire the points decide', () => {
  const options = { scenario: 'sea-on-fire' } as const;
  // A ship of the line is worth more than two brigs, though it is less hulls: 11 against 10, 7 against 6.
  const lost = ['begin', 'wind 7', 'sink line-1 lost', 'sink brig-2 lost'];
  const book = tapped(options, 2, ...lost);
  expect(aheadNow(book.sheet)).toEqual([1]);
  expect(endOfRound(60, book).sheet).toMatchObject({ result: 'points', winners: [1] });
  const forts = tapped(options, 2, ...lost, 'owner X1 0');
  expect(endOfRound(60, forts).sheet).toMatchObject({ result: 'points', winners: [0] });
  // Equal points: the fuller hulls (7.4).
  const even = tapped(options, 2, 'begin', 'wind 7', 'hull line-2 1');
  expect(endOfRound(60, even).sheet).toMatchObject({ result: 'points', winners: [0] });
});

it('4.17.6, 4.17.12: a blast spends the mines of everybody on its square', () => {
  const { players } = tapped(
    SHOALS,
    2,
    'lay 0 D4',
    'lay 1 D4',
    'lay 1 W12',
    'begin',
    'wind 7',
    'mine line-2 0 D4',
  ).sheet;
  expect(players.map(({ mines }) => mines.map(({ isSpent }) => isSpent))).toEqual([[true], [true, false]]);
});

it('4.14.14, 4.15.14, 4.20.8, E-35: cargo goes between a captured ship and another with room, after a boarding', () => {
  const loaded = ['begin', 'wind 7', 'cargo brig-2 1'];
  const fought = tapped(SHOALS, 2, ...loaded, 'fight brig-2 line-1+frigate-1 - 6+6 1').sheet;
  expect(shiftsOf(fought)).toEqual([
    { from: 'brig-2', to: 'line-1' },
    { from: 'brig-2', to: 'frigate-1' },
  ]);
  const full = tapped(SHOALS, 2, ...loaded, 'cargo frigate-1 1', 'fight brig-2 line-1+frigate-1 - 6+6 1').sheet;
  expect(shiftsOf(full)).toEqual([{ from: 'brig-2', to: 'line-1' }]);
  const assault = tapped(
    SHOALS,
    2,
    'begin',
    'wind 7',
    'cargo line-1 1',
    'fight X14 line-1+frigate-1+galleon-1 - 6+6+6 1',
  );
  expect([assault.sheet.fight?.isAssault, shiftsOf(assault.sheet)]).toEqual([true, []]);
});

it('11: with every square said, all that the rules forbid is warned of: each gun, each boarder, work, gifts, the end of a turn', () => {
  const at = ['line-1 A2', 'galleon-1 B2', 'frigate-1 F6', 'brig-1 B1', 'line-2 H6', 'galleon-2 X13', 'frigate-2 W13'];
  const laid = [...at, 'brig-2 W14'].map((one) => `place ${one}`);
  const { sheet } = tapped(SHOALS, 2, ...laid, 'hull A1 1', 'begin', 'wind 1');
  const why = (tap: string, now = sheet) => warningFor(now, parse(tap) as SheetTap)?.code ?? null;
  expect(why('fire line-2 frigate-1x1 -')).toBeNull();
  expect(why('fire line-2 frigate-1x2 -')).toBe('no-shots');
  expect(why('fire line-2 frigate-1x1+line-1x1 -')).toBe('no-line');
  expect(why('fight line-2 frigate-1 - - -')).not.toBeNull();
  expect(why('work A1 line-1 brig-1')).toBeNull();
  expect(why('work A1 line-1 frigate-1')).toBe('not-now');
  expect(why('end-work A1')).toBe('not-now');
  expect(why('explode brig-1 line-2')).toBe('not-now');
  expect(why('repair brig-1 A1')).not.toBeNull();
  expect(why('give A1 1')).toBe('not-now');
  expect(why('end')).toBeNull();
  const mini = tapped({ scenario: 'mini-1' }, 1, 'home 0 A1', 'place brig-1 B2', 'begin', 'wind 4').sheet;
  expect(why('end', mini)).toBe('must-sail');
});

it('4.2.1, E-25 d: tokens go back to the left at the start of a turn; what was agreed is kept word for word', () => {
  const round = ['wind 7', 'move line-1 -', 'end', 'end'];
  const fresh = (...taps: string[]) => myTurn(tapped(SHOALS, 2, 'begin', ...taps).sheet, 0).isFresh;
  expect([fresh('wind 7'), fresh(...round, 'wind 7'), fresh(...round, 'wind 7', 'move line-1 -')]).toEqual([
    false,
    true,
    false,
  ]);
  const { sheet } = tapped(SHOALS, 2, 'begin', 'treaty 0 1 peace 4', 'terms 1 No shot before the lagoon');
  expect(sheet.treaties).toEqual([
    { one: 0, other: 1, about: 'peace', terms: 'No shot before the lagoon', until: 4, brokenBy: null },
  ]);
});

it('8.1.1: on level captain a move with a turn on the way is not judged, on the basic level it is out of reach', () => {
  const squares = ['line-1 F3', 'frigate-1 K9', 'line-2 A13', 'frigate-2 A14'].map((at) => `place ${at}`);
  const why = (level: 'basic' | 'captain') =>
    warningFor(
      tapped({ scenario: 'first-battle', level }, 2, ...squares, 'begin', 'wind 1').sheet,
      parse('move frigate-1 L11') as SheetTap,
    )?.code ?? null;
  expect([why('basic'), why('captain')]).toEqual(['out-of-reach', null]);
});
