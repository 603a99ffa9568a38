import { Icon } from '@/components/art/Icon';
import { SUIT_LOOK } from '@/components/games/dead-mans-draw/scene/suits';
import { suitWords } from '@/components/games/dead-mans-draw/words';
import { useWords } from '@/components/i18n/words';
import { Text } from '@/components/ui/text';
import { useTheme } from '@/components/ui/theme/context';
import { COLOUR, RADIUS } from '@/components/ui/theme/tokens';
import { Touch } from '@/components/ui/touch';
import { pieceOf } from '@/engine/companion/dead-mans-draw/pieces';
import { wholeBanks } from '@/engine/companion/dead-mans-draw/sheet';
import { copiesOf, nextTop, topValue, valuesOf } from '@/engine/companion/dead-mans-draw/stacks';
import { SUITS, type Suit } from '@/engine/games/dead-mans-draw/data/suits';
import type { DrawAt } from './kind';
import { nextTap, stackAt } from './stack-keys';
import { pieceWords } from './words';

interface StackCellProps extends Pick<DrawAt, 'sheet' | 'tap'> {
  readonly seat: number;
  readonly suit: Suit;
  readonly wide?: boolean;
  readonly onHold: () => void;
}

/** One stack: a tap goes to the next number, holding shows all. In Pile o' Treasure it shows the sum and opens. */
export function StackCell({ sheet, tap, seat, suit, wide = false, onHold }: StackCellProps) {
  const t = useWords();
  const theme = useTheme();
  const { mermaidAbility } = sheet.options;
  const stack = stackAt(sheet, seat, suit);
  const whole = wholeBanks(sheet);
  const at = SUITS.indexOf(suit);
  const top = topValue(stack);
  const sum = valuesOf(at, mermaidAbility).reduce((total, value) => total + value * copiesOf(stack, value), 0);
  const shown = whole ? sum : (top ?? 0);
  const name = sheet.players[seat]?.name ?? '';
  const card = pieceWords(pieceOf(suit, top), t);
  const now =
    top === null
      ? t('companion:score.stackNone', { name, suit: suitWords(suit, t) })
      : t('companion:score.stack', { name, card: whole ? `${suitWords(suit, t)} ${sum}` : card });
  const next = nextTop(at, top, mermaidAbility);
  const coming = whole
    ? ''
    : next === null
      ? t('companion:score.nextNone')
      : t('companion:score.nextValue', { value: next });
  const { color, icon } = SUIT_LOOK[suit];
  const on = top !== null;
  return (
    <Touch
      accessibilityRole="button"
      accessibilityLabel={[now, coming].filter(Boolean).join('. ')}
      testID={`cell-${seat}-${suit}`}
      onPress={() => (whole ? onHold() : tap(nextTap(sheet, seat, suit)))}
      onLongPress={onHold}
      style={({ pressed }) => ({
        flexGrow: 1,
        flexBasis: wide ? 0 : '18%',
        minWidth: wide ? 56 : 52,
        minHeight: wide ? 60 : 72,
        flexDirection: wide ? 'row' : 'column',
        alignItems: 'center',
        justifyContent: 'center',
        gap: wide ? 6 : 0,
        borderRadius: RADIUS.slot,
        borderWidth: 1,
        borderColor: on ? COLOUR.paper.top : theme.line,
        backgroundColor: on ? color : theme.slotEmpty,
        opacity: pressed ? 0.75 : 1,
      })}
    >
      <Icon name={icon} size={wide ? 22 : 28} color={on ? COLOUR.paper.iconOnColour : theme.text3} />
      <Text
        role="score"
        accessibilityRole="text"
        most={1.2}
        color={on ? COLOUR.paper.iconOnColour : theme.text3}
        testID={`value-${seat}-${suit}`}
      >
        {on ? shown : '–'}
      </Text>
    </Touch>
  );
}
