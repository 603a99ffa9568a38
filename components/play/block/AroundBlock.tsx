import { View } from 'react-native';
import { useWords } from '@/components/i18n/words';
import { useSettings } from '@/components/kit/settings/settings';
import { Icon } from '@/components/art/Icon';
import { Button } from '@/components/ui/button';
import { Turned } from '@/components/ui/facing';
import { Text } from '@/components/ui/text';
import { useTheme } from '@/components/ui/theme/context';
import { RADIUS } from '@/components/ui/theme/tokens';
import { Touch } from '@/components/ui/touch';
import type { Heading } from '@/components/kit/face';
import { HelpKeys, UndoKey } from './BlockKeys';
import { iconOf, percentOf, type BlockButton, type DecisionBlockProps } from './DecisionBlock';
import type { Rect } from '@/components/kit/frame/frame';
import { Prompt } from './Prompt';
import { cornersOf, keysLieFlat, promptOf } from '@/components/kit/frame/around-frame';
import type { Place } from '@/components/kit/frame/sides';

interface AroundBlockProps extends Omit<DecisionBlockProps, 'frame' | 'onHeight' | 'told'> {
  readonly place: Place;
  /** What is to be known over the table: there is no header here. */
  readonly heading: Heading | null;
}

/** The line of the heading, as it stands over the question. */
const UNDER_HEADING = 17;

/** The question over the own side, its buttons in both corners of the own edge; all of it turned to who is asked. */
export function AroundBlock({ place, heading, ...props }: AroundBlockProps) {
  const { prompt, refusal, onWhy, buttons, onRefuse } = props;
  const theme = useTheme();
  const line = promptOf(place);
  const { leftHand } = useSettings();
  const [left, right] = leftHand ? [...cornersOf(place)].reverse() : cornersOf(place);
  const { first, last, between } = cornered(pressed(buttons));
  const [seals, words] = [between.filter(({ icon }) => icon), between.filter(({ icon }) => !icon)];
  return (
    <Turned turn={place.turn}>
      <View testID="decision" pointerEvents="box-none" style={{ flex: 1 }}>
        <View
          style={{
            position: 'absolute',
            left: line.x,
            width: line.width,
            // It grows into the table, never over the own side.
            bottom: place.deep - line.y - line.height,
            minHeight: line.height,
            gap: 6,
          }}
        >
          {words.length > 0 ? (
            <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: 6 }}>
              {words.map((button) => (
                <BetweenKey key={button.id} button={button} onRefuse={onRefuse} />
              ))}
            </View>
          ) : null}
          <View
            style={{
              minHeight: line.height,
              flexDirection: leftHand ? 'row-reverse' : 'row',
              alignItems: 'center',
              gap: 4,
              paddingHorizontal: 4,
              borderRadius: RADIUS.strip,
              backgroundColor: theme.panelStrong,
            }}
          >
            <UndoKey {...props} />
            <View style={{ flex: 1 }}>
              {heading ? (
                <Text
                  role="min"
                  align="center"
                  tone={heading.lit ? 'lamp' : 'text3'}
                  most={1}
                  numberOfLines={1}
                  testID="heading"
                  style={{ position: 'absolute', top: 1, left: 0, right: 0 }}
                >
                  {heading.title}
                </Text>
              ) : null}
              <Prompt
                large
                prompt={prompt}
                refusal={refusal}
                onWhy={onWhy}
                style={heading ? { paddingTop: UNDER_HEADING } : null}
              />
            </View>
            {seals.map((button) => (
              <Seal key={button.id} button={button} onRefuse={onRefuse} />
            ))}
            <HelpKeys {...props} />
          </View>
        </View>
        <View testID="bar" pointerEvents="box-none" style={{ position: 'absolute', left: 0, right: 0, bottom: 0 }}>
          {first ? <CornerKey button={first} corner={left} place={place} onRefuse={onRefuse} /> : null}
          {last ? <CornerKey button={last} corner={right} place={place} onRefuse={onRefuse} /> : null}
        </View>
      </View>
    </Turned>
  );
}

/** Three keys have no room in two corners: that of what is still to be chosen gives way. */
function pressed(buttons: readonly BlockButton[]): readonly BlockButton[] {
  return buttons.length > 2 ? buttons.filter(({ id, off }) => id !== 'confirm' || off == null) : buttons;
}

/** The two corners belong to what is pressed most: the amber key, and the one that ends it or lets go. */
function cornered(buttons: readonly BlockButton[]) {
  const last = buttons.find(({ kind, off }) => kind === 'primary' && off == null) ?? buttons.at(-1);
  const others = buttons.filter((button) => button !== last);
  const first = others.find(({ kind }) => kind === 'ghost') ?? (buttons.length > 2 ? others.at(-1) : others[0]);
  return { first, last, between: others.filter((button) => button !== first) };
}

interface KeyProps {
  readonly button: BlockButton;
  readonly onRefuse: (reason: string, code?: string) => void;
}

/** What stands between the corners: as a sign beside the question where it has one (look 20.5). */
function Seal({ button, onRefuse }: KeyProps) {
  const theme = useTheme();
  const off = button.off ?? null;
  const tones = off === null ? theme.button.primary : theme.button.off;
  return (
    <Touch
      accessibilityRole="button"
      accessibilityLabel={[button.label, button.sub, off].filter(Boolean).join('. ')}
      aria-disabled={off !== null}
      testID={button.id}
      off={off}
      onRefuse={(reason) => onRefuse(reason, button.offCode)}
      onPress={button.onPress}
      style={{
        width: SEAL,
        height: SEAL,
        borderRadius: SEAL / 2,
        borderWidth: 1.5,
        borderColor: off === null ? tones.edge : theme.text3,
        backgroundColor: off === null ? tones.face : 'transparent',
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      {button.icon ? <Icon name={button.icon} size={28} color={tones.text} /> : null}
    </Touch>
  );
}

const SEAL = 46;

function BetweenKey({ button, onRefuse }: KeyProps) {
  return (
    <Button
      testID={button.id}
      label={button.label}
      sub={button.sub}
      kind={button.kind}
      off={button.off ?? null}
      onPress={button.onPress}
      onRefuse={(reason) => onRefuse(reason, button.offCode)}
      style={{ flexGrow: 1 }}
    />
  );
}

interface CornerKeyProps extends KeyProps {
  readonly corner: Rect;
  readonly place: Place;
}

function CornerKey({ button, corner, place, onRefuse }: CornerKeyProps) {
  const t = useWords();
  const flat = keysLieFlat(place);
  const { gauge } = button;
  // An upright key has no room for the ring: it says the number.
  const odds = gauge === undefined || flat ? [] : [percentOf(gauge)];
  return (
    <Button
      testID={button.id}
      label={button.label}
      sub={[...odds, ...(button.sub ? [button.sub] : [])].join(', ') || undefined}
      kind={button.kind}
      off={button.off ?? null}
      lit={button.lit ? t('app:advice.title') : undefined}
      onPress={button.onPress}
      onHold={button.onHold}
      onRefuse={(reason) => onRefuse(reason, button.offCode)}
      icon={flat ? iconOf(button) : undefined}
      tall
      style={{
        position: 'absolute',
        left: corner.x,
        width: corner.width,
        minHeight: corner.height,
        bottom: place.deep - corner.y - corner.height,
      }}
    />
  );
}
