import { sounds } from '@/components/kit/sound/sounds';
import { worldsEndSheet } from '@/engine/companion/worlds-end';
import { armadaAlarm } from '@/engine/companion/worlds-end/hints';
import { resultOf } from '@/engine/companion/worlds-end/result';
import { Companion } from '@/components/kit/companion/Companion';
import type { SheetSpec } from '@/components/kit/companion/spec/spec';
import { auctionOf } from './auction';
import { bandOf, clockOf } from './band';
import { battleOf } from './battle';
import { boxOf } from './box';
import { cardOf } from './card';
import { dueLeaf } from './due';
import { eventOf } from './event';
import { ARMADA, DIAL, OF_SEAT } from './fields';
import { guardsLeaf } from './guards';
import { incomeLeaf } from './income';
import { boxProfile, stored, winners } from './kept';
import type { WorldsEnd } from './kind';
import { lastOf } from './last';
import { stepSeat, stepWords } from './log';
import { momentOf } from './moment';
import { playerOf } from './player';
import { portOf } from './port';
import { scorePage } from './score';
import { seaOf } from './sea';
import { seatOf } from './seat';
import { setUpPage } from './set-up';
import { armadaOf, tableOf } from './table';
import { turnOf } from './turn';
import { reasonOf, turnWords, warningOf } from './words';

/** A new sheet begins with what was typed off the cards before. */
const SPEC: SheetSpec<WorldsEnd> = {
  tracker: worldsEndSheet,
  stored,
  winners,
  most: 4,
  // Flame, turtle, star and wheel, as in the pictures.
  emblems: [1, 4, 3, 6],
  setup: (players, before) => ({
    players,
    profile: boxProfile.read().value,
    doubleAlsoSum: before?.doubleAlsoSum ?? false,
    eventBattleFlight: before?.eventBattleFlight ?? false,
  }),
  result: (sheet) => {
    const { lines, winners: first } = resultOf(sheet);
    const ofSeat = (seat: number) => lines.find((one) => one.seat === seat)?.fame ?? 0;
    return { points: sheet.players.map((_, seat) => ofSeat(seat)), winners: first };
  },
  reason: reasonOf,
  warning: warningOf,
  log: (step, sheet, t) => ({ text: stepWords(step, sheet, t), seat: stepSeat(step) }),
  fields: [...OF_SEAT, DIAL, ARMADA],
  sub: ({ sheet, t }) => turnWords(sheet, t),
  moment: momentOf,
  view: () => ({ rolls: true }),
  // A killed app comes back to the battle, or to the bids.
  start: ({ active, fight, auction }) => ({ seat: active, over: fight ? 'battle' : auction ? 'auction' : null }),
  seat: seatOf,
  band: bandOf,
  together: ({ begun, finished }) => !begun || finished,
  body: (at) => (at.sheet.finished ? scorePage(at) : at.sheet.begun ? null : setUpPage(at)),
  clock: clockOf,
  leaves: {
    event: eventOf,
    due: dueLeaf,
    income: incomeLeaf,
    turn: turnOf,
    port: portOf,
    guards: guardsLeaf,
    sea: seaOf,
    card: cardOf,
    auction: auctionOf,
    battle: battleOf,
    last: lastOf,
    armada: armadaOf,
    box: boxOf,
    player: playerOf,
    table: tableOf,
  },
  onChange: ({ t, say, onSeat }, now, before) => {
    if (now.profile !== before.profile) boxProfile.change(() => now.profile);
    if (now.active !== before.active || now.begun !== before.begun) onSeat(now.active);
    const alarm = armadaAlarm(now);
    if (alarm === armadaAlarm(before) || now.armada <= before.armada) return;
    if (alarm === 'next') say(t('companion-worlds-end:armada.next'));
    if (alarm === 'next' || alarm === 'here') sounds.play('bell');
  },
};

/** The companion of the real box. */
export function WorldsEndCompanion() {
  return <Companion spec={SPEC} />;
}
