import { useState, type ReactNode } from 'react';
import { View } from 'react-native';
import { useWords } from '@/components/i18n/words';
import { useTheme } from '@/components/ui/theme/context';
import { RADIUS } from '@/components/ui/theme/tokens';
import type { Values } from './book';
import { Chip } from './Chip';
import { Prose } from './Prose';
import { rulesTones } from './tones';
import { asWritten, filled } from './words';

const LETTERS = 'abcdefgh';

/** Key of what is said under a picture. */
export function figureKey(id: string, frame: number): string {
  return `figures.${id}.${LETTERS.charAt(frame)}`;
}

interface FigureStepsProps {
  readonly id: string;
  readonly subject: string;
  readonly count: number;
  /** What stands in its words in double braces. */
  readonly values?: Values;
  /** The picture that is shown first: the one that says most. */
  readonly open?: number;
  /** A darker ground, for pictures that have words on it. */
  readonly deep?: boolean;
  readonly children: (frame: number) => ReactNode;
}

/** The frame round a live picture: its ground, what it says, and one touch a step. */
export function FigureSteps({ id, subject, count, values = {}, open = 0, deep = false, children }: FigureStepsProps) {
  const t = useWords();
  const tones = rulesTones(useTheme());
  const [at, setAt] = useState(Math.min(open, count - 1));
  const words = filled(asWritten(t, `${subject}:${figureKey(id, at)}`), values);
  const last = at === count - 1;
  const place = t('rules:picture', { number: at + 1, count });
  return (
    <View testID={`figure-${id}`} style={{ gap: 8 }}>
      <View
        accessible
        accessibilityRole="image"
        accessibilityLabel={count > 1 ? `${place}. ${words}` : words}
        style={{
          borderRadius: RADIUS.panel,
          backgroundColor: deep ? tones.here : tones.picture,
          padding: 14,
          flexDirection: 'row',
          flexWrap: 'wrap',
          columnGap: 22,
          rowGap: 12,
        }}
      >
        {children(at)}
      </View>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 10 }}>
        <View aria-hidden style={{ flexGrow: 1, flexShrink: 1, flexBasis: 180 }}>
          <Prose small tone="text2">
            {words}
          </Prose>
        </View>
        {count > 1 ? (
          <Chip
            label={t(last ? 'rules:firstPicture' : 'rules:nextPicture')}
            onPress={() => setAt(last ? 0 : at + 1)}
            testID={`figure-${id}-next`}
          />
        ) : null}
      </View>
    </View>
  );
}

interface FigurePicturesProps extends Pick<FigureStepsProps, 'id' | 'subject' | 'values'> {
  /** The pictures of this figure, in their order: made once. */
  readonly make: () => readonly ReactNode[];
}

/** A figure whose pictures are known from the start. */
export function FigurePictures({ make, ...props }: FigurePicturesProps) {
  const [pictures] = useState(make);
  return (
    <FigureSteps {...props} count={pictures.length} deep>
      {(at) => pictures[at]}
    </FigureSteps>
  );
}
