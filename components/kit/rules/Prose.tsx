import { Fragment, type ReactNode } from 'react';
import { Text as NativeText, View } from 'react-native';
import { Icon } from '@/components/art/Icon';
import { Text, type TextTone } from '@/components/ui/text';
import { useTextScale, useTheme } from '@/components/ui/theme/context';
import { COLOUR, TYPE_SCALE } from '@/components/ui/theme/tokens';
import { withAlpha } from '@/components/ui/theme/theme';
import type { Mark } from './book';
import { matches } from './fold';

const [SIZE, LINE] = TYPE_SCALE.rules;

interface ProseProps {
  readonly children: string;
  /** `{anchor}` in a text: the sign of the anchor before its name. */
  readonly signs?: Readonly<Record<string, Mark>>;
  /** Stems of the words that were searched for. */
  readonly lit?: readonly string[];
  readonly tone?: TextTone;
  readonly small?: boolean;
}

/** A paragraph of the rules: larger than other texts, with room between the lines. */
export function Prose({ children, signs = {}, lit = [], tone = 'text1', small = false }: ProseProps) {
  const scale = useTextScale();
  const size = (small ? 17 : SIZE) * scale;
  const parts = children.split(/(\{[a-z-]+\})/);
  return (
    <Text tone={tone} style={{ fontSize: size, lineHeight: Math.ceil(size * LINE) }}>
      {parts.map((part, i) => {
        const sign = signs[part.slice(1, -1)];
        if (!part.startsWith('{') || !sign) return <Lit key={i} text={part} stems={lit} />;
        return (
          <Fragment key={i}>
            <Sign mark={sign} size={size * 1.25} />{' '}
          </Fragment>
        );
      })}
    </Text>
  );
}

/** A small square in the colour of a suit or trait with its silhouette. */
export function Sign({ mark, size }: { readonly mark: Mark; readonly size: number }) {
  return (
    <View
      aria-hidden
      style={{
        width: size,
        height: size,
        borderRadius: size * 0.24,
        backgroundColor: mark.color,
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      <Icon name={mark.icon} size={size * 0.74} color={COLOUR.paper.iconOnColour} />
    </View>
  );
}

/** A text with the searched words marked by a warm ground and a line below, not by colour alone. */
export function Lit({ text, stems }: { readonly text: string; readonly stems: readonly string[] }): ReactNode {
  const theme = useTheme();
  const found = matches(text, stems);
  if (found.length === 0) return text;
  const mark = { backgroundColor: withAlpha(theme.lamp, 0.28), textDecorationLine: 'underline' } as const;
  return (
    <>
      {found.map(({ from, to }, i) => (
        <Fragment key={from}>
          {text.slice(found[i - 1]?.to ?? 0, from)}
          <NativeText testID="lit" style={mark}>
            {text.slice(from, to)}
          </NativeText>
        </Fragment>
      ))}
      {text.slice(found.at(-1)?.to)}
    </>
  );
}
