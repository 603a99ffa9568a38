import type { Words } from '@/components/i18n/words';
import { cast, whom, type Teller as Speaker } from '@/components/kit/told';
import type { Seat, SeatSetup } from '@/engine';
import type { ShipId } from '@/engine/games/worlds-end/box';
import type { SeaId } from '@/engine/games/worlds-end/data/board';
import type { WorldsEndEvent } from '@/engine/games/worlds-end/events';
import type { WorldsEndOptions } from '@/engine/games/worlds-end/options';
import type { BattleView, SideNumber } from '@/engine/games/worlds-end/view';
import { skinName } from './names';
import { cardWords, heroWords, seaWords, shipsWords, shipWords } from './words';

type EventOf<T extends WorldsEndEvent['type']> = Extract<WorldsEndEvent, { type: T }>;

interface Teller extends Speaker {
  /** Whom the event happens to, as a sentence about it names them. */
  readonly who: { readonly name: string; readonly context?: string };
  readonly options: WorldsEndOptions;
  /** What things are called in this match: it may be played with an owner's pack. */
  readonly ship: (id: ShipId) => string;
  readonly ships: (ids: readonly ShipId[]) => string;
  readonly sea: (id: SeaId) => string;
}

type Tale<T extends WorldsEndEvent['type']> = (event: EventOf<T>, teller: Teller) => string | null;

