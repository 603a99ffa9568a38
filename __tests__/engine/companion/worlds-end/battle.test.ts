import { drawsOf, firesNow, lineOf, winnerOf } from '@/engine/companion/worlds-end/battle';
import type { Fight } from '@/engine/companion/worlds-end/lines';
import { trialOf } from '@/engine/companion/worlds-end/odds';
import { after, at, book, came, guardsOf, ownerOf, refusal, setUp, warns, type Book } from './at-the-table';

const fightOf = ({ sheet }: Book): Fight => sheet.fight as Fight;

/** The first side's, in per cent. */
function chanceOf(fight: Fight): number | null {
  const trial = trialOf(fight);
  while (trial && !trial.next());
  return trial?.percent() ?? null;
}
const shipsOf = (now: Book) => fightOf(now).ships.map(({ place, damaged }) => (damaged ? 'damaged' : place));

/** At Tortuga against the Company sloop (slot 0): a brig (1) and a frigate (2). */
const tortuga = (...texts: string[]) =>
  book(
    3,
    'set 0 squadron 2',
    'flagship 0 tortuga',
    'attack tortuga',
    'lay 0 2 3 plain squadron',
    'lay 0 3 3 marked squadron',
    'open-fire',
    ...texts,
  );

test('4.10, E-26 a battle is warned of, not refused: no ships, too early, not here, a second time', () => {
  expect(warns(book(3, 'own cuba 1', 'flagship 0 java'), 'attack cuba')).toEqual(['no-ships', 'protected', 'not-here']);
  expect(warns(book(3, 'own cuba 1', 'set 0 turns 4', 'set 0 squadron 1'), 'attack cuba')).toEqual([]);
  const fought = after(tortuga(), 'battle-off');
  expect(warns(fought, 'attack tortuga')).toEqual(['used']);
  expect(refusal(tortuga(), 'attack cuba')).toBe('battle-open');
  expect(refusal(book(3, 'own cuba 0'), 'attack cuba')).toBe('his-own-sea');
  // 4.11.3
  expect(warns(book(3, 'own cuba 1', 'set 0 turns 4', 'set 0 squadron 1', 'guards cuba 1'), 'seize cuba')).toEqual([
    'guarded',
  ]);
});

test('4.11 the Company lies out by the difficulty of the sea, the next player commands, the attacker draws up to ten', () => {
  const now = book(3, 'attack cuba', 'lay 0 1 2 plain squadron', 'lay 0 1 2 plain squadron');
  expect(lineOf(fightOf(now), 1).map(({ attack, defence }) => [attack, defence])).toEqual([
    [1, 3],
    [2, 3],
  ]);
  expect([fightOf(now).commander, drawsOf(now.sheet)]).toEqual([1, [2, 0]]);
  expect(at(after(now, 'open-fire'), 0).hand).toBe(2);
  expect(drawsOf(after(now, 'set 0 hand 9').sheet)).toEqual([1, 0]);
  // 4.11.6: of thirty cards nine are left.
  const late = book(4, 'set 0 hand 8', 'set 1 hand 10', 'set 2 hand 10', 'set 3 hand 1', 'attack cuba');
  expect(drawsOf(after(late, 'lay 0 1 2 plain squadron', 'lay 0 1 2 plain squadron').sheet)).toEqual([1, 0]);
});

test('E-25 a difficulty and a Company ship that nobody has typed are asked for, and fill the line', () => {
  const bare = setUp(3, 'begin', 'attack cuba', 'lay 0 3 3 plain squadron');
  expect(refusal(bare, 'open-fire')).toBe('line-empty');
  const typed = after(bare, 'difficulty cuba 3', 'open-fire');
  expect([refusal(typed, 'fire 0 1 -'), refusal(typed, 'fire 1 0 666')]).toEqual(['not-typed', 'not-typed']);
  expect(refusal(after(typed, 'company co-frigate 3 4 marked'), 'fire 1 0 666')).toBeNull();
  expect(chanceOf(fightOf(typed))).toBeNull();
});

