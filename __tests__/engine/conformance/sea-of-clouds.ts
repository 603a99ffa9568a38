import { OWN_TEXT } from '@/__tests__/fixtures/sea-of-clouds/own-pack';
import type { Seat } from '@/engine/core/game';
import type { Stream } from '@/engine/core/luck';
import { seaOfClouds } from '@/engine/games/sea-of-clouds';
import { boxOf } from '@/engine/games/sea-of-clouds/box';
import { HOUSE_PACK, OPTIONS, type SeaOfCloudsOptions } from '@/engine/games/sea-of-clouds/options';
import type { SeaOfCloudsState } from '@/engine/games/sea-of-clouds/state';
import { defaultOptions } from '@/engine/core/options';
import { BRANCHES, branchesOf } from './sea-of-clouds-branches';
import { subjectOf } from './settings';

type State = SeaOfCloudsState;

const house = boxOf(defaultOptions(OPTIONS) as unknown as SeaOfCloudsOptions);

/** The game with one preset more: a pack of an owner's own is played wherever presets are. */
const game: typeof seaOfClouds = {
  ...seaOfClouds,
  manifest: {
    ...seaOfClouds.manifest,
    presets: [...seaOfClouds.manifest.presets, { id: 'own-pack', options: { pack: OWN_TEXT } }],
  },
};

export const seaOfCloudsSubject = subjectOf(game, {
  seats: [2, 3, 4],
  usual: 100,
  longest: () => 500,

  pieces(s) {
    const { ids } = boxOf(s.options);
    const zones = [s.rum, s.secrets, s.relics, s.objects, s.crew, s.slots].flat();
    return [...s.deck, ...s.hand, ...s.gone, ...s.removed, ...zones.flat()].map((card) => ids[card] as string);
  },

  scramble,

  mustSee: {
    actions: {
      peekDeckTop: true,
      shareChoice: true,
      placeNext: true,
      discardOwnPirate: true,
      pickLootCard: true,
      pirateOrder: true,
      fightTargetOrder: true,
      swapObject: true,
      swapRum: true,
      plumeVictim: true,
      plumeDiscard: true,
    },
    events: {
      'turn-began': true,
      sailed: true,
      peeked: true,
      looked: true,
      left: true,
      dealt: true,
      laid: true,
      took: true,
      drew: true,
      picked: true,
      placed: true,
      gained: true,
      'chest-filled': true,
      'chest-won': true,
      'chest-paid': true,
      discarded: true,
      fought: true,
      applied: true,
      nothing: true,
      stole: true,
      parrot: true,
      'rum-stolen': true,
      'rum-swapped': true,
      swapped: true,
      declined: true,
      named: true,
      'crews-left': true,
      hat: true,
      over: true,
      asks: true,
    },
    things: [...BRANCHES, ...house.ids.map((id) => `card ${id}`)],
    rare: [
      { seats: 2, options: {} },
      { seats: 3, options: {} },
      { seats: 4, options: {} },
    ],
  },

  spot(step, note) {
    if (step.after.options.pack === HOUSE_PACK) {
      for (const event of step.events) {
        if (event.type === 'placed' && event.card) note(`card ${event.card}`);
        if (event.type === 'over') [...event.rum, ...event.secrets].flat().forEach((card) => note(`card ${card}`));
      }
    }
    branchesOf(step, note);
  },

  // What happens and leaves no trace in the view: which pirate worked, what was named, declined or found nothing.
  fleeting: [],
  golden: (seats) => GOLDEN[seats] ?? {},
});

/** Each recorded match plays by other rules, the first by those of the box. */
const GOLDEN: Readonly<Record<number, Readonly<Record<string, unknown>>>> = {
  3: { parrotBreaksTies: true, rotateHat: true },
  4: { noCurses: true, firstPlayer: 3 },
};

/** Section 6: faces in shares, in the hand, on the deck by their backs; rum and secrets at boards; the rest of the deck; what was removed. */
function scramble(s: State, viewer: Seat | null, luck: Stream): State {
  const box = boxOf(s.options);
  const bystander = 1 << s.seats;
  const bit = viewer === null ? bystander : 1 << viewer;
  const isKnown = (card: number): boolean => ((s.known[card] as number) & bit) !== 0;
  const isSecret = (card: number): boolean => box.faceOf[card]?.zone === 'secrets';
  const typeOf = (card: number): number => box.type[card] as number;
  const followed = [...s.slots, s.hand];
  const zones = [...s.secrets, ...s.rum];
  const top = s.deck.slice(-1);
  const below = s.deck.slice(0, -1);
  const everywhere = [...followed.flat(), ...zones.flat(), ...top];
  const pool = [...everywhere.filter((card) => !isKnown(card)), ...below, ...s.removed];
  luck.shuffle(pool.sort((a, b) => a - b));
  const seen = new Map(everywhere.map((card) => [card, s.known[card] as number]));
  const next = (fits: (card: number) => boolean): number => pool.splice(pool.findIndex(fits), 1)[0] as number;
  const masks: [card: number, mask: number][] = [];
  const inZone = (lists: readonly number[][], fits: (card: number) => boolean): number[][] =>
    lists.map((cards, owner) =>
      cards
        .map((card) => {
          const face = isKnown(card) ? card : next(fits);
          // Who else knows a bottle at a board is nobody's knowledge, unless it lies open.
          const mask = seen.get(card) as number;
          masks.push([face, (mask & bystander) !== 0 ? mask : (1 << owner) | (mask & bit)]);
          return face;
        })
        .sort((a, b) => a - b),
    );
  const inPlace = (cards: readonly number[]): number[] =>
    cards.map((card) => {
      const face = isKnown(card) ? card : next((other) => typeOf(other) === typeOf(card));
      masks.push([face, seen.get(card) as number]);
      return face;
    });
  // Secrets at boards first: elsewhere any object may lie.
  s.secrets = inZone(s.secrets, isSecret);
  s.rum = inZone(s.rum, (card) => typeOf(card) === 0);
  s.slots = s.slots.map(inPlace);
  s.hand = inPlace(s.hand);
  const newTop = inPlace(top);
  s.removed = s.removed.map((card) => next((other) => typeOf(other) === typeOf(card))).sort((a, b) => a - b);
  for (const card of pool) masks.push([card, 0]);
  s.deck = [...pool, ...newTop];
  for (const [card, mask] of masks) s.known[card] = mask;
  for (const card of s.removed) s.known[card] = 0;
  return s;
}
