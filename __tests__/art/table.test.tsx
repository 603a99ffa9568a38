import { layout } from '@/components/games/dead-mans-draw/layout';
import { accuse, drawFromPile, sink } from './moments';
import { flatPlaces } from '@/components/games/dead-mans-draw/scene/flat';
import { sides } from '@/components/kit/frame/sides';
import type { Mark } from '@/components/games/dead-mans-draw/scene/model';
import { cardKey, slotKey } from '@/components/games/dead-mans-draw/targets';
import { placesOf, type ScenePlaces } from '@/components/games/dead-mans-draw/scene/places';
import type { Insets } from '@/components/kit/frame/frame';
import { Studio } from './draw';
import { compare } from './golden';
import { KSENIA, readFaces, sampleView } from './sample';

// Pictures of whole tables, baked and drawn by the same code as on the screen.
jest.setTimeout(120_000);

const faces = readFaces();
const phone: Insets = { top: 47, bottom: 34, left: 0, right: 0 };
const none: Insets = { top: 0, bottom: 0, left: 0, right: 0 };

function at(width: number, height: number, insets: Insets, row = 5): ScenePlaces {
  return placesOf(layout({ seats: 3, focus: 0, row }, { width, height }, insets));
}

describe('the table on a phone', () => {
  const places = at(390, 844, phone);
  const view = sampleView();

  test('by night: at rest, choosing, in debt, a card turning over, a row sinking', async () => {
    const studio = await Studio.open(faces, places, false, 1);
    expect(compare('phone-night', await studio.shoot({ view, places }))).toEqual([]);

    const marks = new Map<string, Mark>([
      [slotKey(1, 'anchor'), 'danger'],
      [slotKey(0, 'hook'), 'legal'],
      [slotKey(0, 'sword'), 'chosen'],
      [cardKey('key-6'), 'legal'],
      [cardKey('oracle-3'), 'danger'],
      [cardKey('chest-7'), 'chosen'],
    ]);
    expect(compare('phone-targets', await studio.shoot({ view, places, marks }))).toEqual([]);

    const owed = sampleView({ row: view.row.slice(0, 3), debt: 2, knownTop: ['mermaid-8'], drawCount: 0 });
    const debt = await studio.shoot({ view: owed, places: at(390, 844, phone, 3) });
    expect(compare('phone-debt', debt)).toEqual([]);

    const turning = await studio.shoot({
      view,
      places,
      hidden: new Set(['chest-7']),
      now: 545,
      motion: ({ atlas }) => ({
        duration: 1000,
        tracks: [
          drawFromPile({ atlas, card: 'chest-7', at: 0 }, places.drawPile, places.row[4] ?? places.discard, 300),
        ],
      }),
    });
    expect(compare('phone-turning', turning)).toEqual([]);

    const lost = ['anchor-4', 'oracle-3', 'chest-7'];
    const bust = await studio.shoot({
      view,
      places,
      hidden: new Set(lost),
      now: 330,
      tide: 1,
      motion: ({ atlas }) => ({
        duration: 1200,
        tracks: [
          ...lost.map((card, i) => {
            return sink({ atlas, card, at: 0 }, places.row[i + 2] ?? places.discard, 190, i * 12 - 12, i === 1);
          }),
          accuse({ atlas, card: 'oracle-6', at: 0 }, places.discard, { x: 145, y: 226, width: 104, height: 146 }, 1200),
        ],
      }),
    });
    expect(compare('phone-bust', bust)).toEqual([]);
  });

  test('by day', async () => {
    const studio = await Studio.open(faces, places, true, 1);
    expect(compare('phone-day', await studio.shoot({ view, places }))).toEqual([]);
  });
});

test('the table on a phone on its side', async () => {
  const places = at(844, 390, { top: 0, bottom: 21, left: 47, right: 47 });
  const studio = await Studio.open(faces, places, false, 1);
  expect(compare('side-night', await studio.shoot({ view: sampleView(), places }))).toEqual([]);
});

test('a tablet flat between four players', async () => {
  const base = sampleView();
  const view = sampleView({ seats: 4, players: [...base.players, KSENIA] });
  const size = { width: 1366, height: 1024 };
  const places = flatPlaces(sides(4, size, none) ?? [], view.row.length, size, none);
  const studio = await Studio.open(faces, places, false, 1);
  expect(compare('flat-night', await studio.shoot({ view, places }))).toEqual([]);
});
