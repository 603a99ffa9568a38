import 'react-native-gesture-handler/jestSetup';
import { rareEvents, rareQuestions } from '@/__tests__/fixtures/admiral/moments';
import { admiralSubject } from '@/__tests__/engine/conformance/admiral';
import { layoutOf } from '@/components/games/admiral/around';
import { admiralFace } from '@/components/games/admiral/face';
import { squareSpoken, unitSpoken, windSpoken, seatSpoken } from '@/components/games/admiral/spoken';
import { gameModule } from '@/components/kit/game-module';
import { admiral } from '@/engine/games/admiral';
import type { AdmiralAction } from '@/engine/games/admiral/actions';
import type { AdmiralDecision } from '@/engine/games/admiral/decisions';
import type { AdmiralEvent } from '@/engine/games/admiral/events';
import type { AdmiralView } from '@/engine/games/admiral/view';
import { parts, turned } from './settings';
import { faceConformance } from './suite';

jest.mock('@/components/games/admiral/scene/door', () => ({ Scene: () => null, Prepared: () => null }));

const SEATS = ['Anna', 'Borys', 'Vira', 'Hlib', 'Dana', 'Emil'].map((name) => ({ kind: 'person' as const, name }));

const BUSY: ReadonlySet<AdmiralAction['type']> = new Set([
  'Board',
  'Assault',
  'Join',
  'Salvo',
  'StartRepair',
  'StartFortWork',
  'AnnounceFireship',
  'Explode',
  'Load',
  'Unload',
  'Fire',
]);

const module = gameModule({ id: 'admiral', engine: admiral, face: admiralFace });

faceConformance<AdmiralView, AdmiralAction, AdmiralEvent, AdmiralDecision>(module, {
  rules: admiralSubject,
  asked: {
    ChooseStartPort: true,
    PlaceReef: true,
    Deploy: true,
    LayMine: true,
    Detonate: true,
    Manoeuvre: true,
    AnswerTreaty: true,
    SpinVane: true,
    Turn: true,
    Salvo: true,
    Attack: true,
    ChooseDefenders: true,
    Distribute: true,
    ShiftCargo: true,
    AnswerFortWork: true,
  },
  tables: [
    { seats: 1, options: { scenario: 'mini-2', roundLimit: 20 } },
    { seats: 2, people: 1, options: { scenario: 'first-battle' } },
    { seats: 2, options: { wind: 'lively', roundLimit: 20 } },
    { seats: 3, people: 1, options: { scenario: 'mini-3', roundLimit: 20 } },
    { seats: 3, options: { minesPerPlayer: 'most', level: 'captain', roundLimit: 20 } },
  ],
  matches: 4,
  likely: (legal) => legal.filter(({ type }) => BUSY.has(type)),
  positions: rareQuestions,
  rare: rareEvents(),
  reasons: [
    'arrived',
    'delivered',
    'exhausted',
    'last-fleet',
    'last-player',
    'round-limit',
    'nobody',
    'condition',
    'points',
  ],
  silent: ['asks', 'ordered', 'laid-all', 'mine-answered'],
  longest: 3600,
  ids: /\b(line|galleon|frigate|brig)-\d\b|\bmini-\d\b/,
  things: (view) => (t) => [
    ...view.ships.map(({ id }) => unitSpoken(view, SEATS, id, t)),
    ...view.forts.map(({ at }) => unitSpoken(view, SEATS, at, t)),
    ...['A2', 'K6', 'J7'].map((at) => squareSpoken(view, at, t)),
    ...view.players.map(({ seat }) => seatSpoken(view, SEATS, seat, t)),
    windSpoken(view, SEATS, t),
  ],

  layouts(frame, seats, focus) {
    const { map, chips, sheet, trays } = layoutOf({ seats, focus }, frame);
    const people = Object.fromEntries([
      ...chips.map(({ seat, rect }) => [`chip ${seat}`, rect] as const),
      ...trays.map((rect, seat) => [`tray ${seat}`, rect] as const),
    ]);
    const card = turned(frame, parts(true, { sheet }));
    return {
      sea: [...parts(true, people), ...parts(true, { map }), ...(frame.around ? [] : card)],
      // At a flat table the card opens over the edge of the sea.
      card: [...parts(true, people), ...card],
    };
  },
});
