import { adviceWords } from '@/components/games/seven-seas/advice';
import type { SevenSeasAsk } from '@/components/games/seven-seas/prompts';
import { speak, type Words } from '@/components/i18n/words';
import { startMatch, type Match } from '@/engine';
import type { SevenSeasDecision } from '@/engine/games/seven-seas/decisions';
import type { SevenSeasAction } from '@/engine/games/seven-seas/actions';
import { raidOdds } from '@/engine/games/seven-seas/odds';
import { TUTORIAL } from '@/engine/games/seven-seas/tutorial';
import type { SevenSeasView } from '@/engine/games/seven-seas/view';
import i18next from 'i18next';

const t = i18next.t as unknown as Words;

/** The match of the lessons after so many moves. */
function after(moves: number): Match {
  const { seed, options } = TUTORIAL;
  const seats = [
    { kind: 'person', name: 'Anna' },
    { kind: 'person', name: 'Borys' },
  ] as const;
  const match = startMatch({ game: 'seven-seas', options: { ...options }, seats: [...seats], seed });
  for (const [seat, text] of TUTORIAL.moves.slice(0, moves)) {
    const action = match.legal(seat).find((one) => match.game.describe(one) === text);
    if (action) match.act(seat, action);
  }
  return match;
}

function says(match: Match, text: string): string {
  const [decision] = match.pending() as readonly SevenSeasDecision[];
  if (!decision) return '';
  const view = match.view(decision.seat) as SevenSeasView;
  const legal = match.legal(decision.seat) as readonly SevenSeasAction[];
  const ask: SevenSeasAsk = { view, decision, legal, seats: match.seats, why: () => null };
  const action = legal.find((one) => match.game.describe(one) === text);
  return action ? adviceWords(action, ask, t).join(' ') : 'not legal';
}

beforeAll(() => speak('en'));

describe('what speaks for an action', () => {
  it('12.1 the odds of a raid, for all ships sent so far and these', () => {
    const [falls, loot, sunk] = raidOdds(2, 5);
    const words = says(after(3), 'send 5');
    expect(words).toContain(`5 ships in all: the caravan falls in ${Math.round(falls / 10)} of 100 throws.`);
    expect(words).toContain(`${Math.round(loot / 10)} bring loot and ${Math.round(sunk / 10)} sink`);
    expect(says(after(3), 'send 0')).toBe('It costs a Black Mark: 3 points.');
    // The second to send reckons with the first.
    expect(says(after(4), 'send 3')).toContain('8 ships in all');
  });

  it('4.11.2, 4.12.1 what a sale brings, and the guard it calls for', () => {
    expect(says(after(15), 'sell rum 3')).toBe(
      'Chests: +9. Guards on the island then: 1. Rum: 3 each here, from three on.',
    );
    expect(says(after(15), 'sell rum 2')).toContain('Chests: +2.');
  });

  it('4.12.1, 4.12.5 guards of a sale: goods named before and the gift count, but more than all ships cannot go', () => {
    const match = after(15);
    const seat = match.pending()[0]?.seat ?? 0;
    const view = match.view(seat) as SevenSeasView;
    const tell = (chests: number, owned: number, fruit: number, first = 1 - seat) => {
      const goods = { fruit, coffee: 0, rum: 4 };
      const guards = Math.floor(chests / 10);
      const players = view.players.map((p) => (p.seat === seat ? { ...p, chests, owned, guards, goods } : p));
      const sale = { seat, caps: [fruit, 0, 4], taken: [fruit, 0, 0], at: 2, lo: 1, hi: fruit + 4 } as const;
      const ask: SevenSeasAsk = {
        view: { ...view, first, players, tasks: [...view.tasks, { kind: 'sell', ...sale }] },
        decision: { seat, kind: 'MERCHANT_SELL', about: { good: 'rum' } },
        legal: [],
        seats: match.seats,
        why: () => null,
      };
      return adviceWords({ type: 'MERCHANT_SELL', good: 'rum', count: 3 }, ask, t).join(' ');
    };
    expect(tell(0, 7, 0)).not.toContain('Guards');
    expect(tell(0, 7, 2)).toContain('Guards on the island then: 1.');
    expect(tell(0, 7, 0, seat)).toContain('Guards on the island then: 1.');
    expect(tell(29, 3, 2)).toContain('Guards on the island then: 3.');
  });

  it('4.4.1, 4.4.2, 4.4.4 what the Shipwright brings, with the gift or without one', () => {
    // Three players: whoever is alone has a gift, the first player a double one, and two who met have none.
    const choose = (chosen: readonly string[]) => {
      const seats = ['Anna', 'Borys', 'Vira'].map((name) => ({ kind: 'person', name }) as const);
      const match = startMatch({ game: 'seven-seas', options: {}, seats: [...seats], seed: 'gifts' });
      const { first } = match.view(0) as SevenSeasView;
      chosen.forEach((character, i) => {
        const seat = (first + i) % 3;
        const action = match.legal(seat).find((one) => match.game.describe(one) === `select ${character}`);
        if (action) match.act(seat, action);
      });
      return match;
    };
    expect(says(choose(['shipwright', 'merchant', 'captain']), 'buy 1')).toBe(
      'Ships then: 10. Chests left: 6. Of these as a gift: 2.',
    );
    expect(says(choose(['merchant', 'shipwright', 'captain']), 'buy 1')).toBe(
      'Ships then: 9. Chests left: 6. Of these as a gift: 1.',
    );
    // 4.4.7 there is no ship left to give.
    expect(says(choose(['merchant', 'shipwright', 'captain']), 'buy 3')).toBe(
      'Ships then: 10. Chests left: 4. There is no gift this time.',
    );
    expect(says(choose(['shipwright', 'shipwright', 'captain']), 'buy 2')).toBe(
      'Ships then: 9. Chests left: 5. There is no gift this time.',
    );
  });

  it('4.2.2, 4.15.1 whose hands still hold a character, and what a recall brings back', () => {
    expect(says(after(1), 'select captain')).toBe('Rivals who hold this card, too: 1 of 1. Caravans in your hand: 1.');
    // Merchant and Shipwright lie on the table now.
    expect(says(after(17), 'select islander')).toContain('Cards that come back from the table: 1.');
    expect(says(after(17), 'select shipwright')).toContain('Nobody else holds this card');
  });
});
