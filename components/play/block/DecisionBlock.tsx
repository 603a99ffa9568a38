import type { ReactElement } from 'react';
import { ScrollView, View } from 'react-native';
import Svg, { Circle } from 'react-native-svg';
import { Icon } from '@/components/art/Icon';
import type { IconName } from '@/components/art/generated/icons';
import { useWords } from '@/components/i18n/words';
import { Button, type ButtonKind } from '@/components/ui/button';
import { Emblem } from '@/components/ui/emblem';
import { Text } from '@/components/ui/text';
import { useLargeText, useTheme } from '@/components/ui/theme/context';
import { COLOUR, RADIUS } from '@/components/ui/theme/tokens';
import type { Action } from '@/engine';
import type { Frame } from '@/components/kit/frame/frame';
import { HelpKeys, UndoKey, type BlockKeysProps } from './BlockKeys';
import { mostIn, Prompt, type PromptProps } from './Prompt';

export interface BlockButton {
  readonly id: string;
  /** What it plays; none where it only leads on. */
  readonly action?: Action;
  readonly label: string;
  readonly sub?: string | undefined;
  readonly kind: ButtonKind;
  readonly off?: string | null;
  /** Of the reason why it cannot be pressed: what the rules may be asked about. */
  readonly offCode?: string | undefined;
  readonly onPress: () => void;
  /** A finger rests on it, and leaves it. */
  readonly onHold?: (on: boolean) => void;
  readonly gauge?: number | undefined;
  /** Where several keys of equal rank stand side by side, this stands over the word. */
  readonly icon?: IconName | undefined;
  /** The sign of a player that it speaks of. */
  readonly emblem?: number | undefined;
  /** What the Captain would press. */
  readonly lit?: boolean;
}

export interface DecisionBlockProps extends PromptProps, BlockKeysProps {
  readonly frame: Frame;
  readonly buttons: readonly BlockButton[];
  readonly onHeight: (height: number) => void;
  /** A step of a performance stands: the table makes no room for its words. */
  readonly led?: boolean;
  /** The table has the keys: there is no bar. */
  readonly noBar?: boolean;
  /** What has just been done: while nobody is asked it stands where the keys will. */
  readonly told?: ReactElement | null;
}

/** So far grow the words of a step: what they speak of stands right above them, and must not be written over. */
const LED_MOST = 1.2;

/** The question and its buttons: the same place in every game, under the thumb. It grows upwards with its text. */
export function DecisionBlock(props: DecisionBlockProps) {
  const { frame, prompt, refusal, onWhy, buttons, onRefuse, onHeight } = props;
  const t = useWords();
  const theme = useTheme();
  const side = frame.shape === 'side';
  const stacked = useLargeText() || side;
  const { block } = frame;
  const row = frame.taste.leftHand ? 'row-reverse' : 'row';
  const ranked = haveSigns(buttons);
  // Narrower than a quarter of a phone a key has no room for its word; large letters and a narrow column leave room for two.
  const grid = !ranked ? null : stacked ? '40%' : buttons.length > IN_A_ROW ? '30%' : null;
  const low = stacked && !side && frame.size.height < LOW;
  const most = Math.min(
    props.led ? LED_MOST : Infinity,
    side ? mostIn(prompt, block.width - 2 * COLUMN_PAD) : Infinity,
    // The keys stay in sight below the question.
    frame.size.height < LOW ? LOW_MOST : Infinity,
  );
  const large = frame.shape === 'tablet' || frame.shape === 'wide';
  const line = (
    <Prompt
      large={large}
      prompt={prompt}
      refusal={refusal}
      onWhy={onWhy}
      most={Number.isFinite(most) ? most : undefined}
      style={side ? null : { flex: 1 }}
    />
  );
  const bar = props.noBar ? null : (
    <View
      testID="bar"
      style={{
        flexDirection: stacked && grid === null ? 'column' : row,
        flexWrap: grid === null ? 'nowrap' : 'wrap',
        gap: 8,
        alignItems: 'stretch',
        minHeight: 60,
      }}
    >
      {props.told}
      {buttons.map((button) => (
        <Button
          key={button.id}
          testID={button.id}
          label={button.label}
          sub={button.sub}
          kind={button.kind}
          off={button.off ?? null}
          lit={button.lit ? t('app:advice.title') : undefined}
          onPress={button.onPress}
          onHold={button.onHold}
          onRefuse={(reason) => onRefuse(reason, button.offCode)}
          icon={iconOf(button, ranked)}
          upright={ranked}
          brief={ranked || low}
          most={side ? labelMost(button, block.width) : ranked ? RANKED_MOST : undefined}
          tall={large || side}
          large={large && !ranked}
          style={[
            grid !== null
              ? { flexGrow: 1, flexBasis: grid }
              : stacked
                ? null
                : { flex: button.kind === 'ghost' ? 1 : WIDER },
            side && button.off ? { backgroundColor: theme.panelStrong } : null,
          ]}
        />
      ))}
    </View>
  );
  const place = { position: 'absolute', left: block.x, width: block.width } as const;
  if (side) {
    return (
      <View key="column" testID="decision" style={[place, { top: block.y, height: block.height }]}>
        <ScrollView contentContainerStyle={{ flexGrow: 1, justifyContent: 'flex-end', gap: 6 }}>
          {/* The scenery runs under this column, so what is read stands on a panel. */}
          <View
            testID="question"
            style={{ padding: COLUMN_PAD, borderRadius: RADIUS.strip, backgroundColor: theme.panelStrong }}
          >
            {line}
            <View style={{ flexDirection: row, justifyContent: 'space-between' }}>
              <UndoKey {...props} />
              <HelpKeys {...props} />
            </View>
          </View>
          {bar}
        </ScrollView>
      </View>
    );
  }
  const bottom = frame.size.height - block.y - block.height;
  // A view of the column that lived on when the device is turned would not be measured: on the web it had no onLayout.
  return (
    <View key="foot" testID="decision" style={[place, { bottom, maxHeight: frame.size.height * 0.5 }]}>
      <ScrollView style={{ margin: -RING }} contentContainerStyle={{ padding: RING }}>
        <View style={{ gap: 4 }} onLayout={(event) => onHeight(Math.ceil(event.nativeEvent.layout.height))}>
          <View testID="question" style={{ flexDirection: row, alignItems: 'center', gap: 4, minHeight: 44 }}>
            <UndoKey {...props} />
            {line}
            <HelpKeys {...props} />
          </View>
          {bar}
        </View>
      </ScrollView>
    </View>
  );
}

