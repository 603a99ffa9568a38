import { View } from 'react-native';
import { suitWords } from '@/components/games/dead-mans-draw/words';
import { useWords, type Words } from '@/components/i18n/words';
import { Text } from '@/components/ui/text';
import type { Result } from '@/engine/companion/dead-mans-draw/result';
import { wholeBanks } from '@/engine/companion/dead-mans-draw/sheet';
import { SUITS, type Suit } from '@/engine/games/dead-mans-draw/data/suits';
import { SeatPanel } from '@/components/kit/companion/SeatPanel';
import type { PageProps } from './pages';
import { stackKeys, stackTap } from './stack-keys';
import { StackCell } from './StackCell';
import { SuitRow } from './SuitRow';

interface PlayerBankProps extends PageProps {
  readonly seat: number;
  readonly result: Result;
  readonly onHold: (suit: Suit) => void;
}

/** One player's bank under the player's total, in the player's colour. */
export function PlayerBank({ sheet, tap, seat, result, onHold }: PlayerBankProps) {
  const t = useWords();
  const player = sheet.players[seat];
  if (!player) return null;
  const parts = result.outcome.parts[seat] ?? [];
  return (
    <View style={{ gap: 8 }}>
      <SeatPanel
        emblem={player.emblem}
        title={player.name}
        value={result.totals[seat] ?? 0}
        note={noteOf(result, seat, t)}
        testID="bank-panel"
      />
      {wholeBanks(sheet) ? (
        SUITS.map((suit) => (
          <SuitRow
            key={suit}
            suit={suit}
            keys={stackKeys(sheet, seat, suit, t)}
            onPress={(value) => tap(stackTap(sheet, seat, suit, value))}
            right={
              <Text
                role="scoreSmall"
                accessibilityRole="text"
                accessibilityLabel={suitWords(suit, t)}
                most={1}
                testID={`sum-${suit}`}
              >
                {parts.find(({ key }) => key === suit)?.value ?? 0}
              </Text>
            }
            testID={`bank-${suit}`}
          />
        ))
      ) : (
        <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: 6 }}>
          {SUITS.map((suit) => (
            <StackCell key={suit} sheet={sheet} tap={tap} seat={seat} suit={suit} onHold={() => onHold(suit)} />
          ))}
        </View>
      )}
    </View>
  );
}

/** What trait and variant add or take. */
function noteOf({ outcome, missing }: Result, seat: number, t: Words): string {
  const parts = outcome.parts[seat] ?? [];
  const golden = parts.find(({ key }) => key === 'golden-scales');
  const gaps = parts.find(({ key }) => key === 'all-hands-on-deck');
  return [
    ...(golden ? [t('companion:score.golden', { points: golden.value })] : []),
    ...(gaps ? [t('companion:score.missing', { count: missing[seat]?.length ?? 0, points: -gaps.value })] : []),
  ].join('. ');
}
