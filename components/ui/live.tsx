import { createContext, isValidElement, useContext, useEffect, type ReactNode } from 'react';
import { View, type ViewProps } from 'react-native';
import { announce } from './announce';

export type Region = 'none' | 'polite' | 'assertive' | undefined;

const LiveContext = createContext<Region>(undefined);

interface LiveProps extends ViewProps {
  /** Cuts short what is being read. */
  readonly urgent?: boolean;
}

/** What comes up or changes in here is read out. A single text needs no more than its `accessibilityLiveRegion`. */
export function Live({ urgent = false, children, ...rest }: LiveProps) {
  const region = urgent ? 'assertive' : 'polite';
  const whole = rest.accessibilityLabel;
  useSaid(whole ?? '', whole === undefined ? undefined : region);
  return (
    <View {...rest} accessibilityLiveRegion={region}>
      <LiveContext value={whole === undefined ? region : undefined}>{children}</LiveContext>
    </View>
  );
}

/** The region that a text lies in; what it holds is no further text of it. */
export function useRegion(): Region {
  return useContext(LiveContext);
}

export function OfOneText({ children }: { readonly children: ReactNode }) {
  return <LiveContext value={undefined}>{children}</LiveContext>;
}

/** Says words when they come and when they change. */
export function useSaid(words: string, region: Region): void {
  useEffect(() => {
    if (words && region && region !== 'none') announce(words, region === 'assertive');
  }, [words, region]);
}

/** The words of a text, with those of the texts inside it. */
export function wordsOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map(wordsOf).join('');
  if (!isValidElement<{ accessibilityLabel?: string; children?: ReactNode }>(node)) return '';
  return node.props.accessibilityLabel ?? wordsOf(node.props.children);
}
