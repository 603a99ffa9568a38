import en from '@/assets/locales/en/tutorial-sea-of-clouds.json';
import ru from '@/assets/locales/ru/tutorial-sea-of-clouds.json';
import uk from '@/assets/locales/uk/tutorial-sea-of-clouds.json';
import { LESSONS } from '@/components/games/sea-of-clouds/tutorial/lessons';
import { Match, type Game, type SeatSetup } from '@/engine';
import { eventFor } from '@/engine/core/event';
import { Stream } from '@/engine/core/luck';
import { seaOfClouds } from '@/engine/games/sea-of-clouds';
import type { SeaOfCloudsEvent } from '@/engine/games/sea-of-clouds/events';
import type { SeaOfCloudsState } from '@/engine/games/sea-of-clouds/state';
import { TUTORIAL } from '@/engine/games/sea-of-clouds/tutorial';
import type { PlayerView, SeaOfCloudsView } from '@/engine/games/sea-of-clouds/view';

const LEARNER = 0;
const SEATS: readonly SeatSetup[] = [
  { kind: 'person', name: 'Ann' },
  { kind: 'bot', name: 'Finn', level: 'deckhand' },
  { kind: 'bot', name: 'Mara', level: 'deckhand' },
];

interface Stop {
  readonly view: SeaOfCloudsView;
  /** What the last move led to, as the learner hears it. */
  readonly events: readonly SeaOfCloudsEvent[];
}

/** The table after 0, 1, 2 … moves of the script. Throws where a move is not legal. */
function play(): { match: Match; stops: Stop[] } {
  const { seed, options } = TUTORIAL;
  const match = Match.start({ game: seaOfClouds as unknown as Game, options, seats: SEATS, seed });
  const look = (events: readonly SeaOfCloudsEvent[]): Stop => ({
    view: match.view(LEARNER) as SeaOfCloudsView,
    events,
  });
  const stops = [look([])];
  for (const [seat, text] of TUTORIAL.moves) {
    const action = match.game.parse(text);
    if (!action) throw new Error(`no action: ${text}`);
    stops.push(look(match.act(seat, action).map((event) => eventFor(event, LEARNER) as SeaOfCloudsEvent)));
  }
  return { match, stops };
}

const { match, stops } = play();
const at = (moves: number): Stop => stops[moves] as Stop;
const lesson = (id: string): Stop => at(LESSONS.find((one) => one.id === id)?.after ?? -1);
const player = ({ view }: Stop, seat: number): PlayerView => view.players[seat] as PlayerView;
const own = (stop: Stop): PlayerView => player(stop, LEARNER);
/** The faces of a share that the learner knows, and the backs of the others. */
const share = ({ view }: Stop, slot: number) => view.shares[slot - 1]?.cards.map(({ card, type }) => card ?? type);
const told = <T extends SeaOfCloudsEvent['type']>({ events }: Stop, type: T) =>
  events.filter((event): event is Extract<SeaOfCloudsEvent, { type: T }> => event.type === type);

describe('the match of the lessons', () => {
  it('plays through on the engine, and leaves no choice to it that is in the script', () => {
    const chosen = match.log.filter(({ forced }) => !forced).map(({ seat, action }) => [seat, action]);
    expect(chosen).toEqual(TUTORIAL.moves);
    expect(match.pending()).toMatchObject([{ seat: LEARNER, kind: 'shareChoice' }]);
    expect(at(TUTORIAL.moves.length).view).toMatchObject({ round: 6, phase: 'turns' });
  });

  it('the others play as their rule bot would', () => {
    const other = Match.start({
      game: seaOfClouds as unknown as Game,
      options: TUTORIAL.options,
      seats: SEATS,
      seed: TUTORIAL.seed,
    });
    const luck = Stream.seeded('rule bot', 'bots');
    const wrong = TUTORIAL.moves.filter(([seat, text]) => {
      const { state } = other.save().snapshot as { state: unknown };
      const s = state as SeaOfCloudsState;
      const would = seaOfClouds.describe(seaOfClouds.brain.policy(s, seat, seaOfClouds.legal(s, seat), luck));
      other.act(seat, other.game.parse(text) ?? { type: '' });
      return seat !== LEARNER && would !== text;
    });
    expect(wrong).toEqual([]);
  });

  it('says something before every move, and never waits for the wrong side', () => {
    const wrong = TUTORIAL.moves.flatMap(([seat], made) => {
      const last = LESSONS.filter(({ after }) => after <= made).at(-1);
      const fits = seat === LEARNER ? last?.until === 'move' && last.after === made : last?.until === 'turn';
      return fits ? [] : [made];
    });
    expect(wrong).toEqual([]);
    expect(LESSONS.at(-1)).toMatchObject({ until: 'end', after: TUTORIAL.moves.length });
  });
});

