import type { Over, PageProps } from '../pages';
import type { Draft } from './draft';

/** What one character asks of the player who acts. */
export interface FormProps extends PageProps {
  readonly seat: number;
  readonly draft: Draft;
  readonly onDraft: (part: Partial<Draft>) => void;
  readonly onOver: (over: Over | null) => void;
}