/** Every event as a sentence. Null: another sentence tells it already, or there is nothing to tell. */
const TALES: { readonly [T in WorldsEndEvent['type']]: Tale<T> } = {
  hero: ({ hero }, { t, who, options }) =>
    t('worlds-end:events.hero', { ...who, hero: heroWords({ options }, hero, t) }),
  order: orderWords,
  'start-sea': ({ sea: id }, { t, who, sea }) => t('worlds-end:events.start-sea', { ...who, sea: sea(id) }),
  'turn-began': ({ ownTurn }, { t, who }) => t('worlds-end:events.turn-began', { ...who, turn: ownTurn }),
  phase: () => null,
  rolled: ({ dice: [first, second], again }, { t, who }) =>
    t(again === 'none' ? 'worlds-end:events.rolled' : 'worlds-end:events.rolled-again', { ...who, first, second }),
  event: ({ event }, { t }) => t(`worlds-end:events.event-${event}`),
  armada: ({ to }, { t }) => (to === 0 ? t('worlds-end:events.armada-skull') : t('worlds-end:events.armada', { to })),
  favour: ({ calypso, gold }, { t, who }) =>
    gold > 0
      ? t('worlds-end:events.favour-gold', { ...who, gold })
      : t('worlds-end:events.favour-marker', { ...who, count: calypso }),
  storm: ({ dice, sunk }, { t, who, ships }) => {
    if (dice.length === 0) return t('worlds-end:events.storm-none', who);
    const rolled = { ...who, dice: dice.join(', ') };
    return sunk.length === 0
      ? t('worlds-end:events.storm-safe', rolled)
      : t('worlds-end:events.storm-sunk', { ...rolled, ships: ships(sunk) });
  },
  aid: ({ gold }, { t, who }) => t('worlds-end:events.aid', { ...who, gold }),
  income: incomeWords,
  'fame-bought': ({ paid }, { t, who }) => t('worlds-end:events.fame-bought', { ...who, paid }),
  sailed: ({ from, to, by, paid }, { t, who, sea }) =>
    t(`worlds-end:events.sailed-${by}`, { ...who, from: sea(from), to: sea(to), paid }),
  offer: ({ ships: offered }, { t, ships }) => t('worlds-end:events.offer', { ships: ships(offered) }),
  bought: ({ ship: id, paid, bargain }, { t, who, ship }) =>
    t(bargain ? 'worlds-end:events.bought-bargain' : 'worlds-end:events.bought', { ...who, ship: ship(id), paid }),
  'offer-closed': ({ back }, { t, ships }) =>
    back.length > 0 ? t('worlds-end:events.offer-closed', { ships: ships(back) }) : null,
  guards: ({ order, from, to, ship: id }, { t, who, options, ship, sea }) => {
    const places = { from: from === null ? '' : sea(from), to: to === null ? '' : sea(to) };
    const told = t(`worlds-end:events.guards-${order}`, { ...who, ...places });
    // Which ship it was is not told to its owner either: others hear it, too.
    if (id === undefined || !options.openSquadrons) return told;
    return [told, t('worlds-end:events.guards-ship', { ship: ship(id) })].join(' ');
  },
  fleet: () => null,
  attacked: ({ seat, sea: id, against, parley, paid }, teller) => {
    const { t, who } = teller;
    const sea = teller.sea(id);
    if (against !== null) {
      return t('worlds-end:events.attacked-player', { ...cast(teller, { name: seat }, { owner: against }), sea });
    }
    return parley
      ? t('worlds-end:events.attacked-parley', { ...who, sea, paid })
      : t('worlds-end:events.attacked-company', { ...who, sea });
  },
  'battle-began': ({ battle }, teller) =>
    teller.t('worlds-end:events.battle-began', {
      list: [lineWords(battle, 0, teller), lineWords(battle, 1, teller)].join('. '),
    }),
  drew: ({ count }, { t, who }) => (count > 0 ? t('worlds-end:events.drew', { ...who, count }) : null),
  battle: () => null,
  plates: ({ ship: id, paid }, { t, ship }) => t('worlds-end:events.plates', { ship: ship(id), paid }),
  fired: ({ ship: id, target, second }, { t, ship }) =>
    t(second ? 'worlds-end:events.fired-again' : 'worlds-end:events.fired', { ship: ship(id), target: ship(target) }),
  card: ({ card, ship: id, target }, { t, who, options, ship }) => {
    const played = { ...who, card: cardWords({ options }, card, t), ship: ship(id) };
    return target === undefined
      ? t('worlds-end:events.card', played)
      : t('worlds-end:events.card-target', { ...played, target: ship(target) });
  },
  passed: () => null,
  dice: ({ why, ship: id, dice }, { t, ship }) =>
    t(`worlds-end:events.dice-${why}`, { ship: ship(id), dice: dice.join(', ') }),
  struck: ({ ship: id, result }, { t, ship }) => t(`worlds-end:events.struck-${result}`, { ship: ship(id) }),
  'round-ended': ({ round }, { t }) => t('worlds-end:events.round-ended', { round }),
  stood: (_, { t, who }) => t('worlds-end:events.stood', who),
  withdrew: ({ ship: id }, { t, who, ship }) => t('worlds-end:events.withdrew', { ...who, ship: ship(id) }),
  retreated: ({ forced }, { t, who }) =>
    t(forced ? 'worlds-end:events.retreated-forced' : 'worlds-end:events.retreated', who),
  home: ({ battle, winner, sunk }, { t, ships }) => {
    const told = t(`worlds-end:events.home-${battle}-${winner}`);
    return sunk.length === 0 ? told : [told, t('worlds-end:events.lost', { ships: ships(sunk) })].join(' ');
  },
  'cards-back': () => null,
  reward: ({ gold }, { t, who }) => t('worlds-end:events.reward', { ...who, gold }),
  cursed: ({ ship: id, paid }, { t, ship }) => t('worlds-end:events.cursed', { ship: ship(id), paid }),
  taken: ({ seat, sea: id, from }, teller) => {
    const sea = teller.sea(id);
    return from === null
      ? teller.t('worlds-end:events.taken', { ...teller.who, sea })
      : teller.t('worlds-end:events.taken-player', { ...cast(teller, { name: seat }, { owner: from }), sea });
  },
  raided: ({ sea: id }, { t, who, sea }) => t('worlds-end:events.raided', { ...who, sea: sea(id) }),
  auctioned: ({ ship: id, price }, { t, ship }) => t('worlds-end:events.auctioned', { ship: ship(id), price }),
  bid: ({ amount }, { t, who }) => t('worlds-end:events.bid', { ...who, amount }),
  left: ({ forced }, { t, who }) => t(forced ? 'worlds-end:events.left-forced' : 'worlds-end:events.left', who),
  won: ({ ship: id, paid }, { t, who, ship }) => t('worlds-end:events.won', { ...who, ship: ship(id), paid }),
  unsold: ({ ship: id }, { t, ship }) => t('worlds-end:events.unsold', { ship: ship(id) }),
  'tie-roll': ({ what, seats: tied, dice }, teller) =>
    teller.t(`worlds-end:events.tie-roll-${what}`, {
      list: tied
        .map((seat, i) =>
          teller.t('worlds-end:events.tie-roll-one', { name: whom(seat, teller), die: dice[i] as number }),
        )
        .join(', '),
    }),
  'last-battle': ({ seat, commander }, teller) => {
    const { t, who, options } = teller;
    if (commander === null) return t('worlds-end:events.last-battle-lost', who);
    // E-35: the command is rolled for all the same.
    if (options.autoCommander) return t('worlds-end:events.last-battle-auto', who);
    return t('worlds-end:events.last-battle', cast(teller, { name: seat }, { commander }));
  },
  gift: ({ seat, to }, teller) => teller.t('worlds-end:events.gift', cast(teller, { name: seat }, { to })),
  out: (_, { t, who }) => t('worlds-end:events.out', who),
  over: ({ result }, { t, who }) => (result === '' ? null : t(`worlds-end:events.over-${result}`, who)),
  asks: () => null,
};

