import { everyMatch, type Moment } from '@/__tests__/fixtures/sea-of-clouds/matches';
import { boxOf } from '@/engine/games/sea-of-clouds/box';
import { isBoardingRound, roundsFor } from '@/engine/games/sea-of-clouds/data/board';
import type { SeaOfCloudsEvent } from '@/engine/games/sea-of-clouds/events';
import { cardsInPlay } from '@/engine/games/sea-of-clouds/rules/setup';
import type { SeaOfCloudsState } from '@/engine/games/sea-of-clouds/state';

/** What must hold after every answer of any match. */

const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0);

/** All doubloons outside the bank. */
const purse = (s: SeaOfCloudsState): number => sum(s.doubloons) + sum(s.coins) + s.chest;

/** What an event brings from the bank. A discarded Chest gives back what lies on it. */
function fromBank(event: SeaOfCloudsEvent): number {
  if (event.type === 'laid') return 1;
  return event.type === 'gained' || event.type === 'chest-filled' ? event.count : 0;
}

test('2.9, 4.8.8, 4.9.3 doubloons come from the bank by an event alone, and nobody has less than none', () => {
  let paid = 0;
  everyMatch(60, (start) => {
    let before = purse(start);
    let chest = 0;
    return ({ s, events }) => {
      const { ids, chest: card } = boxOf(s.options);
      const dropped = events.some((event) => event.type === 'discarded' && event.card === ids[card]);
      const brought = sum(events.map(fromBank)) - (dropped ? chest : 0);
      if (purse(s) !== before + brought) throw new Error(`${purse(s)} doubloons, ${before} + ${brought} before`);
      if ([...s.doubloons, ...s.coins, s.chest].some((n) => n < 0)) throw new Error('less than no doubloons');
      if (s.chest > 0 && !s.objects.flat().includes(card)) throw new Error('doubloons on a Chest that nobody has');
      paid += brought;
      before = purse(s);
      chest = s.chest;
    };
  });
  expect(paid).toBeGreaterThan(1000);
});

test('2.1, 4.6.5 every card lies in one place, and what is gone stays gone', () => {
  let gone = 0;
  everyMatch(60, (start) => {
    const all = String(cardsInPlay(start.options, start.seats));
    let before: readonly number[] = [];
    let deck = start.deck.length;
    return ({ s }) => {
      const zones = [s.rum, s.secrets, s.relics, s.objects, s.crew, s.slots].flat(2);
      const here = [...zones, ...s.deck, ...s.hand, ...s.gone, ...s.removed].sort((a, b) => a - b);
      if (String(here) !== all) throw new Error('a card is lost or there twice');
      if (before.some((card, i) => s.gone[i] !== card)) throw new Error('a card has come back');
      if (s.deck.length > deck) throw new Error('the deck has grown');
      gone += s.gone.length - before.length;
      before = s.gone.slice();
      deck = s.deck.length;
    };
  });
  expect(gone).toBeGreaterThan(500);
});

test('4.2.9, 4.3.4 a share holds at most three cards; none only without a deck, and then doubloons', () => {
  let bare = 0;
  everyMatch(60, () => ({ s }) => {
    const taking = s.tasks.find((task) => task.kind === 'place' && task.from === 'share');
    s.slots.forEach((share, slot) => {
      if (share.length > 3) throw new Error(`${share.length} cards in slot ${slot + 1}`);
      if (share.length > 0 || (taking?.kind === 'place' && taking.slot === slot)) return;
      bare++;
      if (s.deck.length > 0) throw new Error(`slot ${slot + 1} has no card`);
      if (s.coins[slot] === 0) throw new Error(`slot ${slot + 1} has nothing at all`);
    });
  });
  expect(bare).toBeGreaterThan(100);
});

/** Turns and boardings of one round, as they were told. */
function rounds(moments: readonly Moment[]): { seats: number[]; boardings: number }[] {
  const told = [{ seats: [] as number[], boardings: 0 }];
  for (const event of moments.flatMap(({ events }) => events)) {
    if (event.type === 'sailed') told.push({ seats: [], boardings: 0 });
    const round = told.at(-1) as (typeof told)[number];
    if (event.type === 'turn-began') round.seats.push(event.seat);
    if (event.type === 'fought') round.boardings++;
  }
  return told;
}

test('4.1.1–4.1.6, 3.11, 8.4 everybody has one turn in every round, clockwise from the hat; boardings where they belong', () => {
  let matches = 0;
  everyMatch(60, ({ hat: first }) => {
    const moments: Moment[] = [];
    return (moment) => {
      moments.push(moment);
      const { s } = moment;
      if (s.phase !== 'over') return;
      matches++;
      const told = rounds(moments);
      // The first turn begins before anybody is told of it.
      told[0]?.seats.unshift(first);
      if (told.length !== roundsFor(s.seats)) throw new Error(`${told.length} rounds`);
      let hat = first;
      told.forEach(({ seats, boardings }, i) => {
        const wanted = seats.map((_, turn) => (hat + turn) % s.seats);
        if (seats.length !== s.seats || String(seats) !== String(wanted)) throw new Error(`round ${i + 1}: ${seats}`);
        const isBoarding = isBoardingRound(s.seats, i + 1);
        if (boardings !== (isBoarding ? 1 : 0)) throw new Error(`round ${i + 1}: ${boardings} boardings`);
        if (isBoarding && s.options.rotateHat) hat = (hat + 1) % s.seats;
      });
    };
  });
  expect(matches).toBe(60);
});

/** The boardings of a match, event by event. */
function boardings(moments: readonly Moment[]): SeaOfCloudsEvent[][] {
  const found: SeaOfCloudsEvent[][] = [];
  let now: SeaOfCloudsEvent[] | null = null;
  for (const event of moments.flatMap(({ events }) => events)) {
    if (event.type === 'fought') found.push((now = []));
    now?.push(event);
    if (event.type === 'crews-left') now = null;
  }
  return found;
}

test('4.7.5, 4.7.7, 4.7.10, 4.7.19, 4.8.6 winners alone use their pirates, in order from the parrot, as often as they may', () => {
  let uses = 0;
  everyMatch(60, (start) => {
    const moments: Moment[] = [];
    return (moment) => {
      moments.push(moment);
      const { s } = moment;
      if (s.phase !== 'over') return;
      if (s.crew.flat().length > 0) throw new Error('a pirate has stayed');
      const { faceOf, byId } = boxOf(start.options);
      for (const events of boardings(moments)) {
        const [fought] = events;
        if (fought?.type !== 'fought') continue;
        const { seat: first, beats } = fought;
        if (events.filter((event) => event.type === 'chest-won').length > 1) throw new Error('4.8.6 moved twice');
        const applied = events.flatMap((event) => (event.type === 'applied' ? [event] : []));
        const places = applied.map(({ seat }) => (seat - first + s.seats) % s.seats);
        if (places.some((place, i) => i > 0 && place < (places[i - 1] as number))) throw new Error('4.7.7 the order');
        for (const { seat, card, against } of applied) {
          uses++;
          const wins = beats[seat] as readonly number[];
          const times = applied.filter((other) => other.card === card);
          const most = faceOf[byId.get(card) as number]?.once ? 1 : wins.length;
          if (times.length > most) throw new Error(`${card} is applied ${times.length} times`);
          if (against !== null && !wins.includes(against)) throw new Error(`${card} works against ${against}`);
          if (against !== null && times.filter((other) => other.against === against).length > 1)
            throw new Error(`${card} works twice against ${against}`);
        }
      }
    };
  });
  expect(uses).toBeGreaterThan(300);
});
