import { Text as NativeText, type TextProps as NativeTextProps, type TextStyle } from 'react-native';
import { OfOneText, useRegion, useSaid, wordsOf } from './live';
import { useTextScale, useTheme } from './theme/context';
import type { Theme } from './theme/theme';
import { TYPE_SCALE } from './theme/tokens';

const DISPLAY = 'YesevaOne_400Regular';
const MEDIUM = 'AlegreyaSans_500Medium';
const BOLD = 'AlegreyaSans_700Bold';
const EXTRA = 'AlegreyaSans_800ExtraBold';

/** Role -> family, and its size and line height in the look. Yeseva One only from 17 points up. */
const ROLES = {
  curtainName: [DISPLAY, TYPE_SCALE.curtainName],
  moment: [DISPLAY, TYPE_SCALE.moment],
  title: [DISPLAY, TYPE_SCALE.title],
  screenTitle: [DISPLAY, TYPE_SCALE.screenTitle],
  section: [DISPLAY, TYPE_SCALE.section],
  header: [DISPLAY, TYPE_SCALE.header],
  boxTitle: [DISPLAY, TYPE_SCALE.boxTitle],
  score: [DISPLAY, TYPE_SCALE.score],
  scoreSmall: [DISPLAY, TYPE_SCALE.scoreSmall],
  button: [EXTRA, TYPE_SCALE.button],
  label: [BOLD, TYPE_SCALE.label],
  prompt: [MEDIUM, TYPE_SCALE.prompt],
  body: [MEDIUM, TYPE_SCALE.body],
  sub: [BOLD, TYPE_SCALE.sub],
  note: [MEDIUM, [15, 1.25]],
  min: [BOLD, TYPE_SCALE.min],
} as const;

export type TextRole = keyof typeof ROLES;
export type TextTone = 'text1' | 'text2' | 'text3' | 'textOff' | 'lamp' | 'good' | 'bad' | 'ember';

export interface TextProps extends Omit<NativeTextProps, 'role'> {
  readonly role?: TextRole;
  readonly tone?: TextTone;
  readonly align?: TextStyle['textAlign'];
  /** A colour outside the tones: on buttons and cards. */
  readonly color?: string;
  /** Which heading of the page it is, where its look does not tell. */
  readonly level?: 1 | 2 | 3;
  /** The board's own texts do not grow beyond this; menus, prompts and rules grow freely. */
  readonly most?: number;
}

export function textStyle(role: TextRole, scale = 1): TextStyle {
  const [fontFamily, [size, line]] = ROLES[role];
  return {
    fontFamily,
    fontSize: size * scale,
    lineHeight: Math.ceil((size ?? 17) * Math.max(line ?? 1.2, fontFamily === DISPLAY ? 1.15 : 1.1) * scale),
    fontVariant: ['lining-nums', 'tabular-nums'],
  };
}

export function toneOf(theme: Theme, tone: TextTone): string {
  return theme[tone];
}

export function Text({
  role = 'body',
  tone = 'text1',
  align,
  color,
  most: limit,
  level: given,
  style,
  ...rest
}: TextProps) {
  const theme = useTheme();
  const scale = useTextScale();
  const most = limit ?? MOST[role];
  const level = given ?? (rest.accessibilityRole ? undefined : LEVELS[role]);
  const own = most === undefined ? scale : Math.min(scale, most);
  const face: TextStyle = { ...textStyle(role, own), color: color ?? toneOf(theme, tone) };
  if (align) face.textAlign = align;
  const around = useRegion();
  const region = rest.accessibilityLiveRegion ?? around;
  useSaid(region ? (rest.accessibilityLabel ?? wordsOf(rest.children)) : '', region);
  return (
    <NativeText
      {...(most === undefined ? {} : { maxFontSizeMultiplier: most })}
      {...(level === undefined ? {} : heading(level))}
      {...rest}
      style={[face, style]}
    >
      {around ? <OfOneText>{rest.children}</OfOneText> : rest.children}
    </NativeText>
  );
}

/** What is large already need not double: a word must still fit into the width of a phone. */
const MOST: { readonly [role in TextRole]?: number } = {
  curtainName: 1.2,
  moment: 1.2,
  title: 1.25,
  screenTitle: 1.25,
  section: 1.4,
  boxTitle: 1.5,
  score: 1.4,
  scoreSmall: 1.6,
  button: 1.6,
};

/** The name of a page, and the names of its parts. */
const LEVELS: { readonly [role in TextRole]?: number } = { title: 1, screenTitle: 1, header: 1, section: 2 };

/** Phones know only that it is a heading; browsers also want to know of which level. */
function heading(level: number) {
  return { accessibilityRole: 'header' as const, 'aria-level': level };
}
