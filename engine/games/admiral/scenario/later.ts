import { partsOf } from '../board/goals';
import type { Condition, Scenario } from '../data/scenario';
import type { Report } from './faults';

/** What the format knows and these rules do not carry out yet. A level of its own is 8.0.5. */
export function checkLater({ rules = {}, markers = [], terrain, layouts, events = [] }: Scenario, fault: Report): void {
  const later = (at: string): void => fault('scenario-later', at);
  if (rules.level === 'admiral') fault('scenario-level', 'rules.level');
  if (rules.secretDeploy) later('rules.secretDeploy');
  if (rules.exitEdge && rules.exitEdge.length > 0) later('rules.exitEdge');
  if (rules.shelterInPorts === 'own') later('rules.shelterInPorts');
  if (rules.boardTable && rules.boardTable.join() !== '0,0,1,1,2,2') later('rules.boardTable');
  if (markers.length > 1) later('markers[1]');
  markers.forEach(({ value = 1, hidden, shiftAtSea }, i) => {
    if (value !== 1) later(`markers[${i}].value`);
    if (hidden) later(`markers[${i}].hidden`);
    if (shiftAtSea) later(`markers[${i}].shiftAtSea`);
  });
  terrain?.shapes?.forEach(({ polygon }, i) => {
    if (!polygon) later(`terrain.shapes[${i}].cells`);
  });
  layouts.forEach(({ islandPool, players = [], seats, place = [], victory }, i) => {
    const at = `layouts[${i}]`;
    if ([players].flat().includes(5)) later(`${at}.players`);
    if (islandPool) later(`${at}.islandPool`);
    const plans = seats && 'each' in seats ? [seats.each] : (seats ?? []);
    plans.forEach(({ points }, k) => {
      if (points !== undefined) later(`${at}.seats[${k}].points`);
    });
    place.forEach(({ fill }, k) => {
      if (fill?.startsWith('choose')) later(`${at}.place[${k}].fill`);
    });
    if (!victory || 'replace' in victory) return;
    victory.forEach((condition, k) => {
      if (partsOf(condition).some((part) => part.type === 'exit' || isNotOfRound(part))) later(`${at}.victory[${k}]`);
    });
  });
  events.forEach(({ do: effects }, i) =>
    effects.forEach((effect, k) => {
      if ('rule' in effect) later(`events[${i}].do[${k}].rule`);
      if ('place' in effect && effect.place.fill?.startsWith('choose')) later(`events[${i}].do[${k}].place.fill`);
    }),
  );
}

/** What is asked once, at the end of a round, is untrue until then: the opposite of it would be true from the beginning. */
function isNotOfRound(condition: Condition): boolean {
  if (condition.type !== 'not') return false;
  return partsOf(condition).some(
    (one) => one.type === 'survive' || (one.type === 'points' && one.atRound !== undefined),
  );
}
