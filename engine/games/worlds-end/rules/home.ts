import type { Seat } from '@/engine/core/game';
import { popOf } from '@/engine/kit/tasks';
import type { Ship } from '../box';
import { seaId, type Sea } from '../data/board';
import { FIRST_PIRATE } from '../data/company';
import { CONVOY_REWARD } from '../data/table';
import type { Home } from '../events';
import { rethink } from '../knowledge';
import { seaOrNull, shipId, shipIds } from '../names';
import {
  box,
  flagshipOf,
  goldOf,
  hasPaidSkill,
  NOBODY,
  NOWHERE,
  SKILL_2,
  skillPrice,
  without,
  type Battle,
  type WorldsEndState,
} from '../state';
import type { SideNumber } from '../view';
import { finish } from './finish';
import { join, stayOnGuard, tellFleet } from './fleet';
import type { Play } from './play';

/** 4.15.12: ships, cards, reward and Cursed Gold; the rest lies on the stack. */
export function endBattle(play: Play, winner: SideNumber): void {
  const { s } = play;
  const battle = s.battle as Battle;
  const { kind, sides, sea } = battle;
  popOf(s, 'battle');
  sendHome(play, battle, winner);
  giveCardsBack(play, battle);
  if (kind === 'final') {
    if (winner === 0) finish(play, 'armadaVictory', NOBODY);
    else finish(play, 'armadaBeaten', sides[1] as Seat);
    return;
  }
  if (kind === 'convoy' && winner === 0) reward(play, sides[0] as Seat);
  s.tasks.push({
    kind: 'aftermath',
    seat: s.active,
    battle: kind,
    sea: sea === null ? null : seaId(sea),
    sides,
    winner,
  });
  offerCursedGold(play, battle);
}

/** Step 1 (4.15.4, 4.15.5). */
function sendHome(play: Play, battle: Battle, winner: SideNumber): void {
  const { s, emit } = play;
  const b = box(s);
  const { lines, withdrawn, taken, sunk } = battle;
  const { posted } = s;
  s.battle = null;
  s.posted = [];
  const homes: Home[] = [];
  const post = postOf(play, battle);
  let kept: readonly Ship[] = [];
  for (const side of [0, 1] as const) {
    const seat = battle.sides[side];
    if (seat === null) continue;
    const mayStay = side === 1 && winner === 1 && post !== NOWHERE;
    const stay = mayStay ? lines[1].filter((ship) => posted.includes(ship) && !taken.includes(ship)) : [];
    if (mayStay) kept = stay;
    const ships = [...lines[side], ...withdrawn[side]].sort((x, y) => x - y);
    for (const ship of ships) {
      if (stay.includes(ship)) stayOnGuard(s, post, ship);
      else join(s, seat, ship);
    }
    if (mayStay) forgetPosts(s, battle);
    rethink(s, seat);
    homes.push({ seat, ships: shipIds(b, ships), guards: stay.length });
  }
  const gone = sunk.filter((ship) => ship >= FIRST_PIRATE);
  s.lost = [...s.lost, ...gone];
  if (!emit) return;
  const mine = { stayed: shipIds(b, kept) };
  const own = kept.length === 0 ? {} : s.options.openSquadrons ? mine : { own: { [battle.sides[1] as Seat]: mine } };
  emit({
    type: 'home',
    seat: s.active,
    battle: battle.kind,
    winner,
    sea: seaOrNull(post),
    homes,
    sunk: shipIds(b, gone),
    ...own,
  });
  for (const { seat } of homes) tellFleet(play, seat);
}

/** The others know no more of who was a guard than before the battle. */
function forgetPosts(s: WorldsEndState, { lines, origins, places, taken }: Battle): void {
  if (s.options.openSquadrons) return;
  origins.forEach((ship, i) => {
    if (lines[1].includes(ship) && !taken.includes(ship)) s.places[ship] = places[i] as number;
  });
}

/** Where the guards of the second side came from. */
function postOf({ s }: Play, { sea, posts, sides }: Battle): Sea {
  if (posts === 0) return NOWHERE;
  return sea ?? flagshipOf(s, sides[1] as Seat);
}

/** Step 2. */
function giveCardsBack({ s, luck, emit }: Play, { played }: Battle): void {
  if (played.length === 0) return;
  s.cards = luck.play.shuffle([...s.cards, ...played]);
  emit?.({ type: 'cards-back', seat: s.active, left: s.cards.length });
}

/** Step 3. */
function reward({ s, emit }: Play, seat: Seat): void {
  s.gold[seat] = goldOf(s, seat) + CONVOY_REWARD;
  emit?.({ type: 'reward', seat, gold: CONVOY_REWARD });
}

/** Step 4: of the ships that went down under his command (4.17.7). */
function offerCursedGold({ s }: Play, { sides, sunk, sunkOf }: Battle): void {
  const side = sides.indexOf(s.active);
  if (side < 0 || !hasPaidSkill(s, s.active, 'cursedGold')) return;
  const ships = sunk.filter((ship, i) => sunkOf[i] === side && ship >= FIRST_PIRATE);
  if (ships.length > 0) s.tasks.push({ kind: 'cursed', seat: s.active, ships: shipIds(box(s), ships) });
}

/** CURSED_GOLD */
export function raise(play: Play, seat: Seat, ship: Ship): void {
  const { s, emit } = play;
  popOf(s, 'cursed');
  const paid = skillPrice(s, seat);
  s.used |= SKILL_2;
  s.gold[seat] = goldOf(s, seat) - paid;
  s.lost = without(s.lost, ship);
  join(s, seat, ship);
  emit?.({ type: 'cursed', seat, ship: shipId(box(s), ship), paid });
  tellFleet(play, seat);
}
