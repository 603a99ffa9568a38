import { act, fireEvent, render, screen } from '@testing-library/react-native';
import { useState } from 'react';
import { Asides } from '@/components/games/admiral/asides/Asides';
import { speak } from '@/components/i18n/words';
import type { Ask } from '@/components/kit/face';
import { Match, type Game, type SeatSetup } from '@/engine';
import { admiral } from '@/engine/games/admiral';
import type { AdmiralAction } from '@/engine/games/admiral/actions';
import type { AdmiralView } from '@/engine/games/admiral/view';

const SEATS = ['Anna', 'Borys', 'Vira'].map((name): SeatSetup => ({ kind: 'person', name }));

/** Three have laid two mines each, and the first of them has orders to give. */
function laid(): Match {
  const options = { minesPerPlayer: 'most' };
  const match = Match.start({ game: admiral as unknown as Game, options, seats: SEATS, seed: 'asides' });
  for (let [next] = match.pending(); next && next.kind !== 'Turn'; [next] = match.pending()) {
    const [first] = match.legal(next.seat);
    if (first) match.act(next.seat, first);
  }
  return match;
}

function show(): { readonly chosen: () => AdmiralAction | null; readonly match: Match; readonly seat: number } {
  const match = laid();
  const seat = match.pending()[0]?.seat ?? 0;
  let now: AdmiralAction | null = null;
  function Shown() {
    const [chosen, choose] = useState<AdmiralAction | null>(null);
    const ask = {
      view: match.view(seat),
      seats: SEATS,
      decision: { seat, kind: 'aside' },
      legal: match.asides(seat),
      why: () => null,
    } as unknown as Ask<AdmiralView, AdmiralAction>;
    return (
      <Asides
        ask={ask}
        chosen={chosen}
        onChoose={(action) => {
          now = action;
          choose(action);
        }}
      />
    );
  }
  act(() => speak('en'));
  render(<Shown />);
  return { chosen: () => now, match, seat };
}

const press = (id: string) => fireEvent.press(screen.getByTestId(id));

it('4.17.15: every mine gets every order', () => {
  const { chosen, match, seat } = show();
  const told = new Set<string>();
  const note = () => {
    const action = chosen();
    if (action) told.add(admiral.describe(action));
  };
  for (const mine of [1, 2]) {
    for (const order of ['always', 'never', 'ask', 'least']) {
      press(`order-${mine}-${order}`);
      note();
    }
    for (const glyph of ['plus', 'minus']) {
      for (let i = 0; i < 12; i++) {
        press(`order-${mine}-${glyph}`);
        note();
      }
    }
    // What stands is no new order: the first press of it takes the choice back.
    press(`order-${mine}-always`);
    expect(chosen()).toBeNull();
    told.add(`order ${mine} always`);
  }
  const orders = match.asides(seat).filter(({ type }) => type === 'SetMinePolicy');
  expect(orders.map((action) => match.game.describe(action)).filter((text) => !told.has(text))).toEqual([]);
});

it('E-16: an offer is put together, with whom, about what and for how long', () => {
  const { chosen, match, seat } = show();
  const offers = match.asides(seat).filter(({ type }) => type === 'OfferTreaty');
  const told = new Set<string>();
  for (const to of [0, 1, 2].filter((one) => one !== seat)) {
    press(`offer-to-${to}`);
    const other = [0, 1, 2].find((one) => one !== seat && one !== to) ?? 0;
    for (let i = 0; i < 6; i++) press('offer-minus');
    for (let i = 0; i < 6; i++) {
      for (const kind of ['peace', 'passage', `joint-${other}`]) {
        press(`offer-${kind}`);
        const action = chosen();
        if (action) told.add(admiral.describe(action));
      }
      press('offer-plus');
    }
  }
  expect(offers.map((action) => match.game.describe(action)).filter((text) => !told.has(text))).toEqual([]);
});
