import type { Seat } from '@/engine/core/game';
import { Luck } from '@/engine/core/luck';
import { readOptions } from '@/engine/core/options';
import { RuleError } from '@/engine/core/rule-error';
import { admiral } from '.';
import type { ShipId } from './data/ships';
import { squareFrom, type SquareId } from './data/squares';
import type { AdmiralEvent } from './events';
import { fortFrom, shipFrom } from './legal/units';
import { OPTIONS, type AdmiralOptions } from './options';
import { chartOf, emptyTable, put, REEF, type AdmiralState } from './state';
import type { AdmiralView } from './view';

interface ShownShip {
  readonly at: SquareId;
  readonly owner?: Seat;
  readonly damage?: number;
  readonly cargo?: number;
  /** A fireship whose time has come. */
  readonly isDue?: boolean;
}

/** A moment laid out by hand and what is answered in it: the pictures of the rules are played by the rules. */
export interface Shown {
  readonly scenario: string;
  /** 2.6 */
  readonly sector: number;
  readonly ships: Readonly<Record<ShipId, ShownShip>>;
  readonly reefs?: readonly SquareId[];
  /** Whose they are, where that is not as the scenario has it. */
  readonly forts?: Readonly<Record<SquareId, Seat>>;
  /** What luck brings. */
  readonly seed?: string;
  /** Answers of the first player, with a picture after each. */
  readonly play?: readonly string[];
}

export interface ShownFrame {
  readonly view: AdmiralView;
  /** What has happened since the picture before. */
  readonly events: readonly AdmiralEvent[];
}

const ROUND = 4;

function lay({ scenario, sector, ships, reefs = [], forts = {} }: Shown): AdmiralState {
  const options = readOptions(OPTIONS, { scenario }) as unknown as AdmiralOptions;
  const s = emptyTable(options, 2);
  const chart = chartOf(s);
  for (const [id, { at, owner, damage = 0, cargo = 0, isDue = false }] of Object.entries(ships)) {
    const ship = shipFrom(chart, id);
    put(s, ship, squareFrom(at));
    if (owner !== undefined) s.owner[ship] = owner;
    s.damage[ship] = damage;
    s.cargo[ship] = cargo;
    s.due[ship] = isDue ? ROUND : 0;
  }
  for (const at of reefs) s.water[squareFrom(at)] = REEF;
  for (const [at, owner] of Object.entries(forts)) s.fortOwner[fortFrom(chart, at)] = owner;
  s.order = [0, 1];
  s.round = ROUND;
  s.turn = 2 * ROUND - 1;
  s.windSeat = 0;
  s.sector = sector;
  s.phase = 'turn';
  s.tasks.push({ kind: 'main', seat: 0 });
  return s;
}

export function show(shown: Shown): ShownFrame[] {
  const state = lay(shown);
  const luck = Luck.fromSeed(shown.seed ?? 'shown');
  const frames: ShownFrame[] = [{ view: admiral.observe(state, 0), events: [] }];
  for (const text of shown.play ?? []) {
    const action = admiral.parse(text);
    const error = action ? admiral.check(state, 0, action) : new RuleError('unknown-action');
    if (error || !action) throw error;
    const events: AdmiralEvent[] = [];
    admiral.advance(state, 0, action, luck, (event) => events.push(event));
    frames.push({ view: admiral.observe(state, 0), events });
  }
  return frames;
}
