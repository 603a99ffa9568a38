import { View } from 'react-native';
import { Glyph } from '@/components/art/Glyph';
import type { GlyphName } from '@/components/art/generated/glyphs';
import { useWords } from '@/components/i18n/words';
import { absolute, type Rect } from '@/components/kit/frame/box';
import { Text } from '@/components/ui/text';
import { useTheme } from '@/components/ui/theme/context';
import { RADIUS } from '@/components/ui/theme/tokens';
import { Touch } from '@/components/ui/touch';
import { MONEY_STEP } from '@/engine/games/worlds-end/data/table';
import { Doubloon } from '../overlay/Doubloon';
import type { OverlayProps } from '../overlay/props';

/** Steps of a hundred, from the lowest legal bid on. */
export function Amount({ ask, chosen, view, onTouch, rect }: OverlayProps & { readonly rect: Rect }) {
  const t = useWords();
  const theme = useTheme();
  const bids = (ask?.legal ?? []).flatMap((action) =>
    action.type === 'BID' && 'amount' in action ? [action.amount] : [],
  );
  const least = Math.min(...bids);
  const most = Math.max(...bids);
  const now = chosen?.type === 'BID' && 'amount' in chosen ? chosen.amount : null;
  const bid = (amount: number) => onTouch({ type: 'BID', amount });
  if (!ask || bids.length === 0) return null;
  const gold = view.players[ask.decision.seat]?.gold ?? 0;
  return (
    <View
      style={[
        absolute(rect),
        {
          flexDirection: 'row',
          alignItems: 'center',
          justifyContent: 'space-between',
          paddingHorizontal: 12,
          borderRadius: RADIUS.strip,
          backgroundColor: theme.panelStrong,
        },
      ]}
    >
      <StepKey
        id="bid-less"
        glyph="minus"
        label={t('worlds-end:auction.less', { step: MONEY_STEP })}
        off={now === null || now <= least}
        onPress={() => bid((now ?? least) - MONEY_STEP)}
      />
      <View style={{ alignItems: 'center', flexShrink: 1 }}>
        <View style={{ flexDirection: 'row', alignItems: 'center', gap: 10 }}>
          <Doubloon size={30} />
          <Text
            role="section"
            most={1.2}
            accessibilityRole="text"
            tone={now === null ? 'text2' : 'text1'}
            testID="bid-amount"
            style={{ fontSize: 32, lineHeight: 40 }}
          >
            {now ?? least}
          </Text>
        </View>
        <Text role="min" most={1.2} tone="text2" align="center">
          {t('worlds-end:auction.ofYour', { gold, step: MONEY_STEP })}
        </Text>
      </View>
      <StepKey
        id="bid-more"
        glyph="plus"
        label={t('worlds-end:auction.more', { step: MONEY_STEP })}
        off={now !== null && now >= most}
        onPress={() => bid(now === null ? least : now + MONEY_STEP)}
      />
    </View>
  );
}

const STEP_KEY = 56;

interface StepKeyProps {
  readonly id: string;
  readonly glyph: GlyphName;
  readonly label: string;
  readonly off: boolean;
  readonly onPress: () => void;
}

function StepKey({ id, glyph, label, off, onPress }: StepKeyProps) {
  const theme = useTheme();
  return (
    <Touch
      quiet
      accessibilityRole="button"
      accessibilityLabel={label}
      aria-disabled={off}
      testID={id}
      onPress={() => !off && onPress()}
      style={{
        width: STEP_KEY,
        height: STEP_KEY,
        borderRadius: STEP_KEY / 2,
        borderWidth: 1.5,
        borderColor: off ? theme.line : theme.text3,
        backgroundColor: theme.panel,
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      <Glyph name={glyph} size={26} color={off ? theme.textOff : theme.text1} />
    </Touch>
  );
}
