import { useEffect, useState, useSyncExternalStore } from 'react';
import { View } from 'react-native';
import { useWords } from '@/components/i18n/words';
import { Text } from '@/components/ui/text';
import { useTheme } from '@/components/ui/theme/context';
import { RADIUS } from '@/components/ui/theme/tokens';
import type { Choreographer } from '@/components/kit/choreography/choreographer';
import { reducedMotion } from '@/components/kit/motion/reduced-motion';
import type { Frame } from '@/components/kit/frame/frame';

/** What is there sooner needs no sign. */
const LATE = 400;
/** From light to light, and how many there are. */
const STEP = 180;
const LIGHTS = 5;
/** Where the stage is, in heights of the screen: above all that can be chosen. */
const HIGH = 0.3;

interface UnlitProps {
  readonly show: Pick<Choreographer, 'lit' | 'subscribe'>;
  readonly frame: Frame;
}

/** The table stands in the dark while its drawing is fetched and its sheets are cut: a light runs, and says what for. */
export function Unlit({ show, frame }: UnlitProps) {
  const lit = useSyncExternalStore(show.subscribe, show.lit, show.lit);
  return lit ? null : <RunningLight frame={frame} />;
}

function RunningLight({ frame: { size, around } }: Pick<UnlitProps, 'frame'>) {
  const t = useWords();
  const theme = useTheme();
  const [late, setLate] = useState(false);
  const [at, setAt] = useState(0);
  useEffect(() => {
    const clock = setTimeout(() => setLate(true), LATE);
    return () => clearTimeout(clock);
  }, []);
  useEffect(() => {
    if (!late || reducedMotion()) return undefined;
    const clock = setInterval(() => setAt((before) => (before + 1) % LIGHTS), STEP);
    return () => clearInterval(clock);
  }, [late]);
  if (!late) return null;
  return (
    <View
      pointerEvents="none"
      accessible
      accessibilityRole="progressbar"
      accessibilityLabel={t('app:play.lighting')}
      testID="unlit"
      style={{
        position: 'absolute',
        left: 0,
        right: 0,
        // Seen from all sides a table has its stage in the middle.
        top: size.height * (around ? 0.46 : HIGH),
        alignItems: 'center',
      }}
    >
      <View
        style={{
          alignItems: 'center',
          gap: 12,
          paddingVertical: 10,
          paddingHorizontal: 16,
          borderRadius: RADIUS.panel,
          // What can be read stands already: no words over other words.
          backgroundColor: theme.ground,
        }}
      >
        <View style={{ flexDirection: 'row', gap: 12 }}>
          {Array.from({ length: LIGHTS }, (_, i) => (
            <View
              key={i}
              style={{
                width: 8,
                height: 8,
                borderRadius: 4,
                backgroundColor: theme.lamp,
                opacity: i === at ? 1 : 0.25,
              }}
            />
          ))}
        </View>
        <Text role="sub" tone="text3" align="center">
          {t('app:play.lighting')}
        </Text>
      </View>
    </View>
  );
}
