import * as v from 'valibot';
import type { Game } from '@/engine/core/game';
import { Stream } from '@/engine/core/luck';
import { Match, type SeatSetup } from '@/engine/core/match';
import { defaultOptions } from '@/engine/core/options';
import { worldsEnd } from '@/engine/games/worlds-end';
import { fightOdds } from '@/engine/games/worlds-end/bot/fight-odds';
import { boxOf } from '@/engine/games/worlds-end/box';
import type { WorldsEndOptions } from '@/engine/games/worlds-end/options';
import type { WorldsEndEvent } from '@/engine/games/worlds-end/events';
import { missesOf } from '@/engine/games/worlds-end/salvo';
import type { WorldsEndState } from '@/engine/games/worlds-end/state';
import { worldsEndStats } from '@/engine/games/worlds-end/stats';
import { ACHIEVEMENTS } from '@/engine/games/worlds-end/stats/achievements';
import { lines } from '@/engine/games/worlds-end/stats/lines';
import type { WorldsEndView } from '@/engine/games/worlds-end/view';
import { marksOf } from '@/engine/stats/achievements';
import type { Faces } from '@/engine/stats/dice';
import { MatchFactsSchema, type MatchFacts } from '@/engine/stats/facts';
import { factsOf, luckOf } from '@/engine/stats/read';
import { crewOf, summaryOf } from '@/engine/stats/summary';

const NAMES = ['Anna', 'Borys', 'Vira', 'Hanna'];

/** What is noted of one seat while the match is played, from what lies on the table. */
interface Seen {
  readonly feats: Set<string>;
  battles: number;
  won: number;
  turns: number;
  fleet: ReadonlySet<string>;
  lost: boolean;
}

interface Told {
  readonly match: Match;
  readonly seen: readonly Seen[];
  /** Dice in the air: of events, storms and lots, of checks and smoke, of all guns. */
  readonly dice: { event: number; check: number; fired: number };
  /** Whose chance was one in four or less when the lines were laid (side 0 or 1). */
  long: 0 | 1 | null;
  sides: readonly (number | null)[];
  /** Who has played a card in the first window of the running salvo. */
  carded: number;
}

/** Of the dice of the salvo that is answered so many miss, and so many does Keen Eye take. */
interface Again {
  readonly misses: number;
  readonly eye: number;
}

/** The rule bot plays; one answer in nine is anybody's. With `bySword` nobody buys any fame. */
function played(seed: string, count: number, bySword: boolean): Told {
  const seats = NAMES.slice(0, count).map((name): SeatSetup => ({ kind: 'person', name }));
  const match = Match.start({ game: worldsEnd as unknown as Game, options: {}, seats, seed });
  const luck = Stream.seeded(seed, 'test');
  const told: Told = {
    match,
    seen: seats.map(() => ({ feats: new Set(), battles: 0, won: 0, turns: 0, fleet: new Set(), lost: false })),
    dice: { event: 0, check: 0, fired: 0 },
    long: null,
    sides: [],
    carded: -1,
  };
  for (let [next] = match.pending(); next; [next] = match.pending()) {
    const { seat } = next;
    const state = match.position().state as WorldsEndState;
    const all = worldsEnd.legal(state, seat);
    const legal = bySword ? all.filter((one) => one.type !== 'BUY_FAME' || !one.buy) : all;
    const action = luck.below(9) === 0 ? luck.pick(legal) : worldsEnd.brain.policy(state, seat, legal, luck);
    const salvo = state.battle?.salvo;
    const eye = action.type === 'AFTER_ROLL' && 'keenEye' in action ? action.keenEye.length : 0;
    const again = { misses: salvo ? missesOf(state, salvo) : 0, eye };
    const pirate = state.battle?.sides[1] ?? null;
    for (const event of match.act(seat, action)) note(told, event as unknown as WorldsEndEvent, again, pirate);
    look(told);
  }
  return told;
}

