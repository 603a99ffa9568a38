import { deadMansDrawSheet } from '@/engine/companion/dead-mans-draw';
import { untouched } from '@/engine/companion/dead-mans-draw/dealing';
import { resultOf } from '@/engine/companion/dead-mans-draw/result';
import type { Trait } from '@/engine/games/dead-mans-draw/data/traits';
import { traitWords } from '@/components/games/dead-mans-draw/words';
import { Companion } from '@/components/kit/companion/Companion';
import type { SheetSpec } from '@/components/kit/companion/spec/spec';
import { cardsPage } from './cards';
import { DECK } from './fields';
import { stored, winners } from './kept';
import type { DeadMansDraw, DrawAt } from './kind';
import { momentOf } from './moment';
import { scorePage, stackOf } from './score';
import { listsOf, playerOf, tablePage, variantOf } from './table';
import { TraitDealer } from './TraitDealer';
import { numberOf, turnDock, turnOfLeaf, turnPage } from './turn';
import { factWords, reasonOf } from './words';

const PAGES = { table: tablePage, turn: turnPage, cards: cardsPage, score: scorePage };

const SPEC: SheetSpec<DeadMansDraw> = {
  tracker: deadMansDrawSheet,
  stored,
  winners,
  most: 8,
  emblems: [1, 2, 3, 4, 5, 6, 7, 8],
  setup: (players, before) => ({ players, options: before?.options ?? {} }),
  // 11.6: with which trait
  result: (sheet) => {
    const { totals, outcome } = resultOf(sheet);
    return { points: totals, winners: outcome.winners, with: sheet.players.map(({ trait }) => trait) };
  },
  withWords: (trait, t) => traitWords(trait as Trait, t),
  reason: reasonOf,
  log: ({ facts }, { players }, t) => {
    const [first] = facts;
    return {
      text: facts.map((fact) => factWords(fact, players, t)).join('. '),
      seat: first && 'seat' in first ? first.seat : null,
    };
  },
  fields: [DECK],
  sub: ({ sheet: { options }, t }) =>
    options.variant === 'none' ? undefined : t(`dead-mans-draw:variants.${options.variant}.name`),
  moment: momentOf,
  pages: ['table', 'turn', 'cards', 'score'],
  view: () => ({ filling: 'suit', suit: 0, later: false }),
  start: (sheet) => ({ page: sheet.finished ? 'score' : untouched(sheet) ? 'table' : 'turn' }),
  body: (at) => PAGES[at.page](at),
  dock: turnDock,
  instead: dealer,
  leaves: {
    lists: listsOf,
    variant: variantOf,
    player: playerOf,
    'whose-turn': turnOfLeaf,
    number: numberOf,
    stack: stackOf,
  },
};

/** While traits are dealt, the device goes round. */
function dealer(at: DrawAt) {
  if (at.sheet.offers.length === 0 || at.view.later) return null;
  return <TraitDealer sheet={at.sheet} tap={at.tap} onLater={() => at.onView({ later: true })} />;
}

/** The companion of the real box. */
export function DeadMansDrawCompanion() {
  return <Companion spec={SPEC} />;
}
