import { useWords } from '@/components/i18n/words';
import { SIZE } from '@/components/ui/theme/tokens';
import { Touch } from '@/components/ui/touch';
import { FIELD } from '@/engine/games/seven-seas/throw/dice';
import { diceOf } from '../lid-dice';
import { actionWords } from '../prompts';
import { floorOf } from '../scene/floor';
import type { OverlayProps } from './props';

/** 4.7.17 d: the tapes in the lid themselves can be touched. */
export function PairKeys({ layout, view, ask, chosen, onTouch }: OverlayProps) {
  const t = useWords();
  if (!ask) return null;
  const dice = diceOf(view);
  const { x, y, side } = floorOf(layout.lid);
  const spot = (id: string) => {
    const die = dice.find((one) => one.id === id);
    return { x: x + ((die?.x ?? 0) / FIELD) * side, y: y + side - ((die?.y ?? 0) / FIELD) * side };
  };
  return ask.legal.map((action) => {
    if (action.type !== 'CHOOSE_PAIR') return null;
    const [p, c] = [spot(action.pirate), spot(action.caravan)];
    const size = SIZE.touch;
    const lit = chosen?.type === 'CHOOSE_PAIR' && chosen.pirate === action.pirate && chosen.caravan === action.caravan;
    return (
      <Touch
        quiet
        key={`${action.pirate}-${action.caravan}`}
        accessibilityRole="button"
        accessibilityLabel={`${actionWords(action, ask, t)}. ${t('seven-seas:places.canBeChosen')}`}
        aria-selected={lit}
        testID={`tape-${action.pirate}-${action.caravan}`}
        onPress={() => onTouch(action)}
        style={{
          position: 'absolute',
          left: (p.x + c.x) / 2 - size / 2,
          top: (p.y + c.y) / 2 - size / 2,
          width: size,
          height: size,
        }}
      />
    );
  });
}
