import type { Condition, Defeat, Layout, Replacing, Scenario, WholeLayout } from '../data/scenario';

/** 14.6: a layout with all that it takes over from the one it extends. */
function resolved(scenario: Scenario, layout: Layout): WholeLayout {
  const base = scenario.layouts.find(({ id }) => id === layout.extends);
  const { extends: _, victory, defeat, players, ...own } = layout;
  const from = base && resolved(scenario, base);
  const goals = from?.victory ?? [];
  return {
    ...from,
    ...own,
    players: players === undefined ? (from?.players ?? []) : typeof players === 'number' ? [players] : players,
    victory:
      victory === undefined
        ? goals
        : 'replace' in victory
          ? goals.map((one) => replaced(one, victory.replace))
          : victory,
    defeat: defeatsOf(scenario, defeat) ?? from?.defeat ?? [],
  };
}

function defeatsOf(scenario: Scenario, defeat: Layout['defeat']): readonly Defeat[] | undefined {
  if (defeat === undefined || !('like' in defeat)) return defeat;
  const other = scenario.layouts.find(({ id }) => id === defeat.like);
  return other && resolved(scenario, other).defeat;
}

/** The scope of all conditions, and the count of those that are about bringing markers home. */
function replaced(condition: Condition, { scope, 'deliver.count': count }: Replacing): Condition {
  switch (condition.type) {
    case 'deliver':
      return { ...condition, ...(count !== undefined && { count }), ...(scope && { scope }) };
    case 'lastWithShips':
      return scope ? { ...condition, scope } : condition;
    default:
      return condition;
  }
}

/** How those of one layout sit: `alone`, or as `2v2`. */
export function shapeOf({ teams }: Pick<Layout, 'teams'>): string {
  return teams ? teams.map((team) => team.length).join('v') : 'alone';
}

/** All layouts, whole. Those of a file that was not checked may extend each other in a circle: see `review`. */
export function wholeLayouts(scenario: Scenario): WholeLayout[] {
  return scenario.layouts.map((one) => resolved(scenario, one));
}

/** E-21: the layouts for so many, the one that is usual first. */
export function layoutsFor(scenario: Scenario, seats: number): WholeLayout[] {
  return wholeLayouts(scenario).filter(({ players }) => players.includes(seats));
}

/** The one in which they sit as wished, else the first. */
export function layoutFor(scenario: Scenario, seats: number, teams: string): WholeLayout {
  const all = layoutsFor(scenario, seats);
  return all.find((one) => shapeOf(one) === teams) ?? (all[0] as WholeLayout);
}
