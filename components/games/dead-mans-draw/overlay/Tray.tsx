import { View } from 'react-native';
import { Icon } from '@/components/art/Icon';
import { useWords } from '@/components/i18n/words';
import { absolute } from '@/components/kit/frame/box';
import { Emblem } from '@/components/ui/emblem';
import { Turned } from '@/components/ui/facing';
import { MoreBelow } from '@/components/ui/more-below';
import { marked } from '@/components/ui/marked';
import { Text } from '@/components/ui/text';
import { useTheme } from '@/components/ui/theme/context';
import { COLOUR, RADIUS, SIZE } from '@/components/ui/theme/tokens';
import { Touch } from '@/components/ui/touch';
import { emblemOf, nameOf } from '@/components/kit/people/seats';
import type { DeadMansDrawAction } from '@/engine/games/dead-mans-draw/actions';
import { describe } from '@/engine/games/dead-mans-draw/public';
import { suitOfId, valueOfId } from '../table-facts';
import { SUIT_LOOK } from '../scene/suits';
import { TRAIT_COLOUR, TRAIT_ICON } from '../scene/traits';
import type { Target } from '../targets';
import { cardsWords, traitsWords, traitText, variantWords } from '../words';
import { chipsFor, CHIP_GAP, tallOf, TRAY_PAD, type Chips } from './chips';
import type { OverlayProps } from './props';

/** `cannon 1 anchor` -> `target-cannon-1-anchor` */
export function targetId(action: DeadMansDrawAction): string {
  return `target-${describe(action).replace(/ /g, '-')}`;
}

/**
 * What can be chosen, in pieces large enough for a thumb: stacks that are small in the rivals' strips, cards that lie
 * nowhere on the table, traits. It never covers the row; what does not fit under it scrolls.
 */
export function Tray(props: OverlayProps) {
  const { layout, view } = props;
  const theme = useTheme();
  const { around } = layout.frame;
  // Around a flat table what is secret is held in the hand.
  const traits = around ? [] : props.legal.filter((action) => action.type === 'PICK_TRAIT');
  const small = props.targets.filter(({ place }) => isSmall(place.kind, props));
  if (traits.length === 0 && small.length === 0) return null;
  const owners = [...new Set(small.map(ownerOf))];
  const groups = owners.map((seat) => ({ seat, targets: small.filter((target) => ownerOf(target) === seat) }));
  const room = layout.tray;
  // Whose stacks they are stands at the head of each line.
  const counts = groups.map(({ seat, targets }) => targets.length + (seat >= 0 ? 1 : 0));
  const chips = chipsFor(room, counts);
  const least = layout.flat ? 0 : coverOf(layout, traits.length > 0 ? room.height : tallOf(chips, room, counts));
  const tray = (
    <View pointerEvents="box-none" style={[absolute(room), { justifyContent: 'flex-end' }]}>
      <View
        testID="tray"
        style={{
          maxHeight: room.height,
          minHeight: Math.min(least, room.height),
          borderRadius: RADIUS.strip,
          backgroundColor: theme.ground,
          borderWidth: 1,
          borderColor: theme.line,
        }}
      >
        <MoreBelow contentContainerStyle={{ flexGrow: 1, justifyContent: 'center', padding: TRAY_PAD, gap: TRAY_PAD }}>
          {traits.length > 0 ? <Chooser {...props} /> : null}
          {traits.length > 0 ? <VariantNote view={view} /> : null}
          {traits.length > 0 ? (
            <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: TRAY_PAD }}>
              {traits.map((action) => (
                <TraitKey
                  key={describe(action)}
                  {...props}
                  action={action}
                  mermaidAbility={view.options.mermaidAbility}
                />
              ))}
            </View>
          ) : null}
          {groups.map(({ seat, targets }) => (
            <View
              key={seat}
              // Of several owners the lines begin below each other.
              style={{
                flexDirection: 'row',
                flexWrap: 'wrap',
                justifyContent: groups.length === 1 ? 'center' : 'flex-start',
                gap: CHIP_GAP,
              }}
            >
              {seat >= 0 ? <Owner {...props} seat={seat} chips={chips} /> : null}
              {targets.map((target) => (
                <CardKey key={target.key} {...props} target={target} seat={seat} chips={chips} />
              ))}
            </View>
          ))}
        </MoreBelow>
      </View>
    </View>
  );
  return around ? <Turned turn={around.mine.turn}>{tray}</Turned> : tray;
}

/** A sheet in front hides what is behind wholly: the bank, or with it the line of its owner. */
function coverOf({ own, tray }: OverlayProps['layout'], tall: number): number {
  const bottom = tray.y + tray.height;
  const bank = bottom - Math.min(...own.slots.map(({ y }) => y)) + GAP;
  return tall <= bank ? bank : bottom - own.head.y + GAP;
}

const GAP = 4;

/** Where several people share the screen, whose secret choice this is: the tray hides the own side. */
function Chooser({ layout, seats }: OverlayProps) {
  const { seat } = layout.own;
  if (seats.filter(({ kind }) => kind === 'person').length < 2) return null;
  return (
    <View accessible testID="chooser" style={{ flexDirection: 'row', alignItems: 'center', gap: 10 }}>
      <Emblem emblem={emblemOf(seats, seat)} size={32} />
      <Text role="label" numberOfLines={1} style={{ flexShrink: 1 }}>
        {nameOf(seats, seat)}
      </Text>
    </View>
  );
}

