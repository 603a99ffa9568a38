import { sounds } from '@/components/kit/sound/sounds';
import { sevenSeasSheet } from '@/engine/companion/seven-seas';
import { resultOf } from '@/engine/companion/seven-seas/result';
import { Companion } from '@/components/kit/companion/Companion';
import type { SheetSpec } from '@/components/kit/companion/spec/spec';
import { voice } from '@/components/kit/companion/voice';
import { CARGO, CHESTS, DECK, LOOT_DECK, THINGS } from './fields';
import type { SevenSeas } from './kind';
import { LidSheet } from './LidSheet';
import { momentOf } from './moment';
import { dropOf, lootOf, marksOf, playerOf } from './player';
import { RoleSheet } from './RoleSheet';
import { scoreOf } from './score';
import { bandOf, clockOf, seatOf } from './seat';
import { stored, winners } from './kept';
import { tableOf } from './table';
import { headWords, reasonOf, roleWords, stepWords } from './words';

const SPEC: SheetSpec<SevenSeas> = {
  tracker: sevenSeasSheet,
  stored,
  winners,
  most: 4,
  // The dice of the tin are white, green, blue and black.
  emblems: [5, 4, 2, 8],
  setup: (players) => ({ players }),
  result: (sheet) => {
    const { lines, winners: first } = resultOf(sheet);
    return { points: lines.map(({ score }) => score), winners: first };
  },
  reason: reasonOf,
  log: (step, { players }, t) => ({
    text: stepWords(step, players, t),
    seat: 'seat' in step.tap ? step.tap.seat : null,
  }),
  fields: [CHESTS, ...CARGO, ...THINGS, DECK, LOOT_DECK],
  sub: ({ sheet, t }) => headWords(sheet, t),
  moment: momentOf,
  view: () => ({}),
  // A killed app comes back to the raid that it was in.
  start: ({ raid }) => ({ over: raid ? 'role' : null }),
  seat: seatOf,
  band: bandOf,
  clock: clockOf,
  leaves: {
    role: (at) => <RoleSheet at={at} />,
    table: tableOf,
    lid: (at) => <LidSheet at={at} />,
    score: scoreOf,
    player: playerOf,
    loot: lootOf,
    drop: dropOf,
    marks: marksOf,
  },
  onChange: ({ t, language, habits, say }, now, before) => {
    if (habits.voice && now.rank === before.rank + 1) void voice.say(roleWords(now.rank, t), language);
    if (now.last <= before.last) return;
    sounds.play('bell');
    say(t('companion-seven-seas:lastShort', { count: now.last }));
  },
};

/** The companion of the real tin. */
export function SevenSeasCompanion() {
  return <Companion spec={SPEC} />;
}
