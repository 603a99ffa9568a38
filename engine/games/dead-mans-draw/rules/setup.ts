import type { Seat } from '@/engine/core/game';
import type { Luck } from '@/engine/core/luck';
import { deckOf, lowestValue, suitOf, valueOf, type Card } from '../data/cards';
import { SUIT_COUNT, SUITS } from '../data/suits';
import { SIREN, TRAITS } from '../data/traits';
import { BOX_VARIANTS, type Variant } from '../data/variants';
import type { DeadMansDrawOptions } from '../options';
import type { DeadMansDrawState, Rules } from '../state';

/** 3.1.8.1: the variant is drawn before anything else, so that everybody picks a trait with the same knowledge. */
export function start(options: DeadMansDrawOptions, seats: number, luck: Luck): DeadMansDrawState {
  const variant = options.variant === 'random' ? luck.setup.pick(BOX_VARIANTS) : options.variant;
  const rules = rulesOf(options, variant, seats);
  // 3.1.5
  const first = options.firstPlayer === 'luck' ? luck.setup.below(seats) : options.firstPlayer - 1;
  // 3.1.1, 3.3.3, 8.1.1
  const cards = deckOf(rules.copies, rules.mermaidAbility);
  const lowest = cards.filter((card) => valueOf(card) === lowestValue(suitOf(card), rules.mermaidAbility));
  const discard = luck.setup.shuffle(lowest);
  // 3.1.2
  const draw = luck.setup.shuffle(cards.filter((card) => !discard.includes(card)));
  const s = emptyTable(options, rules, variant, seats, first);
  s.draw = draw;
  s.discard = discard;
  s.lastDiscarded = discard.at(-1) as Card;
  if (options.traits) {
    // 3.1.6, 5.3: the pool is shuffled and dealt in seat order.
    const pool = luck.setup.shuffle(traitPool(rules));
    const each = offerSize(options);
    s.offers = s.offers.map((_, seat) => pool.slice(seat * each, (seat + 1) * each));
    s.phase = 'traits';
  } else {
    s.offers = [];
  }
  return s;
}

export function emptyTable(
  options: DeadMansDrawOptions,
  rules: Rules,
  variant: Variant,
  seats: number,
  first: Seat,
): DeadMansDrawState {
  const perSeat = (value: number): number[] => new Array<number>(seats).fill(value);
  return {
    options,
    rules,
    variant,
    seats,
    first,
    phase: 'turn',
    active: first,
    turn: 1,
    traits: perSeat(0),
    offers: Array.from({ length: seats }, () => []),
    picked: perSeat(0),
    locker: perSeat(-1),
    draw: [],
    discard: [],
    lastDiscarded: -1,
    bank: new Array<number>(seats * SUIT_COUNT).fill(0),
    row: [],
    marks: [],
    debt: 0,
    slots: 0,
    drawn: 0,
    known: perSeat(0),
    revealed: [],
    tasks: [],
    suddenWinner: -1,
  };
}

export function rulesOf(options: DeadMansDrawOptions, variant: Variant, seats: number): Rules {
  const scaled = options.thresholds === 'scaled';
  return {
    copies: seats > 4 ? 2 : 1,
    mermaidAbility: options.mermaidAbility,
    bustByValue: variant === 'strange-lands',
    bottomFirst: variant === 'bottom-feeder',
    suddenDeath: variant !== 'sudden-death' ? 0 : scaled ? (SCALED_SUDDEN_DEATH[seats] as number) : 50,
    cap: variant !== 'beneath-the-waves' ? 0 : scaled ? (SCALED_CAP[seats] as number) : 60,
    active: SUITS.reduce((bits, suit, i) => (options.activeSuits.includes(suit) ? bits | (1 << i) : bits), 0),
  };
}

/** 8.5.1, by number of players. */
const SCALED_CAP = [0, 0, 60, 50, 45, 50, 50, 45, 40];
const SCALED_SUDDEN_DEATH = [0, 0, 50, 50, 45, 50, 50, 50, 50];

/** 3.2, 3.3.2, 3.3.4: 17 or 18 traits a copy, as numbers of TRAITS in ascending order. */
export function traitPool(rules: Rules): number[] {
  const kinds = TRAITS.map((_, i) => i).filter((i) => rules.mermaidAbility || 1 << i !== SIREN);
  return kinds.flatMap((i) => new Array<number>(rules.copies).fill(i));
}

/** 3.1.6, 8.6: two for one, four for two. */
export function offerSize(options: DeadMansDrawOptions): number {
  return options.traitsPerPlayer * 2;
}
