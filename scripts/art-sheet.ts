// Draws the table at every size, night and day, and its moments, into .cache/art: `npm run art:sheet`. To be looked at.
import { mkdirSync, writeFileSync } from 'node:fs';
import { KSENIA, readFaces, sampleView, WORDS } from '@/__tests__/art/sample';
import { Studio, type Shot } from '@/__tests__/art/draw';
import { layout } from '@/components/games/dead-mans-draw/layout';
import { flatPlaces } from '@/components/games/dead-mans-draw/scene/flat';
import { sides } from '@/components/kit/frame/sides';
import { accuse, drawFromPile, sink } from '@/__tests__/art/moments';
import { cardKey, slotKey } from '@/components/games/dead-mans-draw/targets';
import { placesOf, type ScenePlaces } from '@/components/games/dead-mans-draw/scene/places';
import type { Insets, Rect } from '@/components/kit/frame/frame';
import type { DeadMansDrawView } from '@/engine/games/dead-mans-draw/view';

const insets = (top: number, bottom: number, side = 0): Insets => ({ top, bottom, left: side, right: side });

const SIZES: readonly [name: string, width: number, height: number, insets: Insets][] = [
  ['phone', 390, 844, insets(47, 34)],
  ['small', 360, 640, insets(24, 16)],
  ['side', 844, 390, insets(0, 21, 47)],
  ['tablet', 1024, 1366, insets(24, 20)],
  ['wide', 1366, 1024, insets(24, 20)],
];

const at = (view: DeadMansDrawView, [, width, height, inset]: (typeof SIZES)[number]): ScenePlaces =>
  placesOf(layout({ seats: view.seats, focus: 0, row: view.row.length }, { width, height }, inset));

/** The moments of a turn on the phone: choosing, a debt, a card that turns over, a row that sinks. */
function moments(phone: (typeof SIZES)[number]): Record<string, Shot> {
  const view = sampleView();
  const places = at(view, phone);
  const rect = (i: number): Rect => places.row[i] ?? places.drawPile;
  const marks = new Map([
    [slotKey(1, 'anchor'), 'danger' as const],
    [slotKey(1, 'sword'), 'legal' as const],
    [slotKey(2, 'hook'), 'legal' as const],
    [slotKey(0, 'hook'), 'legal' as const],
    [slotKey(0, 'sword'), 'chosen' as const],
    [slotKey(0, 'cannon'), 'dim' as const],
    [cardKey('key-6'), 'legal' as const],
    [cardKey('oracle-3'), 'danger' as const],
    [cardKey('chest-7'), 'chosen' as const],
  ]);
  const owed = sampleView({ row: view.row.slice(0, 3), debt: 2, knownTop: ['mermaid-8', 'hook-4'] });
  const long = sampleView({
    row: [...view.row, ...(['hook-2', 'kraken-5', 'sword-4'] as const).map((card) => ({ ...row0(view), card }))],
  });
  const lost = view.row.slice(2).map(({ card }) => card);
  return {
    targets: { view, places, marks },
    debt: { view: owed, places: at(owed, phone) },
    long: { view: long, places: at(long, phone) },
    turning: {
      view,
      places,
      hidden: new Set(['chest-7']),
      now: 160 + 300 + 105,
      motion: ({ atlas }) => ({
        duration: 1000,
        tracks: [drawFromPile({ atlas, card: 'chest-7', at: 0 }, places.drawPile, rect(4), 300)],
      }),
    },
    bust: {
      view,
      places,
      hidden: new Set(lost),
      now: 300,
      tide: 1,
      motion: ({ atlas }) => ({
        duration: 1200,
        tracks: [
          ...lost.map((card, i) => sink({ atlas, card, at: 0 }, rect(i + 2), 190, [-14, 10, 19][i] ?? 0, i === 1)),
          accuse({ atlas, card: 'oracle-6', at: 0 }, rect(4), { x: 145, y: 226, width: 104, height: 146 }, 1200),
        ],
      }),
    },
  };
}

const row0 = ({ row }: DeadMansDrawView) =>
  row[0] ?? { card: 'map-5', source: 'draw' as const, safe: false, locked: false };

export async function main(wanted: readonly string[]) {
  const folder = '.cache/art';
  mkdirSync(folder, { recursive: true });
  const faces = readFaces();
  const want = (name: string) => wanted.length === 0 || wanted.some((part) => name.includes(part));
  const save = async (studio: Studio, name: string, shot: Shot) => {
    if (!want(name)) return;
    writeFileSync(`${folder}/${name}.png`, (await studio.shoot(shot)).encodeToBytes());
    console.log(`${folder}/${name}.png`);
  };
  for (const day of [false, true]) {
    const theme = day ? 'day' : 'night';
    for (const size of SIZES) {
      const [name] = size;
      const extra = name === 'phone' ? moments(size) : {};
      const names = [`${name}-${theme}`, ...Object.keys(extra).map((moment) => `${name}-${theme}-${moment}`)];
      if (!names.some(want)) continue;
      const view = sampleView();
      const places = at(view, size);
      const studio = await Studio.open(faces, places, day, 2);
      await save(studio, `${name}-${theme}`, { view, places });
      for (const [moment, shot] of Object.entries(extra)) await save(studio, `${name}-${theme}-${moment}`, shot);
    }
    if (!want(`flat-${theme}`)) continue;
    const base = sampleView();
    const view = sampleView({ seats: 4, players: [...base.players, KSENIA] });
    const size = { width: 1366, height: 1024 };
    const places = flatPlaces(sides(4, size, insets(0, 0)) ?? [], view.row.length, size, insets(0, 0));
    await save(await Studio.open(faces, places, day, 1), `flat-${theme}`, { view, places, words: WORDS });
  }
}
