import type { Seat } from '@/engine/core/game';
import type { Stream } from '@/engine/core/luck';
import { deadMansDraw } from '@/engine/games/dead-mans-draw';
import type { DeadMansDrawAction } from '@/engine/games/dead-mans-draw/actions';
import { CARD_SPACE, cardFromId, cardId, suitOf, valueOf, type CardId } from '@/engine/games/dead-mans-draw/data/cards';
import { SUITS } from '@/engine/games/dead-mans-draw/data/suits';
import { TRAITS, traitBits, type Trait } from '@/engine/games/dead-mans-draw/data/traits';
import { VARIANTS } from '@/engine/games/dead-mans-draw/data/variants';
import type { DeadMansDrawEvent } from '@/engine/games/dead-mans-draw/events';
import type { DeadMansDrawState } from '@/engine/games/dead-mans-draw/state';
import { subjectOf, type Step } from './settings';

type State = DeadMansDrawState;

const BRANCHES = [
  '4.2.5 the last card cancels the debt',
  '4.2.6 collecting an empty row',
  '4.4.3 an anchor saves what lies left of it',
  '4.4.4 a key-chest bonus in a bust',
  '4.4.10 the first card drawn brings a card that busts',
  '4.6.4.4 fewer discards than the bonus takes',
  '4.6.5.4 a map over one or two discards',
  '4.7.1 Casanova diverts a mermaid',
  '4.7.2 Golden Scales score',
  '4.7.3 Plunderer takes from a bank',
  '4.7.4 Treasure Hunter takes twice as many',
  '4.7.5 Navigator searches the pile',
  '4.7.6 Master Gunner shoots a stack away',
  '4.7.7 Scavenger keeps what is hit',
  '4.7.8 Mystic sees three cards',
  '4.7.9 Swordsman steals a suit that is in the own bank',
  '4.7.10 Miser saves hook and catch',
  "4.7.11 Captain's Hook brings two cards",
  '4.7.12 Safe Harbor saves a card',
  '4.7.13 Fisherman diverts a kraken',
  '4.7.14 Beastmaster asks for four cards',
  '4.7.15 Misfire hits the own bank',
  '4.7.16 Parry sends the sword away',
  '4.7.16 Parry leaves a kraken to steal',
  "4.4.6 Davy Jones' Locker takes what is lost",
  '4.8.5 Master Gunner and Scavenger together',
  '8.2.1 a card acts again',
  '8.2.7 Casanova takes the chosen card',
  '8.2.8 what a taken anchor protected stays protected',
  '8.2.9 Siren takes the chosen card',
  '8.3 Thieves Island feeds the next player',
  '8.3 Sudden Death ends the match',
  '8.3 Strange Lands: equal suits lie together',
  '8.3 Strange Lands: equal values bust',
  '8.3 Bottom Feeder hits the lowest card',
  '8.3 Beneath the Waves: too many points',
  '8.3 All Hands on Deck: points for missing suits are lost',
  '8.4 no safe choice is left',
  'R10 an oracle for one seat alone',
  'R15 Plunderer chooses card by card',
  'R21 Navigator alone looks into a face-down pile',
] as const;
type Branch = (typeof BRANCHES)[number];

