import { useRef } from 'react';
import { View } from 'react-native';
import { useWords } from '@/components/i18n/words';
import { absolute, hullOf, inset, type Rect } from '@/components/kit/frame/box';
import { marked } from '@/components/ui/marked';
import { useTheme } from '@/components/ui/theme/context';
import { Touch } from '@/components/ui/touch';
import { OFF } from '../bay-places';
import { describe } from '@/engine/games/seven-seas/public';
import { present } from '../present';
import type { SevenSeasAsk } from '../prompts';
import { isPushed, wayOf, without, type Push } from '../pushes';
import type { OverlayProps } from './props';

/** So far a finger moves before it pushes. */
const PUSHES = 10;

interface PushedProps extends OverlayProps {
  readonly ask: SevenSeasAsk;
  readonly pushes: readonly Push[];
  readonly places: readonly Rect[];
}

/** Ships and goods under the finger: a touch sends so many as lie up to here, a push does the same for all it passes. */
export function Pushed({ ask, pushes, places, chosen, onTouch }: PushedProps) {
  const t = useWords();
  const theme = useTheme();
  const from = useRef({ y: 0 });
  const all = inset(hullOf(places), -OFF);
  function play(push: Push, out: boolean) {
    const action = out ? push.action : without(push, ask.legal);
    if (action && (chosen === null || describe(chosen) !== describe(action))) onTouch(action);
  }
  /** In the line in which the finger began, the one it is at. */
  function under(x: number): Push | undefined {
    const far = (rect: Rect) =>
      Math.abs(rect.x + rect.width / 2 - x) + 9 * Math.abs(rect.y + rect.height / 2 - from.current.y);
    const ways = places.map(far);
    return pushes[ways.indexOf(Math.min(...ways))];
  }
  return (
    <View
      pointerEvents="box-none"
      testID="pushed"
      onStartShouldSetResponderCapture={({ nativeEvent }) => {
        from.current = { y: nativeEvent.pageY };
        return false;
      }}
      onMoveShouldSetResponder={({ nativeEvent }) => Math.abs(nativeEvent.pageY - from.current.y) > PUSHES}
      onResponderMove={({ nativeEvent }) => {
        const push = under(nativeEvent.pageX);
        if (!push) return;
        const out = (nativeEvent.pageY - from.current.y) * wayOf(push) > 0;
        if (out !== isPushed(push, chosen)) play(push, out);
      }}
      style={absolute(all)}
    >
      {places.map((rect, i) => {
        const push = pushes[i];
        if (!push) return null;
        const on = isPushed(push, chosen);
        return (
          <Touch
            key={`${push.piece}-${push.nth}`}
            quiet
            accessibilityRole="button"
            accessibilityLabel={[present.words(push.action, ask, t), t('seven-seas:places.canBeChosen')].join('. ')}
            {...marked(on)}
            testID={`target-${describe(push.action).replace(/[ .+]/g, '-')}`}
            onPress={() => play(push, chosen === null || describe(push.action) !== describe(chosen))}
            style={{
              ...absolute({ ...rect, x: rect.x - all.x, y: rect.y - all.y + (on ? wayOf(push) * OFF : 0) }),
              borderWidth: 2,
              borderRadius: 12,
              borderStyle: on ? 'solid' : 'dotted',
              borderColor: on ? theme.lampHot : theme.lamp,
            }}
          />
        );
      })}
    </View>
  );
}