function note(told: Told, event: WorldsEndEvent, { misses, eye }: Again, pirate: number | null): void {
  const { seen, dice } = told;
  const one = seen[event.seat] as Seen;
  if (event.type === 'turn-began') one.turns++;
  else if (event.type === 'reward') one.feats.add('convoy');
  else if (event.type === 'struck' && event.ship === 'kraken' && event.result === 'sunk') {
    (seen[pirate as number] as Seen).feats.add('kraken');
  } else if (event.type === 'card' && event.window === 1) told.carded = event.seat;
  else if (event.type === 'struck' && event.result === 'taken' && event.ship.startsWith('fr')) {
    (seen[told.carded] as Seen).feats.add('boarded');
  } else if (event.type === 'battle-began') {
    const box = boxOf(defaultOptions(worldsEnd.manifest.options) as unknown as WorldsEndOptions);
    const [first = [], second = []] = event.battle.lines.map((line) => line.map((id) => box.byId.get(id) as number));
    const chance = fightOdds(box, first, second, [false, false]).first;
    told.long = chance <= 0.25 ? 0 : chance >= 0.75 ? 1 : null;
    told.sides = event.battle.sides;
  } else if (event.type === 'home') {
    const winner = told.sides[event.winner];
    if (told.long === event.winner && typeof winner === 'number') (seen[winner] as Seen).feats.add('against-odds');
    for (const { seat } of event.homes) (seen[seat] as Seen).battles++;
    if (event.battle === 'kraken' && event.winner === 1) (seen[pirate as number] as Seen).won++;
    if (event.battle === 'final' && event.winner === 1) (seen[pirate as number] as Seen).won++;
  } else if (event.type === 'taken' && event.from === null) one.won++;
  else if (event.type === 'rolled') dice.event += event.again === 'none' || event.again === 'both' ? 2 : 1;
  else if (event.type === 'storm' || event.type === 'tie-roll') dice.event += event.dice.length;
  else if (event.type === 'dice') {
    const { why } = event;
    if (why === 'check' || why === 'keen-check' || why === 'smoke') dice.check += event.dice.length;
    else dice.fired += why === 'reroll' ? misses : why === 'keen-eye' ? eye : event.dice.length;
  }
}

/** 2.6, 2.7: the printed cards. */

function look({ match, seen }: Told): void {
  const { players, battle } = match.view(null) as WorldsEndView;
  for (const { seat, fame, fleet } of players) {
    const one = seen[seat] as Seen;
    if (fame.monopolies >= 2) one.feats.add('monopolies');
    if (fame.regions > 0) one.feats.add('region');
    if (battle) continue;
    const now = new Set(fleet.map(({ ship }) => ship));
    if ([...one.fleet].some((ship) => !now.has(ship))) one.lost = true;
    one.fleet = now;
  }
}

const sum = (faces: Faces | undefined) => (faces ?? []).reduce((total, times) => total + times, 0);

const MATCHES = Array.from({ length: 96 }, (_, i) => played(`stats ${i}`, 2 + (i % 3), i % 2 === 0));

/** Winners' feats by how it ended, and by what was bought (4.4.3, 7.3). */
function endFeats(match: Match, seat: number, lost: boolean): string[] {
  const { winners = [], reason } = match.outcome() ?? {};
  const bought = (match.view(null) as WorldsEndView).players[seat]?.fame.bought ?? 0;
  if (!winners.includes(seat)) return [];
  return [
    ...(reason === 'armadaBeaten' ? ['legend'] : []),
    ...(reason === 'lastStanding' ? ['last-standing'] : []),
    ...(reason === 'fame10' && bought === 0 ? ['by-sword'] : []),
    ...(bought >= 4 ? ['purse'] : []),
    ...(lost ? [] : ['dry-decks']),
  ];
}

const FEATS = Object.keys(ACHIEVEMENTS)
  .filter((id) => !['first-win', 'heroes', 'beat-legend'].includes(id))
  .sort();

