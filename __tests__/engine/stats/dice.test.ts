import fc from 'fast-check';
import type { Game } from '@/engine/core/game';
import { Stream } from '@/engine/core/luck';
import { Match, type SeatSetup } from '@/engine/core/match';
import { sevenSeas } from '@/engine/games/seven-seas';
import type { SevenSeasEvent } from '@/engine/games/seven-seas/events';
import { sevenSeasStats } from '@/engine/games/seven-seas/stats';
import { pipsOf, type Faces } from '@/engine/stats/dice';
import { luckOf } from '@/engine/stats/read';

const SEATS: readonly SeatSetup[] = [
  { kind: 'person', name: 'Anna' },
  { kind: 'person', name: 'Borys' },
  { kind: 'person', name: 'Vira' },
];

function played(seed: string): Match {
  const match = Match.start({ game: sevenSeas as Game, options: {}, seats: SEATS, seed });
  const luck = Stream.seeded(seed, 'test');
  for (let pending = match.pending(); pending[0]; pending = match.pending()) {
    const { seat } = pending[0];
    match.act(seat, luck.pick(match.legal(seat)));
  }
  return match;
}

const sum = (faces: Faces) => faces.reduce((total, times) => total + times, 0);

describe('faces against their odds', () => {
  it('4.17.4 counts every die that was thrown: by owner in raids, all of them for the table', () => {
    const match = played('dice');
    const told: SevenSeasEvent[] = [];
    Match.replay(match.game, match.save(), (_, events) => told.push(...(events as unknown as SevenSeasEvent[])));
    const dice = told.flatMap((event) => (event.type === 'thrown' ? event.dice : []));
    const sent = SEATS.map((_, seat) =>
      told.reduce((total, event) => total + (event.type === 'sent' && event.seat === seat ? event.count : 0), 0),
    );
    const [luck] = luckOf(match, sevenSeasStats);
    if (luck?.kind !== 'dice') throw new Error('no dice');
    const { seats, others, all } = luck;
    expect(all).toEqual([1, 2, 3, 4, 5, 6].map((face) => dice.filter((die) => die.face === face).length));
    expect(seats.map(sum)).toEqual(sent);
    const caravans = others[0]?.faces ?? [];
    expect(others).toHaveLength(1);
    expect(sum(caravans)).toBeGreaterThan(0);
    // Curses throw fleets, too.
    expect(sum(all)).toBeGreaterThan(sum(sent) + sum(caravans));
  });

  it('gives the same chances as going through every throw by hand', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 5 }), (thrown) => {
        const faces = [1, 2, 3, 4, 5, 6].map((face) => thrown.filter((one) => one === face).length);
        const shown = thrown.reduce((total, face) => total + face, 0);
        let [more, less] = [0, 0];
        const ways = 6 ** thrown.length;
        for (let course = 0; course < ways; course++) {
          let [rest, pips] = [course, thrown.length];
          for (let die = 0; die < thrown.length; die++) {
            pips += rest % 6;
            rest = Math.floor(rest / 6);
          }
          if (pips >= shown) more++;
          if (pips <= shown) less++;
        }
        const { dice, expected, happened, orMore, orLess } = pipsOf(faces);
        return (
          dice === thrown.length &&
          expected === thrown.length * 3.5 &&
          happened === shown &&
          Math.abs(orMore - more / ways) < 1e-9 &&
          Math.abs(orLess - less / ways) < 1e-9
        );
      }),
      { numRuns: 60 },
    );
  });

  it('says nothing of a match that was played by other rules', () => {
    const match = played('older');
    const older = Match.restore(sevenSeas as Game, { ...match.save(), rules: 0 });
    expect(luckOf(match, sevenSeasStats)).toHaveLength(1);
    expect(luckOf(older, sevenSeasStats)).toEqual([]);
  });
});