/** Slot 1 at slot 0 (Defence 3), then what is tapped about it. */
test.each<[string, string[], string[]]>([
  ['equal is a miss', ['fire 1 0 33'], ['line', 'line', 'line']],
  ['greater hits, and without the mark it sinks', ['fire 1 0 34'], ['sunk', 'line', 'line']],
  ['aim', ['fire 1 0 33', 'salvo aim'], ['sunk', 'line', 'line']],
  ['one more Defence', ['fire 1 0 34', 'salvo shelter'], ['line', 'line', 'line']],
  ['never above 5', ['fire 1 0 36', 'salvo shelter', 'salvo shelter', 'salvo shelter'], ['sunk', 'line', 'line']],
  ['a hit cancelled', ['fire 1 0 34', 'salvo cancel'], ['line', 'line', 'line']],
  ['a miss by a card, and taken back', ['fire 1 0 34', 'salvo miss', 'salvo miss'], ['sunk', 'line', 'line']],
  ['another face', ['fire 1 0 33', 'die 1 5'], ['sunk', 'line', 'line']],
  ['the check holds', ['fire 0 2 6', 'check-die 0 3'], ['line', 'line', 'damaged']],
  ['the check fails', ['fire 0 2 6', 'check-die 0 4'], ['line', 'line', 'sunk']],
  ['no check', ['fire 0 2 6', 'check-die 0 3', 'salvo no-check'], ['line', 'line', 'sunk']],
  ['damaged: no check', ['ship 2 damaged', 'fire 0 2 6', 'check-die 0 1'], ['line', 'line', 'sunk']],
])('4.13 %s', (_, texts, places) => {
  const now = tortuga(...texts);
  const seen = shipsOf(now).map((place, slot) => (fightOf(now).ships[slot]?.place === 'sunk' ? 'sunk' : place));
  expect(seen).toEqual(places);
});

test('4.12 in turn, the other side goes on alone; E-26 a shot out of turn is only warned of', () => {
  const now = tortuga();
  expect([firesNow(fightOf(now)), warns(now, 'fire 0 1 1')]).toEqual([0, ['not-his-shot']]);
  const one = after(now, 'fire 1 0 11');
  expect([firesNow(fightOf(one)), warns(one, 'fire 1 0 11')]).toEqual([1, ['has-fired']]);
  const two = after(one, 'fire 0 1 1');
  expect(firesNow(fightOf(two))).toBe(0);
  expect(warns(two, 'next-round')).toEqual(['round-open']);
  const round = after(two, 'fire 2 0 111');
  expect([firesNow(fightOf(round)), warns(round, 'next-round')]).toEqual([null, []]);
  expect(fightOf(after(round, 'next-round'))).toMatchObject({ round: 2, toFire: 0, salvo: null });
  expect([refusal(now, 'fire 1 2 11'), refusal(now, 'fire 1 9 11')]).toEqual(['own-ship', 'no-such-ship']);
  expect(came(after(now, 'fire 1 0 -'))[0]).toMatchObject({ type: 'salvo', ship: 1, target: 0 });
});

test('4.15 won: the sea, its fame, the dead off the squadron; lost: the flagship must flee', () => {
  const won = tortuga('fire 1 0 66', 'ship 1 sunk', 'battle-end');
  expect([ownerOf(won, 'tortuga'), at(won, 0).squadron, won.sheet.fight]).toEqual([0, 1, null]);
  expect(refusal(tortuga(), 'battle-end')).toBe('battle-goes-on');
  const lost = after(tortuga(), 'retreat 0');
  expect(winnerOf(fightOf(lost))).toBe(1);
  const home = after(lost, 'battle-end');
  expect([at(home, 0).squadron, ownerOf(home, 'tortuga'), home.sheet.due]).toEqual([
    2,
    -1,
    [{ kind: 'flight', seat: 0 }],
  ]);
});

