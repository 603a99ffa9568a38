import { inside } from '@/components/kit/board/polygons';
import type { Point } from '@/components/kit/board/geometry';
import { BOARD, DRAWING } from '@/components/games/worlds-end/map/board';
import { chartOf, type Chart } from '@/components/games/worlds-end/map/chart';
import { COLUMNS } from '@/components/games/worlds-end/map/columns';
import { REGION_SEAS, SEAS, type SeaId } from '@/components/games/worlds-end/map/seas';
import { ACROSS, signsOf, type Standing } from '@/components/games/worlds-end/map/signs';
import { partAround, wayAlong } from '@/components/games/worlds-end/map/ways';
import { STEPS } from '@/engine/games/worlds-end/data/board';

const CHARTS: readonly (readonly [string, Chart])[] = [
  ['the phone’s columns', chartOf(COLUMNS)],
  ['the columns of the smallest phone', chartOf(COLUMNS, { width: 340, height: 300 })],
  ['the columns of a phone on its side', chartOf(COLUMNS, { width: 420, height: 350 })],
  ['the table’s board', chartOf(BOARD)],
];

/** 2.5: one step of a flagship. */
const near = (a: SeaId, b: SeaId) => STEPS[SEAS.indexOf(a)]?.includes(SEAS.indexOf(b)) ?? false;
const touching = (chart: Chart) => chart.lines.filter(({ kind }) => kind === 'border').map(({ seas }) => seas);

describe.each(CHARTS)('%s', (_, chart) => {
  const { size, seas, land } = chart;

  it('holds the fifteen seas of 2.3', () => {
    expect([...chart.geometry.ids].sort()).toEqual([...SEAS].sort());
    expect(SEAS).toHaveLength(15);
    for (const region of Object.values(REGION_SEAS)) expect(region).toHaveLength(5);
  });

  it('gives no point to two seas, or to a sea and the land', () => {
    const twice: Point[] = [];
    for (let x = 0.37; x < size.width; x += size.width / 83) {
      for (let y = 0.41; y < size.height; y += size.height / 97) {
        const owners = [...Object.values(seas), ...land].filter((polygon) => inside(polygon, { x, y }));
        if (owners.length > 1) twice.push({ x, y });
      }
    }
    expect(twice).toEqual([]);
  });

  it('leaves no gap along any of its lines', () => {
    // A step to both sides of each point of a border or coast lies in one of the two areas that share the line.
    const lost: Point[] = [];
    for (const { points, kind } of chart.lines) {
      if (kind === 'rim') continue;
      points.slice(1, -1).forEach((point, i) => {
        const [a, b] = [points[i] as Point, points[i + 2] as Point];
        const long = Math.hypot(b.x - a.x, b.y - a.y);
        for (const side of [-0.6, 0.6]) {
          const off = { x: point.x - ((b.y - a.y) / long) * side, y: point.y + ((b.x - a.x) / long) * side };
          if (![...Object.values(seas), ...land].some((polygon) => inside(polygon, off))) lost.push(off);
        }
      });
    }
    expect(lost).toEqual([]);
  });

  it('lets nothing touch that is no neighbour (2.5)', () => {
    expect(touching(chart).filter(([a, b]) => !near(a as SeaId, b as SeaId))).toEqual([]);
    const found = touching(chart).map((pair) => [...pair].sort().join());
    // Every step between two oceans is a border that is seen.
    const { ocean } = REGION_SEAS;
    const steps = ocean.flatMap((a) => ocean.filter((b) => a < b && near(a, b)).map((b) => [a, b].join()));
    expect(steps).toHaveLength(4);
    expect(steps.filter((step) => !found.includes(step))).toEqual([]);
  });

  it('puts every sign inside its sea, whatever stands there', () => {
    const astray: string[] = [];
    const yesNo = [false, true];
    for (const sea of SEAS) {
      for (const owned of yesNo)
        for (const goods of yesNo)
          for (const port of yesNo)
            for (const guards of yesNo)
              for (const ships of [0, 1, 2, 3, 4]) {
                const standing: Standing = { owned, goods, port, guards, ships };
                const signs = signsOf(chart, sea, standing);
                const spots: Record<string, Point | null> = {
                  name: signs.name,
                  flag: signs.flag,
                  coin: signs.coin,
                  income: signs.income,
                  goods: signs.goods,
                  port: signs.port,
                  guards: signs.guards,
                };
                signs.ships.forEach((ship, i) => (spots[`ship ${i}`] = ship));
                expect(signs.ships).toHaveLength(ships);
                for (const [name, at] of Object.entries(spots)) {
                  if (at && !inside(seas[sea], at)) astray.push(`${sea} ${name} ${JSON.stringify(standing)}`);
                }
              }
    }
    expect(astray.slice(0, 5)).toEqual([]);
    expect(chart.islets.filter((islet) => !inside(seas[islet.sea], islet)).map(({ sea }) => sea)).toEqual([]);
    expect(chart.mountains.filter((at) => !land.some((one) => inside(one, at)))).toEqual([]);
  });

  it('shows ways over water only', () => {
    for (const a of SEAS)
      for (const b of SEAS) {
        if (a === b || !near(a, b)) continue;
        const way = wayAlong(chart, [a, b]);
        expect(way[0]).toEqual(chart.middles[a]);
        expect(way.at(-1)).toEqual(chart.middles[b]);
        const dry = way.slice(1).flatMap((to, i) => {
          const from = way[i] as Point;
          return Array.from({ length: 20 }, (__, n) => ({
            x: from.x + ((to.x - from.x) * n) / 20,
            y: from.y + ((to.y - from.y) * n) / 20,
          })).filter((at) => land.some((one) => inside(one, at)));
        });
        expect([a, b, dry.length]).toEqual([a, b, 0]);
      }
  });

  it('shows with a double tap a part that holds the sea and fills the width', () => {
    for (const sea of SEAS) {
      const [part, rect] = [partAround(chart, sea), chart.geometry.rectOf(sea)];
      expect(part.y).toBeLessThanOrEqual(rect.y + 0.01);
      expect(part.y + part.height).toBeGreaterThanOrEqual(rect.y + rect.height - 0.01);
      expect(size.width / part.width).toBeGreaterThanOrEqual(1);
      expect((part.height / part.width) * size.width).toBeLessThanOrEqual(size.height + 0.01);
    }
  });
});

