import { chiSquare, chiSquareFloor, chiSquareLimit } from '@/__tests__/engine/core/chi-square';
import { Board } from '@/__tests__/fixtures/sea-of-clouds/board';
import { everyMatch } from '@/__tests__/fixtures/sea-of-clouds/matches';
import { Luck } from '@/engine/core/luck';
import { seaOfClouds } from '@/engine/games/sea-of-clouds';
import { boxOf } from '@/engine/games/sea-of-clouds/box';
import { everybody, type SeaOfCloudsState } from '@/engine/games/sea-of-clouds/state';

/** What a bot imagines agrees with all that its seat knows, and is as likely as anything else that agrees. */

/** Eight cards that A does not know: a secret and a bottle of B's, an object and a bottle in shares, a deck of four with an object on top. */
function fewUnknown(): Board {
  const board = new Board({
    B: { secrets: ['sec-ledger'], rum: ['rum-dark'] },
    shares: [['obj-cutlass'], ['rum-golden'], []],
    deck: ['sec-parrot', 'obj-shell', 'pir-cook', 'relic-kraken'],
    deckOnly: true,
  });
  const { s } = board;
  const here = new Set([...s.deck, ...s.slots.flat(), ...s.rum.flat(), ...s.secrets.flat()]);
  boxOf(s.options).ids.forEach((_, card) => {
    if (here.has(card)) return;
    s.gone.push(card);
    s.known[card] = everybody(s);
  });
  return board;
}

const dealt = ({ secrets, rum, slots, deck }: SeaOfCloudsState): string => JSON.stringify([secrets, rum, slots, deck]);

test('6, 12.6 every deal that agrees with what is known is imagined equally often', () => {
  const view = fewUnknown().view('A');
  const luck = Luck.fromSeed('imagined');
  const times = new Map<string, number>();
  const deals = 28_800;
  for (let i = 0; i < deals; i++) {
    const deal = dealt(seaOfClouds.resample(view, luck));
    times.set(deal, (times.get(deal) ?? 0) + 1);
  }
  // Two secrets for B; three objects left for the share, two for the top of the deck; two bottles; three cards below in any order.
  const all = 2 * 3 * 2 * 2 * 6;
  const chi = chiSquare([...times.values()], deals / all);
  expect([times.size, chi < chiSquareLimit(all), chi > chiSquareFloor(all)]).toEqual([all, true, true]);
});

test('6 in the middle of a match whatever is known lies where it is known to lie', () => {
  let known = 0;
  everyMatch(25, (start) => {
    const { faceOf } = boxOf(start.options);
    return ({ s }) => {
      if (s.deck.length % 4 > 0) return;
      for (let seat = 0; seat < s.seats; seat++) {
        const bit = 1 << seat;
        const made = seaOfClouds.resample(seaOfClouds.observe(s, seat), Luck.fromSeed(s.turn));
        if (made.secrets.flat().some((card) => faceOf[card]?.zone !== 'secrets')) throw new Error('no secret');
        s.known.forEach((mask, card) => {
          if ((mask & bit) === 0) return;
          known++;
          if (placeOf(s, card) !== placeOf(made, card)) throw new Error(`card ${card} is imagined elsewhere`);
        });
      }
    };
  });
  expect(known).toBeGreaterThan(10_000);
});

/** Where a card lies, as exactly as somebody who has seen it there can tell. */
function placeOf(s: SeaOfCloudsState, card: number): string {
  const zones = { rum: s.rum, secrets: s.secrets, relics: s.relics, objects: s.objects, crew: s.crew };
  for (const [zone, lists] of Object.entries(zones)) {
    const seat = lists.findIndex((cards) => cards.includes(card));
    if (seat >= 0) return `${zone} of ${seat}`;
  }
  const slot = s.slots.findIndex((share) => share.includes(card));
  if (slot >= 0) return `slot ${slot}, ${s.slots[slot]?.indexOf(card)}`;
  if (s.hand.includes(card)) return `hand, ${s.hand.indexOf(card)}`;
  return s.gone.includes(card) ? 'gone' : `deck, ${s.deck.length - s.deck.indexOf(card)}`;
}
