import type { SeatColour } from '@/components/art/seats';
import { SEAS, type SeaId } from '@/components/games/worlds-end/map/seas';
import type { ChartState, SeaState } from '@/components/games/worlds-end/scene/chart-state';
import type { Good } from '@/components/games/worlds-end/scene/looks';

/** Income, goods and port of 2.3. */
const CARDS: Readonly<Record<SeaId, readonly [income: number, goods: Good | null, port: boolean]>> = {
  bahamas: [100, 1, false],
  cuba: [200, 1, true],
  jamaica: [300, 2, true],
  tortuga: [100, 2, true],
  'lesser-antilles': [200, 3, false],
  singapore: [300, 1, true],
  java: [200, 3, true],
  moluccas: [200, 3, false],
  borneo: [100, 4, false],
  philippines: [100, 4, true],
  'north-atlantic': [100, null, false],
  'central-atlantic': [300, null, false],
  'south-atlantic': [200, 2, false],
  cape: [200, null, true],
  indian: [300, 4, false],
};

type Words = readonly [string, string, string];
const NAMES: Readonly<Record<SeaId, Words>> = {
  bahamas: ['Bahamas', 'Багамы', 'Багами'],
  cuba: ['Cuba', 'Куба', 'Куба'],
  jamaica: ['Jamaica', 'Ямайка', 'Ямайка'],
  tortuga: ['Tortuga', 'Тортуга', 'Тортуга'],
  'lesser-antilles': ['Lesser Antilles', 'Малые Антилы', 'Малі Антили'],
  singapore: ['Singapore', 'Сингапур', 'Сингапур'],
  java: ['Java', 'Ява', 'Ява'],
  moluccas: ['Moluccas', 'Молуккские острова', 'Молуккські острови'],
  borneo: ['Borneo', 'Борнео', 'Борнео'],
  philippines: ['Philippines', 'Филиппины', 'Філіппіни'],
  'north-atlantic': ['North Atlantic', 'Северная Атлантика', 'Північна Атлантика'],
  'central-atlantic': ['Central Atlantic', 'Центральная Атлантика', 'Центральна Атлантика'],
  'south-atlantic': ['South Atlantic', 'Южная Атлантика', 'Південна Атлантика'],
  cape: ['Good Hope', 'Мыс Доброй Надежды', 'Мис Доброї Надії'],
  indian: ['Indian Ocean', 'Индийский океан', 'Індійський океан'],
};
const REGION_NAMES: readonly Words[] = [
  ['West Indies', 'Вест-Индия', 'Вест-Індія'],
  ['East Indies', 'Ост-Индия', 'Ост-Індія'],
  ['Oceans', 'Океаны', 'Океани'],
];

const LANGUAGES = ['en', 'ru', 'uk'];

interface Set {
  readonly owners?: Partial<Record<SeaId, SeatColour>>;
  readonly ships?: Partial<Record<SeaId, readonly SeatColour[]>>;
  readonly guards?: Partial<Record<SeaId, number>>;
}

export function chartState(language: string, set: Set, rest: Partial<ChartState> = {}): ChartState {
  const at = Math.max(0, LANGUAGES.indexOf(language));
  const seas = Object.fromEntries(
    SEAS.map((sea): [SeaId, SeaState] => {
      const [income, goods, port] = CARDS[sea];
      const state = { name: NAMES[sea][at] ?? '', income, goods, port, owner: set.owners?.[sea] ?? null };
      return [sea, { ...state, guards: set.guards?.[sea] ?? 0, ships: set.ships?.[sea] ?? [] }];
    }),
  ) as Record<SeaId, SeaState>;
  const [west = '', east = '', ocean = ''] = REGION_NAMES.map((words) => words[at]);
  return { seas, regions: { west, east, ocean }, legal: [], chosen: null, monopolies: [], active: null, ...rest };
}

/** The moment of picture 07. */
export const chartSample = (language = 'en', rest: Partial<ChartState> = {}): ChartState =>
  chartState(
    language,
    {
      owners: {
        bahamas: 'coral',
        cuba: 'coral',
        'lesser-antilles': 'violet',
        cape: 'amber',
        borneo: 'jade',
        singapore: 'jade',
      },
      ships: { cuba: ['coral'], 'lesser-antilles': ['violet'], cape: ['amber'], singapore: ['jade'] },
    },
    {
      legal: ['bahamas', 'tortuga', 'jamaica', 'lesser-antilles', 'central-atlantic'],
      active: 'coral',
      ...rest,
    },
  );

/** The moment of picture 19. */
export const chartSample19 = (language = 'en', rest: Partial<ChartState> = {}): ChartState =>
  chartState(
    language,
    {
      owners: {
        cuba: 'coral',
        bahamas: 'coral',
        'south-atlantic': 'amber',
        cape: 'amber',
        indian: 'jade',
        singapore: 'jade',
        borneo: 'jade',
        'lesser-antilles': 'violet',
        java: 'violet',
        moluccas: 'violet',
      },
      ships: { jamaica: ['coral'], cape: ['amber'], indian: ['jade'], java: ['violet'] },
      guards: { cuba: 1, bahamas: 2, cape: 2, indian: 1, singapore: 2, 'lesser-antilles': 1, moluccas: 1 },
    },
    {
      legal: ['jamaica'],
      monopolies: [{ good: 3, seas: ['lesser-antilles', 'java', 'moluccas'] }],
      active: 'coral',
      ...rest,
    },
  );