export const deadMansDrawSubject = subjectOf(deadMansDraw, {
  seats: [2, 3, 4, 5, 6, 7, 8],
  usual: 100,
  // Every card is drawn once; a draw may set off a chain of picks and be followed by a collect.
  longest: ({ seats }) => (seats > 4 ? 120 : 60) * 12,

  pieces(s) {
    const held = s.bank.flatMap((mask, place) => cardsOfMask(place % SUITS.length, mask));
    const sinking = s.tasks.flatMap((task) => (task.kind === 'sink' ? [task.card] : []));
    return [...[...s.draw, ...s.discard, ...s.row, ...s.revealed, ...held].map(cardId), ...sinking];
  },

  scramble(s, viewer, luck) {
    scramblePiles(s, viewer, luck);
    if (s.phase === 'traits') scrambleOffers(s, viewer, luck);
    return s;
  },

  mustSee: {
    actions: {
      PICK_TRAIT: true,
      PICK_LOCKER_TARGET: true,
      DRAW: true,
      COLLECT: true,
      HOOK_PICK: true,
      CANNON_PICK: true,
      MISFIRE_PICK: true,
      MAP_PICK: true,
      SWORD_PICK: true,
      MERMAID_PICK: true,
      PLUNDER_TARGET: true,
      PLUNDER_PICK: true,
    },
    events: {
      'trait-picked': true,
      'traits-revealed': true,
      'locker-target': true,
      'turn-began': true,
      drawn: true,
      entered: true,
      diverted: true,
      busted: true,
      hooked: true,
      stolen: true,
      shot: true,
      misfired: true,
      'map-opened': true,
      'map-searched': true,
      'map-chosen': true,
      oracle: true,
      'no-effect': true,
      parried: true,
      debt: true,
      harbored: true,
      replayed: true,
      taken: true,
      collected: true,
      saved: true,
      bonus: true,
      sunk: true,
      asks: true,
      over: true,
    },
    things: [
      ...BRANCHES,
      ...Array.from({ length: CARD_SPACE }, (_, card) => cardId(card))
        .filter((id) => !/^(anchor|hook|cannon|key|chest|map|oracle|sword|kraken)-[89]/.test(id))
        .map((id) => `card ${id}`),
      ...SUITS.map((suit) => `${suit} enters`),
      ...SUITS.map((suit) => `${suit} has no effect`).filter((thing) => !/^(anchor|key|chest|kraken)/.test(thing)),
      ...TRAITS.map((trait) => `trait ${trait}`),
      ...VARIANTS.map((variant) => `variant ${variant}`),
      ...['draw', 'map', 'hook', 'sword'].map((source) => `from ${source}`),
      ...['score', 'more-cards', 'shared', 'sudden-death', 'lowest'].map((reason) => `decided by ${reason}`),
    ],
    rare: [
      { seats: 8, options: { traitsPerPlayer: 2, mermaidAbility: true } },
      { seats: 4, options: { traitsPerPlayer: 2, plundererPick: 'chooseTops' } },
      { seats: 2, options: { variant: 'beneath-the-waves' } },
    ],
  },

  spot(step, note) {
    for (const event of step.events) {
      if ('card' in event) note(`card ${event.card}`);
      if ('cards' in event) event.cards?.forEach((card) => note(`card ${card}`));
      if (event.type === 'entered') {
        note(`from ${event.source}`);
        note(`${suitName(event.card)} enters`);
      }
      if (event.type === 'no-effect') note(`${event.suit} has no effect`);
      if (event.type === 'traits-revealed') event.traits.flat().forEach((trait) => note(`trait ${trait}`));
      branchesOf(event, step, note);
    }
    const outcome = deadMansDraw.outcome(step.after);
    if (!outcome) return;
    note(`variant ${step.after.variant}`);
    note(`decided by ${outcome.reason}`);
    const { cap } = step.after.rules;
    const branch: (name: Branch) => void = note;
    if (cap > 0 && outcome.scores.some((score) => score >= cap)) branch('8.3 Beneath the Waves: too many points');
    const keys = outcome.parts.flat().map((part) => part.key);
    if (keys.includes('golden-scales')) branch('4.7.2 Golden Scales score');
    if (keys.includes('all-hands-on-deck')) branch('8.3 All Hands on Deck: points for missing suits are lost');
  },

  fleeting: [],
  golden: (seats) => GOLDEN[seats] ?? {},
});

/** Each recorded match plays by other rules, the first by those of the box. */
const GOLDEN: Readonly<Record<number, Readonly<Record<string, unknown>>>> = {
  3: { mermaidAbility: true, traitsPerPlayer: 2 },
  4: { variant: 'strange-lands' },
  5: { variant: 'random' },
  6: { discardOpen: false, oraclePublic: false },
  7: { safeChoices: true, plundererPick: 'chooseTops', misfireMode: 'also' },
  8: { variant: 'thieves-island', mermaidAbility: true },
};

