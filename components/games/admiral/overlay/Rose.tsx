import { useState } from 'react';
import { View } from 'react-native';
import Svg, { Path } from 'react-native-svg';
import { useWords } from '@/components/i18n/words';
import { marked } from '@/components/ui/marked';
import { Key } from '@/components/ui/key';
import { Text } from '@/components/ui/text';
import { useTheme } from '@/components/ui/theme/context';
import { RADIUS, SIZE } from '@/components/ui/theme/tokens';
import { Touch } from '@/components/ui/touch';
import { COURSES } from '@/engine/games/admiral/data/compass';
import type { UnitId } from '@/engine/games/admiral/view';
import { sailsIn, squareThing } from '../asks';
import { windOf } from '../state-of';
import { atStart, courseWords } from '../words';
import { KeyLine } from './keys';
import type { OverlayProps } from './props';

interface RoseProps extends OverlayProps {
  readonly ship: UnitId;
  /** How far north is turned from up on this board. */
  readonly turn: number;
}

/** E-20: the eight courses with what can be sailed on each, the wind's own marked; then how far. */
export function Rose({ ship, turn, view, chosen, onThing }: RoseProps) {
  const t = useWords();
  const theme = useTheme();
  const [course, setCourse] = useState<string | null>(null);
  const wind = windOf(view);
  const { ways } = sailsIn(view, ship);
  const picked = ways.find((way) => way.course === course && way.squares.length > 0);
  if (picked) {
    const all = picked.squares.slice(picked.least - 1);
    const now =
      chosen?.type === 'Move' && chosen.course === picked.course ? chosen.squares - picked.least : all.length - 1;
    const at = Math.max(0, Math.min(all.length - 1, now));
    const step = (by: number) => {
      const next = all[Math.max(0, Math.min(all.length - 1, at + by))];
      if (next) onThing(squareThing(next));
    };
    return (
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: 8, paddingHorizontal: 10 }}>
        <Key glyph="back" label={t('admiral:board.rose')} testID="rose-back" onPress={() => setCourse(null)} />
        <Text role="label" most={1.2} numberOfLines={1} style={{ flex: 1 }}>
          {t('admiral:board.way', {
            course: atStart(courseWords(COURSES.indexOf(picked.course), t)),
            count: at + picked.least,
            to: all[at] ?? '',
          })}
        </Text>
        <Key glyph="minus" label={t('admiral:board.nearer')} testID="rose-minus" onPress={() => step(-1)} disc />
        <Key glyph="plus" label={t('admiral:board.farther')} testID="rose-plus" onPress={() => step(1)} disc />
      </View>
    );
  }
  return (
    <KeyLine tight>
      {ways.map((way) => {
        const at = COURSES.indexOf(way.course);
        const last = way.squares.at(-1);
        const off = last === undefined || way.squares.length < way.least;
        const downwind = wind?.strength === 1 && wind.course === at;
        return (
          <Touch
            key={way.course}
            quiet
            accessibilityRole="button"
            accessibilityLabel={
              off
                ? courseWords(at, t)
                : t('admiral:spoken.ray', { course: courseWords(at, t), count: way.squares.length, to: last })
            }
            {...marked(downwind)}
            testID={`course-${way.course}`}
            onPress={() => {
              if (off) return;
              setCourse(way.course);
              onThing(squareThing(last));
            }}
            style={{
              width: SIZE.touch,
              flexGrow: 1,
              minHeight: SIZE.touch,
              alignItems: 'center',
              justifyContent: 'center',
              borderRadius: RADIUS.button,
              borderWidth: downwind ? 2 : 1,
              borderColor: downwind ? theme.lamp : theme.line,
              backgroundColor: theme.panelStrong,
              opacity: off ? 0.4 : 1,
            }}
          >
            <Svg width={17} height={17} viewBox="-10 -10 20 20" aria-hidden>
              <Path
                d="M0 -9L6 7L0 3.4L-6 7Z"
                fill={downwind ? theme.lamp : theme.text1}
                transform={`rotate(${at * 45 + turn})`}
              />
            </Svg>
            <Text role="label" most={1.1} tone={downwind ? 'lamp' : 'text1'}>
              {way.squares.length}
            </Text>
          </Touch>
        );
      })}
    </KeyLine>
  );
}
