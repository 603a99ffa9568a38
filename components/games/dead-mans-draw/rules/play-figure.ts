import { RuleError } from '@/engine';
import { Luck } from '@/engine/core/luck';
import { readOptions } from '@/engine/core/options';
import { deadMansDraw } from '@/engine/games/dead-mans-draw';
import { cardFromId, type Card, type CardId } from '@/engine/games/dead-mans-draw/data/cards';
import { traitBits } from '@/engine/games/dead-mans-draw/data/traits';
import type { DeadMansDrawEvent } from '@/engine/games/dead-mans-draw/events';
import { OPTIONS, type DeadMansDrawOptions } from '@/engine/games/dead-mans-draw/options';
import { putInBank, type DeadMansDrawState } from '@/engine/games/dead-mans-draw/state';
import type { DeadMansDrawView } from '@/engine/games/dead-mans-draw/view';
import type { FigureScript } from './figures';

export interface FigureFrame {
  readonly view: DeadMansDrawView;
  /** The card that has just bust the turn; the row still lies as it lay. */
  readonly busting: CardId | null;
  /** Text forms of what may be chosen now. */
  readonly legal: readonly string[];
}

const cards = (ids: string | undefined): Card[] => (ids ?? '').split(' ').flatMap((id) => cardFromId(id) ?? []);

/** Two players; the figure's cards where it wants them, all others below the pile. */
function lay(figure: FigureScript): DeadMansDrawState {
  const given = { ...figure.options, traits: false, firstPlayer: 1 };
  const options = readOptions(OPTIONS, given) as unknown as DeadMansDrawOptions;
  const state = deadMansDraw.start(options, 2, Luck.fromSeed('figure'));
  const banks = [figure.bank, figure.rival].map(cards);
  const [draw, discard] = [cards(figure.draw), cards(figure.discard)];
  const named = new Set([...banks.flat(), ...draw, ...discard]);
  state.draw = [...state.draw.filter((card) => !named.has(card)), ...draw.reverse()];
  state.discard = discard;
  state.lastDiscarded = discard.at(-1) ?? -1;
  state.traits[0] = traitBits(figure.traits ?? []);
  banks.forEach((bank, seat) => bank.forEach((card) => putInBank(state, seat, card)));
  return state;
}

export function framesOf(figure: FigureScript): FigureFrame[] {
  const state = lay(figure);
  const luck = Luck.fromSeed('figure');
  const look = (): FigureFrame => ({
    view: deadMansDraw.observe(state, 0),
    busting: null,
    legal: deadMansDraw.legal(state, 0).map(deadMansDraw.describe),
  });
  const answer = (text: string): DeadMansDrawEvent[] => {
    const action = deadMansDraw.parse(text);
    const error = action ? deadMansDraw.check(state, 0, action) : new RuleError('unknown-action');
    if (error || !action) throw error;
    const events: DeadMansDrawEvent[] = [];
    deadMansDraw.advance(state, 0, action, luck, (event) => events.push(event));
    return events;
  };
  figure.before?.forEach(answer);
  const frames = [look()];
  for (const text of figure.play) {
    const before = frames.at(-1);
    const bust = answer(text).find((event) => event.type === 'busted');
    if (bust && before) frames.push({ view: before.view, busting: bust.card, legal: [] });
    frames.push(look());
  }
  return frames;
}
