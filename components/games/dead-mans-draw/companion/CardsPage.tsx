import { View } from 'react-native';
import { suitWords } from '@/components/games/dead-mans-draw/words';
import { useWords } from '@/components/i18n/words';
import { Button } from '@/components/ui/button';
import { Text } from '@/components/ui/text';
import { useTheme } from '@/components/ui/theme/context';
import { RADIUS } from '@/components/ui/theme/tokens';
import { cardCount } from '@/engine/companion/dead-mans-draw/counter';
import { pieceOf } from '@/engine/companion/dead-mans-draw/pieces';
import { rulesFor } from '@/engine/companion/dead-mans-draw/sheet';
import { SUITS } from '@/engine/games/dead-mans-draw/data/suits';
import { OddsLine } from './OddsLine';
import type { PageProps } from './pages';
import { SuitRow } from './SuitRow';
import { pieceWords } from './words';

/** 11.3: what has left the draw pile, and how likely the next card ends the turn. */
export function CardsPage({ sheet, tap }: PageProps) {
  const t = useWords();
  const theme = useTheme();
  const count = cardCount(sheet);
  const { copies } = rulesFor(sheet);
  return (
    <View style={{ gap: 8 }}>
      <View style={{ padding: 12, gap: 4, borderRadius: RADIUS.panel, backgroundColor: theme.panel }}>
        <OddsLine count={count} large />
        <Text role="note" tone={count.agrees ? 'text3' : 'bad'} testID="count-agrees">
          {count.agrees
            ? t('companion:cards.agrees')
            : t('companion:cards.differs', { left: count.left, deck: sheet.deck })}
        </Text>
        {count.agrees ? null : (
          <Button
            kind="ghost"
            label={t('companion:cards.match', { left: count.left })}
            onPress={() => tap({ type: 'deck', count: count.left })}
            testID="match-deck"
          />
        )}
      </View>
      {count.suits.map(({ gone, blind, left }, at) => {
        const suit = SUITS[at] ?? 'anchor';
        return (
          <View key={suit}>
            <SuitRow
              suit={suit}
              testID={`count-${suit}`}
              keys={gone.map(({ value, copies: away, start }) => {
                const card = pieceWords(pieceOf(suit, value), t);
                const state = start ? 'start' : away === 0 ? 'here' : away < copies ? 'goneOne' : 'gone';
                return {
                  value,
                  on: away,
                  label: t(`companion:cards.${state}`, { card }),
                  testID: `seen-${suit}-${value}`,
                  faint: start,
                };
              })}
              onPress={(value) => {
                const away = gone.find((one) => one.value === value)?.copies ?? 0;
                tap({ type: 'seen', suit, value, copies: away >= copies ? 0 : away + 1 });
              }}
              right={
                <View
                  accessible
                  accessibilityLabel={t('companion:cards.left', { suit: suitWords(suit, t), count: left })}
                >
                  <Text role="scoreSmall" accessibilityRole="text" most={1} testID={`left-${suit}`}>
                    {left}
                  </Text>
                </View>
              }
            />
            {blind > 0 ? (
              <Text role="min" tone="text3" style={{ paddingLeft: 38 }}>
                {t('companion:cards.unnamed', { count: blind })}
              </Text>
            ) : null}
          </View>
        );
      })}
    </View>
  );
}
