import type { Turn } from './turn';
import type { Answers } from './use-answers';
import type { Block } from './use-block';
import { useKeys } from './use-keys';
import type { Sheets } from './use-sheets';
import { useSpeed } from './use-speed';

interface Pressing {
  readonly turn: Turn;
  readonly answers: Answers;
  readonly sheets: Sheets;
  readonly block: Block;
  readonly onRules: () => void;
  /** Changes with the question. */
  readonly picture: string;
  readonly covered: boolean;
}

/** What each key of a keyboard does at the table: the same as the button that it stands for, refusals included. */
export function useTableKeys({ turn, answers, sheets, block, onRules, picture, covered }: Pressing): void {
  const pace = useSpeed();
  const { advice, undoOff, onUndo } = block;
  useKeys(
    {
      choose: (figure) => {
        const meant = answers.keyed().find(({ key }) => key === figure);
        if (meant) turn.press(meant.action);
      },
      advice: () => (advice?.off == null ? advice?.onPress() : turn.refuse(advice.off)),
      log: () => sheets.show('log'),
      list: () => sheets.show('actions'),
      speed: pace.change,
      rules: onRules,
      undo: () => (undoOff === null ? onUndo() : turn.refuse(undoOff)),
      close: answers.panel.onDismiss,
    },
    picture,
    !covered,
  );
}
