import { act } from '@testing-library/react-native';
import i18next from 'i18next';
import { eventWords } from '@/components/games/admiral/event-words';
import { LANGUAGES } from '@/components/i18n/languages';
import { speak, type Words } from '@/components/i18n/words';
import { Match, type Game, type SeatSetup } from '@/engine';
import { eventFor } from '@/engine/core/event';
import { Stream } from '@/engine/core/luck';
import { admiral } from '@/engine/games/admiral';
import type { AdmiralEvent, Happening } from '@/engine/games/admiral/events';
import type { AdmiralOptions } from '@/engine/games/admiral/options';
import type { Offer } from '@/engine/games/admiral/view';

const NAMES = ['Anna', 'Borys', 'Vira', 'Hlib', 'Yana', 'Petro'];
const MOST_ANSWERS = 250;

const TABLES: readonly (readonly [seats: number, options: Partial<AdmiralOptions>])[] = [
  [1, { scenario: 'mini-1' }],
  [3, { scenario: 'mini-2' }],
  [2, { scenario: 'first-battle' }],
  [2, { scenario: 'pearl-shoals' }],
  [4, { scenario: 'pearl-shoals', teams: '2v2' }],
  [6, { scenario: 'pearl-shoals', wind: 'lively' }],
  [3, { scenario: 'old-pirate', wind: 'lively' }],
];

