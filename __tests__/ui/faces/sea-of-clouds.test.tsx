import { seaOfCloudsSubject } from '@/__tests__/engine/conformance/sea-of-clouds';
import { layoutOf, ownParts } from '@/components/games/sea-of-clouds/around';
import { fightWords } from '@/components/games/sea-of-clouds/boarding-words';
import { seaOfCloudsModule } from '@/components/games/sea-of-clouds/module';
import { boardingIn } from '@/components/games/sea-of-clouds/ring';
import { faceSpoken, shareWords } from '@/components/games/sea-of-clouds/words';
import type { SeaOfCloudsAction } from '@/engine/games/sea-of-clouds/actions';
import { boxOf } from '@/engine/games/sea-of-clouds/box';
import type { SeaOfCloudsDecision } from '@/engine/games/sea-of-clouds/decisions';
import type { SeaOfCloudsEvent } from '@/engine/games/sea-of-clouds/events';
import type { SeaOfCloudsView } from '@/engine/games/sea-of-clouds/view';
import { parts, turned } from './settings';
import { faceConformance } from './suite';

jest.mock('@/components/games/sea-of-clouds/scene/door', () => ({ Scene: () => null }));

const OPTIONS = [{}, { rotateHat: true, parrotBreaksTies: true }, { openSecrets: true }, { noCurses: true }];

faceConformance<SeaOfCloudsView, SeaOfCloudsAction, SeaOfCloudsEvent, SeaOfCloudsDecision>(seaOfCloudsModule, {
  rules: seaOfCloudsSubject,
  asked: {
    discardOwnPirate: true,
    fightTargetOrder: true,
    peekDeckTop: true,
    pickLootCard: true,
    pirateOrder: true,
    placeNext: true,
    plumeDiscard: true,
    plumeVictim: true,
    shareChoice: true,
    swapObject: true,
    swapRum: true,
  },
  // One match in two is played by one person against bots: then faces are named.
  tables: Array.from({ length: 12 }, (_, n) => {
    const seats = 2 + (n % 3);
    return { seats, people: n % 2 === 0 ? seats : 1, options: OPTIONS[n % OPTIONS.length] ?? {} };
  }),
  matches: 40,
  reasons: ['score'],
  silent: ['asks'],
  longest: 2000,
  ids: /(rum|obj|sec|pir|relic)-/,
  more: (view, seats) => (t) => {
    const fought = boardingIn(view);
    return [
      ...view.shares.map((share, slot) => shareWords(share, slot, t)),
      ...(fought ? [fightWords(fought, seats, t)] : []),
    ];
  },
  things: (view) => (t) => boxOf(view.options).faces.map((face) => faceSpoken(face, t)),

  layouts(frame, seats, focus) {
    const { around } = frame;
    const laid = (named: boolean) => {
      const { track, plates, slots, deck, faces, look, zones, sets, owner } = layoutOf({ seats, focus, named }, frame);
      const lying = [
        ...plates.map(({ seat, rect }) => [`plate ${seat}`, rect] as const),
        ...slots.map((rect, i) => [`slot ${i}`, rect] as const),
        ...zones.map(({ zone, rect }) => [zone, rect] as const),
      ];
      const name = around ? ownParts(around.mine).name : null;
      const touched = parts(true, { deck, faces, look, name, ...Object.fromEntries(lying) });
      return turned(frame, [...touched, ...parts(false, { track, 'own sets': sets, owner })]);
    };
    return around ? { flat: laid(false) } : { alone: laid(false), several: laid(true) };
  },
});
