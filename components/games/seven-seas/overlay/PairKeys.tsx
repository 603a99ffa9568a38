import { useWords } from '@/components/i18n/words';
import { SIZE } from '@/components/ui/theme/tokens';
import { Touch } from '@/components/ui/touch';
import { pairTask } from '../lid-dice';
import { present } from '../present';
import { floorOf } from '../scene/floor';
import { READING, readingWidth, tieReadings } from '../scene/readings';
import type { OverlayProps } from './props';

/** 4.7.17 d: in the lid itself a pair is taken by the reading of its tape, wherever that stands. */
export function PairKeys({ layout, view, ask, chosen, onTouch }: OverlayProps) {
  const t = useWords();
  const task = pairTask(view);
  if (!ask || !task) return null;
  const text = t('seven-seas:places.mm', { mm: task.mm });
  const width = Math.max(SIZE.touch, readingWidth(text, READING));
  return tieReadings(task.ties, task.dice, text, floorOf(layout.lid)).map(({ at }, i) => {
    const tie = task.ties[i];
    const action = ask.legal.find(
      (one) => one.type === 'CHOOSE_PAIR' && one.pirate === tie?.pirate && one.caravan === tie.caravan,
    );
    if (!tie || !action) return null;
    const lit = chosen?.type === 'CHOOSE_PAIR' && chosen.pirate === tie.pirate && chosen.caravan === tie.caravan;
    return (
      <Touch
        quiet
        key={`${tie.pirate}-${tie.caravan}`}
        accessibilityRole="button"
        accessibilityLabel={`${present.words(action, ask, t)}. ${t('seven-seas:places.canBeChosen')}`}
        aria-selected={lit}
        testID={`tape-${tie.pirate}-${tie.caravan}`}
        onPress={() => onTouch(action)}
        style={{ position: 'absolute', left: at.x - width / 2, top: at.y - SIZE.touch / 2, width, height: SIZE.touch }}
      />
    );
  });
}
