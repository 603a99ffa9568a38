import { Luck } from '@/engine/core/luck';
import { readOptions } from '@/engine/core/options';
import { RuleError } from '@/engine/core/rule-error';
import { deadMansDraw } from '.';
import { cardFromId, type Card, type CardId } from './data/cards';
import { traitBits, type Trait } from './data/traits';
import type { DeadMansDrawEvent } from './events';
import { OPTIONS, type DeadMansDrawOptions } from './options';
import { putInBank, type DeadMansDrawState } from './state';
import type { DeadMansDrawView } from './view';

/** A moment laid out by hand and what is answered in it: the pictures of the rules are played by the rules. */
export interface Shown {
  readonly bank?: string;
  readonly rival?: string;
  /** The top card first. */
  readonly draw?: string;
  readonly discard?: string;
  readonly options?: Partial<DeadMansDrawOptions>;
  readonly traits?: readonly Trait[];
  /** Answers given before the first picture. */
  readonly before?: readonly string[];
  /** Answers, with a picture before the first and after each; a bust has one more, before anything is moved. */
  readonly play: readonly string[];
}

export interface ShownFrame {
  readonly view: DeadMansDrawView;
  /** The card that has just bust the turn; the row still lies as it lay. */
  readonly busting: CardId | null;
  /** Text forms of what may be chosen now. */
  readonly legal: readonly string[];
}

const cards = (ids: string | undefined): Card[] => (ids ?? '').split(' ').flatMap((id) => cardFromId(id) ?? []);

/** Two players; the figure's cards where it wants them, all others below the pile. */
function lay(figure: Shown): DeadMansDrawState {
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

export function show(figure: Shown): ShownFrame[] {
  const state = lay(figure);
  const luck = Luck.fromSeed('figure');
  const look = (): ShownFrame => ({
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
