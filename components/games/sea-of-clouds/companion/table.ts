import { say } from '@/components/i18n/words';
import { deckAtStart, PREPARATIONS, setUpList } from '@/engine/companion/sea-of-clouds/set-up-list';
import { turnOf } from '@/engine/companion/sea-of-clouds/sheet';
import type { SheetTap } from '@/engine/companion/sea-of-clouds/taps';
import { button, GROW, line, section, text, type Blocks } from '@/components/kit/companion/spec/blocks';
import { counter } from '@/components/kit/companion/spec/fields';
import { firstPlayer, owners, tableLeaf, waysOut } from '@/components/kit/companion/spec/plain';
import type { Leaf } from '@/components/kit/companion/spec/spec';
import { DECK, IN_CHEST, ISLAND } from './fields';
import type { CloudsAt } from './kind';

/** 11: what belongs to the whole table. */
export function tableOf(at: CloudsAt): Leaf {
  const { sheet, t, tap, open, close } = at;
  const { players, chest, deck, scoring } = sheet;
  const whose = (title: string, of: number | null, make: (seat: number) => SheetTap, testID: string) =>
    owners(at, title, of, (seat) => tap(make(seat)), testID);
  // Wanted first before the first turn, hardly ever after it.
  const begun = sheet.round > 1 || sheet.taken > 0 || scoring;
  return tableLeaf(at, [
    waysOut(at, {
      label: t(scoring ? 'companion-sea-of-clouds:backToSea' : 'companion-sea-of-clouds:scoring'),
      onPress: () => {
        if (tap({ type: 'scoring' })) close();
      },
    }),
    begun ? null : setUp(at),
    firstPlayer(at, null),
    whose(t('companion-sea-of-clouds:turn'), turnOf(sheet), (seat) => ({ type: 'turn', seat }), 'turn'),
    whose(t('companion-sea-of-clouds:parrot'), sheet.parrot, (seat) => ({ type: 'parrot', seat }), 'parrot'),
    whose(t('companion-sea-of-clouds:hat'), sheet.hat, (seat) => ({ type: 'hat', seat }), 'hat'),
    {
      part: 'toggle',
      title: t('sea-of-clouds:options.parrotBreaksTies.name'),
      sub: t('sea-of-clouds:options.parrotBreaksTies.note'),
      on: sheet.parrotBreaksTies,
      onChange: () => tap({ type: 'parrot-breaks-ties' }),
      testID: 'parrot-breaks-ties',
    },
    whose(t('companion-sea-of-clouds:chest'), chest.owner, (seat) => ({ type: 'chest-owner', seat }), 'chest'),
    line(
      counter(at, IN_CHEST),
      button(t('companion-sea-of-clouds:chestGone'), 'chest-gone', () => tap({ type: 'chest-owner', seat: null }), {
        kind: 'ghost',
        ...GROW,
      }),
    ),
    section(t('companion-sea-of-clouds:voyage')),
    line(
      counter(at, ISLAND),
      deck === null
        ? button(
            t('companion-sea-of-clouds:countDeck'),
            'count-deck',
            () => tap({ type: 'deck', count: deckAtStart(players.length) }),
            GROW,
          )
        : counter(at, DECK),
    ),
    deck === 0 ? text(t('companion-sea-of-clouds:facts.deck-empty'), { tone: 'bad', testID: 'deck-empty' }) : null,
    begun ? setUp(at) : null,
    button(t('companion-sea-of-clouds:tables'), 'open-tables', () => open('tables'), {
      sub: t('companion-sea-of-clouds:tablesNote'),
    }),
    button(t('companion-sea-of-clouds:lookUp.title'), 'open-look-up', () => open('look-up')),
  ]);
}

function setUp({ sheet: { players, prepared }, t, tap }: CloudsAt): Blocks {
  const side = players.length > 3 ? 'B' : 'A';
  return [
    section(t('companion-sea-of-clouds:setUp')),
    setUpList(players.length).map((item) => ({
      part: 'toggle',
      title: say(t, `companion-sea-of-clouds:prepare.${item}`, { side }),
      on: (prepared & (1 << PREPARATIONS.indexOf(item))) !== 0,
      onChange: () => tap({ type: 'prepare', item }),
      testID: `prepare-${item}`,
    })),
  ];
}

const TOPICS = [
  'strength',
  'winning',
  'effects',
  'gain',
  'steal',
  'exchange',
  'lookout',
  'plume',
  'chest',
  'deck',
] as const;

/** 11: the rules that are asked for at the table, in a sentence or two each. */
export function lookUp({ t, rules }: CloudsAt): Leaf {
  return {
    title: t('companion-sea-of-clouds:lookUp.title'),
    testID: 'look-up',
    undo: false,
    keys: [
      {
        label: t('companion-sea-of-clouds:lookUp.rules'),
        testID: 'look-up-rules',
        kind: 'ghost',
        onPress: () => rules(),
      },
    ],
    blocks: TOPICS.map((topic) => ({
      part: 'box',
      style: { gap: 2 },
      of: [
        section(t(`companion-sea-of-clouds:lookUp.${topic}.title`)),
        text(t(`companion-sea-of-clouds:lookUp.${topic}.text`)),
      ],
    })),
  };
}
