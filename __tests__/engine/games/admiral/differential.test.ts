import { Luck, Stream } from '@/engine/core/luck';
import { readOptions } from '@/engine/core/options';
import { admiral } from '@/engine/games/admiral';
import { engineFacts, referenceFacts } from '../../../fixtures/admiral/facts';
import { Reference } from '../../../fixtures/admiral/reference';
import type { Choices } from '../../../fixtures/admiral/reference/table';
import { anyAnswer, TEMPERS, type Temper } from '../../../fixtures/admiral/temper';

/** More of them: `MATCHES=3000 SEED=other npx jest …`; one of them: `ONLY=17`. */
const MATCHES = Number(process.env['MATCHES'] ?? 60);
const SEED = process.env['SEED'] ?? 'second-telling';
const ONLY = Number(process.env['ONLY'] ?? -1);

/** Longer matches are left there. */
const MOST_ANSWERS = 1500;

const TABLES = [
  { scenario: 'mini-1', seats: [1, 2, 3, 4] },
  { scenario: 'mini-2', seats: [1, 2, 3, 4] },
  { scenario: 'mini-3', seats: [1, 2, 3, 4] },
  { scenario: 'first-battle', seats: [2] },
  { scenario: 'old-pirate', seats: [2, 3, 4] },
  { scenario: 'pearl-shoals', seats: [2, 3, 4, 6] },
  { scenario: 'pearl-shoals', seats: [4], teams: '2v2' },
  { scenario: 'pearl-shoals', seats: [6], teams: '3v3' },
  { scenario: 'pearl-shoals', seats: [6], teams: '2v2v2' },
] as const;

/** E-18: three matches in ten as in the box. */
function anyOptions(luck: Stream, index: number) {
  const { scenario, seats, ...teams } = TABLES[index % TABLES.length] as (typeof TABLES)[number];
  const isMini = scenario.startsWith('mini');
  const limit = { roundLimit: isMini ? luck.pick(['scenario', 20]) : luck.pick([20, 20, 40]) };
  // The reference knows no agreements yet.
  const table = { seats: luck.pick<number>(seats), given: { scenario, ...teams, ...limit, treaties: false } };
  if (luck.below(10) < 3) return table;
  const flag = () => luck.below(3) === 0;
  const given = {
    ...table.given,
    wind: luck.pick(['scenario', 'vane', 'lively', 'directionOnly']),
    hitRule: luck.pick(['3-6', 'even']),
    turnOrder: luck.pick(['scenario', 'dice', 'agreed', 'alternateTeams']),
    islandsExtra: luck.pick(['none', 'two-crescents', 'two-crescents-mirror']),
    leastMove: luck.pick(['scenario', 'on', 'off']),
    fortsBlockFire: flag(),
    sameSquareFire: !flag(),
    boardAcrossLand: flag(),
    attackAtWork: flag(),
    stormLoadPenalty: flag(),
    teamRestore: luck.pick(['finished', 'started']),
    allDeliveredEndsTeamGame: !flag(),
  };
  return { ...table, given };
}

/** One match in lockstep; the first difference with what is needed to see it again, or null. */
function play(index: number): string | null {
  const seed = `${SEED}-${index}`;
  const chance = Stream.seeded(seed, 'differential');
  const { seats, given } = anyOptions(chance, index);
  const options = readOptions(admiral.manifest.options, given);
  const [luck, other] = [Luck.fromSeed(seed), Luck.fromSeed(seed)];
  const s = admiral.start(options as never, seats, luck);
  const match = Reference.deal(options as unknown as Choices, seats, other);
  const tempers = Array.from({ length: seats }, () => chance.pick(TEMPERS));
  const answers: string[] = [];
  const everybody = Array.from({ length: seats }, (_, seat) => seat);
  for (;;) {
    const pending = admiral.pending(s);
    const [asked] = pending;
    const legal = asked ? admiral.legal(s, asked.seat) : [];
    const engine = {
      asked: asked ? [pending.length, asked.seat, asked.kind] : [0],
      answers: legal.map((action) => admiral.describe(action)),
      byItself: asked?.auto === true && legal.length === 1,
      asides: everybody.map((seat) => admiral.asides?.(s, seat).map((action) => admiral.describe(action)) ?? []),
      luck: [luck.state().setup, luck.state().dice],
      ...engineFacts(admiral.observe(s, null)),
      outcome: ending(admiral.outcome(s)),
    };
    const ask = match.asked;
    const reference = {
      asked: ask ? [1, ask.seat, ask.kind] : [0],
      answers: ask?.options ?? [],
      byItself: ask?.byItself === true,
      asides: everybody.map((seat) => match.asides(seat)),
      luck: [other.state().setup, other.state().dice],
      ...referenceFacts(match.table),
      outcome: match.outcome(),
    };
    for (const key of Object.keys(engine) as (keyof typeof engine)[]) {
      const different = difference(engine[key], reference[key]);
      if (different !== null) return report(`${key} ${different}`);
    }
    if (!asked || !ask || answers.length >= MOST_ANSWERS) return null;
    const leaver = chance.below(400) === 0 ? chance.pick(everybody) : -1;
    const isLeaving = leaver >= 0 && match.asides(leaver).includes('resign');
    const seat = isLeaving ? leaver : asked.seat;
    const rule = () => admiral.describe(admiral.brain.policy(s, asked.seat, legal, chance));
    const answer = isLeaving ? 'resign' : anyAnswer(tempers[seat] as Temper, chance, ask.options, rule);
    answers.push(`${seat} ${answer}`);
    admiral.advance(s, seat, admiral.parse(answer) as never, luck);
    match.answer(seat, answer);
  }

  function report(what: string): string {
    const last = answers.slice(-15).join(', ');
    return [`seed ${seed}, ${seats} seats, answer ${answers.length}`, JSON.stringify(given), last, what].join('\n');
  }
}

/** Where these two part, as deep inside as they still have the same names; null: nowhere. */
function difference(one: unknown, two: unknown): string | null {
  if (JSON.stringify(one) === JSON.stringify(two)) return null;
  if (Array.isArray(one) && Array.isArray(two) && typeof one[0] === 'string') {
    const [more, less] = [one.filter((x) => !two.includes(x)), two.filter((x) => !one.includes(x))];
    if (more.length + less.length > 0)
      return `only the engine: ${more.join(', ')}; only the reference: ${less.join(', ')}`;
  } else if (isRecord(one) && isRecord(two)) {
    const key = Object.keys(one).find((name) => JSON.stringify(one[name]) !== JSON.stringify(two[name]));
    if (key !== undefined) return `${key} ${difference(one[key], two[key])}`;
  }
  return `\n  engine:    ${JSON.stringify(one)}\n  reference: ${JSON.stringify(two)}`;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function ending(outcome: ReturnType<typeof admiral.outcome>) {
  if (!outcome) return null;
  const { reason, winners, places } = outcome;
  const parts = outcome.parts.map((those) => those.map(({ value }) => value));
  return { reason, winners, places, parts };
}

test(`sections 2–8: ${MATCHES} random matches are told alike by the engine and by the reference`, () => {
  const differences: string[] = [];
  for (let i = 0; i < MATCHES && differences.length < 3; i++) {
    const difference = ONLY < 0 || ONLY === i ? play(i) : null;
    if (difference !== null) differences.push(difference);
  }
  expect(differences.join('\n\n')).toBe('');
}, 36_000_000);
