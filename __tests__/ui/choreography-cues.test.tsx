import { deadMansDrawCue } from '@/components/games/dead-mans-draw/cues/cues';
import type { DeadMansDrawTold } from '@/components/games/dead-mans-draw/cues/build';
import { heldAfter } from '@/components/games/dead-mans-draw/cues/held';
import { staysInTheAir, type Flight } from '@/components/games/dead-mans-draw/cues/moves';
import { hangTime, sinkingSigns, valueAtStake } from '@/components/games/dead-mans-draw/cues/stake';
import { countsNumbers } from '@/components/games/dead-mans-draw/signs';
import { PACE } from '@/components/kit/choreography/pace';
import { Luck } from '@/engine/core/luck';
import { cardId, deckOf } from '@/engine/games/dead-mans-draw/data/cards';
import type { DeadMansDrawView } from '@/engine/games/dead-mans-draw/view';
import { wouldBust } from '@/engine/games/dead-mans-draw/what-if';
import { chanceMatch, toldIn } from '../fixtures/choreography/told';

const MATCHES = 40;

const ALL: DeadMansDrawTold[] = [];
const VIEWS: DeadMansDrawView[] = [];

beforeAll(() => {
  for (let i = 0; i < MATCHES; i++) {
    const match = chanceMatch(i);
    ALL.push(...toldIn(match, Luck.fromSeed(`cues ${i}`)));
    VIEWS.push(match.view(0) as DeadMansDrawView);
  }
});

/** All that an event plays: what stands for a while has an end of its own. */
const partsOf = (told: DeadMansDrawTold, calm: boolean) => {
  const cue = deadMansDrawCue(told, calm);
  return cue.step?.ends ? [cue, cue.step.ends] : [cue];
};
const cues = (calm: boolean) => ALL.flatMap((told) => partsOf(told, calm).map((cue) => ({ told, cue })));
const named = (bad: readonly { readonly told: DeadMansDrawTold }[]) => [
  ...new Set(bad.map(({ told }) => told.event.type)),
];

describe.each([
  ['normal', false],
  ['reduced motion', true],
])('look 11, %s', (_, calm) => {
  it('piece first, number 80 ms later', () => {
    const early = cues(calm).filter(({ cue: { motion }, told }) => {
      if (!motion.counting || motion.flights.length === 0 || told.event.type === 'sunk') return false;
      return motion.counting.at < Math.min(...motion.flights.map((flight) => flight.at + flight.for)) + PACE.number;
    });
    expect(named(early)).toEqual([]);
  });

  it('no decoration blocks for more than 300 ms once the pieces lie', () => {
    expect(named(cues(calm).filter(({ cue }) => cue.time - cue.lands > PACE.mostBlock))).toEqual([]);
  });

  it('everything happens within its time, sounds in order', () => {
    const wrong = cues(calm).filter(({ cue }) => {
      const { flights, tide, trembling, counting } = cue.motion;
      const ends = [...flights, ...tide, ...[trembling, counting].flatMap((part) => part ?? [])].map(
        (p) => p.at + p.for,
      );
      const times = cue.sounds.map(({ at }) => at);
      return Math.max(0, ...ends) > cue.time + 0.001 || times.some((at, i) => at < (times[i - 1] ?? 0));
    });
    expect(named(wrong)).toEqual([]);
  });

  it('a score that changes is counted', () => {
    const uncounted = ALL.filter((told) => {
      const { before, after } = told;
      const changes = before.players.some(({ score }, seat) => after.players[seat]?.score !== score);
      const counts = partsOf(told, calm).filter(({ motion }) => motion.counting !== null).length;
      return counts !== (changes ? 1 : 0);
    });
    expect(named(uncounted.map((told) => ({ told })))).toEqual([]);
  });
});

describe('look 11: reduced motion', () => {
  it('keeps the order and the sounds, and moves nothing', () => {
    const full = cues(false);
    const calm = cues(true);
    const heard = (list: typeof full) => list.map(({ cue }) => cue.sounds.map(({ sound }) => sound).join(' '));
    expect(heard(calm)).toEqual(heard(full));
    const moving = calm.filter(({ cue: { motion } }) => {
      const goes = motion.flights.some(({ from, to }) => from !== to);
      return goes || motion.tide.some((tide) => tide.for > 0 || tide.from !== tide.to) || motion.trembling !== null;
    });
    expect(named(moving)).toEqual([]);
  });

  it('fades within 150 ms', () => {
    expect(named(cues(true).filter(({ cue }) => cue.lands > 150))).toEqual([]);
  });
});

