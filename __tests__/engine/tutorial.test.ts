import en from '@/assets/locales/en/tutorial-dead-mans-draw.json';
import ru from '@/assets/locales/ru/tutorial-dead-mans-draw.json';
import uk from '@/assets/locales/uk/tutorial-dead-mans-draw.json';
import { deadMansDrawCourse as course } from '@/components/games/dead-mans-draw/tutorial/course';
import { LEARNER } from '@/components/kit/course';
import { Match, startMatch, type SeatSetup } from '@/engine';
import { eventFor } from '@/engine/core/event';
import { deadMansDraw } from '@/engine/games/dead-mans-draw';
import type { CardId } from '@/engine/games/dead-mans-draw/data/cards';
import type { DeadMansDrawEvent } from '@/engine/games/dead-mans-draw/events';
import { bustOdds } from '@/engine/games/dead-mans-draw/odds';
import { protectedPlaces, wouldBust } from '@/engine/games/dead-mans-draw/what-if';
import type { DeadMansDrawView } from '@/engine/games/dead-mans-draw/view';

const SEATS: readonly SeatSetup[] = [
  { kind: 'person', name: 'Ann' },
  { kind: 'bot', name: 'Finn', level: 'deckhand' },
];

function deal(): Match {
  return startMatch({ game: course.game, options: course.options, seats: SEATS, seed: course.seed });
}

interface Stop {
  readonly view: DeadMansDrawView;
  /** What the last move led to. */
  readonly events: readonly DeadMansDrawEvent[];
  readonly legal: readonly string[];
}

/** The table after 0, 1, 2 … moves of the script. Throws where a move is not legal. */
function stops(): Stop[] {
  const match = deal();
  const look = (events: readonly DeadMansDrawEvent[]): Stop => ({
    view: match.view(LEARNER) as DeadMansDrawView,
    events,
    legal: match.legal(match.pending()[0]?.seat ?? 0).map(match.game.describe),
  });
  const out = [look([])];
  for (const [seat, text] of course.moves) {
    const action = match.game.parse(text);
    if (!action) throw new Error(`no action: ${text}`);
    out.push(look(match.act(seat, action).map((event) => eventFor(event, LEARNER) as DeadMansDrawEvent)));
  }
  return out;
}

const table = stops();
const at = (moves: number): Stop => table[moves] as Stop;
const afterLesson = (id: string): Stop => at(course.lessons.find((lesson) => lesson.id === id)?.after ?? -1);
const rowOf = ({ view }: Stop): CardId[] => view.row.map(({ card }) => card);
const chance = ({ view }: Stop): number => bustOdds(view).bust / bustOdds(view).of;

describe('the script of the lessons', () => {
  it('plays through on the engine: every move is asked for and legal', () => {
    const match = deal();
    const asked: string[] = [];
    for (const [seat, text] of course.moves) {
      const [decision] = match.pending();
      const action = match.game.parse(text);
      const legal = action !== null && decision?.seat === seat && match.check(seat, action) === null;
      asked.push(`${seat} ${text}: ${legal}`);
      if (action && legal) match.act(seat, action);
    }
    expect(asked).toEqual(course.moves.map(([seat, text]) => `${seat} ${text}: true`));
    expect(match.outcome()).toBeUndefined();
  });

  it('5.2.1: leaves the learner no choice that the match would make alone', () => {
    const log = deal();
    course.moves.forEach(([seat, text]) => log.act(seat, deadMansDraw.parse(text) ?? { type: '' }));
    const forced = log.log.filter((entry) => entry.forced).map(({ action }) => action);
    expect(forced).toEqual(['draw']);
    expect(log.log.filter((entry) => !entry.forced).map(({ seat, action }) => [seat, action])).toEqual(course.moves);
  });

  it('shows everything that is taught, to the learner', () => {
    const own = course.moves.flatMap(([seat], i) => (seat === LEARNER ? at(i + 1).events : []));
    const kinds = new Set<string>(own.map(({ type }) => type));
    const taught = [
      'drawn',
      'collected',
      'oracle',
      'shot',
      'debt',
      'hooked',
      'map-chosen',
      'busted',
      'saved',
      'stolen',
      'bonus',
    ];
    expect(taught.filter((kind) => !kinds.has(kind))).toEqual([]);
    expect(table.flatMap(({ events }) => events).filter(({ type }) => type === 'no-effect')).toEqual([]);
    const entered = own.flatMap((event) => (event.type === 'entered' ? [event.card.replace(/-\d+$/, '')] : []));
    expect(new Set(entered).size).toBe(10);
  });

  it('says something before every move, and never waits for the wrong side', () => {
    const wrong = course.moves.flatMap(([seat], made) => {
      const last = course.lessons.filter(({ after }) => after <= made).at(-1);
      const fits = seat === LEARNER ? last?.until === 'move' && last.after === made : last?.until === 'turn';
      return fits ? [] : [made];
    });
    expect(wrong).toEqual([]);
    expect(course.lessons.at(-1)).toMatchObject({ until: 'end', after: course.moves.length });
    const places = course.lessons.map(({ after }) => after);
    expect([...places].sort((a, b) => a - b)).toEqual(places);
  });
});

