import type { WorldsEndAsk } from '@/components/games/worlds-end/asks';
import { fleetOf } from '@/components/games/worlds-end/fleet';
import { difference, planned } from '@/components/games/worlds-end/guard-plan';
import { armadaThreat } from '@/components/games/worlds-end/warnings';
import { worldsEnd } from '@/engine/games/worlds-end';
import { show, type Shown } from '@/engine/games/worlds-end/public';

const AT_CUBA: Shown = {
  seed: 'guards',
  from: 'actions',
  players: [{ at: 'cuba', squadron: 'br06 sl07', fame: 2 }, { at: 'java' }],
  seas: { cuba: [0, 'sl08'] },
  play: [],
};

function askOf(shown: Shown): WorldsEndAsk {
  const frame = show(shown).at(-1);
  if (!frame) throw new Error('no frame');
  const legal = frame.legal.map((text) => worldsEnd.parse(text));
  return { view: frame.view, legal, decision: { kind: 'ACTIONS', seat: 0 } } as unknown as WorldsEndAsk;
}

describe('13.17: the guard sheet', () => {
  const ask = askOf(AT_CUBA);
  const berths = fleetOf(ask.view, 0);

  it('shows ships where they will lie', () => {
    expect(planned(berths, ['br06', 'sl08'], ask)).toEqual([
      { sea: null, ships: ['sl07', 'sl08'] },
      { sea: 'cuba', ships: ['br06'] },
    ]);
    expect(planned(berths, [], ask)).toEqual(berths);
  });

  it('tells only the difference, and nothing where all lie as before', () => {
    const texts = difference(ask, ['sl08', 'br06']).map((order) => worldsEnd.describe(order));
    expect(texts).toEqual(['assign br06', 'recall sl08']);
    expect(difference(ask, [])).toEqual([]);
  });
});

describe('13.9: the armada is one step away', () => {
  const at = (armada: number, squadron = 'br06') =>
    armadaThreat(
      askOf({ ...AT_CUBA, players: [{ at: 'cuba', squadron, fame: 2 }, { at: 'java' }], seas: {}, armada }).view,
      0,
    );

  it('is warned of on that step alone', () => {
    expect([at(3), at(4)]).toEqual([null, 'armada']);
  });

  it('is worse for the most famous with an empty squadron, and there is one warning', () => {
    expect(at(4, '')).toBe('armadaEmpty');
  });
});