describe('nothing lost', () => {
  it('the last picture of every match is what the match shows', () => {
    let at = -1;
    const lasts = VIEWS.map(() => {
      at = ALL.findIndex(({ event }, i) => i > at && event.type === 'over');
      return ALL.slice(at).find(({ event }, i) => event.type !== 'asks' || i > 0)?.after;
    });
    expect(lasts.map((view) => view?.players.map(({ score }) => score))).toEqual(
      VIEWS.map((view) => view.players.map(({ score }) => score)),
    );
    expect(lasts.map((view) => view?.phase)).toEqual(VIEWS.map(() => 'over'));
  });

  it('a card is never in the air at the end of an event that ends the turn', () => {
    const turns = ALL.flatMap((told, i) => (told.event.type === 'turn-began' ? [ALL[i - 1]] : []));
    const hanging = turns.filter((told) => told && partsOf(told, false).at(-1)?.motion.flights.some(staysInTheAir));
    expect(hanging.map((told) => told?.event.type)).toEqual([]);
  });

  it('the card that sinks the row stays before all eyes until it sinks, whatever is saved meanwhile', () => {
    let held: readonly Flight[] = [];
    const gone: string[] = [];
    let accused: string | null = null;
    for (const told of ALL) {
      const { flights } = deadMansDrawCue(told, false).motion;
      if (told.event.type === 'turn-began') held = [];
      held = heldAfter(held, flights);
      if (told.event.type === 'busted') accused = told.event.card;
      if (told.event.type === 'sunk') accused = null;
      const waits = told.event.type === 'saved' || told.event.type === 'bonus';
      if (accused && waits && !held.some(({ card, way }) => card === accused && way === 'accuse')) gone.push(accused);
    }
    expect(gone).toEqual([]);
    expect(ALL.some(({ event }) => event.type === 'saved')).toBe(true);
  });

  it('every flight begins where the card lies before the event', () => {
    const lost = cues(false).filter(({ told: { before }, cue }) =>
      cue.motion.flights.some(({ card, from }) => {
        if (card === null) return false;
        if (from.kind === 'row') return before.row[from.place]?.card !== card && from.of === before.row.length;
        if (from.kind !== 'slot') return false;
        return !before.players[from.seat]?.bank[from.suit].includes(card);
      }),
    );
    expect(named(lost)).toEqual([]);
  });

  it('every flight ends where the card lies after it', () => {
    const lost = cues(false).filter(({ told: { after, event }, cue }) =>
      cue.motion.flights.some(({ card, to, way }) => {
        if (card === null || way === 'sink' || event.type === 'busted') return false;
        if (to.kind === 'row') return after.row[to.place]?.card !== card || to.of !== after.row.length;
        if (to.kind === 'slot') return !after.players[to.seat]?.bank[to.suit].includes(card);
        return to.kind === 'discard' && after.discard !== null && !after.discard.includes(card);
      }),
    );
    expect(named(lost)).toEqual([]);
  });
});

