import type { Layout, Scenario } from '../data/scenario';
import type { Report } from './faults';

/** V01, V14: ids that are there once, layouts that take over from each other without going round in a circle. */
export function checkLinks({ layouts, markers = [], terrain, rules = {} }: Scenario, fault: Report): void {
  once(layouts, 'layouts', fault);
  once(markers, 'markers', fault);
  once(terrain?.shapes ?? [], 'terrain.shapes', fault);
  terrain?.shapes?.forEach(({ id }, i) => {
    if (id === 'A' || id === 'B') fault('scenario-twice', `terrain.shapes[${i}].id`, { value: id });
  });
  layouts.forEach((layout, i) => followed(layouts, layout, i, fault));
  if (rules['wind.profile'] === 'weights' && !rules['wind.weights']) fault('scenario-missing', 'rules.wind.weights');
  if (rules['wind.profile'] === 'script' && !rules['wind.script']) fault('scenario-missing', 'rules.wind.script');
  const { calm, fresh, storm } = rules['wind.weights'] ?? { calm: 1, fresh: 1, storm: 1 };
  if (calm + fresh + storm === 0) fault('scenario-number', 'rules.wind.weights.calm', { min: 1, max: 20 });
}

export function once(list: readonly { readonly id?: string }[], at: string, fault: Report): void {
  const seen = new Set<string>();
  list.forEach(({ id }, i) => {
    if (id === undefined) return;
    if (seen.has(id)) fault('scenario-twice', `${at}[${i}].id`, { value: id });
    seen.add(id);
  });
}

/** What a layout takes from others, one after the other. */
function followed(layouts: readonly Layout[], layout: Layout, i: number, fault: Report): void {
  const { victory, defeat } = layout;
  const from = (id: string | undefined): Layout | undefined => layouts.find((one) => one.id === id);
  const like = defeat && 'like' in defeat ? defeat.like : undefined;
  if (layout.extends !== undefined && !from(layout.extends))
    fault('scenario-nobody', `layouts[${i}].extends`, { name: layout.extends });
  if (like !== undefined && !from(like)) fault('scenario-nobody', `layouts[${i}].defeat.like`, { name: like });
  if (victory && 'replace' in victory && layout.extends === undefined)
    fault('scenario-missing', `layouts[${i}].extends`);
  if (goesRound(layouts, layout, [])) fault('scenario-loop', `layouts[${i}].extends`);
}

function goesRound(layouts: readonly Layout[], layout: Layout, way: readonly string[]): boolean {
  if (way.includes(layout.id)) return true;
  const { defeat } = layout;
  const next = [layout.extends, defeat && 'like' in defeat ? defeat.like : undefined];
  return next.some((id) => {
    const other = id === undefined ? undefined : layouts.find((one) => one.id === id);
    return other !== undefined && goesRound(layouts, other, [...way, layout.id]);
  });
}