describe('what is read from a finished match of At World’s End', () => {
  it('each feat is found where the table shows it, and nowhere else', () => {
    const wrong: string[] = [];
    const found = new Set<string>();
    for (const { match, seen } of MATCHES) {
      factsOf(match, 1, worldsEndStats)?.seats.forEach(({ play }, seat) => {
        const { feats, lost } = seen[seat] as Seen;
        const wanted = new Set([...feats, ...endFeats(match, seat, lost)]);
        const told = play?.feats ?? [];
        if (told.join() !== [...wanted].sort().join()) {
          wrong.push(`${match.seed} seat ${seat}: ${told.join()} instead of ${[...wanted].sort().join()}`);
        }
        play?.feats.forEach((one) => found.add(one));
      });
    }
    expect(wrong).toEqual([]);
    expect([...found].sort()).toEqual(FEATS);
  });

  it('turns and battles are those that were told', () => {
    const wrong = MATCHES.flatMap(({ match, seen }) => {
      const seats = factsOf(match, 1, worldsEndStats)?.seats ?? [];
      return seats.flatMap(({ play }, seat) => {
        const { turns, battles, lost } = seen[seat] as Seen;
        const { counts } = play ?? {};
        const same = counts?.turns === turns && counts.battles === battles && (counts.lost ?? 0) > 0 === lost;
        return same ? [] : [`${match.seed} seat ${seat}: ${JSON.stringify([counts, turns, battles, lost])}`];
      });
    });
    expect(wrong).toEqual([]);
  });

  it('every die is counted once: of a salvo that is rolled again only those that were in the air (2.9, 4.17.4)', () => {
    for (const { match, dice } of MATCHES) {
      const [luck] = luckOf(match, worldsEndStats);
      if (luck?.kind !== 'dice') throw new Error('no dice');
      const [company, check, event] = luck.others;
      expect([event?.id, sum(event?.faces), check?.id, sum(check?.faces)]).toEqual([
        'event',
        dice.event,
        'check',
        dice.check,
      ]);
      expect(luck.seats.reduce((all, faces) => all + sum(faces), sum(company?.faces))).toBe(dice.fired);
      expect(sum(luck.all)).toBe(dice.event + dice.check + dice.fired);
    }
  });

  it('E-18: “the age of piracy is over” is a loss for everybody, on a line of its own', () => {
    const ended = MATCHES.flatMap(({ match }) => factsOf(match, 1, worldsEndStats) ?? []);
    const over = ended.filter((_, i) => MATCHES[i]?.match.outcome()?.reason === 'armadaVictory');
    expect(over.length).toBeGreaterThan(0);
    const [anna] = crewOf(over);
    expect(summaryOf(anna?.parts ?? []).won).toBe(0);
    expect(lines(crewOf(ended)[0]?.parts ?? [])).toContainEqual({ id: 'armadaVictory', value: over.length });
  });

  it('four heroes, each with a win', () => {
    const win = (hero: string, at: number): MatchFacts => ({
      mark: at.toString(16).padStart(16, '0'),
      game: 'worlds-end',
      variant: '',
      at,
      seats: [{ kind: 'person', name: 'Anna', score: 10, place: 0, play: { counts: {}, traits: [hero], feats: [] } }],
    });
    const done = (...heroes: string[]) =>
      marksOf(ACHIEVEMENTS, crewOf(heroes.map(win))[0]?.parts ?? []).find(({ id }) => id === 'heroes');
    expect(done('jack', 'jack', 'will')).toEqual({ id: 'heroes', done: 2, of: 4 });
    expect(done('jack', 'elizabeth', 'will', 'barbossa')).toEqual({ id: 'heroes', done: 4, of: 4 });
  });

  it('can be stored and read back unchanged', () => {
    const facts = factsOf((MATCHES[0] as Told).match, 7, worldsEndStats);
    expect(v.parse(MatchFactsSchema, JSON.parse(JSON.stringify(facts)))).toEqual(facts);
  });
});
