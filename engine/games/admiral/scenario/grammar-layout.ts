import type { Fort, Island, Layout, PlacePlan, ReefPlan, Replacing, RoyalPort, SeatPlan } from '../data/scenario';
import { condition, defeat } from './grammar-goals';
import { fieldsOf, flag, id, inside, list, named, oneOrList, pattern, record, whole, word, type Read } from './reader';
import { kind, perKind, seat, SEATS, selector, square, texts } from './words';

const MOST_PIECES = 24;
const LONGEST_NAME = 40;

const island = record<Island>({ shape: id, at: square, rot: whole(0, 3) }, { id });

const reefs = record<ReefPlan>({}, { fixed: list(square, 0, 200), perPlayer: whole(0, 12), zone: selector });

/** 14.2: what is free to choose, a ruin, nobody's, or a seat's. */
const holder = word([...SEATS, 'neutral', 'ruined', 'none'] as const);

const fort = record<Fort>(
  { id, at: square, owner: holder },
  {
    damage: whole(0, 11),
    look: word(['fort', 'royalPort']),
    guns: flag,
    holds: named(whole(0, 99), MOST_PIECES),
  },
);

const royalPort = record<RoyalPort>({ id, at: square, owner: seat, repair: flag }, {});

export const place = record<PlacePlan>(
  { marker: id, squares: selector },
  {
    count: whole(0, 99),
    fill: pattern(/^(all|allButNearestToFirst|random \d{1,2}|choose:P[1-6])$/, 24, 'scenario-selector'),
  },
);

const seatPlan = record<SeatPlan>(
  { deploy: selector },
  {
    seat,
    flag: id,
    fort: id,
    fleet: list(kind, 0, MOST_PIECES),
    points: whole(0, 300),
    fixed: perKind(oneOrList(square, 0, 6)),
    damage: perKind(oneOrList(whole(0, 11), 0, 6)),
    cargo: perKind(list(id, 0, 4)),
    mines: whole(0, 9),
    bot: word(['ok', 'no']),
    name: texts(LONGEST_NAME),
  },
);

const each = record<{ readonly each: SeatPlan }>({ each: seatPlan }, {});
const plans: Read<NonNullable<Layout['seats']>> = (given, at, fault) =>
  Array.isArray(given) ? list(seatPlan, 1, SEATS.length)(given, at, fault) : each(given, at, fault);

const replacing = record<{ readonly replace: Replacing }>(
  { replace: record<Replacing>({}, { 'deliver.count': whole(1, 99), scope: word(['player', 'team']) }) },
  {},
);
const like = record<{ readonly like: string }>({ like: id }, {});

const MOST_CONDITIONS = 24;
const victory: Read<NonNullable<Layout['victory']>> = (given, at, fault) =>
  Array.isArray(given) ? list(condition, 0, MOST_CONDITIONS)(given, at, fault) : replacing(given, at, fault);
const defeats: Read<NonNullable<Layout['defeat']>> = (given, at, fault) =>
  Array.isArray(given) ? list(defeat, 0, MOST_CONDITIONS)(given, at, fault) : like(given, at, fault);

const order: Read<NonNullable<Layout['turnOrder']>> = (given, at, fault) =>
  Array.isArray(given)
    ? list(seat, 1, SEATS.length)(given, at, fault)
    : word(['dice', 'agreed', 'alternateTeams'])(given, at, fault);

const pool: Read<NonNullable<Layout['islandPool']>> = (given, at, fault) => {
  const fields = fieldsOf(given, at, fault);
  if (!fields) return undefined;
  const { by, ...shapes } = fields;
  const chooser = word(['agreement', 'players'])(by, inside(at, 'by'), fault);
  const counts = named(whole(0, 9), MOST_PIECES)(shapes, at, fault);
  return chooser === undefined || !counts ? undefined : { ...counts, by: chooser };
};

const TIEBREAK = /^(delivered|carried|hull|forts|ships|earliestLast|side:[PT][1-6])$/;

/** 14.2 */
export const layout = record<Layout>(
  { id },
  {
    extends: id,
    players: oneOrList(whole(1, SEATS.length), 1, SEATS.length),
    mode: word(['solo', 'ffa', 'teams']),
    teams: list(list(seat, 1, SEATS.length), 1, SEATS.length),
    turnOrder: order,
    islands: list(island, 0, MOST_PIECES),
    islandPool: pool,
    reefs,
    forts: list(fort, 0, MOST_PIECES),
    royalPorts: list(royalPort, 0, MOST_PIECES),
    seats: plans,
    place: list(place, 0, MOST_PIECES),
    zones: named(selector, MOST_PIECES),
    victory,
    defeat: defeats,
    tiebreak: list(pattern(TIEBREAK, 16, 'scenario-selector'), 0, 12),
  },
);
