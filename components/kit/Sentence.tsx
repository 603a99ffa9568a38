import { Platform, type TextStyle } from 'react-native';
import type { Mark } from './rules/book';
import { Sign } from './rules/Prose';
import { Text, type TextTone } from '@/components/ui/text';
import { useTextScale } from '@/components/ui/theme/context';

/** The signs of a game by their names in the language that is spoken. A name means its sign where a number follows. */
export type SignWords = ReadonlyMap<string, Mark>;

/** A sentence cut at its numbers and at the names that have signs. */
export function cutAt(text: string, signs: SignWords | undefined): string[] {
  const names = signs && signs.size > 0 ? `(?:${[...signs.keys()].join('|')})(?= \\d)|` : '';
  return text.split(new RegExp(`(${names}\\d+)`));
}

interface SentenceProps {
  readonly text: string;
  readonly signs: SignWords | undefined;
  readonly tone?: TextTone;
}

const SIGN = 20;
/** A browser would leave the sign behind at the end of a line. */
const TOGETHER = Platform.OS === 'web' ? ({ whiteSpace: 'nowrap' } as TextStyle) : null;

/** A line of a log: numbers bold, suits with their signs. */
export function Sentence({ text, signs, tone = 'text2' }: SentenceProps) {
  const scale = useTextScale();
  return (
    <Text role="body" tone={tone} style={{ flex: 1 }}>
      {cutAt(text, signs).map((part, i) => {
        if (i % 2 === 0) return part;
        const mark = signs?.get(part);
        if (!mark) {
          return (
            <Text key={i} role="label">
              {part}
            </Text>
          );
        }
        return (
          <Text key={i} role="body" tone={tone} style={TOGETHER}>
            <Sign mark={mark} size={SIGN * scale} />
            {`\u00a0${part}`}
          </Text>
        );
      })}
    </Text>
  );
}
