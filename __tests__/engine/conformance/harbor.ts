import { harbor } from '@/__tests__/fixtures/harbor-game';
import { BERTHS, berthsOf, bitOf, deckOf, GOODS, type HarborState } from '@/__tests__/fixtures/harbor/state';
import { subjectOf } from './settings';

export const harborSubject = subjectOf(harbor, {
  seats: [2, 3, 4],
  usual: 60,
  longest: ({ seats, options }) => options.rounds * seats * 25,

  pieces(s) {
    const offered = s.tasks.flatMap((task) => (task.kind === 'auction' ? [task.card] : []));
    return [...s.deck, ...s.discard, ...s.stores.flat(), ...s.hands.flat().map((held) => held.card), ...offered];
  },

  scramble(s, viewer, luck) {
    const bit = bitOf(viewer, s.seats);
    const knowsTop = (s.topSeen & bit) !== 0;
    const unseen = s.hands.flat().flatMap((held) => ((held.seen & bit) === 0 ? [held.card] : []));
    unseen.push(...(knowsTop ? s.deck.slice(0, -1) : s.deck));
    luck.shuffle(unseen.sort());
    s.hands = s.hands.map((hand) =>
      hand.map((held) => ((held.seen & bit) === 0 ? { card: unseen.pop() as string, seen: held.seen } : held)),
    );
    s.deck = [...unseen, ...(knowsTop ? s.deck.slice(-1) : [])];
    if (s.tasks.at(-1)?.kind === 'choose') {
      s.berths = s.berths.map((berth, seat) =>
        berth === null || seat === viewer ? berth : luck.pick(berthsOf(s.options)),
      );
    }
    return s;
  },

  mustSee: {
    actions: {
      BERTH: true,
      BID: true,
      LEAVE: true,
      PEEK: true,
      PEEK_DECK: true,
      STORE: true,
      DONE: true,
      TAKE: true,
      CAST: true,
      DRAW: true,
      DROP: true,
    },
    events: {
      'berth-chosen': true,
      berths: true,
      offered: true,
      bid: true,
      left: true,
      sold: true,
      unsold: true,
      peeked: true,
      'peeked-deck': true,
      stored: true,
      paid: true,
      taken: true,
      cast: true,
      drew: true,
      dropped: true,
      nothing: true,
      reshuffled: true,
      sailed: true,
      round: true,
      over: true,
      asks: true,
    },
    things: [
      ...deckOf(GOODS).map((card) => `stored ${card}`),
      ...BERTHS,
      'a stolen card stays known',
      'a known top card is drawn',
      'an effect within an effect',
      'a shared place',
      'a tie broken by coins',
    ],
    rare: [],
  },

  spot({ before, after, action, events }, note) {
    if (action.type === 'BERTH') note(action.berth);
    for (const event of events) {
      if (event.type === 'stored') note(`stored ${event.card}`);
      if (event.type === 'taken' && known(before, event.from, event.slot) > 1) note('a stolen card stays known');
      if (event.type === 'drew' && before.topSeen !== 0) note('a known top card is drawn');
    }
    if (after.tasks.some((task, i) => task.kind === 'crane' && i < after.tasks.length - 1))
      note('an effect within an effect');
    const reason = harbor.outcome(after)?.reason;
    if (reason === 'shared') note('a shared place');
    if (reason === 'coins') note('a tie broken by coins');
  },

  // Dropped, and at once shuffled into an empty deck; or a round in which nobody finds anything to do.
  fleeting: ['dropped', 'berths', 'nothing'],
  flick: {
    like: (a) => (a.type === 'CAST' ? 'CAST 500' : harbor.describe(a)),
    vary: (a, luck) => (a.type === 'CAST' ? { type: 'CAST', power: luck.below(1000) } : a),
  },
  golden: () => ({ rounds: 2 }),
});

function known(s: HarborState, seat: number, slot: number): number {
  let count = 0;
  for (let rest = s.hands[seat]?.[slot]?.seen ?? 0; rest !== 0; rest &= rest - 1) count++;
  return count;
}
