import { View } from 'react-native';
import { Glyph } from '@/components/art/Glyph';
import { useWords } from '@/components/i18n/words';
import { Text } from '@/components/ui/text';
import { useTheme } from '@/components/ui/theme/context';
import { RADIUS, SIZE } from '@/components/ui/theme/tokens';
import type { Mark } from '@/engine/stats/achievements';
import { markWords } from './game-words';

interface MarkListProps {
  readonly game: string;
  readonly marks: readonly Mark[];
}

/** Every achievement; the ones still to come stay readable, only unlit. */
export function MarkList({ game, marks }: MarkListProps) {
  const t = useWords();
  const theme = useTheme();
  return (
    <View style={{ gap: 6 }} testID="marks">
      {marks.map(({ id, done, of }) => {
        const reached = done === of;
        const { title, text } = markWords(game, id, t);
        const state = reached ? t('stats:reached') : of > 1 ? t('stats:progress', { done, of }) : t('stats:notYet');
        return (
          <View
            key={id}
            accessible
            accessibilityLabel={`${title}. ${text} ${state}`}
            testID={`mark-${id}`}
            style={{
              flexDirection: 'row',
              alignItems: 'center',
              gap: 12,
              minHeight: SIZE.rival,
              padding: 10,
              borderRadius: RADIUS.strip,
              backgroundColor: reached ? theme.raised : 'transparent',
              borderWidth: 1,
              borderColor: reached ? theme.lamp : theme.line,
            }}
          >
            <View
              style={{
                width: 36,
                height: 36,
                borderRadius: 18,
                alignItems: 'center',
                justifyContent: 'center',
                borderWidth: 2,
                borderStyle: reached ? 'solid' : 'dotted',
                borderColor: reached ? theme.lamp : theme.text3,
              }}
            >
              {reached ? <Glyph name="check" size={18} color={theme.lamp} /> : null}
            </View>
            <View style={{ flex: 1 }}>
              <Text role="label">{title}</Text>
              <Text role="note" tone="text2">
                {text}
              </Text>
            </View>
            <Text role="min" tone={reached ? 'lamp' : 'text3'}>
              {state}
            </Text>
          </View>
        );
      })}
    </View>
  );
}
