import en from '@/assets/locales/en/tutorial-worlds-end.json';
import ru from '@/assets/locales/ru/tutorial-worlds-end.json';
import uk from '@/assets/locales/uk/tutorial-worlds-end.json';
import { LESSONS } from '@/components/games/worlds-end/tutorial/lessons';
import { Match, type Game, type SeatSetup } from '@/engine';
import { worldsEnd } from '@/engine/games/worlds-end';
import type { WorldsEndEvent } from '@/engine/games/worlds-end/events';
import { TUTORIAL } from '@/engine/games/worlds-end/tutorial';
import type { PlayerView, WorldsEndView } from '@/engine/games/worlds-end/view';

const LEARNER = 0;
const SEATS: readonly SeatSetup[] = [
  { kind: 'person', name: 'Ann' },
  { kind: 'bot', name: 'Finn', level: 'deckhand' },
];

interface Stop {
  readonly view: WorldsEndView;
  readonly events: readonly WorldsEndEvent[];
}

/** The table after 0, 1, 2 … moves of the script. Throws where a move is not legal. */
function play(): { match: Match; stops: Stop[] } {
  const { seed, options } = TUTORIAL;
  const match = Match.start({ game: worldsEnd as unknown as Game, options, seats: SEATS, seed });
  const look = (events: readonly WorldsEndEvent[]): Stop => ({ view: match.view(LEARNER) as WorldsEndView, events });
  const stops = [look([])];
  for (const [seat, text] of TUTORIAL.moves) {
    const action = match.game.parse(text);
    if (!action) throw new Error(`no action: ${text}`);
    if (match.pending()[0]?.seat !== seat) throw new Error(`not asked: ${seat} ${text}`);
    stops.push(look(match.act(seat, action) as unknown as readonly WorldsEndEvent[]));
  }
  return { match, stops };
}

const { match, stops } = play();
/** Places in the script by what happens there. */
const MOVES = {
  ...{ own: 4, cheap: 6, dear: 7, calypso: 8, fire: 10, target: 11, defence: 13, aimed: 15, taken: 16, watch1: 17 },
  ...{
    command: 24,
    check: 25,
    event: 30,
    jamaica: 36,
    watch2: 37,
    lost: 42,
    fame: 44,
    cuba: 45,
    retreat: 51,
    score: 53,
  },
} as const;
type Place = keyof typeof MOVES;
/** Before this move, after the one that led there. */
const at = (id: Place): Stop => stops[MOVES[id]] as Stop;
/** What that move brings. */
const after = (id: Place): Stop => stops[MOVES[id] + 1] as Stop;
const own = ({ view }: Stop): PlayerView => view.players[LEARNER] as PlayerView;
const dice = ({ events }: Stop): string[] =>
  events.flatMap((e) => (e.type === 'dice' ? [`${e.why} ${e.ship} ${e.dice.join('')}`] : []));
const struck = ({ events }: Stop): string[] =>
  events.flatMap((e) => (e.type === 'struck' ? [`${e.ship} ${e.result}`] : []));
const from = (first: Place, last: Place): WorldsEndEvent[] =>
  stops.slice(MOVES[first] + 1, MOVES[last] + 1).flatMap(({ events }) => events);