function branchesOf(
  event: DeadMansDrawEvent,
  { before, after, events }: Step<State, DeadMansDrawAction, DeadMansDrawEvent>,
  note: (branch: Branch) => void,
): void {
  const { active, options, variant } = before;
  const has = (trait: Trait, seat: Seat = active): boolean =>
    ((before.traits[seat] as number) & traitBits([trait])) !== 0;
  const sunk = events.find((e) => e.type === 'sunk');
  switch (event.type) {
    case 'debt':
      if (event.by === 'empty-pile') note('4.2.5 the last card cancels the debt');
      if (event.debt === 4) note('4.7.14 Beastmaster asks for four cards');
      return;
    case 'collected':
      if (event.cards.length === 0) note('4.2.6 collecting an empty row');
      return;
    case 'busted':
      if (before.drawn === 1 && before.row.length === 1) note('4.4.10 the first card drawn brings a card that busts');
      if (variant === 'strange-lands' && suitName(event.card) !== suitName(event.twin)) {
        note('8.3 Strange Lands: equal values bust');
      }
      return;
    case 'saved':
      for (const card of event.cards) {
        const place = before.row.indexOf(cardFromId(card) as number);
        const mark = before.marks[place] as number;
        if ((mark & 1) === 0 && (mark & 2) === 0) note('4.4.3 an anchor saves what lies left of it');
        if ((mark & 1) !== 0 && has('miser') && mark >> 2 === 2) note('4.7.10 Miser saves hook and catch');
        if ((mark & 1) !== 0 && has('safe-harbor')) note('4.7.12 Safe Harbor saves a card');
        if ((mark & 2) !== 0) note('8.2.8 what a taken anchor protected stays protected');
      }
      return;
    case 'bonus': {
      if (events.some((e) => e.type === 'busted')) note('4.4.4 a key-chest bonus in a bust');
      if (event.from !== 'discard') note('4.7.3 Plunderer takes from a bank');
      if (event.from !== 'discard' && options.plundererPick === 'chooseTops')
        note('R15 Plunderer chooses card by card');
      const taken = events.find((e) => e.type === 'collected')?.cards.length ?? 0;
      if (event.from !== 'discard' || taken === 0) return;
      if (has('treasure-hunter') && event.cards.length === 2 * taken) note('4.7.4 Treasure Hunter takes twice as many');
      if (event.cards.length < taken) note('4.6.4.4 fewer discards than the bonus takes');
      return;
    }
    case 'diverted':
      note(event.by === 'casanova' ? '4.7.1 Casanova diverts a mermaid' : '4.7.13 Fisherman diverts a kraken');
      return;
    case 'map-opened':
      if (event.cards.length < 3) note('4.6.5.4 a map over one or two discards');
      return;
    case 'map-searched':
      note('4.7.5 Navigator searches the pile');
      if (event.own) note('R21 Navigator alone looks into a face-down pile');
      return;
    case 'shot': {
      const all = has('master-gunner') && event.cards.length > 1;
      if (all) note('4.7.6 Master Gunner shoots a stack away');
      if (event.to === 'bank') note('4.7.7 Scavenger keeps what is hit');
      if (all && event.to === 'bank') note('4.8.5 Master Gunner and Scavenger together');
      if (!has('master-gunner') && leavesHigher(after, event.from, event.cards[0] as CardId)) {
        note('8.3 Bottom Feeder hits the lowest card');
      }
      return;
    }
    case 'oracle':
      if (event.count === 3) note('4.7.8 Mystic sees three cards');
      if (event.own) note('R10 an oracle for one seat alone');
      return;
    case 'stolen': {
      const suit = suitOf(cardFromId(event.card) as number);
      if (has('swordsman') && before.bank[active * SUITS.length + suit] !== 0) {
        note('4.7.9 Swordsman steals a suit that is in the own bank');
      }
      const parries = before.traits.some((_, seat) => seat !== active && has('parry', seat));
      if (parries) note('4.7.16 Parry leaves a kraken to steal');
      return;
    }
    case 'hooked': {
      const task = before.tasks.at(-1);
      if (has('captains-hook') && task?.kind === 'hook' && task.left === 1) {
        note("4.7.11 Captain's Hook brings two cards");
      }
      return;
    }
    case 'misfired':
      note('4.7.15 Misfire hits the own bank');
      return;
    case 'parried':
      note('4.7.16 Parry sends the sword away');
      return;
    case 'replayed':
      note('8.2.1 a card acts again');
      return;
    case 'taken':
      note(event.by === 'siren' ? '8.2.9 Siren takes the chosen card' : '8.2.7 Casanova takes the chosen card');
      return;
    case 'sunk':
      if (sunk?.by === 'davy-jones-locker') note("4.4.6 Davy Jones' Locker takes what is lost");
      if (sunk?.by === 'thieves-island') note('8.3 Thieves Island feeds the next player');
      return;
    case 'over':
      if (event.suddenWinner !== null) note('8.3 Sudden Death ends the match');
      return;
    case 'entered': {
      const suits = after.row.map(suitOf);
      if (variant === 'strange-lands' && new Set(suits).size < suits.length) {
        note('8.3 Strange Lands: equal suits lie together');
      }
      return;
    }
    case 'no-effect':
      if (
        options.safeChoices &&
        event.suit === 'hook' &&
        before.bank.slice(active * 10, active * 10 + 10).some((m) => m !== 0)
      ) {
        note('8.4 no safe choice is left');
      }
      return;
    default:
  }
}