describe('13.5 the flip', () => {
  const draws = () => ALL.filter(({ event }) => event.type === 'drawn');

  it('hangs 150 ms on the first card and never longer than 700 ms', () => {
    expect(hangTime(0)).toBe(150);
    expect(hangTime(25)).toBe(700);
    expect(hangTime(90)).toBe(700);
    const firsts = draws().filter(({ before }) => before.row.length === 0);
    expect(new Set(firsts.map(({ before }) => hangTime(valueAtStake(before))))).toEqual(new Set([150]));
  });

  it('hangs longer the more is at stake; what an anchor holds is not', () => {
    const stakes = [0, 4, 9, 15, 22].map(hangTime);
    expect(stakes).toEqual([...stakes].sort((a, b) => a - b));
    expect(new Set(stakes).size).toBe(5);
    const anchored = draws().find(({ before }) => before.row.length === 2 && before.row[1]?.card.startsWith('anchor'));
    const value = Number(anchored?.before.row[1]?.card.replace(/\D/g, ''));
    expect(anchored && valueAtStake(anchored.before)).toBe(value);
  });

  it('the suits that would sink the row tremble, and no others', () => {
    const sample = draws().filter((_, i) => i % 25 === 0);
    const wrong = sample.filter(({ before }) => {
      const deck = deckOf(1, before.options.mermaidAbility).map(cardId);
      const part = countsNumbers(before) ? 1 : 0;
      const sinking = deck.filter((card) => wouldBust(before, card, 'draw'));
      const sinks = new Set(sinking.map((card) => card.split('-')[part]));
      return [...sinks].sort().join() !== [...sinkingSigns(before)].sort().join();
    });
    expect(wrong).toEqual([]);
  });

  it('13.4 the drum rises with every card in the row', () => {
    const drums = new Map(
      draws().map((told) => [told.before.row.length, deadMansDrawCue(told, false).sounds[0]?.sound]),
    );
    expect([...drums].sort(([a], [b]) => a - b)).toEqual(
      [...drums.keys()].sort((a, b) => a - b).map((n) => [n, `drum-${Math.min(10, n + 1)}`]),
    );
    expect(drums.size).toBeGreaterThan(4);
  });

  it('look 10 the bell rings when any turn may be the last, and for the last card', () => {
    const rings = draws().filter((told) => deadMansDrawCue(told, false).sounds.some(({ sound }) => sound === 'bell'));
    const due = draws().filter(({ after }) => after.drawCount === 5 || after.drawCount === 0);
    expect(rings.map(({ after }) => after.drawCount)).toEqual(due.map(({ after }) => after.drawCount));
    expect(new Set(due.map(({ after }) => after.drawCount)).size).toBe(2);
  });
});

describe('13.5 the bust', () => {
  const sunk = () => ALL.filter(({ event }) => event.type === 'sunk');

  const cardsOf = (flights: readonly Flight[]) => flights.map(({ card }) => card).join();
  const downOf = (told: DeadMansDrawTold) => {
    const [tips, ends] = partsOf(told, false);
    return { tips: tips?.motion, ends: ends?.motion, sinks: ends?.motion.flights.filter(({ way }) => way === 'sink') };
  };

  it('the row tips half behind the waves and stands there, over it the card that sinks it beside its twin (look 21.6)', () => {
    const wrong = sunk().filter((told) => {
      const { tips } = downOf(told);
      const cards = told.event.type === 'sunk' ? told.event.cards : [];
      const tilts = tips?.flights.flatMap(({ to }) => (to.kind === 'foundering' ? [Math.abs(to.tilt)] : [])) ?? [];
      return (
        cardsOf(tips?.flights ?? []) !== cards.join() ||
        tips?.flights.at(-1)?.to.kind !== 'accused' ||
        tips.flights.some(({ to, way }) => (way === 'doom') !== (to.kind === 'twin')) ||
        tilts.length !== cards.length - 1 - tips.flights.filter(({ way }) => way === 'doom').length ||
        tilts.some((tilt) => tilt === 0 || tilt > 20) ||
        tips.tide.at(-1)?.to !== 1
      );
    });
    expect(wrong).toEqual([]);
  });

  it('its twins stand in ember lights, and no others', () => {
    const twins = ALL.flatMap(({ event }) => (event.type === 'busted' ? [event.twin] : []));
    const lit = sunk().map((told) => downOf(told).tips?.flights.filter(({ way }) => way === 'doom') ?? []);
    expect(lit.map(cardsOf).filter((cards, i) => cards !== '' && !cards.split(',').includes(twins[i] ?? ''))).toEqual(
      [],
    );
    expect(lit.filter(({ length }) => length > 0).length).toBeGreaterThan(0);
  });

  it('then it goes down, all in 900 ms; nothing of it stays, and the sea is as before', () => {
    const wrong = sunk().filter((told) => {
      const { tips, ends, sinks } = downOf(told);
      const cards = told.event.type === 'sunk' ? told.event.cards : [];
      const time = (tips?.flights[0]?.for ?? 0) + (sinks?.[0]?.for ?? 0);
      return cardsOf(sinks ?? []) !== cards.join() || time !== 900 || ends?.tide.at(-1)?.to !== 0;
    });
    expect(wrong).toEqual([]);
  });

  it('4.4.6 what a Locker takes comes out of the sea again, into that bank', () => {
    const taken = sunk().filter(({ event }) => event.type === 'sunk' && event.to !== 'discard');
    const scooped = taken.map((told) => downOf(told).ends?.flights.filter(({ from }) => from.kind === 'sea').length);
    expect(scooped).toEqual(taken.map(({ event }) => (event.type === 'sunk' ? event.cards.length : -1)));
    expect(taken.length).toBeGreaterThan(0);
  });
});
