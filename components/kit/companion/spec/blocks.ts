import type { ComponentProps, ReactElement } from 'react';
import type { ViewProps, ViewStyle } from 'react-native';
import type { ButtonProps } from '@/components/ui/button';
import type { TextProps } from '@/components/ui/text';
import type { PARTS } from './parts';

type PartName = keyof typeof PARTS;

/** One thing on a page of a sheet, as data: which part shows it, and what the part is given. */
export type Part = { [P in PartName]: { readonly part: P } & ComponentProps<(typeof PARTS)[P]> }[PartName];

/** Several things that stand together. */
export interface Box extends Omit<ViewProps, 'children' | 'style'> {
  readonly part: 'box';
  readonly style: ViewStyle;
  readonly of: Blocks;
}

/** A page or a piece of one. What only one game has may be an element; null leaves a place empty without moving what follows. */
export type Blocks = Part | Box | ReactElement | null | readonly Blocks[];

type Look = Omit<TextProps, 'children'>;

export const LINE = { flexDirection: 'row', flexWrap: 'wrap', gap: 8 } as const;

export const text = (children: string, look: Look = {}): Part => ({ part: 'text', ...look, children });
export const section = (words: string): Part => text(words, { role: 'section' });
export const quiet = (words: string, look: Look = {}): Part => text(words, { tone: 'text2', ...look });

export const box = (style: ViewStyle, ...of: readonly Blocks[]): Box => ({ part: 'box', style, of });
/** Side by side, in as many lines as it takes. */
export const line = (...of: readonly Blocks[]): Box => box(LINE, ...of);

export const button = (
  label: string,
  testID: string,
  onPress: () => void,
  more: Omit<Partial<ButtonProps>, 'label' | 'onPress'> = {},
): Part => ({ part: 'button', label, testID, onPress, ...more });

/** For buttons that share a line and fill it. */
export const GROW = { style: { flexGrow: 1 } } as const;
