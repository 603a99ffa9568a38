import 'react-native-gesture-handler/jestSetup';
import { worldsEndSubject } from '@/__tests__/engine/conformance/worlds-end';
import { layoutOf } from '@/components/games/worlds-end/around';
import { worldsEndModule } from '@/components/games/worlds-end/module';
import { sheetRoom, trayRoom } from '@/components/games/worlds-end/overlay/rooms';
import { bladeSpoken, cardSpoken, seaSpoken, seatSpoken, shipSpoken } from '@/components/games/worlds-end/spoken';
import { SEAS } from '@/engine/games/worlds-end/data/board';
import type { WorldsEndAction } from '@/engine/games/worlds-end/actions';
import { boxOf } from '@/engine/games/worlds-end/box';
import type { WorldsEndDecision } from '@/engine/games/worlds-end/decisions';
import type { WorldsEndEvent } from '@/engine/games/worlds-end/events';
import type { WorldsEndView } from '@/engine/games/worlds-end/view';
import { parts, turned } from './settings';
import { faceConformance } from './suite';

jest.mock('@/components/games/worlds-end/scene/door', () => ({ Scene: () => null, Prepared: () => null }));

const SEATS = ['Anna', 'Borys', 'Vira', 'Hlib'].map((name) => ({ kind: 'person' as const, name }));
const OPTIONS = [
  { nobodyOut: true },
  { alwaysAsk: true },
  { autoCommander: true, doubleAlsoSum: true },
  { eventBattleFlight: true, shortGame: true },
];

const BUSY: ReadonlySet<WorldsEndAction['type']> = new Set([
  'ATTACK',
  'PORT_BUY',
  'OPEN_PORT',
  'GUARD_ASSIGN',
  'GUARD_MOVE',
  'COMPASS',
  'CALYPSO',
]);

faceConformance<WorldsEndView, WorldsEndAction, WorldsEndEvent, WorldsEndDecision>(worldsEndModule, {
  rules: worldsEndSubject,
  asked: {
    CHOOSE_HERO: true,
    CHOOSE_START_SEA: true,
    EVENT_REROLL: true,
    CONVOY: true,
    BID: true,
    RAID: true,
    BUY_FAME: true,
    ACTIONS: true,
    PORT_BUY: true,
    FORGED_PLATES: true,
    FIRE: true,
    REACT: true,
    AFTER_ROLL: true,
    CANCEL: true,
    ANSWER: true,
    FOLLOW_UP: true,
    KEEN_EYE_CHECK: true,
    ROUND_END: true,
    CURSED_GOLD: true,
    RETREAT_TO: true,
    GIFT_FAME: true,
  },
  // One match in three is played by one person against bots.
  tables: Array.from({ length: 12 }, (_, n) => {
    const seats = 2 + (n % 3);
    return { seats, people: n % 3 === 0 ? 1 : seats, options: OPTIONS[n % OPTIONS.length] ?? {} };
  }),
  matches: 6,
  likely: (legal) => legal.filter(({ type }) => BUSY.has(type)),
  goesOn: ['bid-more'],
  reasons: ['fame10', 'armadaBeaten', 'lastStanding', 'armadaVictory'],
  silent: ['phase', 'fleet', 'battle', 'passed', 'cards-back', 'asks'],
  // The armada and the line that meets it (look 20.4).
  longest: 5000,
  ids: /\b(sl|br|fr)\d\d\b|\bco-|good-\d|-(atlantic|antilles|shot|fire|drill|volley|over)\b/,
  things: (view) => (t) => {
    const { ids, cards } = boxOf(view.options);
    return [
      ...ids.map((ship) => shipSpoken(view, ship, t)),
      ...cards.map(({ id }) => cardSpoken(view, id, t)),
      ...SEAS.map((sea) => seaSpoken(view, SEATS, sea, t)),
      ...view.players.map(({ seat }) => seatSpoken(view, SEATS, seat, t)),
      bladeSpoken(view, t),
    ];
  },

  layouts(frame, seats, focus) {
    const layout = layoutOf({ seats, focus }, frame);
    const { map, blade, chips, own, titles, trays } = layout;
    const people = [
      ...chips.map(({ seat, rect }) => [`chip ${seat}`, rect] as const),
      ...trays.map((rect, seat) => [`tray ${seat}`, rect] as const),
    ];
    const seen = parts(false, { blade, ...Object.fromEntries(titles.map(({ region, rect }) => [region, rect])) });
    const around = parts(true, { own, ...Object.fromEntries(people) });
    // What opens over the chart covers it, and at its foot what is owned.
    const over = (name: string, rect: ReturnType<typeof sheetRoom>) => turned(frame, parts(true, { [name]: rect }));
    const covered = trays.map((rect, seat) => [`tray ${seat}`, rect] as const);
    return {
      chart: [...around, ...seen, ...parts(true, { map })],
      sheet: [...over('sheet', sheetRoom(layout)), ...parts(true, Object.fromEntries(covered))],
      tray: [...over('tray', trayRoom(layout)), ...parts(true, Object.fromEntries(people))],
    };
  },
});
