import { backTo, beginLedger, openLedger, redo, tapLedger, undo, type Ledger } from '@/engine/companion/core/ledger';
import { admiralSheet } from '@/engine/companion/admiral';
import type { SheetFact } from '@/engine/companion/admiral/facts';
import {
  aheadNow,
  driftOf,
  driftOrder,
  fightAhead,
  helpersFor,
  hitChance,
  isRival,
  myTurn,
  rangeOf,
  reachesOf,
  reefIsFair,
  shiftsOf,
  shotsOf,
} from '@/engine/companion/admiral/hints';
import { fortsNear, warningFor, wayOf } from '@/engine/companion/admiral/mirror';
import { exported, noteOf } from '@/engine/companion/admiral/notation';
import { SheetSetupSchema, type SheetSetup } from '@/engine/companion/admiral/setup';
import { lotsAtStart } from '@/engine/companion/admiral/start';
import { setupSheet } from '@/engine/companion/admiral/setup-sheet';
import type { AdmiralSheet, SheetFight } from '@/engine/companion/admiral/sheet';
import { describe as written, parse, type SheetTap } from '@/engine/companion/admiral/taps';
import type { Scenario } from '@/engine/games/admiral/data/scenario';
import { filledUp, scenarioText } from '@/engine/games/admiral/public';
import { readOptions } from '@/engine/core/options';
import { SCENARIOS } from '@/engine/games/admiral/data/scenarios';
import { layoutsFor } from '@/engine/games/admiral/board/layout';
import { OPTIONS, type AdmiralOptions } from '@/engine/games/admiral/options';
import * as v from 'valibot';

type Book = Ledger<AdmiralSheet, SheetTap, SheetFact, SheetSetup>;

function optionsOf(given: Partial<AdmiralOptions>): AdmiralOptions {
  return readOptions(OPTIONS, given) as unknown as AdmiralOptions;
}

/** As it stands when the last turn of this round is ended. */
function endOfRound(round: number, book: Book): Book {
  const order = book.sheet.order;
  const sheet = { ...book.sheet, round, active: order.at(-1) as number };
  return tapLedger(admiralSheet, { ...book, sheet }, { type: 'endTurn' });
}

/** Taps as they are written down. */
function tapped(given: Partial<AdmiralOptions>, seats: number, ...texts: readonly string[]): Book {
  const players = Array.from({ length: seats }, (_, i) => ({ name: `P${i + 1}`, emblem: i + 1 }));
  const book: Book = beginLedger(admiralSheet, { players, options: optionsOf(given) }, 'books');
  return texts.reduce((now, text) => {
    const tap = parse(text);
    if (!tap) throw new Error(`no tap: ${text}`);
    return tapLedger(admiralSheet, now, tap);
  }, book);
}

const SHOALS = { scenario: 'pearl-shoals' } as const;
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
  const fought = ['fight line-2 frigate-1+brig-1 - 1+6 5'].reduce(
    (now, text) => tapLedger(admiralSheet, now, parse(text) as SheetTap),
    begun,
  );
  expect(fought.sheet.fight).toMatchObject({ units: ['frigate-1', 'brig-1', 'line-2'], caps: [4, 3, 7], pool: 3 });
  expect(filledUp(fought.sheet.fight as SheetFight)).toEqual([1, 1, 1]);
  expect(admiralSheet.check(fought.sheet, parse('share 2+2+0') as SheetTap)?.code).toBe('share-sum');
  const shared = tapLedger(admiralSheet, fought, parse('share 1+1+1') as SheetTap);
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
  const open = tapLedger(admiralSheet, book, parse('reopen') as SheetTap);
  expect(open.sheet.finished).toBe(false);
});

