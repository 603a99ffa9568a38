import type { Over, PageProps } from '../pages';

/** What one character asks of the player who acts. */
export interface FormProps extends PageProps {
  readonly seat: number;
  readonly onOver: (over: Over | null) => void;
}
