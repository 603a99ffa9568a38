import { playedOut, wishesFor } from '@/__tests__/fixtures/admiral/random-charts';
import { generate, type Wishes } from '@/engine/games/admiral/charts/generate';
import { squaresUnder, twinsOf } from '@/engine/games/admiral/charts/symmetry';
import { isSound } from '@/engine/games/admiral/scenario/faults';
import { reviewScenarioText, scenarioText } from '@/engine/games/admiral/scenario/text';

const WISHES: Wishes = {
  players: 4,
  board: { cols: 24, rows: 14 },
  islands: 4,
  reefs: 6,
  symmetry: 'point',
  markers: 8,
  openness: 1,
  seed: '48213',
};

describe('15.3: the generator', () => {
  it('makes the same chart of the same seed, and another of another', () => {
    expect(generate(WISHES)).toEqual(generate(WISHES));
    expect(generate(WISHES).layouts).not.toEqual(generate({ ...WISHES, seed: '48214' }).layouts);
  });

  it('takes what hides in a pasted seed for nothing', () => {
    expect(generate({ ...WISHES, seed: '\u200B48213 \u202E' })).toEqual(generate(WISHES));
    for (const seed of ['', '\u200B', '\uD83C', 'я'.repeat(300)]) {
      const { faults } = reviewScenarioText(scenarioText(generate({ ...WISHES, seed })));
      expect(isSound(faults)).toBe(true);
    }
  });

  it('ends, also where no chart can be sound', () => {
    const scenario = generate({ ...WISHES, players: 5 });
    expect(isSound(reviewScenarioText(scenarioText(scenario)).faults)).toBe(false);
  });

  it('lays what was asked for where there is room', () => {
    const [layout] = generate(WISHES).layouts;
    expect(layout?.islands).toHaveLength(4);
    expect(layout?.reefs?.fixed).toHaveLength(6);
    expect(layout?.place?.[0]?.squares.split('+')).toHaveLength(8);
    expect(layout?.forts).toHaveLength(4);
  });

  it('lays everything twice for the point symmetry', () => {
    const scenario = generate(WISHES);
    const [layout] = scenario.layouts;
    const land = layout?.islands?.flatMap((isle) => squaresUnder(scenario, isle)) ?? [];
    const own = [land, layout?.reefs?.fixed ?? [], layout?.place?.[0]?.squares.split('+') ?? []];
    for (const squares of own)
      for (const square of squares)
        for (const twin of twinsOf(WISHES.board, 'point', square)) expect(squares).toContain(twin);
  });

  it('makes sound charts of whatever is asked, and bots bring them to an end', () => {
    for (let number = 0; number < 24; number++) {
      const wishes = wishesFor(number);
      const text = scenarioText(generate(wishes));
      const { faults, scenario } = reviewScenarioText(text);
      expect({ number, sound: isSound(faults), players: scenario?.layouts[0]?.players }).toEqual({
        number,
        sound: true,
        players: wishes.players,
      });
      expect(playedOut(text, wishes.players, `chart ${number}`)).toBeGreaterThan(0);
    }
  });
});