const IN_A_ROW = 4;
/** What is chosen has more room than what lets go. */
const WIDER = 1.8;
/** Letters under a sign grow so far. */
const RANKED_MOST = 1.6;
/** On a screen lower than this large letters leave no room for second lines. */
const LOW = 700;
const LOW_MOST = 1.5;
const COLUMN_PAD = 4;

/** Of a letter on a button, in points at normal size; and what stands round its words. */
const LABEL_LETTER = 12.5;
const LABEL_PAD = 28;
const LABEL_ICON = 54;

/** In the column no word of a button breaks, and large letters grow no more than the buttons' own limit. */
const labelMost = (button: BlockButton, width: number) =>
  Math.min(1.6, mostIn(button.label, width - LABEL_PAD - (iconOf(button) ? LABEL_ICON : 0), LABEL_LETTER));

/** Three or more keys of equal rank: each has its sign, and under it its word. */
export const haveSigns = (buttons: readonly BlockButton[]): boolean =>
  buttons.length > 2 && buttons.every(({ icon, kind }) => icon !== undefined || kind === 'ghost');

/** A danger as a ring, a player as an emblem, what is done as its sign. */
export function iconOf(button: BlockButton, ranked = false): ReactElement | undefined {
  const { gauge, emblem, icon } = button;
  if (gauge !== undefined) return <Gauge chance={gauge} />;
  if (emblem !== undefined) return <Emblem emblem={emblem} size={32} />;
  return icon !== undefined && ranked ? <KeySign icon={icon} button={button} /> : undefined;
}

const KEY_SIGN = 26;

function KeySign({ icon, button }: { readonly icon: IconName; readonly button: BlockButton }) {
  const theme = useTheme();
  const tones = button.off == null ? theme.button[button.kind] : theme.button.off;
  return <Icon name={icon} size={KEY_SIGN} color={tones.text} />;
}

/** What scrolls cuts off what stands out: room for the ring round a key that the keyboard is on. */
const RING = 6;

const GAUGE = 44;
const GAUGE_RING = 5;

export const percentOf = (chance: number) => `${Math.round(chance * 100)}%`;

/** How likely the danger is: the ring fills with it, from the top clockwise. */
function Gauge({ chance }: { readonly chance: number }) {
  const theme = useTheme();
  const radius = (GAUGE - GAUGE_RING) / 2;
  const round = 2 * Math.PI * radius;
  const ring = { cx: GAUGE / 2, cy: GAUGE / 2, r: radius, fill: 'none', strokeWidth: GAUGE_RING };
  return (
    <View style={{ width: GAUGE, height: GAUGE, alignItems: 'center', justifyContent: 'center' }}>
      <View style={{ position: 'absolute', transform: [{ rotate: '-90deg' }] }}>
        <Svg width={GAUGE} height={GAUGE} aria-hidden>
          <Circle {...ring} stroke={theme.button.primary.sub} strokeOpacity={0.35} />
          <Circle {...ring} stroke={COLOUR.day.bad} strokeDasharray={`${round * chance} ${round}`} />
        </Svg>
      </View>
      <Text role="min" most={1} color={theme.button.primary.text}>
        {percentOf(chance)}
      </Text>
    </View>
  );
}