describe('what the lessons say is true', () => {
  it('4.3.2: an Idol is left, and rum falls onto it; share 2 is First-class Rum', () => {
    expect(share(lesson('curse'), 1)).toEqual(['obj-idol-2']);
    expect(share(lesson('grows'), 1)).toEqual(['obj-idol-2', 'rum']);
    expect(share(lesson('rum'), 2)).toEqual(['rum-premium-5']);
  });

  it('4.8.1: the first rival has the Chest with five doubloons', () => {
    expect(player(lesson('chest'), 1).objects).toEqual(['obj-chest-1']);
    expect(lesson('chest').view.chest).toBe(5);
  });

  it('4.3.3: three cards are the most; the second rival left them, and a doubloon fell', () => {
    expect(share(lesson('full'), 1)).toEqual(['obj-idol-2', 'rum-dark-1', 'obj-cutlass-1']);
    expect(TUTORIAL.moves[4]).toEqual([2, 'leave 1']);
    expect(lesson('full').view.shares[0]?.doubloons).toBe(1);
  });

  it('2.3: one tooth alone, left for now, then a Steward of strength 2', () => {
    expect(share(lesson('relic'), 2)).toEqual(['relic-behemoth-4']);
    expect(share(lesson('crew'), 3)).toEqual(['pir-steward-1']);
    expect(own(lesson('watch2')).strength).toBe(2);
  });

  it('two doubloons lie on share 1, and the first rival takes them with the Idol', () => {
    expect(lesson('watch2').view.shares[0]?.doubloons).toBe(2);
    expect(player(lesson('memory'), 1)).toMatchObject({ doubloons: 5 });
    expect(player(lesson('memory'), 1).objects).toContain('obj-idol-2');
  });

  it('6.2.2: the tooth is remembered below another relic, which is a second tooth', () => {
    expect(share(lesson('memory'), 2)).toEqual(['relic-behemoth-4', 'relic']);
    expect(share(lesson('cook'), 1)).toEqual(['pir-cook-2']);
    expect(share(lesson('set'), 2)).toEqual(['relic-behemoth-4', 'relic-behemoth-2']);
    expect(own(lesson('watch3')).score - own(lesson('set')).score).toBe(2);
  });

  it('4.4.5: the Beer costs its drinker the Cook', () => {
    expect(share(lesson('beer'), 1)).toEqual(['obj-beer-1']);
    expect(told(at(19), 'discarded')).toMatchObject([{ seat: 1, zone: 'crew', card: 'pir-cook-2' }]);
  });

  it('2.4.3: Parrot’s Favourite is worth 5 to the learner, who has the parrot', () => {
    expect(share(lesson('secret'), 2)).toEqual(['sec-parrot-1']);
    expect(lesson('secret').view.parrot).toBe(LEARNER);
    expect(own(lesson('watch4')).score - own(lesson('secret')).score).toBe(5);
  });

  it('4.1.4: the ship lies at the skull island; the others have strength 3 and 0', () => {
    expect(lesson('skull').view.round).toBe(5);
    expect([1, 2].map((seat) => player(lesson('skull'), seat).strength)).toEqual([3, 0]);
    expect(share(lesson('strength'), 1)).toEqual(['pir-bruiser-1', 'relic-behemoth-5']);
    expect(own(lesson('watch5'))).toMatchObject({ strength: 7, score: own(lesson('skull')).score + 4 });
  });

  it('4.7, 4.8.2, 4.8.5: both are beaten, the Chest comes and pays one, the Steward pays once', () => {
    const won = lesson('won');
    expect(told(won, 'fought')).toMatchObject([{ strengths: [7, 3, 0], beats: [[1, 2], [2], []] }]);
    expect(told(won, 'chest-won')).toMatchObject([{ seat: LEARNER, from: 1 }]);
    expect(told(won, 'chest-paid')).toMatchObject([{ seat: LEARNER, count: 1 }]);
    expect(told(won, 'gained').filter(({ seat }) => seat === LEARNER)).toMatchObject([{ count: 4 }]);
    expect(own(won)).toMatchObject({ crew: [], doubloons: 8 });
  });

  it('7.3: 26 points that the learner knows of', () => {
    expect(own(lesson('score')).score).toBe(26);
  });
});

describe.each(Object.entries({ en, ru, uk }))('the words in %s', (_, { steps }) => {
  it('are there for each lesson, in order, and take at most five minutes with the moves', () => {
    expect(Object.keys(steps)).toEqual(LESSONS.map(({ id }) => id));
    const words = Object.values(steps).join(' ').split(/\s+/).length;
    const moves = TUTORIAL.moves.filter(([seat]) => seat === LEARNER).length;
    const presses = LESSONS.filter(({ until }) => until === 'go-on').length;
    // 180 words a minute; 4.5 seconds a move, one for a step of a bot, and twenty for the boarding.
    const seconds = (words / 180) * 60 + moves * 4.5 + presses * 1.5 + (TUTORIAL.moves.length - moves) + 20;
    expect(seconds).toBeLessThan(5 * 60);
  });
});
