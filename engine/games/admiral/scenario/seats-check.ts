import type { Seat } from '@/engine/core/game';
import { wholeLayouts } from '../board/layout';
import { seatOf } from '../board/sides';
import type { Scenario, WholeLayout } from '../data/scenario';
import { HOUSE_CARDS, KINDS, PER_KIND } from '../data/ships';
import type { Report } from './faults';
import { once } from './links';

/** V08, V14: every layout has players, a plan for each of them, and teams that hold each of them once. */
export function checkSeats(scenario: Scenario, fault: Report): void {
  wholeLayouts(scenario).forEach((layout, i) => checkLayout(scenario, layout, `layouts[${i}]`, fault));
}

function checkLayout(scenario: Scenario, layout: WholeLayout, at: string, fault: Report): void {
  const { players, mode, teams, seats, turnOrder } = layout;
  if (players.length === 0) return fault('scenario-missing', `${at}.players`);
  if (new Set(players).size < players.length) fault('scenario-twice', `${at}.players`, { value: players.join(', ') });
  const most = Math.max(...players);
  if (mode === 'solo' && most > 1) fault('scenario-seats', `${at}.players`, { seats: 1 });
  if (mode === 'teams' && !teams) fault('scenario-missing', `${at}.teams`);
  if (!seats) return fault('scenario-missing', `${at}.seats`);
  if (!('each' in seats)) {
    if (players.some((count) => count !== seats.length)) fault('scenario-seats', `${at}.seats`, { seats: most });
    const named = seats.flatMap(({ seat }) => (seat ? [{ id: seat }] : []));
    once(named, `${at}.seats`, fault);
    named.forEach(({ id }, k) => known(id, most, `${at}.seats[${k}].seat`, fault));
  }
  if (teams) checkTeams(teams, players, `${at}.teams`, fault);
  if (teams && mode !== 'teams') fault('scenario-teams', `${at}.mode`);
  if (typeof turnOrder === 'object') {
    const order = turnOrder.map(seatOf);
    if (players.length > 1 || !isEverybody(order, most)) fault('scenario-teams', `${at}.turnOrder`);
  }
  layout.forts?.forEach(({ owner }, k) => {
    if (owner.startsWith('P')) known(owner, most, `${at}.forts[${k}].owner`, fault);
  });
  layout.royalPorts?.forEach(({ owner }, k) => known(owner, most, `${at}.royalPorts[${k}].owner`, fault));
  checkFleets(scenario, layout, at, fault);
}

function known(name: string, seats: number, at: string, fault: Report): void {
  if (seatOf(name) >= seats) fault('scenario-nobody', at, { name });
}

function isEverybody(list: readonly Seat[], seats: number): boolean {
  return list.length === seats && new Set(list).size === seats && list.every((seat) => seat >= 0 && seat < seats);
}

function checkTeams(
  teams: NonNullable<WholeLayout['teams']>,
  players: readonly number[],
  at: string,
  fault: Report,
): void {
  const all = teams.flat().map(seatOf);
  if (teams.length < 2 || players.some((count) => !isEverybody(all, count))) fault('scenario-teams', at);
}

/** E-21 (2), E-5, and six of a kind: as many as have numbers. */
function checkFleets(
  { markers = [] }: Scenario,
  { players, seats = [] }: WholeLayout,
  at: string,
  fault: Report,
): void {
  const most = Math.max(...players);
  const plans = 'each' in seats ? [seats.each] : seats;
  const times = 'each' in seats ? most : 1;
  const path = (k: number): string => ('each' in seats ? `${at}.seats.each` : `${at}.seats[${k}]`);
  for (const [k, kind] of KINDS.entries()) {
    const count = plans.reduce((sum, { fleet = [] }) => sum + times * fleet.filter((one) => one === kind).length, 0);
    if (count > PER_KIND) fault('scenario-number', `${at}.seats`, { min: 0, max: PER_KIND });
    plans.forEach(({ fleet = [], fixed, damage, cargo }, i) => {
      const own = fleet.filter((one) => one === kind).length;
      const lists = [
        ['fixed', fixed?.[kind]],
        ['damage', damage?.[kind]],
      ] as const;
      for (const [name, given] of lists) {
        const length = typeof given === 'object' ? given.length : given === undefined ? 0 : 1;
        if (length > own) fault('scenario-not-there', `${path(i)}.${name}.${kind}`, { most: own });
      }
      cargo?.[kind]?.forEach((id) => {
        if (!markers.some((marker) => marker.id === id))
          fault('scenario-nobody', `${path(i)}.cargo.${kind}`, { name: id });
      });
      const room = markers[0]?.capacity?.[kind] ?? (HOUSE_CARDS[k]?.penalty.length ?? 1) - 1;
      if ((cargo?.[kind]?.length ?? 0) > room)
        fault('scenario-list', `${path(i)}.cargo.${kind}`, { min: 0, max: room });
    });
  }
  plans.forEach(({ fleet = [] }, i) => {
    if (fleet.length === 0) fault('scenario-missing', `${path(i)}.fleet`);
  });
}
