import { router } from 'expo-router';
import { View } from 'react-native';
import { useWords } from '@/components/i18n/words';
import { Key } from '@/components/ui/key';
import { Text } from '@/components/ui/text';
import { Touch } from '@/components/ui/touch';
import { COLOUR, SIZE, TYPE_SCALE } from '@/components/ui/theme/tokens';
import type { Rect } from '@/components/kit/frame/box';
import type { Frame } from '@/components/kit/frame/frame';
import { SpeedKey } from './SpeedKey';

interface PlayHeaderProps {
  readonly frame: Frame;
  readonly title: string;
  /** It stands in the light of a lantern. */
  readonly lit: boolean;
  /** The title alone, as large as it may be. */
  readonly great?: boolean;
  /** The last thing that happened, in words. */
  readonly last: string;
  readonly onLog: () => void;
  /** What is asked now, explained. */
  readonly onRules: () => void;
  /** Several people could sit around this screen; null: they do, or it is too small. */
  readonly onAround: (() => void) | null;
}

/** The mean width of a letter of the smallest size, in the alphabets that are spoken here. */
const LETTER = 7;

/** The same of the title, at normal size; and how far it may grow with large letters. */
const TITLE_LETTER = 10.6;
const TITLE_MOST = 1.2;

/** A title grows only as long as it stands whole on its line. */
export const titleMost = (title: string, room: number): number =>
  Math.min(TITLE_MOST, Math.max(1, room / (title.length * TITLE_LETTER)));

/** What has happened would not fit on one line: the name of the game gives way, for it is the card that matters; a sign goes before it. */
export const isLong = (sentence: string, room: number): boolean => sentence.length * LETTER > room;

/** Over a larger table stands the key of its pace, too. */
export const hasRoom = ({ shape }: Frame): boolean => shape === 'tablet' || shape === 'wide';

/** The mean width of its letters, of the size of the role. */
const GREAT_LETTER = 0.56;

function GreatTitle({ title, rect: { x, y, width, height } }: { readonly title: string; readonly rect: Rect }) {
  const [size] = TYPE_SCALE.title;
  return (
    <View
      testID="great-title"
      pointerEvents="none"
      style={{ position: 'absolute', zIndex: 1, left: x, top: y, width, height, justifyContent: 'center' }}
    >
      <Text
        role="title"
        align="center"
        color={COLOUR.night.text1}
        most={Math.min(TITLE_MOST, width / (title.length * size * GREAT_LETTER))}
        numberOfLines={1}
        style={{ textShadowColor: COLOUR.night.ember, textShadowRadius: 14 }}
      >
        {title}
      </Text>
    </View>
  );
}

/** Back to the shelf, the name of the game with the last event, the log. */
export function PlayHeader({ frame, title, lit, great = false, last, onLog, onRules, onAround }: PlayHeaderProps) {
  const t = useWords();
  const { x, y, width, height } = frame.header;
  // On a phone on its side the scenery runs up under the keys.
  const side = frame.shape === 'side';
  if (great && !side) return <GreatTitle title={title} rect={frame.header} />;
  const room = width - SIZE.touch * (3 + (onAround ? 1 : 0) + (hasRoom(frame) ? 1 : 0));
  const long = isLong(last, room);
  return (
    <View
      style={{
        position: 'absolute',
        left: x,
        zIndex: 1,
        top: y,
        width,
        height,
        flexDirection: 'row',
        alignItems: 'center',
        justifyContent: 'space-between',
      }}
    >
      <Key
        glyph="back"
        label={t('app:play.toShelf')}
        onPress={() => router.dismissTo('/')}
        testID="to-shelf"
        disc={side}
      />
      {side ? null : (
        <Touch
          accessibilityRole="button"
          accessibilityLabel={[title, last].filter(Boolean).join('. ')}
          testID="last-event"
          onPress={onLog}
          style={{ flex: 1, minHeight: 44, justifyContent: 'center' }}
        >
          {long ? null : (
            <Text
              role="header"
              tone={lit ? 'lamp' : 'text1'}
              align="center"
              most={titleMost(title, room)}
              numberOfLines={1}
            >
              {title}
            </Text>
          )}
          <Text role="min" tone="text3" align="center" most={1.2} numberOfLines={long ? 2 : 1}>
            {long && lit ? (
              <Text role="min" tone="lamp" most={1.2}>
                {title}
                {'. '}
              </Text>
            ) : null}
            {last}
          </Text>
        </Touch>
      )}
      {hasRoom(frame) ? <SpeedKey /> : null}
      {onAround ? <Key glyph="user" label={t('app:play.sitAround')} onPress={onAround} testID="sit-around" /> : null}
      <Key glyph="help" label={t('rules:title')} onPress={onRules} testID="open-rules" disc={side} />
      <Key glyph="log" label={t('app:play.log')} onPress={onLog} testID="open-log" disc={side} />
    </View>
  );
}
