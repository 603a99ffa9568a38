import en from '@/assets/locales/en/tutorial-seven-seas.json';
import ru from '@/assets/locales/ru/tutorial-seven-seas.json';
import uk from '@/assets/locales/uk/tutorial-seven-seas.json';
import { LESSONS } from '@/components/games/seven-seas/tutorial/lessons';
import { Match, type Game, type SeatSetup } from '@/engine';
import { sevenSeas } from '@/engine/games/seven-seas';
import type { SevenSeasEvent } from '@/engine/games/seven-seas/events';
import { TUTORIAL } from '@/engine/games/seven-seas/tutorial';
import type { PlayerView, SevenSeasView } from '@/engine/games/seven-seas/view';

const LEARNER = 0;
const SEATS: readonly SeatSetup[] = [
  { kind: 'person', name: 'Ann' },
  { kind: 'bot', name: 'Finn', level: 'deckhand' },
];

interface Stop {
  readonly view: SevenSeasView;
  readonly events: readonly SevenSeasEvent[];
}

/** The table after 0, 1, 2 … moves of the script. Throws where a move is not legal. */
function play(): { match: Match; stops: Stop[] } {
  const { seed, options } = TUTORIAL;
  const match = Match.start({ game: sevenSeas as unknown as Game, options, seats: SEATS, seed });
  const look = (events: readonly SevenSeasEvent[]): Stop => ({ view: match.view(LEARNER) as SevenSeasView, events });
  const stops = [look([])];
  for (const [seat, text] of TUTORIAL.moves) {
    const action = match.game.parse(text);
    if (!action) throw new Error(`no action: ${text}`);
    stops.push(look(match.act(seat, action) as unknown as readonly SevenSeasEvent[]));
  }
  return { match, stops };
}

const { match, stops } = play();
const after = (move: string): Stop =>
  stops[TUTORIAL.moves.findIndex(([seat, text]) => `${seat} ${text}` === move) + 1] as Stop;
const own = ({ view }: Stop): PlayerView => view.players[LEARNER] as PlayerView;
const duels = ({ events }: Stop): string[] =>
  events.flatMap((e) => (e.type === 'duel' ? [`${e.pirate} ${e.caravan} ${e.mm} ${e.sunk.join('+')}`] : []));

describe('the match of the lessons', () => {
  it('plays through on the engine, and leaves no choice to it that is in the script', () => {
    const chosen = match.log.filter(({ forced }) => !forced).map(({ seat, action }) => [seat, action]);
    expect(chosen).toEqual(TUTORIAL.moves);
    expect(match.outcome()).toBeUndefined();
    expect((stops.at(-1) as Stop).view).toMatchObject({ round: 4, phase: 'select' });
  });

  it('begins with the learner as First Player, with a caravan, a port and a curse in hand', () => {
    expect((stops[0] as Stop).view).toMatchObject({ first: LEARNER, hand: ['cv-france-2', 'pt-213', 'cu-mutiny'] });
  });

  it('4.7: the first raid shows each way a duel can end, and is won', () => {
    const raid = after('0 throw');
    expect(duels(raid)).toEqual(['p1.2 c.1 53 p1.2+c.1', 'p1.3 c.2 77 p1.3', 'p0.1 c.2 105 p0.1', 'p0.2 c.2 126 c.2']);
    expect(raid.events.find(({ type }) => type === 'raided')).toMatchObject({ survivors: [4, 1], sunk: [1, 2] });
    expect(raid.events.find(({ type }) => type === 'loot')).toMatchObject({ cards: ['rum', 'rum', 'rum', 'talisman'] });
  });

  it('4.7.20, 4.8.3, 4.7.24: four Yin-Yang, of a sunk ship, a talisman and the gift', () => {
    expect(own(after('0 throw')).yy).toBe(2);
    expect(own(after('1 keep fruit 1'))).toMatchObject({ yy: 4, talismans: 1, free: 3, chests: 7 });
  });

  it('4.14, 4.11, 4.12: a ritual, then three rum for nine chests, and a guard', () => {
    expect(own(after('0 unsinkable'))).toMatchObject({ yy: 1, unsink: 1 });
    expect(own(after('0 sell rum 3'))).toMatchObject({ chests: 16, guards: 1, free: 5 });
  });

  it('4.7.3, 4.14.7: the rival leads a raid, and the ritual brings a sunk ship back', () => {
    const raid = after('1 throw');
    expect(raid.events.find(({ type }) => type === 'raided')).toMatchObject({
      destroyed: true,
      survivors: [4, 5],
      sunk: [1, 1],
      returned: [1, 0],
    });
    expect(own(after('0 keep rum 2'))).toMatchObject({ owned: 6, talismans: 3, marks: 0 });
  });

  it('4.9, 4.15: the new port counts, its gift comes, and all characters are back', () => {
    const port = after('0 port pt-213');
    expect(port.view.port).toBe('pt-213');
    expect(port.events.find(({ type }) => type === 'loot')).toMatchObject({ seat: LEARNER, cards: ['coffee'] });
    const end = after('0 keep coffee 1');
    expect(own(end).table).toEqual([]);
    expect(end.view.players.map(({ score }) => score)).toEqual([20, 6]);
  });
});

describe('what is said in the lessons', () => {
  it('says something before every move, and never waits for the wrong side', () => {
    const wrong = TUTORIAL.moves.flatMap(([seat], made) => {
      const last = LESSONS.filter((lesson) => lesson.after <= made).at(-1);
      const fits = seat === LEARNER ? last?.until === 'move' && last.after === made : last?.until === 'turn';
      return fits ? [] : [made];
    });
    expect(wrong).toEqual([]);
    expect(LESSONS.at(-1)).toMatchObject({ until: 'end', after: TUTORIAL.moves.length });
  });

  it.each(Object.entries({ en, ru, uk }))(
    'has words in %s for each lesson, and takes at most five minutes',
    (_, { steps }) => {
      expect(Object.keys(steps)).toEqual([...new Set(LESSONS.map(({ id }) => id))]);
      const words = Object.values(steps).join(' ').split(/\s+/).length;
      const moves = TUTORIAL.moves.filter(([seat]) => seat === LEARNER).length;
      const presses = LESSONS.filter(({ until }) => until === 'go-on').length;
      // 180 words a minute; 4.5 seconds a move, one for a step of the bot, and eight for each of two battles.
      const seconds = (words / 180) * 60 + moves * 4.5 + presses * 1.5 + (TUTORIAL.moves.length - moves) + 16;
      expect(seconds).toBeLessThan(5 * 60);
    },
  );
});
