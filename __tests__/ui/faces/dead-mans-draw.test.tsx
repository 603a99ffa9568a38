import { deadMansDrawSubject } from '@/__tests__/engine/conformance/dead-mans-draw';
import { layoutIn } from '@/components/games/dead-mans-draw/layout';
import { deadMansDrawModule } from '@/components/games/dead-mans-draw/module';
import type { DeadMansDrawAction } from '@/engine/games/dead-mans-draw/actions';
import { VARIANTS } from '@/engine/games/dead-mans-draw/data/variants';
import type { DeadMansDrawDecision } from '@/engine/games/dead-mans-draw/decisions';
import type { DeadMansDrawEvent } from '@/engine/games/dead-mans-draw/events';
import type { DeadMansDrawView } from '@/engine/games/dead-mans-draw/view';
import { parts } from './settings';
import { faceConformance } from './suite';

jest.mock('@/components/games/dead-mans-draw/scene/door', () => ({ Scene: () => null }));

const OPTIONS = [
  {},
  { mermaidAbility: true, traitsPerPlayer: 2 },
  { discardOpen: false, oraclePublic: false, assist: 'odds' },
  { plundererPick: 'chooseTops', misfireMode: 'also', traitsPerPlayer: 2 },
  { safeChoices: true, mermaidAbility: true },
];
const MATCHES = 45;
const ROWS = [0, 1, 5, 6, 10];

faceConformance<DeadMansDrawView, DeadMansDrawAction, DeadMansDrawEvent, DeadMansDrawDecision>(deadMansDrawModule, {
  rules: deadMansDrawSubject,
  asked: {
    CANNON_PICK: true,
    COLLECT: 'auto',
    DRAW: true,
    DRAW_OR_COLLECT: true,
    HOOK_PICK: true,
    MAP_PICK: true,
    MERMAID_PICK: true,
    MISFIRE_PICK: true,
    PICK_LOCKER_TARGET: true,
    PICK_TRAIT: true,
    PLUNDER_PICK: true,
    PLUNDER_TARGET: true,
    SWORD_PICK: true,
  },
  tables: Array.from({ length: MATCHES }, (_, n) => ({
    seats: 2 + (n % 3),
    options: { ...OPTIONS[n % OPTIONS.length], variant: VARIANTS[n % VARIANTS.length] ?? 'none' },
  })),
  matches: MATCHES,
  reasons: ['score'],
  silent: ['asks'],
  longest: 2400,
  ids: /[a-z]-[a-z]+-?[0-9]/,

  layouts(frame, seats, focus) {
    const states = ROWS.map((row) => {
      const { strips, own, drawPile, discard, rowArea, suitBar } = layoutIn({ seats, focus, row }, frame);
      const lying = [
        ...strips.map(({ seat, rect }) => [`strip ${seat}`, rect] as const),
        ...own.slots.map((rect, i) => [`own slot ${i}`, rect] as const),
      ];
      const touched = parts(true, { 'draw pile': drawPile, discard, row: rowArea, ...Object.fromEntries(lying) });
      return [`${row} cards`, [...touched, ...parts(false, { 'suit bar': suitBar, 'own head': own.head })]] as const;
    });
    return Object.fromEntries(states);
  },
});
