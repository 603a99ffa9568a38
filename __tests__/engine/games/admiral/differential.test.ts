import { Luck, Stream } from '@/engine/core/luck';
import { readOptions } from '@/engine/core/options';
import { admiral } from '@/engine/games/admiral';
import type { AdmiralEvent } from '@/engine/games/admiral/events';
import { anyCards, packOf } from '../../../fixtures/admiral/any-cards';
import { engineFacts, referenceFacts } from '../../../fixtures/admiral/facts';
import { canBeThrown, throwTogether } from '../../../fixtures/admiral/melee';
import { Reference } from '../../../fixtures/admiral/reference';
import { HOUSE_CARDS } from '../../../fixtures/admiral/reference/box';
import type { Choices } from '../../../fixtures/admiral/reference/table';
import { anyAnswer, anyAside, TEMPERS, type Temper } from '../../../fixtures/admiral/temper';

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
  { scenario: 'jolly-roger', seats: [2] },
  { scenario: 'sea-on-fire', seats: [2, 4] },
] as const;

/** E-18: three matches in ten as in the box. */
function anyOptions(luck: Stream, index: number) {
  const { scenario, seats, ...teams } = TABLES[index % TABLES.length] as (typeof TABLES)[number];
  const isMini = scenario.startsWith('mini');
  const limit = { roundLimit: luck.pick(isMini ? ['scenario', 20] : [20, 20, 40, 'scenario']) };
  const table = { seats: luck.pick<number>(seats), given: { scenario, ...teams, ...limit } };
  if (luck.below(10) < 3) return table;
  const flag = () => luck.below(3) === 0;
  const given = {
    ...table.given,
    wind: luck.pick(['scenario', 'vane', 'lively', 'directionOnly']),
    hitRule: luck.pick(['3-6', 'even']),
    turnOrder: luck.pick(['scenario', 'dice', 'agreed', 'alternateTeams']),
    islandsExtra: luck.pick(['none', 'two-crescents', 'two-crescents-mirror']),
    leastMove: luck.pick(['scenario', 'on', 'off']),
    minesPerPlayer: luck.pick([0, 1, 'most']),
    level: luck.pick(['basic', 'captain']),
    treaties: !flag(),
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
  const cards = chance.below(5) === 0 ? anyCards(chance) : HOUSE_CARDS;
  const pack = cards === HOUSE_CARDS ? {} : { cards: packOf(cards) };
  const options = readOptions(admiral.manifest.options, { ...given, ...pack });
  const [luck, second] = [Luck.fromSeed(seed), Luck.fromSeed(seed)];
  const s = admiral.start(options as never, seats, luck);
  const match = Reference.deal(options as unknown as Choices, seats, second, cards);
  const tempers = Array.from({ length: seats }, () => chance.pick(TEMPERS));
  const answers: string[] = [];
  const events: AdmiralEvent[] = [];
  const everybody = Array.from({ length: seats }, (_, seat) => seat);
  let isMelee = chance.below(2) === 0;
  for (;;) {
    if (isMelee && match.asked[0]?.kind === 'SpinVane') {
      isMelee = false;
      if (canBeThrown(match.table)) throwTogether(s, admiral.observe(s, null), match.table, chance);
    }
    const pending = admiral.pending(s);
    const asked = pending.length > 0 ? chance.pick(pending) : undefined;
    const legal = asked ? admiral.legal(s, asked.seat) : [];
    const viewer = answers.length % seats;
    const engine = {
      asked: pending.map(({ seat, kind }) => `${seat} ${kind}`),
      answers: legal.map((action) => admiral.describe(action)),
      byItself: asked?.auto === true && legal.length === 1,
      asides: everybody.flatMap((seat) =>
        (admiral.asides?.(s, seat) ?? []).map((one) => `${seat} ${admiral.describe(one)}`),
      ),
      seen: events.filter(({ type }) => type === 'moved' || type === 'drifted').map(({ reveals }) => reveals === true),
      luck: [luck.state().setup, luck.state().dice],
      ...engineFacts(
        admiral.observe(s, viewer),
        match.table.royalPorts.map(({ at }) => at),
      ),
      outcome: ending(admiral.outcome(s)),
    };
    const ask = match.asked.find(({ seat }) => seat === asked?.seat);
    const reference = {
      asked: match.asked.map(({ seat, kind }) => `${seat} ${kind}`),
      answers: ask?.options ?? [],
      byItself: ask?.byItself === true,
      asides: everybody.flatMap((seat) => match.asides(seat).map((one) => `${seat} ${one}`)),
      seen: match.table.seen,
      luck: [second.state().setup, second.state().dice],
      ...referenceFacts(match.table, viewer),
      outcome: match.outcome(),
    };
    for (const key of Object.keys(engine) as (keyof typeof engine)[]) {
      const different = difference(engine[key], reference[key]);
      if (different !== null) return report(`${key} ${different}`);
    }
    if (!asked || !ask || answers.length >= MOST_ANSWERS) return null;
    const other = chance.pick(everybody);
    const aside = anyAside(chance, match.asides(other));
    const seat = aside === null ? asked.seat : other;
    const rule = () => admiral.describe(admiral.brain.policy(s, asked.seat, legal, chance));
    const answer = aside ?? anyAnswer(tempers[seat] as Temper, chance, ask.options, match.table, rule);
    answers.push(`${seat} ${answer}`);
    events.length = 0;
    admiral.advance(s, seat, admiral.parse(answer) as never, luck, (event) => events.push(event));
    match.answer(seat, answer);
  }

  function report(what: string): string {
    const last = answers.slice(-15).join(', ');
    return [
      `seed ${seed}, ${seats} seats, answer ${answers.length}`,
      JSON.stringify({ ...given, ...pack }),
      last,
      what,
    ].join('\n');
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
  const { reason, winners, places, scores } = outcome;
  const parts = outcome.parts.map((those) => those.map(({ value }) => value));
  return { reason, winners, places, scores, parts };
}

test(`sections 2–8: ${MATCHES} random matches are told alike by the engine and by the reference`, () => {
  const differences: string[] = [];
  for (let i = 0; i < MATCHES && differences.length < 3; i++) {
    const difference = ONLY < 0 || ONLY === i ? play(i) : null;
    if (difference !== null) differences.push(difference);
  }
  expect(differences.join('\n\n')).toBe('');
}, 36_000_000);
