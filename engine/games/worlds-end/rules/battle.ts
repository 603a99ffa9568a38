import type { Seat } from '@/engine/core/game';
import { popOf } from '@/engine/kit/tasks';
import type { Ship } from '../box';
import type { Sea } from '../data/board';
import { HAND_MAX } from '../data/table';
import { guardBit, rethink, rethinkLine } from '../knowledge';
import { platable } from '../legal/fire';
import { battleView, cardIds, shipId, shipIds } from '../names';
import {
  box,
  flagshipOf,
  goldOf,
  guardsAt,
  handOf,
  hasPaidSkill,
  nextPlayer,
  NOWHERE,
  SKILL_2,
  skillPrice,
  squadronOf,
  type Battle,
  type WorldsEndState,
} from '../state';
import type { BattleKind } from '../view';
import { tellFleet } from './fleet';
import type { Play } from './play';

interface Muster {
  readonly kind: BattleKind;
  readonly sea: Sea | null;
  /** The side that fires first stands first (4.12.1). */
  readonly sides: readonly [Seat | null, Seat | null];
  readonly company: readonly Ship[];
  readonly parley: boolean;
  /** Left out: the next player (5.2.3). */
  readonly commander?: Seat;
}

/** What has changed in the running battle is written down and told. */
export function change({ s, emit }: Play, now: Partial<Battle>): Battle {
  const battle = { ...(s.battle as Battle), ...now };
  s.battle = battle;
  emit?.({ type: 'battle', seat: s.active, now: battleView(box(s), now) });
  return battle;
}

/** 4.11.10: lines, draws, Forged Plates; then the first round. */
export function beginBattle(play: Play, { kind, sea, sides, company, parley, commander }: Muster): void {
  const { s, emit } = play;
  const guards = guardsIn(s, kind, sea, sides[1]);
  const lineOf = (side: 0 | 1): readonly Ship[] => {
    const seat = sides[side];
    if (seat === null) return company;
    return muster(s, seat, side === 1 ? guards : [], kind === 'sea' && side === 1 && flagshipOf(s, seat) !== sea);
  };
  const lines = [lineOf(0), lineOf(1)] as const;
  const known = originsOf(s, sides[1], lines[1], guards);
  sides.forEach((seat, side) => {
    if (seat !== null) layOut(s, seat, lines[side] as readonly Ship[]);
  });
  s.posted = guards;
  s.battle = {
    kind,
    sea,
    sides,
    commander: sides.includes(null) ? (commander ?? nextPlayer(s, s.active)) : null,
    lines,
    damaged: [],
    fired: parley ? company : [],
    carded: [],
    plates: null,
    withdrawn: [[], []],
    sunk: [],
    sunkOf: [],
    posts: guards.length,
    ...known,
    taken: [],
    played: [],
    round: 1,
    ending: null,
    toFire: 0,
    parley,
    salvo: null,
  };
  if (emit) {
    const posted = { posted: shipIds(box(s), guards) };
    const own = guards.length === 0 ? {} : s.options.openSquadrons ? posted : { own: { [sides[1] as Seat]: posted } };
    emit({ type: 'battle-began', seat: s.active, battle: battleView(box(s), s.battle), ...own, reveals: true });
  }
  for (const seat of sides) if (seat !== null) tellFleet(play, seat);
  sides.forEach((seat, side) => {
    if (seat !== null) draw(play, seat, lines[side]?.length ?? 0);
  });
  s.tasks.push({ kind: 'battle', seat: s.active });
  // 4.17.3, 4.17.6, E-9
  if (kind !== 'final' && hasPaidSkill(s, s.active, 'plates') && platable(s, s.active).length > 0) {
    s.tasks.push({ kind: 'plates', seat: s.active });
  }
}

/** 4.11.2, 4.19.4: the guards that fight beside the second side. */
function guardsIn(s: WorldsEndState, kind: BattleKind, sea: Sea | null, seat: Seat | null): readonly Ship[] {
  if (seat === null) return [];
  if (kind === 'sea') return guardsAt(s, sea as Sea);
  const here = flagshipOf(s, seat);
  return kind === 'final' && here !== NOWHERE && s.owner[here] === seat ? guardsAt(s, here) : [];
}

/** What everybody may think of who is a guard: the line tells nothing (E-15). */
function originsOf(
  s: WorldsEndState,
  seat: Seat | null,
  line: readonly Ship[],
  guards: readonly Ship[],
): Pick<Battle, 'origins' | 'places'> {
  if (seat === null || guards.length === 0) return { origins: [], places: [] };
  const post = s.guards.findIndex((here) => here === guards);
  rethinkLine(s, line, guardBit(post), guards.length);
  return { origins: line, places: line.map((ship) => s.places[ship] as number) };
}

/** E-15: by id, squadron and guards together. */
function muster(s: WorldsEndState, seat: Seat, guards: readonly Ship[], isAway: boolean): readonly Ship[] {
  if (isAway) return guards;
  const squadron = squadronOf(s, seat);
  return guards.length === 0 ? squadron : [...squadron, ...guards].sort((a, b) => a - b);
}

/** E-38: until it is over a ship is in the battle alone. */
function layOut(s: WorldsEndState, seat: Seat, line: readonly Ship[]): void {
  for (const ship of line) s.places[ship] = 0;
  s.squadrons[seat] = squadronOf(s, seat).filter((ship) => !line.includes(ship));
  for (let sea = 0; sea < s.guards.length; sea++) {
    if (s.owner[sea] !== seat || guardsAt(s, sea).length === 0) continue;
    if (guardsAt(s, sea).some((ship) => line.includes(ship))) s.guards[sea] = [];
  }
  rethink(s, seat);
}

function draw({ s, emit }: Play, seat: Seat, ships: number): void {
  const hand = handOf(s, seat);
  // 4.11.6
  const drawn = s.cards.slice(0, Math.min(ships, HAND_MAX - hand.length));
  s.cards = s.cards.slice(drawn.length);
  s.hands[seat] = [...hand, ...drawn];
  emit?.({
    type: 'drew',
    seat,
    count: drawn.length,
    left: s.cards.length,
    own: { [seat]: { cards: cardIds(box(s), drawn) } },
    reveals: true,
  });
}

/** FORGED_PLATES */
export function forge(play: Play, seat: Seat, ship: Ship): void {
  const { s, emit } = play;
  popOf(s, 'plates');
  const paid = skillPrice(s, seat);
  s.used |= SKILL_2;
  s.gold[seat] = goldOf(s, seat) - paid;
  emit?.({ type: 'plates', seat, ship: shipId(box(s), ship), paid });
  change(play, { plates: ship });
}