/** 3.6–3.9 */
function orderWords({ order, gold, start }: EventOf<'order'>, teller: Teller): string {
  const { t, sea } = teller;
  const list = (words: (seat: Seat, name: string) => string) =>
    order.map((seat) => words(seat, whom(seat, teller))).join(', ');
  const purses = list((seat, name) => t('worlds-end:events.order-one', { name, gold: gold[seat] as number }));
  const told = t('worlds-end:events.order', { list: purses });
  if (!start) return told;
  const places = list((seat, name) => t('worlds-end:events.starts-one', { name, sea: sea(start[seat] as SeaId) }));
  return [told, t('worlds-end:events.starts', { list: places })].join(' ');
}

function incomeWords({ seas, extra, skill }: EventOf<'income'>, { t, who }: Teller): string | null {
  const gold = seas + extra + skill;
  if (gold === 0) return null;
  if (gold === seas) return t('worlds-end:events.income', { ...who, gold });
  const parts = [
    t('worlds-end:events.income-seas', { gold: seas }),
    ...(extra > 0 ? [t('worlds-end:events.income-extra', { gold: extra })] : []),
    ...(skill > 0 ? [t('worlds-end:events.income-skill', { gold: skill })] : []),
  ];
  return t('worlds-end:events.income-parts', { ...who, gold, parts: parts.join(', ') });
}

/** Who stands on one side, with all its ships; the Kraken is named by itself. */
function lineWords({ kind, sides, lines }: BattleView, number: SideNumber, teller: Teller): string {
  const { t } = teller;
  const seat = sides[number];
  const ships = teller.ships(lines[number]);
  if (seat === null && kind === 'kraken') return ships;
  const company = kind === 'final' ? skinName(t, 'armada') : t('worlds-end:company');
  const side = seat === null ? company : cast(teller, { name: seat }).name;
  return t('worlds-end:events.battle-line', { side, ships });
}

export function eventWords(
  event: WorldsEndEvent,
  seats: readonly SeatSetup[],
  t: Words,
  options: WorldsEndOptions,
): string | null {
  const tale = TALES[event.type] as Tale<WorldsEndEvent['type']>;
  return tale(event, {
    t,
    seats,
    options,
    who: cast({ t, seats }, { name: event.seat }),
    ship: (id) => shipWords({ options }, id, t),
    ships: (ids) => shipsWords({ options }, ids, t),
    sea: (id) => seaWords({ options }, id, t),
  });
}
