import type { Condition, Layout, Scenario } from '../data/scenario';

/** 14.6: a layout with all that it takes over from the one it extends. */
function resolved(scenario: Scenario, layout: Layout): Layout {
  const base = scenario.layouts.find(({ id }) => id === layout.extends);
  if (!base) return layout;
  const { replace = {}, ...own } = layout;
  const whole = { ...resolved(scenario, base), ...own };
  return { ...whole, victory: (whole.victory ?? []).map((condition) => replaced(condition, replace)) };
}

function replaced(condition: Condition, { count, scope }: NonNullable<Layout['replace']>): Condition {
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
function shapeOf({ teams }: Layout): string {
  return teams ? teams.map((team) => team.length).join('v') : 'alone';
}

/** E-21: the layouts for so many, the one that is usual first. */
export function layoutsFor(scenario: Scenario, seats: number): Layout[] {
  return scenario.layouts.map((one) => resolved(scenario, one)).filter(({ players }) => players?.includes(seats));
}

/** The one in which they sit as wished, else the first. */
export function layoutFor(scenario: Scenario, seats: number, teams: string): Layout {
  const all = layoutsFor(scenario, seats);
  return all.find((one) => shapeOf(one) === teams) ?? (all[0] as Layout);
}
