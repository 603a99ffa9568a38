import { different, feat, won, type Achievements } from '@/engine/stats/achievements';
import { rivalsOf, type Part } from '@/engine/stats/summary';
import { SCENARIOS } from '../data/scenarios';

const MINI = SCENARIOS.filter(({ id }) => id.startsWith('mini-')).length;

/** Different scenarios in which somebody has won. */
const wonIn = (parts: readonly Part[], fits: (scenario: string) => boolean) =>
  different(won(parts).flatMap(({ match }) => (fits(match.variant) ? [match.variant] : [])));

/** Counted from finished matches alone; the feats are noted in `read.ts`. */
export const ACHIEVEMENTS: Achievements = {
  'first-win': [1, (parts) => won(parts).length],
  races: [MINI, (parts) => wonIn(parts, (scenario) => scenario.startsWith('mini-'))],
  swift: [1, feat('swift')],
  'no-scratch': [1, feat('no-scratch')],
  'lucky-one': [1, feat('lucky-one')],
  'flag-down': [1, feat('flag-down')],
  inferno: [1, feat('inferno')],
  mine: [1, feat('mine')],
  fort: [1, feat('fort')],
  restored: [1, feat('restored')],
  'against-odds': [1, feat('against-odds')],
  'double-load': [1, feat('double-load')],
  'whole-fleet': [1, feat('whole-fleet')],
  'last-fleet': [1, feat('last-fleet')],
  team: [1, (parts) => won(parts).filter(isTeam).length],
  scenarios: [SCENARIOS.length, (parts) => wonIn(parts, (scenario) => scenario !== '')],
  'beat-legend': [1, (parts) => won(parts).filter((part) => rivalsOf(part) === 'legend').length],
};

function isTeam({ match, seat }: Part): boolean {
  return seat.side !== undefined && match.seats.filter(({ side }) => side === seat.side).length > 1;
}
