import type { Answer, Thinking, ThinkRequest } from '@/components/play/bots/request';
import { deadMansDrawCourse as course } from '@/components/games/dead-mans-draw/tutorial/course';
import { sevenSeasCourse } from '@/components/games/seven-seas/tutorial/course';
import { LEARNER } from '@/components/kit/course';
import { Guide } from '@/components/play/lesson/guide';
import { Match, startMatch, type Action, type SeatSetup } from '@/engine';

const SEATS: readonly SeatSetup[] = [
  { kind: 'person', name: 'Ann' },
  { kind: 'bot', name: 'Finn', level: 'deckhand' },
];
const COLLECT: Action = { type: 'COLLECT' };
const DRAW: Action = { type: 'DRAW' };

function begin(moves = 0) {
  const match = startMatch({ game: course.game, options: course.options, seats: SEATS, seed: course.seed });
  play(match, moves);
  const over: string[] = [];
  const guide = new Guide(course, match, () => over.push('over'));
  return { match, guide, over };
}

function play(match: Match, moves: number): void {
  for (const [seat, text] of course.moves.slice(0, moves)) match.act(seat, match.game.parse(text) ?? { type: '' });
}

const id = (guide: Guide) => guide.lesson()?.id ?? null;

/** A bot that always takes the first answer, and notes that it was asked. */
function realBot() {
  const asked: ThinkRequest[] = [];
  const think = (request: ThinkRequest): Thinking => {
    asked.push(request);
    const [action] = request.legal;
    return { answer: Promise.resolve<Answer | null>(action ? { action, reasons: [] } : null), cancel: () => undefined };
  };
  return { asked, think };
}

function question(match: Match): ThinkRequest {
  const seat = match.pending()[0]?.seat ?? 0;
  return { game: course.game, view: match.view(seat), legal: match.legal(seat), level: 'deckhand', seed: 's' };
}

/** Whether a promise is settled once everything that can run has run. */
async function settled(promise: Promise<unknown>): Promise<boolean> {
  let done = false;
  void promise.then(() => (done = true));
  for (let i = 0; i < 10; i++) await Promise.resolve();
  return done;
}

describe('the guide', () => {
  it('says each lesson once, in order, when the learner does as told', () => {
    const { match, guide } = begin();
    const said: string[] = [];
    const hear = () => {
      for (let before = ''; id(guide) !== before;) {
        before = id(guide) ?? '';
        if (said.at(-1) !== before) said.push(before);
        guide.goOn();
      }
    };
    hear();
    for (const [seat, text] of course.moves) {
      match.act(seat, match.game.parse(text) ?? { type: '' });
      hear();
    }
    expect(said).toEqual(course.lessons.map((lesson) => lesson.id));
  });

  it('lets only the expected answer through', () => {
    const { match, guide } = begin(3);
    expect(guide.refuse(DRAW)?.code).toBe('lesson-other');
    expect(guide.refuse(COLLECT)).toBeNull();
    expect(match.check(LEARNER, DRAW)).toBeNull();
  });

  it('tells its listeners when a press changes the lesson', () => {
    const { guide } = begin();
    let told = 0;
    const stop = guide.subscribe(() => told++);
    guide.goOn();
    guide.goOn();
    stop();
    guide.leave();
    expect(told).toBe(1);
  });

  it('keeps the rival waiting until what is said has been read, then answers by the script', async () => {
    const { match, guide } = begin(4);
    const real = realBot();
    const thinking = guide.think(real.think)(question(match));
    expect([id(guide), await settled(thinking.answer)]).toEqual(['bank', false]);
    guide.goOn();
    expect(id(guide)).toBe('watch1');
    expect((await thinking.answer)?.action).toEqual(DRAW);
    expect(real.asked).toEqual([]);
  });

  it('7 Seas: a flick is an answer to the lesson of the throw as the key is, and the dice fly the way of the script', () => {
    const { moves } = sevenSeasCourse;
    const match = startMatch({ ...sevenSeasCourse, seats: SEATS });
    for (const [seat, text] of moves.slice(0, 5)) match.act(seat, match.game.parse(text) ?? { type: '' });
    const guide = new Guide(sevenSeasCourse, match);
    expect(id(guide)).toBe('throw');
    const flick: Action = { type: 'THROW', gesture: { gx: 0, gy: 500, power: 600, spin: 0 } } as Action;
    expect(match.game.describe(flick)).not.toBe('throw');
    expect(guide.refuse(flick)).toBeNull();
    match.act(LEARNER, guide.meant(flick));
    expect(id(guide)).toBe('duels');
    // Whoever has left the lessons throws as the hand does.
    guide.leave();
    expect(guide.meant(flick)).toBe(flick);
  });

  it('lets a waiting answer be cancelled', async () => {
    const { match, guide } = begin(4);
    const thinking = guide.think(realBot().think)(question(match));
    thinking.cancel();
    expect(await thinking.answer).toBeNull();
  });

  it('fires where the script says, not where the bot would', async () => {
    const { match, guide } = begin(14);
    const real = realBot();
    const answer = await guide.think(real.think)(question(match)).answer;
    expect(match.game.describe(answer?.action ?? DRAW)).toBe('cannon 0 cannon');
  });

  it('can be left at any time: no lesson, no refusal, and the bot thinks for itself', async () => {
    const { match, guide, over } = begin(4);
    const real = realBot();
    const thinking = guide.think(real.think)(question(match));
    guide.leave();
    expect([id(guide), guide.refuse(COLLECT), over]).toEqual([null, null, ['over']]);
    await thinking.answer;
    expect(real.asked).toHaveLength(1);
  });

  it('finds its place again in a saved match, also in the middle of the rival’s turn', () => {
    const places = [0, 2, 5, 10, 13, 21, 26, 32].map((moves) => {
      const { match } = begin(moves);
      const again = Match.restore(match.game, match.save());
      return [moves, id(new Guide(course, again))];
    });
    expect(places).toEqual([
      [0, 'welcome'],
      [2, 'risk'],
      [5, 'watch1'],
      [10, 'kraken'],
      [13, 'watch2'],
      [21, 'map'],
      [26, 'watch3'],
      [32, 'score'],
    ]);
  });

  it('says a lesson again when its move is taken back', () => {
    const { match, guide } = begin(10);
    guide.goOn();
    expect(id(guide)).toBe('hook');
    match.act(LEARNER, match.game.parse('hook chest') ?? DRAW);
    expect(id(guide)).toBe('paid');
    match.undo();
    expect(id(guide)).toBe('kraken');
  });

  it('is silent in a match that went another way, and stops nothing there', async () => {
    const { match, guide } = begin(2);
    match.act(LEARNER, COLLECT);
    expect([id(guide), guide.refuse(DRAW)]).toEqual([null, null]);
    const real = realBot();
    await guide.think(real.think)(question(match)).answer;
    expect(real.asked).toHaveLength(1);
  });

  it('waits at the end for the learner to play on', async () => {
    const { match, guide } = begin(course.moves.length);
    guide.goOn();
    const thinking = guide.think(realBot().think)(question(match));
    expect([id(guide), await settled(thinking.answer)]).toEqual(['end', false]);
    guide.leave();
    expect(await thinking.answer).not.toBeNull();
  });
});
