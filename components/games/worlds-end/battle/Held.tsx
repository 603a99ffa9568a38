import { View } from 'react-native';
import { Glyph } from '@/components/art/Glyph';
import { useWords, type Words } from '@/components/i18n/words';
import { bottomStrip, type Rect } from '@/components/kit/frame/box';
import { emblemOf } from '@/components/kit/people/seats';
import { Emblem } from '@/components/ui/emblem';
import { Text } from '@/components/ui/text';
import { useTheme } from '@/components/ui/theme/context';
import { RADIUS } from '@/components/ui/theme/tokens';
import { Touch } from '@/components/ui/touch';
import type { SeatSetup } from '@/engine';
import type { WorldsEndView } from '@/engine/games/worlds-end/view';
import { eventWords } from '../event-words';
import { shipsWords } from '../words';
import type { HeldResult } from './held';

interface HeldProps {
  readonly results: readonly HeldResult[];
  readonly view: WorldsEndView;
  readonly seats: readonly SeatSetup[];
  /** The chart: it stands at its foot. */
  readonly map: Rect;
  readonly onClose: () => void;
}

/** More are in the log. */
const MOST = 4;
/** Below it a warning may stand. */
const NOTE = 48;

/** What battles between others have brought, one line each. A touch puts it away. */
export function Held({ results, view, seats, map, onClose }: HeldProps) {
  const t = useWords();
  const theme = useTheme();
  if (results.length === 0) return null;
  const place = bottomStrip(map, NOTE);
  return (
    <View
      pointerEvents="box-none"
      style={{
        position: 'absolute',
        left: map.x + 8,
        width: map.width - 16,
        top: map.y,
        height: place.y - map.y,
        justifyContent: 'flex-end',
        alignItems: 'center',
      }}
    >
      <Touch
        accessibilityRole="button"
        accessibilityLabel={[...results.map((one) => wordsOf(one, view, seats, t)), t('worlds-end:places.close')].join(
          ' ',
        )}
        testID="held"
        onPress={onClose}
        style={{
          maxWidth: 460,
          minHeight: 44,
          borderRadius: RADIUS.strip,
          backgroundColor: theme.raised,
          borderWidth: 1,
          borderColor: theme.line,
          paddingLeft: 10,
          paddingVertical: 6,
          flexDirection: 'row',
          alignItems: 'center',
        }}
      >
        <View style={{ flexShrink: 1, gap: 4 }}>
          {results.slice(-MOST).map((one, i) => (
            <View key={i} style={{ flexDirection: 'row', alignItems: 'center', gap: 8 }}>
              <Emblem emblem={emblemOf(seats, one.seat)} size={22} />
              <Text role="min" most={1.3} style={{ flexShrink: 1 }}>
                {wordsOf(one, view, seats, t)}
              </Text>
            </View>
          ))}
        </View>
        <View style={{ width: 40, alignItems: 'center' }}>
          <Glyph name="x" size={18} color={theme.text2} />
        </View>
      </Touch>
    </View>
  );
}

/** Whose the sea is now, or who has held it, and what it has cost. */
function wordsOf(
  { attacked, home, taken }: HeldResult,
  view: WorldsEndView,
  seats: readonly SeatSetup[],
  t: Words,
): string {
  const words = (event: NonNullable<typeof attacked | typeof taken>) => eventWords(event, seats, t, view.options) ?? '';
  const told = t(`worlds-end:events.home-${home.battle}-${home.winner}`);
  const lost = home.sunk.length > 0 ? t('worlds-end:events.lost', { ships: shipsWords(view, home.sunk, t) }) : '';
  return (taken ? [words(taken), lost] : [attacked ? words(attacked) : '', told, lost]).filter(Boolean).join(' ');
}
