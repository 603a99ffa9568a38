import { admiralSheet } from '@/engine/companion/admiral';
import { optionsFor, SEAT_COUNTS } from '@/engine/companion/admiral/setup';
import { Companion } from '@/components/kit/companion/Companion';
import type { SheetSpec } from '@/components/kit/companion/spec/spec';
import { fightLeaf } from './fight';
import { finishLeaf, notesLeaf } from './finish';
import { fireLeaf } from './fire';
import { lastOptions, stored, winners } from './kept';
import type { Admiral } from './kind';
import { listsLeaf } from './lists';
import { stepSeat, stepWords } from './log';
import { MineScreen } from './MineScreen';
import { momentOf } from './moment';
import { optionsLeaf } from './options';
import { clockOf, fleetPage } from './page';
import { pearlsLeaf } from './pearls';
import { portLeaf } from './port';
import { resultOf, scorePage } from './score';
import { bandOf, seatOf } from './seat';
import { setUpPage } from './set-up';
import { shareLeaf } from './share';
import { squareLeaf } from './square';
import { driftLeaf, explodeLeaf } from './storm';
import { playerLeaf, tableOf } from './table';
import { treatiesLeaf } from './treaties';
import { unitLeaf } from './unit';
import { windLeaf } from './wind';
import { reasonOf, roundWords, warningOf } from './words';

const SPEC: SheetSpec<Admiral> = {
  tracker: admiralSheet,
  stored,
  winners,
  most: 6,
  counts: SEAT_COUNTS,
  // Flame, whale, turtle and star, as in the pictures.
  emblems: [1, 2, 4, 3, 6, 5],
  setup: (players) => ({ players, options: optionsFor(lastOptions.read().value, players.length) }),
  result: resultOf,
  reason: reasonOf,
  warning: warningOf,
  log: (step, sheet, t) => ({ text: stepWords(step, sheet, t), seat: stepSeat(step) }),
  fields: [],
  sub: ({ sheet, t }) => roundWords(sheet, t),
  moment: momentOf,
  view: () => ({ rolls: true, secret: null, sheltered: [], ticks: [] }),
  // A killed app comes back to what is shared out.
  start: ({ active, fight }) => ({ seat: active, over: fight ? 'share' : null }),
  seat: seatOf,
  band: bandOf,
  together: ({ begun, finished, seats }) => !begun || finished || seats === 1,
  body: (at) => (at.sheet.finished ? scorePage(at) : at.sheet.begun ? fleetPage(at) : setUpPage(at)),
  clock: clockOf,
  instead: (at) => (at.view.secret === null ? null : <MineScreen key={at.view.secret} at={at} seat={at.view.secret} />),
  leaves: {
    wind: windLeaf,
    unit: unitLeaf,
    fire: fireLeaf,
    fight: fightLeaf,
    share: shareLeaf,
    drift: driftLeaf,
    explode: explodeLeaf,
    square: squareLeaf,
    port: portLeaf,
    pearls: pearlsLeaf,
    treaties: treatiesLeaf,
    finish: finishLeaf,
    notes: notesLeaf,
    lists: listsLeaf,
    options: optionsLeaf,
    player: playerLeaf,
    table: tableOf,
  },
  onChange: ({ onSeat }, now, before) => {
    if (now.options !== before.options) lastOptions.change(() => now.options);
    if (now.active !== before.active || now.begun !== before.begun) onSeat(now.active);
  },
};

/** The companion of the real box. */
export function AdmiralCompanion() {
  return <Companion spec={SPEC} />;
}
