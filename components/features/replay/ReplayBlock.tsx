import type { ReactNode } from 'react';
import { PixelRatio, ScrollView, View } from 'react-native';
import { useWords } from '@/components/i18n/words';
import { iconOf, type BlockButton } from '@/components/play/block/DecisionBlock';
import type { Frame } from '@/components/kit/frame/frame';
import { emblemOf, nameOf } from '@/components/kit/people/seats';
import { Button } from '@/components/ui/button';
import { Emblem } from '@/components/ui/emblem';
import { Key } from '@/components/ui/key';
import { marked } from '@/components/ui/marked';
import { Text, textStyle } from '@/components/ui/text';
import { useTextScale, useTheme } from '@/components/ui/theme/context';
import { RADIUS, SIZE } from '@/components/ui/theme/tokens';
import { Touch } from '@/components/ui/touch';
import type { Seat, SeatSetup } from '@/engine';
import { turnAfter, turnBefore, turnOf, type Reel } from '@/components/play/matches/reel';
import { Scrubber } from './Scrubber';
import type { Player } from './use-player';

/** Always so many lines, full or not: the table must not move with every sentence. The log has the rest. */
const LINES = 3;
const LINES_SIDE = 5;
/** Narrower than this for normal letters, the wide key stands under the others. */
const ROOM = 300;

interface ReplayBlockProps {
  readonly frame: Frame;
  readonly reel: Reel;
  readonly player: Player;
  readonly seats: readonly SeatSetup[];
  /** What has just happened. */
  readonly line: string;
  /** What leads through a performance, in place of the keys; null: none is led through. */
  readonly steps: readonly BlockButton[] | null;
  readonly onHeight: (height: number) => void;
}

/** Under the table: what happened, the line of time, the keys, and the players to jump to. */
export function ReplayBlock({ frame, reel, player, seats, line, steps, onHeight }: ReplayBlockProps) {
  const t = useWords();
  const { x, y, width, height } = frame.block;
  const { at, playing, go, toggle } = player;
  const { length } = reel.moments;
  const place = t('replay:step', { at, all: length });
  const mover = reel.moments[at - 1]?.seat;
  const theme = useTheme();
  const scale = useTextScale();
  const side = frame.shape === 'side';
  const narrow = width < ROOM * scale * PixelRatio.getFontScale();
  const lines = side ? LINES_SIDE : LINES;
  const play = (
    <Button
      kind="primary"
      label={playing ? t('replay:pause') : t('replay:play')}
      onPress={toggle}
      testID="replay-play"
      style={{ flexGrow: 1, ...(narrow ? {} : { maxWidth: 220 }), minHeight: SIZE.touch }}
    />
  );
  const keys = (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: 4 }}>
      <View style={side ? PAIR : ROW}>
        <Turned>
          <Key
            glyph="skip"
            label={t('replay:turnBefore')}
            onPress={() => go(turnBefore(reel, at))}
            testID="turn-before"
          />
        </Turned>
        <Key glyph="back" label={t('replay:before')} onPress={() => go(at - 1)} testID="step-before" />
      </View>
      {narrow ? null : play}
      <View style={side ? PAIR : ROW}>
        <Key glyph="chev" label={t('replay:after')} onPress={() => go(at + 1)} testID="step-after" />
        <Key glyph="skip" label={t('replay:turnAfter')} onPress={() => go(turnAfter(reel, at))} testID="turn-after" />
      </View>
    </View>
  );
  return (
    <View style={{ position: 'absolute', left: x, top: y, width, height }}>
      <ScrollView contentContainerStyle={{ flexGrow: 1, justifyContent: 'flex-end' }}>
        <View
          onLayout={({ nativeEvent }) => onHeight(nativeEvent.layout.height)}
          style={[
            { gap: 2 },
            side ? { padding: 4, borderRadius: RADIUS.strip, backgroundColor: theme.panelStrong } : null,
          ]}
        >
          <Text
            role="prompt"
            numberOfLines={lines}
            testID="replay-line"
            accessibilityLabel={line}
            accessibilityLiveRegion={playing ? 'none' : 'polite'}
            style={{ minHeight: lines * Number(textStyle('prompt', scale).lineHeight) * PixelRatio.getFontScale() }}
          >
            {line}
          </Text>
          <View style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 8 }}>
            <Scrubber at={at} length={length} label={t('replay:scrubber')} spoken={place} onGo={go} />
            <Text role="min" tone="text2" testID="replay-place">
              {place}
            </Text>
          </View>
          {steps ? <Steps steps={steps} /> : keys}
          {narrow ? play : null}
          <View style={{ flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: 4 }}>
            {seats.map((_, seat) => (
              <SeatKey
                key={seat}
                emblem={emblemOf(seats, seat)}
                label={t('replay:turnOf', { name: nameOf(seats, seat) })}
                seat={seat}
                on={mover === seat}
                onPress={() => go((turnOf(reel, seat, at - 1) ?? at - 1) + 1)}
              />
            ))}
          </View>
        </View>
      </ScrollView>
    </View>
  );
}

function Steps({ steps }: { readonly steps: readonly BlockButton[] }) {
  return (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: 8 }}>
      {steps.map((button) => (
        <Button
          key={button.id}
          testID={button.id}
          label={button.label}
          kind={button.kind}
          onPress={button.onPress}
          onHold={button.onHold}
          icon={iconOf(button)}
          style={{ flexGrow: 1, minHeight: SIZE.touch }}
        />
      ))}
    </View>
  );
}

const ROW = { flexDirection: 'row', gap: 4 } as const;
/** In a narrow column the keys stand in pairs. */
const PAIR = { ...ROW, width: '100%', justifyContent: 'space-evenly' } as const;

interface SeatKeyProps {
  readonly emblem: number;
  readonly label: string;
  readonly seat: Seat;
  readonly on: boolean;
  readonly onPress: () => void;
}

function SeatKey({ emblem, label, seat, on, onPress }: SeatKeyProps) {
  const theme = useTheme();
  return (
    <Touch
      accessibilityRole="button"
      accessibilityLabel={label}
      {...marked(on)}
      testID={`turn-of-${seat}`}
      onPress={onPress}
      style={{
        width: SIZE.touch,
        height: SIZE.touch,
        borderRadius: SIZE.touch / 2,
        borderWidth: 2,
        borderColor: on ? theme.lamp : 'transparent',
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      <Emblem emblem={emblem} size={32} />
    </Touch>
  );
}

/** The same sign, pointing the other way. */
function Turned({ children }: { readonly children: ReactNode }) {
  return <View style={{ transform: [{ rotate: '180deg' }] }}>{children}</View>;
}
