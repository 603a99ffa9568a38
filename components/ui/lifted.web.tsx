import { useSyncExternalStore, type ReactNode } from 'react';
import { View, type ScrollViewProps, type StyleProp, type ViewStyle } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

interface LiftedProps {
  readonly style?: StyleProp<ViewStyle>;
  readonly testID?: string;
  readonly children: ReactNode;
}

/** How much of the page a keyboard on the screen covers. A page that was made larger with two fingers is not covered. */
function covered(): number {
  const view = window.visualViewport;
  const writing = document.activeElement instanceof HTMLElement && document.activeElement.matches('input, textarea');
  if (!view || !writing || view.scale > 1.01) return 0;
  return Math.max(0, Math.round(window.innerHeight - view.offsetTop - view.height));
}

function watch(changed: () => void): () => void {
  const view = window.visualViewport;
  view?.addEventListener('resize', changed);
  view?.addEventListener('scroll', changed);
  return () => {
    view?.removeEventListener('resize', changed);
    view?.removeEventListener('scroll', changed);
  };
}

/** Ends where the keyboard begins: browsers lay it over the page. */
export function Lifted({ style, children, ...rest }: LiftedProps) {
  const { bottom } = useSafeAreaInsets();
  const overlap = useSyncExternalStore(watch, covered, covered);
  return (
    <View {...rest} style={[style, { paddingBottom: Math.max(0, overlap - bottom) }]}>
      {children}
    </View>
  );
}

/** A browser brings the field into sight by itself. */
export function useFieldInSight(_list: unknown): ScrollViewProps {
  return {};
}