it('keeps the middles of 2.12 inside the seas of the board', () => {
  const chart = chartOf(BOARD);
  const given: Partial<Record<SeaId, readonly [number, number]>> = {
    'north-atlantic': [265, 160],
    cape: [645, 470],
    indian: [955, 370],
    tortuga: [485, 605],
    java: [765, 725],
  };
  for (const [sea, [x, y]] of Object.entries(given)) {
    const at = { x: x - DRAWING.x, y: y - DRAWING.y };
    expect(chart.geometry.hit(at)).toBe(sea);
    expect(chart.middles[sea as SeaId]).toEqual(at);
  }
});

it('keeps the signs of the board in their seas for whoever reads them from the side', () => {
  const chart = chartOf(BOARD);
  const standing: Standing = { owned: true, goods: true, port: true, guards: true, ships: 2 };
  const astray = SEAS.flatMap((sea) => {
    const { x, y } = chart.middles[sea];
    const { name, flag, coin, goods, port, guards, ships } = signsOf(chart, sea, standing, true);
    const spots = [name, flag, coin, goods, port, guards, ...ships].filter((one): one is Point => one !== null);
    // A quarter to the right, about the middle of the sea.
    const turned = spots.map((one) => ({ x: x - (one.y - y) * ACROSS, y: y + (one.x - x) * ACROSS }));
    return turned.every((one) => inside(chart.seas[sea], one)) ? [] : [sea];
  });
  expect(astray).toEqual([]);
});

it('has room for two dice on the land of the board, and none on the phone', () => {
  const { dice, land, unit } = chartOf(BOARD);
  for (const dx of [-70, 70])
    for (const dy of [-45, 60]) {
      const at = dice && { x: dice.x + dx * unit, y: dice.y + dy * unit };
      expect(at && land.some((one) => inside(one, at))).toBe(true);
    }
  expect(chartOf(COLUMNS).dice).toBeNull();
});

it('makes every sea of the smallest phone a target of 44 points', () => {
  const chart = chartOf(COLUMNS, { width: 340, height: 300 });
  const small = SEAS.filter((sea) => {
    const { width, height } = chart.geometry.rectOf(sea);
    return Math.min(width, height) < 44;
  });
  expect(small).toEqual([]);
});