describe('the match of the lessons (E-24)', () => {
  it('plays through on the engine, and leaves no choice to it that is in the script', () => {
    const chosen = match.log.filter(({ forced }) => !forced).map(({ seat, action }) => [seat, action]);
    expect(chosen).toEqual(TUTORIAL.moves);
    expect(match.outcome()).toBeUndefined();
  });

  it('the learner sits at 0, is first, has the skill that asks nothing, and starts at the Bahamas', () => {
    const { view } = at('own');
    expect([view.order, own(at('own'))]).toMatchObject([[0, 1], { hero: 'elizabeth', flagship: 'bahamas', gold: 500 }]);
    expect(view.options).toMatchObject({ autoCommander: false });
  });

  it('4.8: two ships for all the gold, 4.7: and back by favour of Calypso', () => {
    expect(own(after('cheap')).gold).toBe(300);
    expect(own(after('dear'))).toMatchObject({ gold: 0, flagship: 'tortuga' });
    expect(after('calypso').events).toMatchObject([{ type: 'sailed', by: 'calypso', to: 'bahamas' }]);
  });

  it('4.13.1: an equal die would miss; with Aimed Fire it sinks the sloop, after a miss and a card of defence', () => {
    expect(own(at('fire')).hand.cards).toEqual(['hard-over', 'aimed-fire']);
    expect([dice(after('target')), dice(after('defence')), dice(after('aimed'))]).toEqual([
      ['salvo sl08 1'],
      ['salvo co-sloop 2'],
      ['salvo sl23 3'],
    ]);
    expect([struck(after('target')), struck(after('defence')), struck(after('aimed'))]).toEqual([
      ['co-sloop missed'],
      ['sl08 missed'],
      ['co-sloop sunk'],
    ]);
    expect(own(at('taken')).fame.seas).toBe(1);
  });

  it('4.3.1, 4.11.4: the rival’s first turn has no event, and the learner fires for the Company at a ship with survivability', () => {
    const told = from('watch1', 'event').filter(
      ({ type }) => type === 'bought' || type === 'taken' || type === 'rolled',
    );
    expect(told.map(({ type, seat }) => `${type} ${seat}`)).toEqual(['bought 1', 'bought 1', 'taken 1', 'rolled 0']);
    expect(dice(after('command'))).toEqual(['salvo co-sloop 4']);
    expect(from('check', 'event').filter(({ type }) => type === 'struck')).toMatchObject([
      { ship: 'fr05', result: 'damaged' },
      { ship: 'co-sloop', result: 'sunk' },
    ]);
  });

  it('4.3.27: extra profit on the Bahamas; then a frigate that fails its check', () => {
    expect(at('event').events.find(({ type }) => type === 'income')).toMatchObject({ seas: 100, extra: 100 });
    expect(own(at('event')).gold).toBe(200);
    expect([dice(at('jamaica')), struck(at('jamaica'))]).toEqual([
      ['salvo br01 66', 'check co-frigate 56'],
      ['co-frigate sunk'],
    ]);
  });

  it('4.3.4: the rival’s second turn begins with a double', () => {
    expect(at('watch2').events.find(({ type }) => type === 'rolled')).toMatchObject({ seat: 1, dice: [2, 2] });
    expect(at('watch2').view.armada).toBe(1);
  });

  it('4.3.12: a convoy is beaten for 1000 gold and a sloop, 4.4.3: and fame is bought', () => {
    expect(struck(at('lost'))).toEqual(['sl08 sunk']);
    expect(at('fame').events.find(({ type }) => type === 'reward')).toMatchObject({ seat: 0, gold: 1000 });
    expect(at('fame').events.find(({ type }) => type === 'income')).toMatchObject({ seas: 400, skill: 100 });
    expect(own(at('cuba'))).toMatchObject({ gold: 500, fame: { seas: 2, bought: 1 } });
  });

  it('4.14, 4.15.8: smoke that fails, a retreat, a flight', () => {
    expect([dice(at('retreat')), struck(at('retreat'))]).toEqual([['smoke sl23 2', 'salvo co-brig 45'], ['sl23 sunk']]);
    expect(own(at('score'))).toMatchObject({ flagship: 'bahamas', squadron: { ships: ['br01'] } });
    expect(at('score').view.players.map(({ fame }) => fame.seas + fame.bought)).toEqual([3, 1]);
  });
});

describe('what is said in the lessons', () => {
  it('says something before every move, and never waits for the wrong side', () => {
    const wrong = TUTORIAL.moves.flatMap(([seat], made) => {
      const last = LESSONS.filter((lesson) => lesson.after <= made).at(-1);
      const isOne = seat === LEARNER && last?.until === 'move' && last.after === made;
      return isOne || last?.until === 'turn' ? [] : [made];
    });
    expect(wrong).toEqual([]);
    // E-24: about thirty.
    expect(LESSONS.length).toBeLessThanOrEqual(33);
    // Two moves, or three, of the learner's: more could not be said at once.
    const own = LESSONS.filter(({ until }) => until === 'turn').map(({ after: first }) => {
      const next = LESSONS.find(({ after: then }) => then > first)?.after ?? TUTORIAL.moves.length;
      return TUTORIAL.moves.slice(first, next).filter(([seat]) => seat === LEARNER).length;
    });
    expect(Math.max(...own)).toBeLessThanOrEqual(3);
    expect(LESSONS.at(-1)).toMatchObject({ until: 'end', after: TUTORIAL.moves.length });
  });

  it.each(Object.entries({ en, ru, uk }))(
    'has words in %s for each lesson, and takes at most ten minutes',
    (_, { steps }: { readonly steps: Readonly<Record<string, string>> }) => {
      expect(Object.keys(steps)).toEqual([...new Set(LESSONS.map(({ id }) => id))]);
      const words = LESSONS.map(({ id }) => steps[id])
        .join(' ')
        .split(/\s+/).length;
      const moves = TUTORIAL.moves.filter(([seat]) => seat === LEARNER).length;
      const presses = LESSONS.filter(({ until }) => until === 'go-on').length;
      // 180 words a minute; 4.5 seconds a move, one for a step of the bot, and eight for each of five battles.
      const seconds = (words / 180) * 60 + moves * 4.5 + presses * 1.5 + (TUTORIAL.moves.length - moves) + 40;
      expect(seconds).toBeLessThan(10 * 60);
    },
  );
});
