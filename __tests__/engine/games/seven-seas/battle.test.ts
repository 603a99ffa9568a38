import fc from 'fast-check';
import { Board } from '@/__tests__/fixtures/seven-seas/board';
import { choosePair, fight } from '@/engine/games/seven-seas/rules/battle';
import { layOut } from '@/engine/games/seven-seas/rules/lid';
import type { SevenSeasEvent } from '@/engine/games/seven-seas/events';
import type { LidDie, Task } from '@/engine/games/seven-seas/view';

/**
 * 4.7.13–4.7.17 once more, word for word and without a thought for speed: after every duel everything is measured anew. Both
 * must agree on every duel and every question, in layouts so tight that half of them hold disputes.
 */
interface Told {
  readonly duels: string[];
  readonly asked: string[][];
  readonly survivors: string[];
}

interface Pair {
  readonly pirate: LidDie;
  readonly red: LidDie;
  readonly d2: number;
}

function mm(d2: number): number {
  let m = 0;
  while ((10 * (m + 1) - 5) * (10 * (m + 1) - 5) <= d2) m++;
  return m;
}

function pairsOf(dice: readonly LidDie[]): Pair[] {
  return dice
    .filter((die) => die.owner >= 0)
    .flatMap((pirate) =>
      dice
        .filter((red) => red.owner < 0)
        .map((red) => {
          const [dx, dy] = [pirate.x - red.x, pirate.y - red.y];
          return { pirate, red, d2: dx * dx + dy * dy };
        }),
    );
}

function losers({ pirate, red }: Pair): LidDie[] {
  return [pirate, red].filter((die) => die.face <= Math.min(pirate.face, red.face));
}

/** What sinks in one order of the pairs. */
function sunkBy(order: readonly Pair[]): string {
  const sunk = new Set<LidDie>();
  for (const pair of order) {
    if (!sunk.has(pair.pirate) && !sunk.has(pair.red)) losers(pair).forEach((die) => sunk.add(die));
  }
  return [...sunk]
    .map((die) => die.id)
    .sort()
    .join();
}

function orders<T>(items: readonly T[]): T[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((item, i) => orders(items.filter((_, j) => j !== i)).map((rest) => [item, ...rest]));
}

function isDispute(tied: readonly Pair[]): boolean {
  if (tied.length < 2) return false;
  if (tied.length <= 6) return new Set(orders(tied).map(sunkBy)).size > 1;
  return tied.some((one, i) => tied.slice(i + 1).some((other) => one.pirate === other.pirate || one.red === other.red));
}

/** `answers` choose among the tied pairs in the order of distance and ids. */
function slowly(start: readonly LidDie[], answers: readonly number[]): Told {
  let dice = [...start];
  const told: Told = { duels: [], asked: [], survivors: [] };
  for (let pairs = pairsOf(dice); pairs.length > 0; pairs = pairsOf(dice)) {
    const least = Math.min(...pairs.map((pair) => mm(pair.d2)));
    const at = (die: LidDie): number => start.findIndex((one) => one.id === die.id);
    const tied = pairs
      .filter((pair) => mm(pair.d2) === least)
      .sort((a, b) => a.d2 - b.d2 || at(a.pirate) - at(b.pirate) || at(a.red) - at(b.red));
    let pair = tied[0] as Pair;
    if (isDispute(tied)) {
      pair = tied[(answers[told.asked.length] ?? 0) % tied.length] as Pair;
      told.asked.push(tied.map((one) => `${one.pirate.id} ${one.red.id}`));
    }
    const sunk = losers(pair);
    told.duels.push(`${pair.pirate.id} ${pair.red.id} ${mm(pair.d2)} ${sunk.map((die) => die.id).join()}`);
    dice = dice.filter((die) => !sunk.includes(die));
  }
  told.survivors.push(...dice.map((die) => die.id));
  return told;
}

function quickly(start: readonly LidDie[], answers: readonly number[]): Told {
  const { s, luck } = new Board({ seats: 2 });
  const events: SevenSeasEvent[] = [];
  const play = { s, luck, emit: (event: SevenSeasEvent) => void events.push(event) };
  const ships = [0, 1].map((seat) => start.filter((die) => die.owner === seat).length);
  const told: Told = { duels: [], asked: [], survivors: [] };
  layOut(start);
  fight(play, 0, ships);
  for (let task = s.tasks.at(-1); task?.kind === 'pair'; task = s.tasks.at(-1)) {
    const pair = task as Extract<Task, { kind: 'pair' }>;
    const tie = pair.ties[(answers[told.asked.length] ?? 0) % pair.ties.length];
    told.asked.push(pair.ties.map((one) => `${one.pirate} ${one.caravan}`));
    if (tie) choosePair(play, pair, tie.pirate, tie.caravan);
  }
  let left = start.map((die) => die.id);
  for (const event of events) {
    if (event.type !== 'duel') continue;
    told.duels.push(`${event.pirate} ${event.caravan} ${event.mm} ${event.sunk.join()}`);
    left = left.filter((id) => !event.sunk.includes(id));
  }
  told.survivors.push(...left);
  const raided = events.find((event) => event.type === 'raided');
  expect(raided?.type === 'raided' && [raided.destroyed, raided.survivors]).toEqual([
    !left.some((id) => id.startsWith('c')),
    [0, 1].map((seat) => left.filter((id) => id.startsWith(`p${seat}`)).length),
  ]);
  return told;
}

/** On a grid of 5 mm, so that many distances are equal or nearly so. */
const place = fc.integer({ min: 0, max: 9 }).map((step) => 1000 + step * 50);
const die = fc.tuple(fc.integer({ min: 1, max: 6 }), place, place, fc.integer({ min: 0, max: 3 }));
const layout = fc
  .tuple(
    fc.array(die, { maxLength: 4 }),
    fc.array(die, { minLength: 1, maxLength: 4 }),
    fc.array(die, { minLength: 1, maxLength: 4 }),
  )
  .map((owners) =>
    owners.flatMap((all, i) =>
      all.map(([face, x, y, off], k): LidDie => {
        const owner = i === 2 ? -1 : 1 - i;
        return { id: `${owner < 0 ? 'c' : `p${owner}`}.${k + 1}`, owner, face, x: x + off, y, angle: 0 };
      }),
    ),
  )
  // 4.17.5: players from the thrower on, red dice last.
  .map((all) => [0, 1, -1].flatMap((owner) => all.filter((one) => one.owner === owner)));

test('4.7.13–4.7.18 every duel and every question is as the rules read word for word', () => {
  let disputes = 0;
  fc.assert(
    fc.property(layout, fc.array(fc.nat(), { maxLength: 6 }), (start, answers) => {
      const wanted = slowly(start, answers);
      disputes += wanted.asked.length;
      expect(quickly(start, answers)).toEqual(wanted);
    }),
    { numRuns: 1500, seed: 7 },
  );
  expect(disputes).toBeGreaterThan(200);
});
