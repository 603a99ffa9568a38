import { useKeepAwake } from 'expo-keep-awake';
import { useMemo, type ReactNode } from 'react';
import { Watched, Watching } from '@/components/ui/watch';
import { useIdle } from './use-idle';

/** The screen goes down to 40 % when nobody has touched it for a minute; it never sleeps (look, section 17). */
const IDLE_MS = 60_000;
const DIMMED = 0.6;

/** A sheet in use, with all that opens over it. */
export function Awake({ children }: { readonly children: ReactNode }) {
  const { idle, wake } = useIdle(IDLE_MS);
  useKeepAwake(undefined, { suppressDeactivateWarnings: true });
  const watch = useMemo(() => ({ dim: idle ? DIMMED : 0, touched: wake }), [idle, wake]);
  return (
    <Watching watch={watch}>
      <Watched>{children}</Watched>
    </Watching>
  );
}
