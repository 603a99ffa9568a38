import type { SheetFact } from './facts';
import { wayOf } from './mirror';
import { describe, type SheetTap } from './taps';

type Tapped = Extract<SheetFact, { type: 'tapped' }>;

/** Nobody but their layer may read these in a log (E-25 f). */
const SECRET: ReadonlySet<SheetTap['type']> = new Set<SheetTap['type']>(['lay', 'takeUp']);

/** One line of the log as the specification writes it: `R5 P2 frigate-2 L6-R6 E6`; null: it stays out of it. */
export function noteOf(facts: readonly SheetFact[]): string | null {
  const tapped = facts.find((fact): fact is Tapped => fact.type === 'tapped');
  if (!tapped || SECRET.has(tapped.tap.type)) return null;
  const head = tapped.round === 0 ? '' : `R${tapped.round} P${tapped.seat + 1} `;
  const came = facts.flatMap((fact) => resultOf(fact) ?? []);
  return [`${head}${deedOf(tapped)}`, ...came].join(' ');
}

function deedOf({ tap, from }: Tapped): string {
  switch (tap.type) {
    case 'move':
      return sailed(tap.ship, from, tap.at, '-');
    case 'drift':
      return `${sailed(tap.ship, from, tap.at, '~')}${tap.damage > 0 ? ` reef-${tap.damage}` : ''}`;
    case 'fire': {
      const shooters = tap.shots.map(({ unit, count }) => (count > 1 ? `${unit}x${count}` : unit)).join('+');
      return `fire ${shooters}>${tap.target}`;
    }
    case 'fight':
      return `fight ${tap.attackers.join('+')}>${[tap.target, ...tap.defenders].join('+')}`;
    default:
      return describe(tap);
  }
}

/** `frigate-2 L6-R6 E6`; as much of it as has been said. */
function sailed(ship: string, from: string | null, to: string | null, sign: string): string {
  if (to === null) return `${ship} ${sign}`;
  if (from === null) return `${ship} ${sign}${to}`;
  const way = wayOf(from, to);
  return `${ship} ${from}${sign}${to}${way ? ` ${way.course}${way.squares}` : ''}`;
}

/** `d3 `; nothing where a square has not been said. */
function farOf(squares: readonly (number | null)[]): string {
  return squares.includes(null) ? '' : `d${squares.join('+')} `;
}

function resultOf(fact: SheetFact): string | null {
  switch (fact.type) {
    case 'shot':
      return `${farOf(fact.squares)}[${fact.die}] ${fact.hits > 0 ? `hit ${fact.hits}` : 'miss'}`;
    case 'fought':
      return `[${fact.attackDice.join(' ')}|${fact.defenceDice.join(' ')}] ${fact.attack}:${fact.defence}`;
    case 'sunk':
      return `x${fact.ship}`;
    case 'captured':
      return `+${fact.unit}`;
    case 'came':
      return `+${fact.ship} ${fact.at}`;
    case 'ruined':
      return `x${fact.fort}`;
    case 'out':
      return `out P${fact.seat + 1}`;
    case 'over':
      return `# ${fact.result}`;
    default:
      return null;
  }
}

/** The whole log as text, a line a tap. */
export function exported(steps: readonly { readonly facts: readonly SheetFact[] }[]): string {
  return steps.flatMap(({ facts }) => noteOf(facts) ?? []).join('\n');
}
