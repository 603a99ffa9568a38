import { Stream } from '@/engine/core/luck';
import { readOptions } from '@/engine/core/options';
import { OPTIONS, type DeadMansDrawOptions } from '@/engine/games/dead-mans-draw/options';
import { Lockstep } from '../../../fixtures/dead-mans-draw/lockstep';
import { SUITS } from '../../../fixtures/dead-mans-draw/reference/cards';

/** More of them: `MATCHES=50000 SEED=other npx jest …` */
const MATCHES = Number(process.env['MATCHES'] ?? 1500);
const SEED = process.env['SEED'] ?? 'second-telling';

/** Any option, each as often as it is interesting; three games in four keep all suits, so that the rest of the rules is reached. */
function anyOptions(luck: Stream, seats: number): DeadMansDrawOptions {
  const flag = (): boolean => luck.below(2) === 0;
  const traits = luck.below(6) > 0;
  const given = {
    traits,
    traitsPerPlayer: luck.pick([1, 2, 2]),
    mermaidAbility: flag(),
    variant: luck.pick([
      'none',
      'random',
      'thieves-island',
      'pile-o-treasure',
      'sudden-death',
      'all-hands-on-deck',
      'strange-lands',
      'strange-lands',
      'beneath-the-waves',
      'bottom-feeder',
    ]),
    safeChoices: luck.below(3) === 0,
    oraclePublic: flag(),
    discardOpen: flag(),
    anchoredKeyChestBonus: luck.below(4) > 0,
    plundererPick: luck.pick(['random', 'chooseTops']),
    misfireMode: luck.pick(['replace', 'also']),
    parryFrom: luck.pick(['any', 'owner']),
    divertFrom: luck.pick(['any', 'drawPile']),
    thresholds: luck.pick(['official', 'scaled']),
    activeSuits: luck.below(4) > 0 ? SUITS : SUITS.filter(() => luck.below(4) > 0),
    firstPlayer: luck.pick(['luck', 1, seats]),
  };
  return readOptions(OPTIONS, given) as unknown as DeadMansDrawOptions;
}

/** Somebody who collects rather late, so that chains, busts and long rows come up. */
function anyAnswer(luck: Stream, answers: readonly string[]): string {
  return answers.length === 2 && answers.includes('collect')
    ? luck.below(10) < 7
      ? 'draw'
      : 'collect'
    : luck.pick(answers);
}

/** One match in lockstep; the first difference with everything that is needed to see it again, or null. */
function play(seed: string): string | null {
  const luck = Stream.seeded(seed, 'differential');
  const seats = luck.pick([2, 2, 2, 3, 3, 4, 4, 5, 6, 7, 8]);
  const options = anyOptions(luck, seats);
  let match: Lockstep | undefined;
  try {
    match = Lockstep.deal(options, seats, seed);
    for (;;) {
      const difference = match.difference();
      if (difference !== null) return report(difference);
      const asks = match.reference.asks();
      if (asks.length === 0) return null;
      const ask = luck.pick(asks);
      match.answer(ask.seat, anyAnswer(luck, ask.options));
    }
  } catch (error) {
    return report(String(error));
  }

  function report(what: string): string {
    return [
      `seed ${seed}, ${seats} seats, variant ${match?.state.variant}`,
      JSON.stringify(options),
      match?.answers.join(', '),
      what,
    ].join('\n');
  }
}

test(`sections 2–8, V52 conservation: ${MATCHES} random matches are told alike by the engine and by the reference`, () => {
  const differences: string[] = [];
  for (let i = 0; i < MATCHES && differences.length < 3; i++) {
    const difference = play(`${SEED}-${i}`);
    if (difference !== null) differences.push(difference);
  }
  expect(differences.join('\n\n')).toBe('');
}, 600_000);
