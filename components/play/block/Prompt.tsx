import { useEffect } from 'react';
import type { StyleProp, ViewStyle } from 'react-native';
import Animated from 'react-native-reanimated';
import { useWords } from '@/components/i18n/words';
import { useShake } from '@/components/ui/shake';
import { Text, textStyle } from '@/components/ui/text';
import { useTextScale } from '@/components/ui/theme/context';
import { SIZE } from '@/components/ui/theme/tokens';
import { Touch } from '@/components/ui/touch';

export interface PromptProps {
  readonly prompt: string;
  /** It says why something is not possible: for which time in a row; 0: it is a question. */
  readonly refusal: number;
  /** Opens the rule behind it; null where there is none. */
  readonly onWhy: (() => void) | null;
  /** Read across a table. */
  readonly large?: boolean;
}

interface PromptLineProps extends PromptProps {
  readonly style?: StyleProp<ViewStyle>;
  /** The letters do not grow beyond this. */
  readonly most?: number | undefined;
}

/** What is asked, or why not. A touch opens the rule; behind a refusal stands the offer in words. */
export function Prompt({ prompt, refusal, onWhy, style, most, large = false }: PromptLineProps) {
  const t = useWords();
  const letters = useTextScale();
  const scale = Math.min(letters, most ?? letters) * LARGER;
  const size = { ...(most !== undefined && { most }), ...(large && { style: textStyle('prompt', scale) }) };
  const { style: shaken, shake } = useShake();
  useEffect(() => {
    if (refusal > 0) shake();
  }, [refusal, prompt, shake]);
  const offer = refusal > 0 && onWhy ? t('app:play.why') : null;
  return (
    <Touch
      quiet={onWhy === null}
      accessibilityRole={onWhy ? 'button' : 'text'}
      accessibilityLabel={onWhy ? `${prompt}${/[.!?]$/.test(prompt) ? '' : '.'} ${t('app:play.whySpoken')}` : prompt}
      tabIndex={onWhy === null ? -1 : 0}
      testID="why"
      onPress={onWhy}
      style={[{ minHeight: SIZE.touch, justifyContent: 'center' }, style]}
    >
      <Animated.View style={shaken}>
        <Text role="prompt" {...size} align="center" accessibilityLiveRegion="polite">
          <Text role="prompt" {...size} testID="prompt">
            {prompt}
          </Text>
          {offer ? (
            <>
              {' '}
              <Text role="prompt" {...size} tone="lamp" style={[size.style, { textDecorationLine: 'underline' }]}>
                {offer}
              </Text>
            </>
          ) : null}
        </Text>
      </Animated.View>
    </Touch>
  );
}

/** On a tablet. */
const LARGER = 1.3;

/** Of a letter of a question, in points at normal size. */
const LETTER = 9.4;

/** In a column so narrow large letters stop growing where the longest word would break. */
export function mostIn(prompt: string, width: number, letter = LETTER): number {
  const longest = Math.max(1, ...prompt.split(/\s+/).map((word) => word.length));
  return Math.max(1, width / (longest * letter));
}