it('T50, T53, T62: tokens at the end of a turn, a restoration that is broken off, the clock without a fort', () => {
  const repair = tapped(SHOALS, 2, 'begin', 'wind 0', 'hull brig-1 2', 'repair brig-1 A1', 'end');
  const damage = ({ sheet }: Book) => sheet.ships.find(({ id }) => id === 'brig-1')?.damage;
  expect(damage(repair)).toBe(2);
  const later = ['end', 'wind 0', 'end'].reduce(
    (now, text) => tapLedger(admiralSheet, now, parse(text) as SheetTap),
    repair,
  );
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
  const broken = tapLedger(admiralSheet, ruined, parse('sink line-1 lost') as SheetTap);
  expect(broken.sheet.forts[0]).toMatchObject({ damage: 5, work: null });
  const out = ['end', 'wind 0', 'end', 'end', 'wind 0', 'end'].reduce(
    (now, text) => tapLedger(admiralSheet, now, parse(text) as SheetTap),
    broken,
  );
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

it('T65, T66: a reef that closes a port is pointed out', () => {
  const open = tapped(SHOALS, 2, 'reef A3', 'reef B3', 'reef C3');
  expect(reefIsFair(open.sheet, 'C3')).toBe(true);
  const shut = tapped(SHOALS, 2, 'reef A3', 'reef B3', 'reef C3', 'reef C2', 'reef C1');
  expect(reefIsFair(shut.sheet, 'C1')).toBe(false);
  expect(reefIsFair(tapped(SHOALS, 2, 'reef B1').sheet, 'B1')).toBe(false);
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

it('E-25 a: there is a set-up sheet of every scenario and number of players', () => {
  for (const { id } of SCENARIOS)
    for (const seats of [1, 2, 3, 4, 6]) {
      if (layoutsFor(SCENARIOS.find((one) => one.id === id) as (typeof SCENARIOS)[number], seats).length === 0)
        continue;
      const { lines, lacks } = setupSheet(optionsOf({ scenario: id }), seats);
      expect(lines[0]?.kind).toBe('board');
      expect(lines.filter(({ kind }) => kind === 'fleet')).toHaveLength(seats);
      expect(lacks).toEqual([]);
    }
  const { lines } = setupSheet(optionsOf(SHOALS), 4);
  expect(lines.filter(({ kind }) => kind === 'reef')).toEqual([
    { kind: 'reef', at: 'K5' },
    { kind: 'reef', at: 'N10' },
  ]);
  expect(lines.find(({ kind }) => kind === 'markers')).toMatchObject({ allButOne: true });
});

it('what is kept is read back as the rules read options', () => {
  const setup = { players: [{ name: 'Ann', emblem: 1 }], options: { scenario: 'mini-1' } };
  expect(v.parse(SheetSetupSchema, setup).options).toEqual(optionsOf({ scenario: 'mini-1' }));
});

it('E-25 a, b: another scenario lays the sheet out anew, an own one and own ship cards too; never for so many', () => {
  const other = tapped(SHOALS, 2, 'name 0 Olha', 'reef E3', 'option scenario "first-battle"');
  expect(other.sheet).toMatchObject({ begun: false, reefs: ['D10', 'I5'], options: { scenario: 'first-battle' } });
  expect([other.sheet.ships.length, other.sheet.players[0]?.name]).toEqual([4, 'Olha']);
  const three = tapped(SHOALS, 3).sheet;
  const option = (key: string, value: unknown) => parse(`option ${key} ${JSON.stringify(value)}`) as SheetTap;
  expect(admiralSheet.check(three, option('scenario', 'first-battle'))?.code).toBe('no-layout');
  expect(admiralSheet.check(three, option('minesPerPlayer', 3))?.code).toBe('mines-most');
  expect(admiralSheet.check(three, option('hitRule', 'odd'))?.code).toBe('option-value');
  const own = scenarioText({ ...(SCENARIOS.find(({ id }) => id === 'pearl-shoals') as Scenario), id: 'my-shoals' });
  const mine = tapLedger(admiralSheet, tapped(SHOALS, 3), option('scenario', own));
  expect(setupSheet(mine.sheet.options, 3).lines).toEqual(setupSheet(three.options, 3).lines);
  expect(openLedger(admiralSheet, mine.session).sheet).toEqual(mine.sheet);
  const begun = tapped(SHOALS, 2, 'begin').sheet;
  expect(admiralSheet.check(begun, option('scenario', 'first-battle'))?.code).toBe('has-begun');
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

it('3.1.9, 14.5, E-28: an order that the layout names is not thrown for', () => {
  for (let n = 0; n < 6; n++) {
    const players = [0, 1].map((i) => ({ name: `P${i + 1}`, emblem: i + 1 }));
    const given = { players, options: optionsOf({ scenario: 'jolly-roger' }) };
    const book: Book = beginLedger(admiralSheet, given, `order ${n}`);
    expect(tapLedger(admiralSheet, book, { type: 'roll' }).sheet.order).toEqual([0, 1]);
  }
  const fire = { scenario: 'sea-on-fire', teams: '2v2' } as const;
  const { order } = tapped(fire, 4, 'roll-order').sheet;
  const sides = order.map((seat) => Math.trunc(seat / 2));
  expect(sides[0]).toBe(sides[2]);
  expect(sides[0]).not.toBe(sides[1]);
});

it("3.2.5: a fort that was thought better of is nobody's again", () => {
  const options = { scenario: 'mini-3' } as const;
  const chosen = tapped(options, 2).sheet.forts.map(({ at }) => at);
  const { forts } = tapped(options, 2, `home 0 ${chosen[0]}`, `home 0 ${chosen[1]}`).sheet;
  expect(forts.filter(({ owner }) => owner === 0).map(({ at }) => at)).toEqual([chosen[1]]);
});

it('3.7.4, 3.7.5: before the game begins no reef may close a marker in', () => {
  const { sheet } = tapped(SHOALS, 2);
  const lots = lotsAtStart(sheet);
  expect(lots.length).toBeGreaterThan(0);
  expect(lots.filter((at) => reefIsFair(sheet, at))).toEqual([]);
});

it('3.1, 14.6: the list of the Jolly Roger has its treasure and its mines, and no throw for the order', () => {
  const { lines, lacks } = setupSheet(optionsOf({ scenario: 'jolly-roger' }), 2);
  expect(lines.filter(({ kind }) => kind === 'order')).toEqual([]);
  expect(lines.filter(({ kind }) => kind === 'mines')).toEqual([{ kind: 'mines', seat: 1, each: 2 }]);
  expect(lines.filter(({ kind }) => kind === 'cargo')).toHaveLength(3);
  expect(lacks).toEqual([]);
  const fire = setupSheet(optionsOf({ scenario: 'sea-on-fire' }), 2).lines;
  expect(fire.filter(({ kind }) => kind === 'mines')).toEqual([{ kind: 'mines', seat: null, each: 3 }]);
  expect(fire.some(({ kind }) => kind === 'order')).toBe(true);
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

it('14.5, E-14: a wind that the scenario writes down is the one that the app spins', () => {
  const shoals = SCENARIOS.find(({ id }) => id === 'pearl-shoals') as Scenario;
  const rules = { ...shoals.rules, 'wind.profile': 'script', 'wind.script': [5, 13] } as const;
  const own = scenarioText({ ...shoals, id: 'my-winds', rules });
  expect(
    tapped({ scenario: own as AdmiralOptions['scenario'] }, 2, 'begin', 'spin', 'end', 'end', 'spin').sheet.winds,
  ).toEqual([5, 13]);
});

it('4.17.1 – 4.17.4, E-25: mines too many, too far, on land or too late are warned of, and laid all the same', () => {
  const shoals = { ...SHOALS, minesPerPlayer: 1 } as const;
  const why = (tap: string, ...before: string[]) =>
    warningFor(tapped(shoals, 2, ...before).sheet, parse(tap) as SheetTap)?.code ?? null;
  expect(why('lay 0 D4')).toBeNull();
  expect(why('lay 0 D4', 'lay 0 C4')).toBe('mine-most');
  expect(why('lay 0 E1')).toBe('mine-far');
  expect(why('lay 0 A1')).toBe('mine-nowhere');
  expect(why('lay 0 D4', 'reef D4')).toBe('mine-nowhere');
  expect(why('lay 0 D4', 'begin')).toBe('mine-late');
  expect(why('take-up 0 D4', 'lay 0 D4')).toBeNull();
  expect(why('take-up 0 D4', 'lay 0 D4', 'begin')).toBe('mine-late');
});

it('14.2, 14.4, E-21: an own scenario lays out damage, fixed ships, and all its markers', () => {
  const shoals = SCENARIOS.find(({ id }) => id === 'pearl-shoals') as Scenario;
  const [layout] = shoals.layouts;
  const own = scenarioText({
    ...shoals,
    id: 'my-start',
    layouts: [
      {
        ...(layout as Scenario['layouts'][number]),
        forts: [
          { id: 'F1', at: 'A1', owner: 'P1', damage: 2 },
          { id: 'F2', at: 'X14', owner: 'P2' },
          { id: 'F3', at: 'A14', owner: 'ruined' },
        ],
        seats: {
          each: {
            fort: 'own',
            fleet: ['line', 'brig'],
            deploy: 'port:own',
            fixed: { brig: 'D4' },
            damage: { line: 3 },
          },
        },
        place: [
          { marker: 'pearl', squares: 'L7+L8+M7+M8', count: 3 },
          { marker: 'pearl', squares: 'P7+P8', fill: 'random 1' },
        ],
      },
    ],
  } as Scenario);
  const options = { scenario: own as AdmiralOptions['scenario'] };
  const { sheet } = tapped(options, 2, 'begin');
  expect(sheet.forts.map(({ damage, ruined }) => [damage, ruined])).toEqual([
    [2, false],
    [0, false],
    [8, true],
  ]);
  expect(sheet.ships.slice(0, 2).map(({ at, damage }) => [at, damage])).toEqual([
    [null, 3],
    ['D4', 0],
  ]);
  expect(sheet.ships.filter(({ isAfloat }) => isAfloat)).toHaveLength(4);
  expect(sheet.lots).toEqual(['L7', 'M7', 'L8']);
});