/** Keys, holes, codes, numbers of ships. */
const RAW = /\{\{|undefined|NaN|\$t\(|[a-z]+:[a-z]|[A-Z]{3,}_|-\d/;
const FOREIGN = { en: /[а-яёіїєґ]/i, ru: /[іїєґ]/i, uk: /[ыэъё]/i };

interface Heard {
  readonly seats: readonly SeatSetup[];
  readonly options: AdmiralOptions;
  readonly events: readonly AdmiralEvent[];
}

/** One person, who is spoken to. */
const PERSON: SeatSetup = { kind: 'person', name: 'Anna' };
const PEOPLE = NAMES.map((name): SeatSetup => ({ kind: 'person', name }));
const ALONE: readonly SeatSetup[] = [
  PERSON,
  ...NAMES.slice(1).map((name): SeatSetup => ({ kind: 'bot', name, level: 'legend' })),
];

function played(seats: number, options: Partial<AdmiralOptions>, seed: string): Heard {
  const match = Match.start({ game: admiral as unknown as Game, options, seats: PEOPLE.slice(0, seats), seed });
  const luck = Stream.seeded(seed, 'test');
  const events: AdmiralEvent[] = [];
  for (let [decision] = match.pending(); decision; [decision] = match.pending()) {
    if (match.log.length > MOST_ANSWERS) break;
    const { seat } = decision;
    const happened = match.act(seat, luck.pick(match.legal(seat)));
    events.push(...happened.map((event) => eventFor(event, 0) as AdmiralEvent));
  }
  return { seats: ALONE.slice(0, seats), events, options: match.options as unknown as AdmiralOptions };
}

const PLAYED = TABLES.map(([seats, options], n) => played(seats, options, `told ${n}`));

const seat = 0;
const ship = 'frigate-1';
const at = 'F10';
const fort = 'A1';
const SALVO = [
  { unit: fort, count: 2 },
  { unit: 'line-2', count: 1 },
];

const OFFERS: readonly Offer[] = [
  { by: 0, to: 1, about: 'peace', against: null, until: 5 },
  { by: 1, to: 0, about: 'passage', against: null, until: 5 },
  { by: 0, to: 1, about: 'joint', against: 0, until: 5 },
];

type Forms = { readonly [T in Happening['type']]: readonly Extract<Happening, { type: T }>[] };

/** Every kind of event in every form of its sentence. */
const FORMS: Forms = {
  home: [{ type: 'home', seat, fort }],
  reef: [null, at].map((where) => ({ type: 'reef', seat, at: where })),
  deployed: [{ type: 'deployed', seat, ship, at }],
  laid: [{ type: 'laid', seat, left: 1 }],
  'laid-all': [{ type: 'laid-all', seat }],
  ordered: [{ type: 'ordered' }],
  'mine-answered': [{ type: 'mine-answered', seat, reveals: true }],
  mine: [{ type: 'mine', seat, ship, at, damage: 3, reveals: true }],
  'mines-shown': [{ type: 'mines-shown', seat, at: ['F9', 'F8'], reveals: true }],
  strained: [0, 1].map((damage) => ({ type: 'strained', seat, ship, at, die: 2 - damage, damage, reveals: true })),
  offered: OFFERS.map((offer) => ({ type: 'offered', seat: offer.by, offer })),
  'treaty-answered': OFFERS.flatMap((offer) =>
    [true, false].map((accepts) => ({ type: 'treaty-answered', seat: offer.to, offer, accepts }) as const),
  ),
  'treaty-broken': OFFERS.map((offer) => ({
    type: 'treaty-broken',
    seat: offer.by,
    treaty: { ...offer, number: 1, since: 3, brokenBy: offer.by },
    byDeed: true,
  })),
  came: [{ type: 'came', seat, ship, at }],
  placed: [{ type: 'placed', seat, at: ['F9', 'F8'] }],
  'reef-gone': [{ type: 'reef-gone', seat, at }],
  message: [
    { type: 'message', seat, texts: { en: 'Sails in the east.', ru: 'Паруса на осте.', uk: 'Вітрила на ості.' } },
  ],
  round: [{ type: 'round', seat, round: 3 }],
  wind: Array.from({ length: 24 }, (_, sector) => ({ type: 'wind', seat, sector, reveals: true })),
  turn: [{ type: 'turn', seat }],
  moved: [{ type: 'moved', seat, ship, from: at, path: ['F9', 'F8'] }],
  drifted: (['edge', 'land', 'fort', 'reef', 'ship', 'port', 'done'] as const).flatMap((stop) =>
    [[], ['F9']].map((path) => ({ type: 'drifted', seat, ship, from: at, path, stop, damage: 2 }) as const),
  ),
  fired: [[{ unit: fort, count: 1 }], SALVO].flatMap((shots) =>
    [0, 1].map((hit) => ({ type: 'fired', seat, shots, target: ship, die: 4, hits: [hit, 0], reveals: true }) as const),
  ),
  fireship: [{ type: 'fireship', seat, ship, at, due: 5 }],
  exploded: [[], ['brig-1', 'line-2']].map((victims) => ({ type: 'exploded', seat, ship, at, damage: 4, victims })),
  attacked: [
    { type: 'attacked', seat, isAssault: true, target: fort, attackers: [ship, 'brig-1'], defenders: [] },
    { type: 'attacked', seat, isAssault: false, target: 'brig-2', attackers: [ship], defenders: [] },
  ],
  fought: [3, 4].map((attack) => ({
    type: 'fought',
    seat,
    target: ship,
    attackDice: [1, 2],
    defenceDice: [6],
    attack,
    defence: 4,
    reveals: true,
  })),
  shared: [true, false].map((won) => ({ type: 'shared', seat, units: [ship, fort], given: [2, 0], won })),
  shifted: [{ type: 'shifted', seat, from: ship, to: 'galleon-2', count: 1 }],
  captured: [0, 1].map((from) => ({ type: 'captured', seat: 1 - from, ship, at, from })),
  'fort-captured': [
    { type: 'fort-captured', seat, fort, from: null },
    { type: 'fort-captured', seat, fort, from: 1 },
    { type: 'fort-captured', seat: 1, fort, from: 0 },
  ],
  'fort-ruined': [0, 2].flatMap((lost) =>
    [0, 1].map((left) => ({ type: 'fort-ruined', seat, fort, lost, left }) as const),
  ),
  'fort-restored': [{ type: 'fort-restored', seat, fort }],
  'fort-neutral': [{ type: 'fort-neutral', seat, fort }],
  'fort-given': [true, false].flatMap((isGift) =>
    [0, 1].map((to) => ({ type: 'fort-given', seat: 1 - to, fort, to, isGift }) as const),
  ),
  sunk: (['reef', 'mine', 'storm', 'fire', 'explosion', 'fireship', 'fight', 'sacrifice', 'ruin', 'out'] as const).map(
    (why) => ({
      type: 'sunk',
      seat,
      ship,
      at,
      why,
      lost: 1,
      left: 1,
    }),
  ),
  loaded: [at, fort].map((from) => ({ type: 'loaded', seat, ship, at, from, count: 2 })),
  unloaded: [{ type: 'unloaded', seat, ship, at, fort, count: 1 }],
  repair: [{ type: 'repair', seat, ship, at, fort }],
  'repair-ended': [true, false].map((byOwner) => ({ type: 'repair-ended', seat, ship, at, byOwner })),
  mended: [{ type: 'mended', seat, ship, at }],
  work: [true, false].map((isRestoring) => ({ type: 'work', seat, fort, ships: [ship, 'brig-1'], isRestoring })),
  'work-asked': [0, 1].map((of) => ({ type: 'work-asked', seat: 1 - of, of, fort, ships: [ship] })),
  'work-answered': [true, false].map((agrees) => ({ type: 'work-answered', seat, fort, agrees })),
  'work-ended': (['wish', 'done', 'ship', 'fort'] as const).map((why) => ({ type: 'work-ended', seat, fort, why })),
  'fort-mended': [{ type: 'fort-mended', seat, fort, damage: 3 }],
  fortless: [{ type: 'fortless', seat, turns: 2 }],
  out: (['ship-lost', 'no-ships', 'no-fort', 'resigned'] as const).map((why) => ({ type: 'out', seat, why })),
  over: (['arrived', 'delivered', 'exhausted', 'last-fleet', 'last-player', 'round-limit', 'nobody'] as const).map(
    (result) => ({ type: 'over', seat, result }),
  ),
  asks: [{ type: 'asks', seat }],
};

/** Told to an only person who has won, to one who has not, and to people of whom two have. */
const SAID: readonly Heard[] = (
  [
    [ALONE.slice(0, 2), [0], 3],
    [ALONE.slice(0, 2), [], 3],
    [PEOPLE.slice(0, 2), [0, 1], 6],
  ] as const
).map(([seats, winners, table]) => ({
  seats,
  options: PLAYED[table]?.options as AdmiralOptions,
  events: Object.values(FORMS).flatMap((forms: readonly Happening[]) =>
    forms.map((event) => ({ ...event, now: { table: { winners } } })),
  ),
}));

describe.each(LANGUAGES)('13.20 events in %s', (language) => {
  const missing = new Set<string>();
  let told: string[] = [];

  beforeAll(() => {
    act(() => speak(language));
    const t = ((key: string, options: object = {}) => {
      const own = { lng: language, fallbackLng: [], ...options };
      if (!i18next.exists(key, own)) missing.add(key);
      return i18next.t(key as 'app:time.days', options as { count: number });
    }) as unknown as Words;
    told = [...PLAYED, ...SAID].flatMap(({ seats, events, options }) =>
      events.flatMap((event) => eventWords(event, seats, t, options) ?? []),
    );
  });

  it('are all told', () => {
    expect([...missing]).toEqual([]);
    expect(told.length).toBeGreaterThan(1000);
  });

  it('leave no hole, no code and no foreign letter', () => {
    const bare = told.map((text) => NAMES.reduce((rest, name) => rest.replaceAll(name, ''), text));
    expect(bare.filter((text) => RAW.test(text) || FOREIGN[language].test(text))).toEqual([]);
  });

  it('are whole sentences', () => {
    expect(told.filter((text) => !/^\p{Lu}.*[.!]$/u.test(text))).toEqual([]);
  });
});
