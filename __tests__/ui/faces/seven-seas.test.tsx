import { sevenSeasSubject } from '@/__tests__/engine/conformance/seven-seas';
import { Board, dice } from '@/__tests__/fixtures/seven-seas/board';
import { facing } from '@/components/games/seven-seas/around';
import { layoutIn } from '@/components/games/seven-seas/layout';
import { sevenSeasModule } from '@/components/games/seven-seas/module';
import type { Mode } from '@/components/games/seven-seas/table-layout';
import type { SevenSeasAction } from '@/engine/games/seven-seas/actions';
import type { SevenSeasDecision } from '@/engine/games/seven-seas/decisions';
import type { SevenSeasEvent } from '@/engine/games/seven-seas/events';
import type { SevenSeasView } from '@/engine/games/seven-seas/view';
import { parts, turned } from './settings';
import { faceConformance } from './suite';

jest.mock('@/components/games/seven-seas/scene/door', () => ({ Scene: () => null }));

const OPTIONS = [{}, { autoGift: false }, { quickGame: true, caravanMemory: 'hidden' }, { rimSpill: false }];
const MODES: readonly Mode[] = ['choose', 'table', 'lid'];

faceConformance<SevenSeasView, SevenSeasAction, SevenSeasEvent, SevenSeasDecision>(sevenSeasModule, {
  rules: sevenSeasSubject,
  asked: {
    ACTIVATE: true,
    CHOOSE_PAIR: true,
    DISCARD_GOODS: true,
    FINAL_SALE: true,
    IDOL_NAME: true,
    KEEP_LOOT: true,
    LOSE_GOOD: true,
    MERCHANT_SELL: true,
    SELECT_CHARACTER: true,
    SEND_SHIPS: true,
    TAKE_GIFT: true,
    TAVERN_DEAL: true,
    THROW: true,
    WHIRLPOOL_PICK: true,
  },
  tables: Array.from({ length: 12 }, (_, n) => ({ seats: 2 + (n % 3), options: OPTIONS[n % OPTIONS.length] ?? {} })),
  matches: 8,
  // Who never refuses comes to the end, and to the goods, sooner.
  likely: (legal) => legal.filter(({ type }) => type !== 'DECLINE' && type !== 'END_ACTIVATION'),
  rare: [
    { type: 'reshuffled', seat: 0, count: 12 },
    { type: 'discarded', seat: 1, goods: [1, 0, 2] },
  ],
  positions() {
    const full = { chests: 9, owned: 3, goods: { fruit: 1, coffee: 1, rum: 1 } };
    const board = new Board({ seats: 2, A: { ...full, cards: ['cu-tavern'] } }).choose('shaman', 'shaman');
    const tavern = board.does('A', 'curse cu-tavern').land(...dice('R1 4, R2 1'));
    return [{ state: tavern.does('A', 'tavern 0 4').s, seats: 2 }];
  },
  reasons: ['score', 'fewer-tokens', 'fewer-marks', 'shared'],
  silent: ['activated', 'declined', 'refused', 'sold-out', 'over', 'asks'],
  longest: 8000,
  ids: /(cv|pt|cu)-/,

  layouts(frame, seats, focus) {
    const { around } = frame;
    const laid = (mode: Mode) => {
      const l = layoutIn({ seats, focus, mode }, facing(frame));
      const { fleets, lid, duel, ruler, market, sheet, tray } = l;
      const rivals = Object.fromEntries(
        around
          ? l.sides.map((rect, seat) => [`side ${seat}`, rect])
          : l.strips.map(({ seat, rect }) => [`strip ${seat}`, rect]),
      );
      if (mode === 'lid') return parts(true, { fleets, lid, duel, ...(around && rivals) });
      if (mode === 'choose') return parts(true, { ruler, sheet, ...rivals });
      return parts(true, { ruler, market, ...(around ? { tray } : { 'own side': l.own.rect }), ...rivals });
    };
    return Object.fromEntries(MODES.map((mode) => [mode, turned(frame, laid(mode))]));
  },
});
