import { sounds } from '@/components/kit/sound/sounds';
import { cloudsSheet } from '@/engine/companion/sea-of-clouds';
import { resultOf } from '@/engine/companion/sea-of-clouds/result';
import { Companion } from '@/components/kit/companion/Companion';
import type { SheetSpec } from '@/components/kit/companion/spec/spec';
import { boardingPage } from './boarding';
import { tablesOf } from './box-tables';
import { crewLeaf } from './crew';
import { DECK, DOUBLOONS, IN_CHEST, ISLAND, MODIFIER, REST, RUM } from './fields';
import { boxTables, stored, winners } from './kept';
import type { Clouds } from './kind';
import { momentOf } from './moment';
import { playerOf, scorePage } from './score';
import { bandOf, seatOf } from './seat';
import { lookUp, tableOf } from './table';
import { factWords, reasonOf, roundWords } from './words';

/** A new sheet begins with the tables that were typed before. */
const SPEC: SheetSpec<Clouds> = {
  tracker: cloudsSheet,
  stored,
  winners,
  most: 4,
  // Flame, turtle, star and wheel, as in the pictures of the fights.
  emblems: [1, 4, 3, 6],
  setup: (players) => ({ players, tables: boxTables.read().value }),
  result: (sheet) => {
    const { lines, winners: first } = resultOf(sheet);
    return { points: lines.map(({ total }) => total), winners: first };
  },
  reason: reasonOf,
  log: ({ tap, facts }, sheet, t) => ({
    text: facts.map((fact) => factWords(fact, sheet, t)).join('. '),
    seat: 'seat' in tap ? tap.seat : null,
  }),
  fields: [DOUBLOONS, MODIFIER, ...RUM, ...REST, IN_CHEST, ISLAND, DECK],
  sub: ({ sheet, t }) => roundWords(sheet, t),
  moment: momentOf,
  view: () => ({}),
  seat: seatOf,
  band: bandOf,
  together: ({ scoring, alarm }) => scoring || alarm,
  body: (at) => (at.sheet.scoring ? scorePage(at) : at.sheet.alarm ? boardingPage(at) : null),
  leaves: { table: tableOf, tables: tablesOf, 'look-up': lookUp, player: playerOf, crew: crewLeaf },
  onChange: ({ t, say }, now, before) => {
    if (now.tables !== before.tables) boxTables.change(() => now.tables);
    if (!now.alarm || before.alarm) return;
    sounds.play('bell');
    say(t('companion-sea-of-clouds:facts.alarm', { round: now.round }));
  },
};

/** The companion of the real box. */
export function SeaOfCloudsCompanion() {
  return <Companion spec={SPEC} />;
}
