import { sevenSeasCue } from '@/components/games/seven-seas/cues/cues';
import { flightsOf, type Piece } from '@/components/games/seven-seas/cues/flights';
import { FLEETS_LEAST, layout } from '@/components/games/seven-seas/layout';
import { PIECE } from '@/components/games/seven-seas/scene/pieces';
import { spotOf } from '@/components/games/seven-seas/scene/ways';
import type { TableLayout } from '@/components/games/seven-seas/table-layout';
import { PACE } from '@/components/kit/choreography/pace';
import { MOVERS } from '@/components/kit/skia/motion';
import { Match, type Game } from '@/engine';
import { eventFor } from '@/engine/core/event';
import { Stream } from '@/engine/core/luck';
import { sevenSeas } from '@/engine/games/seven-seas';
import type { SevenSeasEvent } from '@/engine/games/seven-seas/events';
import type { PlayerView, SevenSeasView } from '@/engine/games/seven-seas/view';

interface Told {
  readonly event: SevenSeasEvent;
  readonly before: SevenSeasView;
  readonly after: SevenSeasView;
}

/** Every event of some matches by chance, as a bystander is told of it. */
function toldBy(n: number): Told[] {
  const seats = ['Anna', 'Borys', 'Vira'].map((name) => ({ kind: 'person', name }) as const);
  const match = Match.start({ game: sevenSeas as Game, options: { autoGift: n % 2 === 0 }, seats, seed: `fly ${n}` });
  const dice = Stream.seeded(`fly ${n}`, 'bots');
  const told: Told[] = [];
  let view = match.view(null) as SevenSeasView;
  for (let moves = 0; !match.outcome() && moves < 700; moves++) {
    const [asked] = match.pending();
    if (!asked) break;
    const legal = match.legal(asked.seat);
    for (const event of match.act(asked.seat, dice.pick(legal))) {
      const heard = eventFor(event, null) as SevenSeasEvent;
      const after = sevenSeas.fold(view, heard);
      told.push({ event: heard, before: view, after });
      view = after;
    }
  }
  return told;
}

const ALL = Array.from({ length: 6 }, (_, n) => toldBy(n)).flat();

const NUMBERS: readonly (readonly [Piece, (player: PlayerView) => number])[] = [
  ['chest', ({ chests }) => chests],
  ['yin-yang', ({ yy }) => yy],
  ['mark', ({ marks }) => marks],
  ['talisman', ({ talismans }) => talismans],
  ['fruit', ({ goods }) => goods.fruit],
  ['coffee', ({ goods }) => goods.coffee],
  ['rum', ({ goods }) => goods.rum],
  ['card', ({ cards }) => cards],
];
describe('look 11: piece first, number after', () => {
  it('whenever a number of somebody grows, such a piece has flown there, and where it falls, away from there', () => {
    const wrong = new Set<string>();
    let seen = 0;
    for (const told of ALL) {
      const flights = flightsOf(told);
      told.after.players.forEach((player, seat) => {
        const was = told.before.players[seat];
        for (const [piece, of] of NUMBERS) {
          const change = was ? of(player) - of(was) : 0;
          if (change === 0) continue;
          seen++;
          const mine = flights.filter((one) => one.piece === piece);
          const end = change > 0 ? mine.map(({ to }) => to) : mine.map(({ from }) => from);
          if (!end.some((spot) => spot.kind === 'seat' && spot.seat === seat))
            wrong.add(`${told.event.type}: ${piece}`);
        }
      });
    }
    expect([...wrong]).toEqual([]);
    expect(seen).toBeGreaterThan(300);
  });

  it('the next event waits until the last piece lies and its number is through', () => {
    const hasty = ALL.filter((told) => {
      const { lands, time } = sevenSeasCue(told, false);
      const last = Math.max(0, ...flightsOf(told).map((one) => one.at + one.for));
      return last > 0 && (lands < last || time < last + PACE.number);
    });
    expect(hasty.map(({ event }) => event.type)).toEqual([]);
  });

  it('no more pieces are in the air than the scene can move, and none for longer than a second and a half', () => {
    const many = ALL.filter((told) => flightsOf(told).length > MOVERS || sevenSeasCue(told, false).time > 3000);
    expect(many.map(({ event }) => event.type)).toEqual([]);
    const long = ALL.filter((told) => flightsOf(told).some((one) => one.at + one.for > 1500));
    expect(long.map(({ event }) => event.type)).toEqual([]);
  });

  it('with reduced motion nothing flies, and the order stays', () => {
    const calm = ALL.map((told) => sevenSeasCue(told, true));
    expect(calm.filter(({ motion }) => motion.kind === 'fly')).toEqual([]);
    expect(calm.every(({ time }, i) => flightsOf(ALL[i] as Told).length === 0 || time >= PACE.reduced)).toBe(true);
  });
});

const PHONE = { width: 390, height: 844 };
const SIDE = { width: 844, height: 390 };
const NONE = { top: 0, right: 0, bottom: 0, left: 0 };

describe('where pieces fly', () => {
  const shown = (mode: 'table' | 'lid', size: typeof PHONE) => layout({ seats: 4, focus: 1, mode }, size, NONE);
  const inSide = ({ sides }: TableLayout, seat: number) => {
    const { x, y } = spotOf(shown('table', PHONE), { kind: 'seat', seat }, 'chest');
    const side = sides[seat];
    return side && x > side.x && x < side.x + side.width && y > side.y && y < side.y + side.height;
  };

  it('everybody has a side of their own, also while the lid is out', () => {
    for (const size of [PHONE, SIDE]) {
      for (const mode of ['table', 'lid'] as const) {
        const { sides } = shown(mode, size);
        expect(new Set(sides.map(({ x, y }) => `${x}/${y}`)).size).toBe(4);
      }
    }
    expect([0, 1, 2, 3].every((seat) => inSide(shown('table', PHONE), seat))).toBe(true);
  });

  it.each([
    ['above the lid', PHONE],
    ['above the lid of a small phone', { width: 360, height: 640 }],
    ['above the lid of a tablet', { width: 1024, height: 1366 }],
    ['beside the lid', SIDE],
  ] as const)('what lands %s covers no number of ships', (_, size) => {
    const at = shown('lid', size);
    const half = (PIECE * 0.8 * at.scale) / 2;
    const spread = 9;
    const column = at.fleets.width < FLEETS_LEAST;
    at.sides.forEach(({ x, y, width, height }, seat) => {
      const spot = spotOf(at, { kind: 'seat', seat }, 'yin-yang');
      // An emblem of 28, a gap, and two figures: together in the middle.
      if (column) expect(spot.x + half + spread).toBeLessThanOrEqual(x + width / 2 + 4);
      else expect(spot.y - half - (y + height / 2)).toBeGreaterThanOrEqual(13);
      expect(spot.x).toBeGreaterThan(x);
      expect(spot.x).toBeLessThan(x + width);
    });
  });

  it('every spot is on the screen', () => {
    const spots = [
      ...[0, 1, 2, 3].flatMap((seat) => [{ kind: 'seat', seat } as const, { kind: 'island', seat } as const]),
      ...(['port', 'deck', 'sea', 'box'] as const).map((kind) => ({ kind })),
    ];
    const off = [PHONE, SIDE].flatMap((size) =>
      (['table', 'lid'] as const).flatMap((mode) =>
        spots.filter((spot) => {
          const { x, y } = spotOf(shown(mode, size), spot, 'rum');
          return x < 0 || y < 0 || x > size.width || y > size.height;
        }),
      ),
    );
    expect(off).toEqual([]);
  });
});
