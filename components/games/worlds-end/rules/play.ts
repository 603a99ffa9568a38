import { show, type Shown, type ShownFrame } from '@/engine/games/worlds-end/public';
import type { SeaId } from '@/engine/games/worlds-end/data/board';
import type { ChartFrame } from './figures';

export type Fate = 'whole' | 'damaged' | 'sunk';

export interface Shot {
  readonly ship: string;
  readonly target: string;
  readonly dice: readonly number[];
  readonly check: readonly number[];
  readonly result: 'missed' | 'damaged' | 'sunk';
}

export interface BattleFrame {
  /** The Company's line is the upper one. */
  readonly lines: readonly [company: readonly string[], pirates: readonly string[]];
  readonly fates: Readonly<Record<string, Fate>>;
  readonly fired: readonly string[];
  readonly shot: Shot | null;
}

/** The lines as they are laid, and after each salvo. */
export function battleOf(shown: Shown): readonly BattleFrame[] {
  const frames: BattleFrame[] = [];
  let now: BattleFrame | null = null;
  for (const { events } of show(shown)) {
    let shot: Shot | null = null;
    for (const event of events) {
      if (event.type === 'battle-began') {
        const { lines, sides } = event.battle;
        now = { lines: sides[0] === null ? lines : [lines[1], lines[0]], fates: {}, fired: [], shot: null };
        frames.push(now);
      }
      if (!now) continue;
      if (event.type === 'fired') {
        shot = { ship: event.ship, target: event.target, dice: [], check: [], result: 'missed' };
        now = { ...now, fired: [...now.fired, event.ship] };
      }
      if (event.type === 'dice' && shot) {
        shot = event.why === 'check' ? { ...shot, check: event.dice } : { ...shot, dice: event.dice };
      }
      if (event.type === 'struck' && shot && event.result !== 'smoke' && event.result !== 'taken') {
        const { ship, result } = event;
        shot = { ...shot, result };
        if (result !== 'missed') now = { ...now, fates: { ...now.fates, [ship]: result } };
      }
    }
    if (now && shot) {
      now = { ...now, shot };
      frames.push(now);
    }
  }
  return frames;
}

export interface ChartLights {
  readonly at: SeaId;
  readonly lit: readonly SeaId[];
}

/** Where the flagship stands when all is answered, and where it may go by this order. */
export function lightsOf({ shown, lights }: ChartFrame): ChartLights {
  const last = show(shown).at(-1) as ShownFrame;
  const lit = last.legal.flatMap((text) => {
    const [order, sea] = text.split(' ');
    return order === lights ? [sea as SeaId] : [];
  });
  return { at: last.view.players[0]?.flagship as SeaId, lit };
}

export interface Bidder {
  readonly gold: number;
  readonly bid: number | null;
  readonly inside: boolean;
}

export interface AuctionFrame {
  readonly ship: string;
  readonly bidders: readonly Bidder[];
}

/** The auction as it is opened, and after each bid. */
export function auctionOf(shown: Shown): readonly AuctionFrame[] {
  const bids = new Map<number, number>();
  const left = new Set<number>();
  let ship = '';
  return show(shown).flatMap(({ view, events }) => {
    for (const event of events) {
      if (event.type === 'auctioned') ship = event.ship;
      if (event.type === 'bid') bids.set(event.seat, event.amount);
      if (event.type === 'left') left.add(event.seat);
    }
    const bidders = view.players.map(({ seat, gold }) => ({
      gold,
      bid: bids.get(seat) ?? null,
      inside: !left.has(seat),
    }));
    return ship ? [{ ship, bidders }] : [];
  });
}

export interface ArmadaFrame {
  readonly at: number;
  readonly limit: number;
}

/** The marker before anything happens, and whenever it has moved. */
export function armadaOf(shown: Shown): readonly ArmadaFrame[] {
  return show(shown)
    .filter(({ events }, i) => i === 0 || events.some(({ type }) => type === 'armada'))
    .map(({ view: { armada, limit } }) => ({ at: armada, limit }));
}