describe('what the lessons say is true', () => {
  it('mermaid 8 lies in the row; then two suits, and one card in six busts', () => {
    expect(rowOf(afterLesson('row'))).toEqual(['mermaid-8']);
    expect(rowOf(afterLesson('risk'))).toEqual(['mermaid-8', 'chest-6']);
    expect(chance(afterLesson('risk'))).toBeCloseTo(1 / 6);
  });

  it('4.6.6: the oracle shows a mermaid, and it would bust', () => {
    expect(afterLesson('oracle').view.knownTop).toEqual(['mermaid-7']);
    expect(chance(afterLesson('oracle'))).toBe(1);
  });

  it('7.1: 18 points in the bank', () => {
    expect(afterLesson('bank').view.players[LEARNER]?.score).toBe(18);
    expect(afterLesson('watch1').view.knownTop).toEqual(['mermaid-7']);
  });

  it('4.6.3: the cannon may hit mermaid 7, the best card of the rival', () => {
    const { view, legal } = afterLesson('cannon');
    expect(legal).toEqual(['cannon 1 key', 'cannon 1 mermaid']);
    expect([view.players[1]?.bank.mermaid, view.players[1]?.bank.key]).toEqual([['mermaid-7'], ['key-4']]);
    expect(rowOf(afterLesson('more'))).toEqual(['cannon-4']);
  });

  it('4.6.7: the kraken demands two, a hook comes by itself and its card pays the rest', () => {
    expect(rowOf(afterLesson('kraken'))).toEqual(['cannon-4', 'kraken-7', 'hook-4']);
    expect(afterLesson('kraken').view.debt).toBe(1);
    expect(afterLesson('hook').legal).toContain('hook chest');
    expect(afterLesson('paid').view.debt).toBe(0);
    expect(chance(afterLesson('paid'))).toBeCloseTo(0.38, 2);
    expect(afterLesson('paid').view.row).toHaveLength(4);
  });

  it('4.6.3: the rival fires, too', () => {
    expect(at(15).events.find(({ type }) => type === 'shot')).toMatchObject({ seat: 1, from: LEARNER });
  });

  it('4.6.6: the second oracle shows a hook that is safe', () => {
    expect(afterLesson('safe').view.knownTop).toEqual(['hook-5']);
    expect(chance(afterLesson('safe'))).toBe(0);
  });

  it('4.6.2: a hooked oracle would bust, the mermaid would not', () => {
    const { view } = afterLesson('hook2');
    expect([wouldBust(view, 'oracle-4', 'hook'), wouldBust(view, 'mermaid-8', 'hook')]).toEqual([true, false]);
    expect(view.players[LEARNER]?.bank.oracle).toEqual(['oracle-4']);
  });

  it('4.6.1: the anchor holds three cards', () => {
    expect(rowOf(afterLesson('anchor'))).toEqual(['oracle-3', 'hook-5', 'mermaid-8', 'anchor-7']);
    expect(protectedPlaces(afterLesson('anchor').view)).toEqual([true, true, true, false]);
  });

  it('4.6.5: the map shows three, oracle 2 would bust, the cannon fires at once', () => {
    const { view, legal } = afterLesson('map');
    expect(legal).toEqual(['map cannon-4', 'map chest-2', 'map oracle-2']);
    expect(wouldBust(view, 'oracle-2', 'map')).toBe(true);
    expect(afterLesson('fire').legal).toContain('cannon 1 mermaid');
  });

  it('4.4: a bold draw busts on a second mermaid; three cards are saved', () => {
    expect(chance(afterLesson('bold'))).toBeGreaterThan(0.5);
    expect(protectedPlaces(afterLesson('bold').view).filter(Boolean)).toHaveLength(3);
    const { events } = afterLesson('bust');
    expect(events.find(({ type }) => type === 'busted')).toMatchObject({ card: 'mermaid-5', twin: 'mermaid-8' });
    expect(events.find(({ type }) => type === 'saved')).toMatchObject({ cards: ['oracle-3', 'hook-5', 'mermaid-8'] });
    expect(events.find(({ type }) => type === 'sunk')).toMatchObject({
      cards: ['anchor-7', 'map-6', 'cannon-4', 'mermaid-5'],
    });
  });

  it('4.6.8, 4.6.4: sword and hook bring key and chest together, with as many extra cards', () => {
    expect(afterLesson('sword').legal).toContain('sword 1 key');
    expect(rowOf(afterLesson('key'))).toEqual(['sword-3', 'key-4']);
    expect(afterLesson('hook3').view.players[LEARNER]?.bank.chest).toEqual(['chest-6']);
    expect(rowOf(afterLesson('chest'))).toEqual(['sword-3', 'key-4', 'hook-7', 'chest-6']);
    const bonus = afterLesson('score').events.find(({ type }) => type === 'bonus');
    expect(bonus?.type === 'bonus' && bonus.cards.length).toBe(4);
  });

  it('7.1: 39 points at the end', () => {
    expect(afterLesson('score').view.players[LEARNER]?.score).toBe(39);
  });
});

describe.each(Object.entries({ en, ru, uk }))('the words in %s', (_, { steps }) => {
  it('are there for each lesson, and for nothing else', () => {
    expect(Object.keys(steps).sort()).toEqual(course.lessons.map(({ id }) => id).sort());
  });

  it('and the moves take at most five minutes', () => {
    const words = Object.values(steps).join(' ').split(/\s+/).length;
    const own = course.moves.filter(([seat]) => seat === LEARNER).length;
    const presses = course.lessons.filter(({ until }) => until === 'go-on').length;
    // An unhurried reader: 180 words a minute. To find, touch and watch a move 4.5 seconds; a step of the bot takes one.
    const seconds = (words / 180) * 60 + own * 4.5 + presses * 1.5 + (course.moves.length - own);
    expect(seconds).toBeLessThan(5 * 60);
  });
});
