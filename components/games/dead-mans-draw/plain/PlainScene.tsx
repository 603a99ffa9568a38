import { View } from 'react-native';
import { Icon } from '@/components/art/Icon';
import { Text } from '@/components/ui/text';
import { useTheme } from '@/components/ui/theme/context';
import { COLOUR, RADIUS } from '@/components/ui/theme/tokens';
import { SUITS, type Suit } from '@/engine/games/dead-mans-draw/data/suits';
import { isProtected, suitOfId } from '../reckon';
import { SUIT_LOOK } from '../scene/suits';
import { box, type SceneProps } from '../scene-props';
import type { Target } from '../targets';
import { PlainCard, type Mark } from './PlainCard';
import { PlainSlot } from './PlainSlot';

/** The table in plain views: what the eye sees, nothing to touch and nothing to hear. */
export function PlainScene(props: SceneProps) {
  const { layout, view } = props;
  const theme = useTheme();
  const mark = (is: (target: Target) => boolean): Mark => {
    const target = props.targets.find(is);
    if (!target) return null;
    if (target.key === props.chosen) return 'chosen';
    return target.busts ? 'danger' : 'legal';
  };
  const stackMark = (seat: number, suit: Suit) =>
    mark(({ place }) => place.kind === 'stack' && place.seat === seat && place.suit === suit);
  return (
    <View
      aria-hidden
      importantForAccessibility="no-hide-descendants"
      pointerEvents="none"
      style={{ position: 'absolute', left: 0, top: 0, right: 0, bottom: 0 }}
    >
      <View
        style={[box(layout.stage), { borderRadius: RADIUS.panel, backgroundColor: theme.stage[2], overflow: 'hidden' }]}
      >
        <View style={{ height: '38%', backgroundColor: theme.stage[1] }} />
        <View
          style={{ height: '26%', backgroundColor: theme.stage[0], position: 'absolute', left: '24%', right: '24%' }}
        />
      </View>
      {layout.strips.map(({ seat, rect, slots }) => (
        <View key={seat}>
          <View
            style={[
              box(rect),
              {
                borderRadius: RADIUS.strip,
                backgroundColor: theme.panel,
                borderWidth: 1.5,
                borderColor: seatEdge(props, seat, theme.lamp, mark),
              },
            ]}
          />
          {slots?.map((slot, i) => {
            const suit = SUITS[i] as Suit;
            const cards = view.players[seat]?.bank[suit] ?? [];
            return <PlainSlot key={suit} rect={slot} suit={suit} cards={cards} mark={stackMark(seat, suit)} />;
          })}
        </View>
      ))}
      <DrawPile {...props} />
      <Discard {...props} />
      {view.row.map(({ card }, i) => {
        const rect = layout.row[i];
        if (!rect) return null;
        return (
          <View key={card} style={box(rect)}>
            <PlainCard
              card={card}
              width={rect.width}
              mark={mark(({ place }) => place.kind === 'row' && place.card === card)}
            />
            {isProtected(view, i) ? (
              <View
                style={{
                  position: 'absolute',
                  left: 0,
                  right: 0,
                  top: -5,
                  height: 4,
                  backgroundColor: COLOUR.paper.bottom,
                }}
              />
            ) : null}
          </View>
        );
      })}
      <SuitBar {...props} />
      {layout.own.slots.map((slot, i) => {
        const suit = SUITS[i] as Suit;
        const { seat } = layout.own;
        const cards = view.players[seat]?.bank[suit] ?? [];
        return <PlainSlot key={suit} rect={slot} suit={suit} cards={cards} mark={stackMark(seat, suit)} />;
      })}
    </View>
  );
}

function seatEdge(
  { view, thinking }: SceneProps,
  seat: number,
  lamp: string,
  mark: (is: (target: Target) => boolean) => Mark,
): string {
  const chosen = mark(({ place }) => place.kind === 'seat' && place.seat === seat);
  const active = view.phase === 'turn' && view.active === seat;
  return chosen || active || thinking === seat ? lamp : 'transparent';
}

function DrawPile({ layout, view }: SceneProps) {
  const theme = useTheme();
  const rect = layout.drawPile;
  const known = view.knownTop[0];
  return (
    <View style={box(rect)}>
      {known ? (
        <PlainCard card={known} width={rect.width} />
      ) : (
        <View
          style={{
            width: rect.width,
            height: rect.height,
            borderRadius: rect.width * 0.1,
            borderWidth: 3,
            borderColor: COLOUR.paper.bottom,
            backgroundColor: view.drawCount > 0 ? theme.button.danger.edge : theme.slotEmpty,
            alignItems: 'center',
            justifyContent: 'center',
          }}
        >
          <Icon name="skull-crossed-bones" size={rect.width * 0.5} color={COLOUR.paper.windowGlow} />
        </View>
      )}
      <Badge width={rect.width} count={view.drawCount} />
    </View>
  );
}

function Discard({ layout, view }: SceneProps) {
  const theme = useTheme();
  const rect = layout.discard;
  const empty = { flex: 1, borderRadius: rect.width * 0.1, backgroundColor: theme.slotEmpty };
  return (
    <View style={box(rect)}>
      {view.discardTop ? <PlainCard card={view.discardTop} width={rect.width} /> : <View style={empty} />}
      <Badge width={rect.width} count={view.discardCount} />
    </View>
  );
}

function Badge({ width, count }: { readonly width: number; readonly count: number }) {
  return (
    <View style={{ position: 'absolute', bottom: -4, left: 0, width, alignItems: 'center' }}>
      <View style={{ minWidth: 34, borderRadius: 14, paddingHorizontal: 8, backgroundColor: '#15101C' }}>
        <Text role="header" most={1} accessibilityRole="text" color={COLOUR.paper.top} align="center">
          {count}
        </Text>
      </View>
    </View>
  );
}

function SuitBar({ layout, view }: SceneProps) {
  const theme = useTheme();
  const lit = new Set(view.row.map(({ card }) => suitOfId(card)));
  return (
    <>
      <View style={[box(layout.suitBar), { borderRadius: 12, backgroundColor: theme.panel }]} />
      {layout.suits.map((rect, i) => {
        const suit = SUITS[i] as Suit;
        const size = Math.min(rect.width, rect.height) - 8;
        return (
          <View key={suit} style={[box(rect), { alignItems: 'center', justifyContent: 'center' }]}>
            <View
              style={{
                width: size,
                height: size,
                borderRadius: size / 2,
                alignItems: 'center',
                justifyContent: 'center',
                backgroundColor: lit.has(suit) ? theme.ember : 'transparent',
                opacity: lit.has(suit) ? 1 : 0.45,
              }}
            >
              <Icon name={SUIT_LOOK[suit].icon} size={size * 0.72} color={lit.has(suit) ? '#FFFFFF' : theme.text2} />
            </View>
          </View>
        );
      })}
    </>
  );
}
