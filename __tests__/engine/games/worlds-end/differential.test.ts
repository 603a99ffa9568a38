import type { Action } from '@/engine/core/game';
import { Luck, Stream } from '@/engine/core/luck';
import { readOptions } from '@/engine/core/options';
import { worldsEnd } from '@/engine/games/worlds-end';
import { anyCards, boxOf } from '../../../fixtures/worlds-end/any-pack';
import { engineFacts, memoryIsWrong, referenceFacts } from '../../../fixtures/worlds-end/facts';
import { Reference } from '../../../fixtures/worlds-end/reference';
import { HOUSE } from '../../../fixtures/worlds-end/reference/box';
import type { Rules } from '../../../fixtures/worlds-end/reference/table';
import { anyAnswer, TEMPERS, type Temper } from '../../../fixtures/worlds-end/temper';

/** More of them: `MATCHES=5000 SEED=other npx jest …` */
const MATCHES = Number(process.env['MATCHES'] ?? 40);
const SEED = process.env['SEED'] ?? 'second-telling';

/** E-5: three matches in ten as in the box. */
function anyOptions(luck: Stream) {
  if (luck.below(10) < 3) return { heroes: luck.pick(['choose', 'random']) };
  const flag = () => luck.below(3) === 0;
  return {
    turnOrder: luck.pick(['clockwise', 'lot', 'seated']),
    heroes: luck.pick(['choose', 'random']),
    shortGame: flag(),
    nobodyOut: flag(),
    evenStart: flag(),
    fairStart: flag(),
    armadaScale: luck.pick(['easy', 'normal', 'hard']),
    fewerHeroes: luck.below(6) === 0,
    doubleAlsoSum: flag(),
    eventBattleFlight: flag(),
    autoCommander: flag(),
    openMemory: luck.below(5) === 0,
    alwaysAsk: flag(),
  };
}

/** An answer of the engine as the reference says it. */
function textOf({ type, ...parameters }: Action): string {
  const words = Object.entries(parameters).flatMap(([key, value]: [string, unknown]): unknown[] => {
    if (['leave', 'done', 'pass', 'skip'].includes(key)) return [key];
    if (key === 'parley') return value ? [key] : [];
    if (key === 'keenEye') return ['dice', ...(value as number[])];
    if (key === 'withdraw') return [key, value];
    if (key === 'targetId' && type === 'FIRE') return ['at', value];
    return [value === true ? 'yes' : value === false ? 'no' : value];
  });
  return [type, ...words].join(' ');
}

/** One match in lockstep; the first difference with what is needed to see it again, or null. */
function play(seed: string): string | null {
  const chance = Stream.seeded(seed, 'differential');
  const seats = chance.pick([2, 3, 4]);
  const given = anyOptions(chance);
  const cards = chance.below(5) === 0 ? anyCards(chance) : null;
  const pack = cards && JSON.stringify({ pack: 1, game: 'worlds-end', version: 1, name: 'Own', ...cards });
  const options = readOptions(worldsEnd.manifest.options, pack ? { ...given, pack } : given) as unknown as Rules;
  const [luck, other] = [Luck.fromSeed(seed), Luck.fromSeed(seed)];
  const s = worldsEnd.start(options as never, seats, luck);
  const match = Reference.deal(options, seats, other, cards ? boxOf(cards) : HOUSE);
  const tempers = Array.from({ length: seats }, () => chance.pick(TEMPERS));
  const answers: string[] = [];
  for (;;) {
    const pending = worldsEnd.pending(s);
    const [asked] = pending;
    const legal = new Map((asked ? worldsEnd.legal(s, asked.seat) : []).map((action) => [textOf(action), action]));
    const viewer = answers.length % (seats + 1);
    const from = viewer === seats ? null : viewer;
    const { setup, play: cardLuck, dice } = luck.state();
    const state = other.state();
    const engine = {
      asked: asked ? [pending.length, asked.seat, asked.kind] : [0],
      answers: [...legal.keys()].sort(),
      byItself: asked?.auto === true && legal.size === 1,
      luck: [setup, cardLuck, dice],
      ...engineFacts(worldsEnd.observe(s, from)),
      end: ending(worldsEnd.outcome(s)),
    };
    const ask = match.asked;
    const reference = {
      asked: ask ? [1, ask.seat, ask.kind] : [0],
      answers: ask?.options ?? [],
      byItself: ask?.auto === true && ask.options.length === 1,
      luck: [state.setup, state.play, state.dice],
      ...referenceFacts(match.table, from),
      end: match.outcome(),
    };
    for (const key of Object.keys(engine) as (keyof typeof engine)[]) {
      const [one, two] = [JSON.stringify(engine[key]), JSON.stringify(reference[key])];
      if (one !== two) return report(`${key}\n  engine:    ${one}\n  reference: ${two}`);
    }
    const hidden = memoryIsWrong(worldsEnd.observe(s, from), match.table);
    if (hidden !== null) return report(hidden);
    if (!asked || !ask) return null;
    const answer = anyAnswer(tempers[asked.seat] as Temper, chance, ask.options);
    answers.push(`${asked.seat} ${answer}`);
    worldsEnd.advance(s, asked.seat, legal.get(answer) as never, luck);
    match.answer(answer);
  }

  function report(what: string): string {
    const last = answers.slice(-15).join(', ');
    return [`seed ${seed}, ${seats} seats, answer ${answers.length}`, JSON.stringify(given), last, what].join('\n');
  }
}

function ending(outcome: ReturnType<typeof worldsEnd.outcome>) {
  if (!outcome) return null;
  const { reason, winners, places, scores } = outcome;
  const parts = outcome.parts.map((those) => those.map(({ value }) => value));
  return { reason, winners, places, scores, parts };
}

test(`sections 2–8: ${MATCHES} random matches are told alike by the engine and by the reference`, () => {
  const differences: string[] = [];
  for (let i = 0; i < MATCHES && differences.length < 3; i++) {
    const difference = play(`${SEED}-${i}`);
    if (difference !== null) differences.push(difference);
  }
  expect(differences.join('\n\n')).toBe('');
}, 3_600_000);