/** 3.1.8.1: whoever chooses a trait knows what is played. */
function VariantNote({ view }: Pick<OverlayProps, 'view'>) {
  const t = useWords();
  const variant = variantWords(view, t);
  if (!variant) return null;
  return (
    <View accessible testID="variant-note">
      <Text role="label">{t('dead-mans-draw:places.variant', { name: variant.name })}</Text>
      <Text role="note" tone="text2">
        {variant.text}
      </Text>
    </View>
  );
}

function ownerOf({ place }: Target): number {
  return 'seat' in place ? place.seat : -1;
}

/** Whose stacks stand beside it, and how that player stands. */
function Owner({ seat, chips, seats, view }: OverlayProps & { readonly seat: number; readonly chips: Chips }) {
  return (
    <View
      aria-hidden
      style={{ width: chips.width, height: chips.height, alignItems: 'center', justifyContent: 'center' }}
    >
      <Emblem emblem={emblemOf(seats, seat)} size={24} />
      <Text role="label" most={1.3}>
        {String(view.players[seat]?.score ?? 0).replace('-', '−')}
      </Text>
    </View>
  );
}

/** Own stacks, row cards and whole seats are large enough where they lie. */
function isSmall(kind: Target['place']['kind'], { layout, targets, view }: OverlayProps): boolean {
  // Out of the whole discard pile; the few that lie open on the table are chosen there.
  if (kind === 'open') return view.revealed.length === 0;
  if (kind === 'row') return layout.row.some(({ x }, i) => i > 0 && x - (layout.row[i - 1]?.x ?? 0) < SIZE.touch);
  // Round a table that lies flat every stack is chosen where it lies.
  if (kind === 'seat' || layout.flat) return false;
  return targets.some(({ place }) => place.kind === 'stack' && place.seat !== layout.own.seat);
}

interface CardKeyProps extends OverlayProps {
  readonly target: Target;
  readonly seat: number;
  readonly chips: Chips;
}

function CardKey({ target, seat, chips, ...props }: CardKeyProps) {
  const t = useWords();
  const theme = useTheme();
  const card = target.cards[0];
  if (!card) return null;
  const { color, icon } = SUIT_LOOK[suitOfId(card)];
  const chosen = target.key === props.chosen;
  const words = cardsWords(target.cards, t);
  const owner = seat >= 0 ? [nameOf(props.seats, seat)] : [];
  return (
    <Touch
      quiet
      accessibilityRole="button"
      accessibilityLabel={[...owner, words, ...props.stateOf(target)].join('. ')}
      {...marked(chosen)}
      testID={targetId(target.action)}
      onPress={() => props.onTouch(target.action)}
      style={{
        minWidth: chips.width,
        minHeight: chips.height,
        paddingHorizontal: chips.wide ? 8 : 0,
        borderRadius: RADIUS.slot,
        backgroundColor: color,
        flexDirection: chips.wide ? 'row' : 'column',
        alignItems: 'center',
        justifyContent: 'center',
        gap: chips.wide ? 6 : 0,
        borderWidth: 3,
        borderStyle: chosen ? 'solid' : 'dotted',
        borderColor: chosen ? theme.lampHot : target.busts ? theme.ember : theme.lampHot,
      }}
    >
      <Icon name={icon} size={chips.wide ? 28 : 20} color={COLOUR.paper.iconOnColour} />
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: 2 }}>
        <Text
          role={chips.wide || target.cards.length === 1 ? 'scoreSmall' : 'min'}
          most={1.3}
          accessibilityRole="text"
          color={COLOUR.paper.iconOnColour}
        >
          {target.cards.map(valueOfId).join(' ')}
        </Text>
        {target.busts ? (
          <Icon name="death-skull" size={chips.wide ? 20 : 15} color={COLOUR.paper.iconOnColour} />
        ) : null}
      </View>
    </Touch>
  );
}

interface TraitKeyProps extends OverlayProps {
  readonly action: Extract<DeadMansDrawAction, { type: 'PICK_TRAIT' }>;
  readonly mermaidAbility: boolean;
}

function TraitKey({ action, mermaidAbility, ...props }: TraitKeyProps) {
  const t = useWords();
  const theme = useTheme();
  const chosen = describe(action) === props.chosen;
  const text = action.traits.map((trait) => traitText(trait, mermaidAbility, t)).join(' ');
  const [first] = action.traits;
  return (
    <Touch
      quiet
      accessibilityRole="button"
      accessibilityLabel={[traitsWords(action.traits, t), text, ...props.stateOf(undefined)].join('. ')}
      {...marked(chosen)}
      testID={targetId(action)}
      onPress={() => props.onTouch(action)}
      style={{
        flexGrow: 1,
        flexBasis: 220,
        minHeight: 72,
        flexDirection: 'row',
        alignItems: 'center',
        gap: 12,
        padding: 15,
        borderRadius: RADIUS.strip,
        backgroundColor: TRAIT_COLOUR,
      }}
    >
      <View
        pointerEvents="none"
        // On the card, not round it: by day what lies under it is as light as a lamp.
        style={{
          position: 'absolute',
          inset: 3,
          borderRadius: RADIUS.strip - 3,
          borderWidth: 3,
          borderStyle: chosen ? 'solid' : 'dotted',
          borderColor: theme.lampHot,
        }}
      />
      {first ? <Icon name={TRAIT_ICON[first]} size={36} color={COLOUR.paper.iconOnColour} /> : null}
      <View style={{ flex: 1 }}>
        <Text role="boxTitle" color={COLOUR.paper.top}>
          {traitsWords(action.traits, t)}
        </Text>
        <Text role="body" color={COLOUR.paper.top}>
          {text}
        </Text>
      </View>
    </Touch>
  );
}
