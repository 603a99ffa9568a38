import { View } from 'react-native';
import { suitWords } from '@/components/games/dead-mans-draw/words';
import { Text } from '@/components/ui/text';
import { RADIUS } from '@/components/ui/theme/tokens';
import { cardCount } from '@/engine/companion/dead-mans-draw/counter';
import { pieceOf } from '@/engine/companion/dead-mans-draw/pieces';
import { rulesFor } from '@/engine/companion/dead-mans-draw/sheet';
import { SUITS } from '@/engine/games/dead-mans-draw/data/suits';
import { box, button, text, type Blocks } from '@/components/kit/companion/spec/blocks';
import type { DrawAt } from './kind';
import { OddsLine } from './OddsLine';
import { SuitRow } from './SuitRow';
import { pieceWords } from './words';

/** 11.3: what has left the draw pile, and how likely the next card ends the turn. */
export function cardsPage(at: DrawAt): Blocks {
  const { sheet, t, theme, tap } = at;
  const count = cardCount(sheet);
  const { agrees, left } = count;
  return box(
    { gap: 8 },
    box(
      { padding: 12, gap: 4, borderRadius: RADIUS.panel, backgroundColor: theme.panel },
      <OddsLine count={count} large />,
      text(agrees ? t('companion:cards.agrees') : t('companion:cards.differs', { left, deck: sheet.deck }), {
        role: 'note',
        tone: agrees ? 'text3' : 'bad',
        testID: 'count-agrees',
      }),
      agrees
        ? null
        : button(t('companion:cards.match', { left }), 'match-deck', () => tap({ type: 'deck', count: left }), {
            kind: 'ghost',
          }),
    ),
    count.suits.map((of, i) => suitCount(at, of, i)),
  );
}

type SuitCount = ReturnType<typeof cardCount>['suits'][number];

function suitCount({ sheet, t, tap }: DrawAt, { gone, blind, left }: SuitCount, i: number): Blocks {
  const suit = SUITS[i] ?? 'anchor';
  const { copies } = rulesFor(sheet);
  return box(
    {},
    <SuitRow
      suit={suit}
      testID={`count-${suit}`}
      keys={gone.map(({ value, copies: away, start }) => {
        const card = pieceWords(pieceOf(suit, value), t);
        const state = start ? 'start' : away === 0 ? 'here' : away < copies ? 'goneOne' : 'gone';
        const label = t(`companion:cards.${state}`, { card });
        return { value, on: away, label, testID: `seen-${suit}-${value}`, faint: start };
      })}
      onPress={(value) => {
        const away = gone.find((one) => one.value === value)?.copies ?? 0;
        tap({ type: 'seen', suit, value, copies: away >= copies ? 0 : away + 1 });
      }}
      right={
        <View accessible accessibilityLabel={t('companion:cards.left', { suit: suitWords(suit, t), count: left })}>
          <Text role="scoreSmall" accessibilityRole="text" most={1} testID={`left-${suit}`}>
            {left}
          </Text>
        </View>
      }
    />,
    blind > 0
      ? text(t('companion:cards.unnamed', { count: blind }), { role: 'min', tone: 'text3', style: { paddingLeft: 38 } })
      : null,
  );
}
