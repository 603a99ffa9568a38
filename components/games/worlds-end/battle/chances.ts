import type { WorldsEndAction } from '@/engine/games/worlds-end/actions';
import { beats, volleyOdds, type VolleyOdds } from '@/engine/games/worlds-end/public';
import type { BattleView } from '@/engine/games/worlds-end/view';
import type { WorldsEndAsk } from '../asks';
import { cardIn, readSalvo, type SalvoView } from './salvo';
import { enlisted, type Options } from './roster';

/** What an answer leads to: for who fires that the target is gone, for who is fired at that it stays afloat. */
export interface Chance {
  readonly kind: 'sinks' | 'survives';
  readonly odds: VolleyOdds;
}

const sinks = (odds: VolleyOdds): Chance => ({ kind: 'sinks', odds });
const survives = (odds: VolleyOdds): Chance => ({ kind: 'survives', odds });

interface Fight {
  readonly battle: BattleView;
  readonly options: Options;
}

/** Null: this answer leads to no throw of its own. */
export function chanceOf(action: WorldsEndAction, { view, decision }: WorldsEndAsk): Chance | null {
  const { battle, options } = view;
  if (!battle) return null;
  const fight = { battle, options };
  const { salvo } = battle;
  switch (action.type) {
    case 'FIRE': {
      if (!('targetId' in action) || decision.kind !== 'FIRE' || decision.about.ship === null) return null;
      const card = 'cardId' in action ? action.cardId : null;
      return sinks(aimedAt(fight, decision.about.ship, action.targetId, card));
    }
    case 'REACT':
      return salvo && survives(reacting(fight, salvo, action));
    case 'AFTER_ROLL':
      return salvo && sinks(rolledAgain(fight, salvo, action));
    case 'CANCEL':
      return salvo && survives(cancelled(fight, salvo, 'cardId' in action ? action.cardId : null));
    case 'KEEN_EYE_CHECK': {
      if (decision.kind !== 'KEEN_EYE_CHECK') return null;
      const { defence } = enlisted(battle, options, decision.about.ship);
      const spared = action.use ? (1 - beats(defence)) ** decision.about.dice.length : 0;
      return survives({ sunk: 1 - spared, damaged: spared });
    }
    case 'ANSWER': {
      if (!salvo || !('cardId' in action)) return null;
      return sinks(againstShip(fight, salvo.ship, cardIn(options, action.cardId)?.n ?? 0));
    }
    case 'FOLLOW_UP':
      return salvo && 'targetId' in action ? sinks(aimedAt(fight, salvo.ship, action.targetId, null)) : null;
    default:
      return null;
  }
}

/** So many dice at a ship as it is. */
function againstShip({ battle, options }: Fight, id: string, dice: number): VolleyOdds {
  const { defence, mark, damaged } = enlisted(battle, options, id);
  return volleyOdds({ hits: 0, dice, against: defence, defence, checked: mark && !damaged });
}

function aimedAt({ battle, options }: Fight, ship: string, target: string, cardId: string | null): VolleyOdds {
  const card = cardId === null ? null : cardIn(options, cardId);
  const { defence, mark, damaged } = enlisted(battle, options, target);
  if (card?.effect === 'board') return { sunk: beats(defence), damaged: 0 };
  const { attack } = enlisted(battle, options, ship);
  return volleyOdds({
    hits: 0,
    dice: attack + (card?.effect === 'dice' ? card.n : 0),
    against: defence - (card?.effect === 'aim' ? card.n : 0),
    defence,
    checked: card?.effect !== 'noCheck' && mark && !damaged,
  });
}

/** The dice of this salvo before they are rolled, at whatever is its target then. */
function before(fight: Fight, salvo: SalvoView, shelter = salvo.shelter, target = salvo.target): VolleyOdds {
  const { battle, options } = fight;
  const reading = readSalvo(battle, options, { ...salvo, target, shelter });
  const { defence } = enlisted(battle, options, target);
  if (reading.boards) return { sunk: beats(reading.against), damaged: 0 };
  const card = salvo.card === null ? null : cardIn(options, salvo.card);
  const dice = enlisted(battle, options, salvo.ship).attack + (card?.effect === 'dice' ? card.n : 0);
  return volleyOdds({ hits: 0, dice, against: reading.against - reading.aim, defence, checked: reading.checked });
}

type Of<T extends WorldsEndAction['type']> = Extract<WorldsEndAction, { type: T }>;

function reacting(fight: Fight, salvo: SalvoView, action: Of<'REACT'>): VolleyOdds {
  if (!('cardId' in action)) return before(fight, salvo);
  const card = cardIn(fight.options, action.cardId);
  if ('newTargetId' in action) return before(fight, salvo, salvo.shelter, action.newTargetId);
  if (card?.effect === 'defence') return before(fight, salvo, card.n);
  const plain = before(fight, salvo);
  const comes = 1 - beats((card?.n ?? 0) - 1);
  return { sunk: plain.sunk * comes, damaged: plain.damaged * comes };
}

function rolledAgain({ battle, options }: Fight, salvo: SalvoView, action: Of<'AFTER_ROLL'>): VolleyOdds {
  const { hit, against, aim, checked, boards } = readSalvo(battle, options, salvo);
  const { defence } = enlisted(battle, options, salvo.target);
  const again = hit.map((lies, i) =>
    'keenEye' in action ? action.keenEye.includes(i) : 'cardId' in action ? !lies : false,
  );
  const dice = again.filter(Boolean).length;
  const hits = hit.filter((lies, i) => lies && !again[i]).length;
  return volleyOdds({ hits, dice, against: against - aim, defence, checked: checked && !boards });
}

function cancelled({ battle, options }: Fight, salvo: SalvoView, cardId: string | null): VolleyOdds {
  const { hits, checked } = readSalvo(battle, options, salvo);
  const { defence } = enlisted(battle, options, salvo.target);
  const less = cardId === null ? 0 : (cardIn(options, cardId)?.n ?? 0);
  return volleyOdds({ hits: Math.max(0, hits - less), dice: 0, against: defence, defence, checked });
}
