import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Skia, type SkTypeface } from '@shopify/react-native-skia';
import type { SceneWords } from '@/components/games/dead-mans-draw/scene/model';
import { setGrain } from '@/components/kit/skia/grain';
import { makeFaces, type Face, type Faces } from '@/components/kit/skia/text';
import { defaultOptions } from '@/engine/core/options';
import type { CardId } from '@/engine/games/dead-mans-draw/data/cards';
import { SUITS, type Suit } from '@/engine/games/dead-mans-draw/data/suits';
import type { Trait } from '@/engine/games/dead-mans-draw/data/traits';
import { OPTIONS, type DeadMansDrawOptions } from '@/engine/games/dead-mans-draw/options';
import type { DeadMansDrawView, PlayerView } from '@/engine/games/dead-mans-draw/view';

const FONTS: Record<Face, string> = {
  display: '@expo-google-fonts/yeseva-one/400Regular/YesevaOne_400Regular.ttf',
  text500: './assets/fonts/AlegreyaSans_500Medium.ttf',
  text700: './assets/fonts/AlegreyaSans_700Bold.ttf',
  text800: './assets/fonts/AlegreyaSans_800ExtraBold.ttf',
};

/** The grain of all paper that is drawn from now on. */
export function readGrain(): void {
  const data = Skia.Data.fromBytes(new Uint8Array(readFileSync('assets/art/grain.webp')));
  const image = Skia.Image.MakeImageFromEncoded(data);
  if (!image) throw new Error('the grain cannot be read');
  setGrain(image);
}

/** A bundled font, read from its package. */
export function readTypeface(face: Face): SkTypeface {
  const { resolve } = createRequire(`${process.cwd()}/package.json`);
  const data = Skia.Data.fromBytes(new Uint8Array(readFileSync(resolve(FONTS[face]))));
  const typeface = Skia.Typeface.MakeFreeTypeFaceFromData(data);
  if (!typeface) throw new Error(`${FONTS[face]} cannot be read`);
  return typeface;
}

/** All bundled fonts; with them, as on the screen, comes the grain. */
export function readFaces(): Faces {
  readGrain();
  return makeFaces({
    display: readTypeface('display'),
    text500: readTypeface('text500'),
    text700: readTypeface('text700'),
    text800: readTypeface('text800'),
  });
}

function player(seat: number, trait: Trait, score: number, tops: Partial<Record<Suit, readonly number[]>>): PlayerView {
  const bank = Object.fromEntries(
    SUITS.map((suit) => [suit, (tops[suit] ?? []).map((value): CardId => `${suit}-${value}`)]),
  ) as Record<Suit, CardId[]>;
  const bankSize = Object.values(bank).reduce((sum, cards) => sum + cards.length, 0);
  return { seat, traits: [trait], hasPicked: true, lockerTarget: null, bank, bankSize, score, knowsTop: 0 };
}

const row = (cards: readonly CardId[]) =>
  cards.map((card) => ({ card, source: 'draw' as const, safe: false, locked: false }));

/** The moment that the pictures of the look show: three players, five cards in the row, an anchor among them. */
export function sampleView(change: Partial<DeadMansDrawView> = {}): DeadMansDrawView {
  return {
    viewer: 0,
    seats: 3,
    options: defaultOptions(OPTIONS) as unknown as DeadMansDrawOptions,
    variant: 'none',
    phase: 'turn',
    first: 0,
    active: 0,
    turn: 9,
    players: [
      player(0, 'fisherman', 40, {
        anchor: [5],
        hook: [7, 3],
        cannon: [6],
        map: [3],
        sword: [6, 5, 2],
        kraken: [7],
        mermaid: [6],
      }),
      player(1, 'safe-harbor', 37, {
        anchor: [7, 4],
        cannon: [5],
        key: [4],
        map: [6, 2],
        sword: [7],
        mermaid: [8],
      }),
      player(2, 'master-gunner', 25, { hook: [6], chest: [5, 3], oracle: [7], sword: [3], kraken: [4] }),
    ],
    offer: [],
    picked: [],
    row: row(['map-5', 'key-6', 'anchor-4', 'oracle-3', 'chest-7']),
    debt: 0,
    slots: 0,
    drawsThisTurn: 5,
    drawCount: 17,
    knownTop: [],
    discard: ['cannon-2'],
    discardCount: 15,
    discardTop: 'cannon-2',
    revealed: [],
    tasks: [],
    suddenWinner: null,
    ...change,
  };
}

/** A fourth player, for a table that lies flat. */
export const KSENIA = player(3, 'mystic', 32, {
  anchor: [3],
  key: [3],
  chest: [4],
  map: [7],
  oracle: [6],
  mermaid: [9],
});

export const TRAIT_NAMES: Partial<Record<Trait, string>> = {
  fisherman: 'Fisherman',
  'safe-harbor': 'Safe Harbor',
  'master-gunner': 'Master Gunner',
  mystic: 'Mystic',
};

export const WORDS: SceneWords = {
  seats: [
    { name: 'You', emblem: 1 },
    { name: 'Mara', emblem: 2 },
    { name: 'Old Finn', emblem: 3 },
    { name: 'Ksenia', emblem: 4 },
  ],
  trait: (trait) => TRAIT_NAMES[trait] ?? trait,
  focus: 0,
  gain: '+18',
};
