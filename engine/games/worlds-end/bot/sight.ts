import type { Seat } from '@/engine/core/game';
import { mixed, mixedAll } from '@/engine/kit/sight';
import { NOWHERE, type Battle, type WorldsEndState } from '../state';
import { guardsAt, handOf, squadronOf } from '../state';
import type { Task } from '../view';

function mixedText(h: number, text: string): number {
  let all = mixed(h, text.length);
  for (let i = 0; i < text.length; i++) all = mixed(all, text.charCodeAt(i));
  return all;
}

/** What a seat can see, as a number (E-16). */
export function sight(s: WorldsEndState, seat: Seat): number {
  let h = mixedText(seat, s.phase);
  h = mixedAll(h, s.order);
  h = mixedAll(mixedAll(mixed(mixed(mixed(h, s.active), s.turn), s.used), s.heroes), s.gold);
  h = mixedAll(mixedAll(mixedAll(mixedAll(h, s.bought), s.gifts), s.calypso), s.flagship);
  h = mixedAll(mixedAll(mixedAll(h, s.out), s.owner), s.places);
  h = mixed(mixed(mixed(h, s.runs), s.stepped ? 1 : 0), s.armada);
  h = mixedText(mixedText(h, s.run), s.event ?? '');
  h = mixedAll(mixedAll(h, s.dice), s.lost);
  h = mixed(mixed(h, s.ships.length), s.cards.length);
  for (let one = 0; one < s.seats; one++) {
    h = mixed(mixed(h, squadronOf(s, one).length), handOf(s, one).length);
    if (one === seat || s.options.openSquadrons) h = mixedAll(h, squadronOf(s, one));
  }
  for (let sea = 0; sea < s.guards.length; sea++) {
    const guards = guardsAt(s, sea);
    if (guards.length === 0) continue;
    h = mixed(mixed(h, sea), guards.length);
    if (s.owner[sea] === seat || s.options.openSquadrons) h = mixedAll(h, guards);
  }
  h = mixedAll(h, handOf(s, seat));
  if (s.battle?.sides[1] === seat || s.options.openSquadrons) h = mixedAll(mixed(h, s.posted.length), s.posted);
  if (seat === s.active) h = mixedAll(mixedAll(mixed(h, s.assigned.length), s.assigned), s.moved);
  for (const task of s.tasks) h = mixedTask(h, task);
  return s.battle ? mixedBattle(h, s.battle) : h;
}

function mixedTask(h: number, task: Task): number {
  let all = mixed(mixedText(h, task.kind), task.seat);
  switch (task.kind) {
    case 'fire':
      return mixedText(all, task.ship ?? '');
    case 'window':
      return mixed(all, task.window);
    case 'offer':
    case 'cursed':
      for (const ship of task.ships) all = mixedText(all, ship);
      return all;
    case 'auction':
      return mixedAll(mixed(mixed(mixedText(all, task.ship), task.bid), task.bidder ?? NOWHERE), task.inside);
    case 'round-end':
      return mixed(all, task.withdrew ? 1 : 0);
    case 'keen-check':
      return mixedText(all, task.ship);
    case 'sum':
      return mixedText(all, task.event);
    case 'aftermath':
      return mixed(all, task.winner);
    default:
      return all;
  }
}

function mixedBattle(h: number, b: Battle): number {
  let all = mixedAll(mixedAll(mixed(h, b.round), b.lines[0]), b.lines[1]);
  all = mixedAll(mixedAll(mixedAll(mixed(all, b.toFire), b.damaged), b.fired), b.carded);
  all = mixedAll(mixedAll(mixedAll(all, b.withdrawn[0]), b.withdrawn[1]), b.sunk);
  all = mixedAll(mixedAll(mixed(all, b.posts), b.places), b.taken);
  all = mixedAll(mixed(mixed(all, b.plates ?? NOWHERE), b.ending ?? NOWHERE), b.played);
  const { salvo } = b;
  if (!salvo) return all;
  all = mixed(mixed(mixedText(all, salvo.step), salvo.ship), salvo.target);
  all = mixed(mixed(mixed(all, salvo.card ?? NOWHERE), salvo.shelter), salvo.cancelled * 2 + (salvo.smoked ? 1 : 0));
  return mixedAll(mixedAll(mixedAll(all, salvo.dice), salvo.check), salvo.answer);
}
