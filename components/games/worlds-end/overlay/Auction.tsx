import { View } from 'react-native';
import { Glyph } from '@/components/art/Glyph';
import type { GlyphName } from '@/components/art/generated/glyphs';
import { useWords } from '@/components/i18n/words';
import type { Rect } from '@/components/kit/frame/frame';
import { Tray } from '@/components/kit/answers/Tray';
import { Text } from '@/components/ui/text';
import { useTheme } from '@/components/ui/theme/context';
import { Touch } from '@/components/ui/touch';
import { MONEY_STEP } from '@/engine/games/worlds-end/data/table';
import type { AuctionTask } from '../asks';
import { shipSpoken } from '../spoken';
import { Paddles } from './Paddles';
import { ShipCard } from './ShipCard';
import type { OverlayProps } from './props';

/** The ship, who bids what, and how much the own bid is to be; open for everybody while it lasts (4.3.17–4.3.23). */
export function Auction({ room, task, ...props }: OverlayProps & { readonly room: Rect; readonly task: AuctionTask }) {
  const t = useWords();
  const { view, ask } = props;
  const tall = room.height > 300;
  return (
    <Tray room={room} at="center" style={{ padding: 10, gap: 10, alignItems: 'center' }}>
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: 14 }}>
        <View accessible accessibilityRole="image" accessibilityLabel={shipSpoken(view, task.ship, t)} testID="lot">
          <ShipCard view={view} ship={task.ship} width={tall ? 124 : 76} />
        </View>
        <Text role="label" tone="text2">
          {t('worlds-end:auction.price', { price: task.price })}
        </Text>
      </View>
      <Paddles {...props} task={task} />
      {ask?.decision.kind === 'BID' ? <Amount {...props} /> : null}
    </Tray>
  );
}

/** Steps of a hundred, from the lowest legal bid on. */
function Amount({ ask, chosen, view, onTouch }: OverlayProps) {
  const t = useWords();
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
    <View style={{ flexDirection: 'row', alignItems: 'center', gap: 14 }}>
      <StepKey
        id="bid-less"
        glyph="minus"
        label={t('worlds-end:auction.less', { step: MONEY_STEP })}
        off={now === null || now <= least}
        onPress={() => bid((now ?? least) - MONEY_STEP)}
      />
      <View style={{ alignItems: 'center', minWidth: 132 }}>
        <Text role="score" most={1.2} accessibilityRole="text" testID="bid-amount">
          {now ?? least}
        </Text>
        <Text role="min" tone="text2">
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
        borderColor: off ? theme.line : theme.lamp,
        backgroundColor: theme.panelStrong,
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      <Glyph name={glyph} size={26} color={off ? theme.textOff : theme.text1} />
    </Touch>
  );
}
