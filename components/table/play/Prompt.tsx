import { Pressable, type StyleProp, type ViewStyle } from 'react-native';
import { useWords } from '@/components/i18n/words';
import { Text } from '@/components/ui/text';
import { SIZE } from '@/components/ui/theme/tokens';

export interface PromptProps {
  readonly prompt: string;
  /** It says why something is not possible. */
  readonly refusal: boolean;
  /** Opens the rule behind it; null where there is none. */
  readonly onWhy: (() => void) | null;
}

interface PromptLineProps extends PromptProps {
  readonly style?: StyleProp<ViewStyle>;
}

/** What is asked, or why not. A touch opens the rule; behind a refusal stands the offer in words. */
export function Prompt({ prompt, refusal, onWhy, style }: PromptLineProps) {
  const t = useWords();
  const offer = refusal && onWhy ? t('app:play.why') : null;
  return (
    <Pressable
      accessibilityRole={onWhy ? 'button' : 'text'}
      accessibilityLabel={[prompt, onWhy ? t('app:play.whySpoken') : ''].filter(Boolean).join(' ')}
      focusable={onWhy !== null}
      testID="why"
      onPress={onWhy}
      style={[{ minHeight: SIZE.touch, justifyContent: 'center' }, style]}
    >
      <Text role="prompt" align="center" accessibilityLiveRegion="polite">
        <Text role="prompt" testID="prompt">
          {prompt}
        </Text>
        {offer ? (
          <>
            {' '}
            <Text role="prompt" tone="lamp" style={{ textDecorationLine: 'underline' }}>
              {offer}
            </Text>
          </>
        ) : null}
      </Text>
    </Pressable>
  );
}
