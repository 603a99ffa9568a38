import { createContext, useContext, type ReactNode } from 'react';
import { useWindowDimensions } from 'react-native';
import { makeTheme, type Scheme, type Theme, type ThemedGame } from './theme';

interface Look {
  readonly theme: Theme;
  /** The player's own text size, on top of what the system says. */
  readonly textScale: number;
}

const LookContext = createContext<Look>({ theme: makeTheme('night'), textScale: 1 });

interface LookProps {
  readonly scheme: Scheme;
  readonly textScale?: number;
  readonly high?: boolean;
  readonly children: ReactNode;
}

export function LookProvider({ scheme, textScale = 1, high = false, children }: LookProps) {
  return <LookContext value={{ theme: makeTheme(scheme, null, high), textScale }}>{children}</LookContext>;
}

/** Inside, screens stand in the place of one game: its front sheet, its accent, its action colour. */
export function InGame({ game, children }: { readonly game: ThemedGame | null; readonly children: ReactNode }) {
  const look = useContext(LookContext);
  return (
    <LookContext value={{ ...look, theme: makeTheme(look.theme.scheme, game, look.theme.high) }}>
      {children}
    </LookContext>
  );
}

/** Inside it is night, whatever the room: where a game brings a light of its own. */
export function ByNight({ on, children }: { readonly on: boolean; readonly children: ReactNode }) {
  const look = useContext(LookContext);
  const { theme } = look;
  const shown = on && theme.scheme === 'day' ? makeTheme('night', theme.game, theme.high) : theme;
  return <LookContext value={{ ...look, theme: shown }}>{children}</LookContext>;
}

export function useTheme(): Theme {
  return useContext(LookContext).theme;
}

export function useTextScale(): number {
  return useContext(LookContext).textScale;
}

/** Letters so large, by the app or by the device, that things which stood side by side stand one above the other. */
export function useLargeText(): boolean {
  return useTextScale() * useWindowDimensions().fontScale >= 1.4;
}
