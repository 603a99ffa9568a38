import { lazy, Suspense, useState, type ComponentType } from 'react';
import type { GameId } from '@/engine';

const screens = new Map<GameId, ComponentType>();

/** Fetched when it is opened. React keeps a failure for good: whoever opens it again shall get another try. */
function screenOf(id: GameId): ComponentType {
  const made = screens.get(id);
  if (made) return made;
  const screen = lazy(async () => {
    try {
      const { TRACKERS } = await import('./trackers');
      return { default: TRACKERS[id] ?? (() => null) };
    } catch (error) {
      screens.delete(id);
      throw error;
    }
  });
  screens.set(id, screen);
  return screen;
}

/** The companion of this box. */
export function Tracker({ id }: { readonly id: GameId }) {
  const [Screen] = useState(() => screenOf(id));
  return (
    <Suspense fallback={null}>
      <Screen />
    </Suspense>
  );
}