test('4.15.4, 4.15.5, E-37 guards of a winner stay, withdrawn and boarded ones join the squadron', () => {
  const held = book(
    3,
    ...['own cuba 1', 'set 1 squadron 1', 'guards cuba 4', 'set 0 turns 4', 'set 0 squadron 1', 'flagship 0 cuba'],
    ...['attack cuba', 'lay 0 1 2 plain squadron'],
    ...[
      'lay 1 1 2 plain guard',
      'lay 1 2 3 marked guard',
      'lay 1 1 2 plain guard',
      'lay 1 1 2 plain guard',
      'open-fire',
    ],
  );
  expect([at(held, 0).hand, at(held, 1).hand]).toEqual([1, 4]);
  const won = after(held, 'ship 2 damaged', 'withdraw 2', 'ship 3 taken', 'ship 3 taken', 'ship 4 sunk', 'ship 0 sunk');
  expect(warns(held, 'withdraw 2')).toEqual(['not-damaged', 'round-open']);
  const home = after(won, 'battle-end');
  expect([guardsOf(home, 'cuba'), at(home, 1).squadron, at(home, 0).squadron]).toEqual([1, 3, 0]);
  const boarded = after(held, 'ship 1 taken', 'retreat 1', 'battle-end');
  expect([ownerOf(boarded, 'cuba'), guardsOf(boarded, 'cuba'), at(boarded, 0).squadron]).toEqual([0, 0, 2]);
  expect(at(boarded, 1).squadron).toBe(4);
});

test('4.16.1 one card a ship and round, from the hand of whoever plays it', () => {
  const played = tortuga('card 1');
  expect([at(played, 0).hand, fightOf(played).played, warns(played, 'card 1')]).toEqual([1, 1, ['card-used']]);
  expect([refusal(played, 'card 0'), refusal(after(played, 'card 2'), 'card 2')]).toEqual(['company-side', 'no-cards']);
  // A card does not undo what the shot has done.
  expect(shipsOf(after(tortuga('fire 1 0 66'), 'card 1', 'die 0 1'))).toEqual(['sunk', 'line', 'line']);
});

test('11.4 Kraken and convoy in the helper: the marker moves, 1000 gold are paid, nobody flees', () => {
  const meet = (dice: string, kind: string) =>
    book(2, 'end-turn', 'end-turn', 'armada 2', 'set 0 squadron 1', dice, `fight ${kind}`, 'lay 0 3 3 plain squadron');
  const convoy = after(meet('event 1 3', 'convoy'), 'open-fire', 'ship 0 sunk', 'battle-end');
  expect([at(convoy, 0).gold, convoy.sheet.due]).toEqual([1500, []]);
  const kraken = after(
    book(2, 'end-turn', 'end-turn', 'armada 2', 'set 0 squadron 1', 'event 1 2', 'fight kraken'),
    'lay 1 3 3 plain squadron',
    'open-fire',
  );
  expect([firesNow(fightOf(kraken)), fightOf(kraken).commander]).toEqual([0, 1]);
  const won = after(kraken, 'ship 0 sunk', 'battle-end').sheet;
  const lost = after(kraken, 'retreat 1', 'battle-end').sheet;
  expect([won.armada, won.due, lost.armada, lost.due]).toEqual([1, [], 3, []]);
});

test('11.8 the last battle: five ships, the armada first, no retreat; then a legend or no winner', () => {
  const come = book(2, 'own cuba 0', 'flagship 0 cuba', 'guards cuba 1', 'set 0 squadron 1', 'armada 5', 'champions');
  const now = after(come, 'fight final', 'lay 1 3 5 marked squadron', 'lay 1 3 5 marked guard', 'open-fire');
  expect([lineOf(fightOf(now), 0).length, firesNow(fightOf(now)), fightOf(now).commander]).toEqual([5, 0, 1]);
  expect(warns(now, 'retreat 1')).toEqual(['no-retreat', 'round-open']);
  const sink = (...slots: number[]) => after(now, ...slots.map((slot) => `ship ${slot} sunk`), 'battle-end').sheet;
  expect(sink(0, 1, 2, 3, 4)).toMatchObject({ finished: true, result: 'armadaBeaten', winner: 0 });
  expect(sink(5, 6)).toMatchObject({ finished: true, result: 'armadaVictory', winner: -1 });
});

test('11.7 odds: the same for the same battle, and better with better ships', () => {
  const even = fightOf(tortuga());
  expect(chanceOf(even)).toBe(chanceOf(even));
  expect(chanceOf(even)).toBeGreaterThan(90);
  const worse = fightOf(book(3, 'attack jamaica', 'lay 0 1 2 plain squadron', 'open-fire'));
  expect(chanceOf(worse)).toBeLessThan(15);
});