function suitName(id: CardId): string {
  return id.split('-')[0] as string;
}

function leavesHigher(s: State, seat: Seat, id: CardId): boolean {
  const card = cardFromId(id) as number;
  const rest = s.bank[seat * SUITS.length + suitOf(card)] as number;
  return cardsOfMask(suitOf(card), rest).some((other) => valueOf(other) > valueOf(card));
}

function cardsOfMask(suit: number, mask: number): number[] {
  return Array.from({ length: 16 }, (_, bit) => bit)
    .filter((bit) => (mask & (1 << bit)) !== 0)
    .map((bit) => suit * 16 + bit);
}

/** The draw pile below what the viewer knows of its top, and a face-down discard pile but for its last card. */
function scramblePiles(s: State, viewer: Seat | null, luck: Stream): void {
  const everybodyKnows = s.options.oraclePublic ? Math.min(...s.known) : 0;
  const knows = viewer === null ? everybodyKnows : (s.known[viewer] as number);
  const looks =
    s.options.discardOpen || (viewer === s.active && s.tasks.at(-1)?.kind === 'map' && s.revealed.length === 0);
  const seen = s.discard.filter((card) => looks || card === s.lastDiscarded);
  const hidden = s.discard.filter((card) => !seen.includes(card));
  const top = knows === 0 ? [] : s.draw.slice(-knows);
  const pile = s.draw.slice(0, s.draw.length - top.length);
  hidden.push(...pile);
  luck.shuffle(hidden.sort((a, b) => a - b));
  s.draw = [...hidden.splice(0, pile.length), ...top];
  // The discard pile has no order for the rules (5.3).
  s.discard = [...hidden, ...seen].sort((a, b) => a - b);
}

/** R1: what others were offered and what they have picked of it. */
function scrambleOffers(s: State, viewer: Seat | null, luck: Stream): void {
  const kinds = TRAITS.map((_, i) => i).filter((i) => s.rules.mermaidAbility || TRAITS[i] !== 'siren');
  const pool = kinds.flatMap((i) => new Array<number>(s.rules.copies).fill(i));
  const own = viewer === null ? [] : (s.offers[viewer] as number[]);
  for (const trait of own) pool.splice(pool.indexOf(trait), 1);
  luck.shuffle(pool);
  s.offers = s.offers.map((offer, seat) => (seat === viewer ? offer : pool.splice(0, offer.length)));
  s.picked = s.picked.map((picked, seat) => {
    if (picked === 0 || seat === viewer) return picked;
    const different = luck.shuffle([...new Set(s.offers[seat])]);
    return different.slice(0, s.options.traitsPerPlayer).reduce((bits, trait) => bits | (1 << trait), 0);
  });
}
