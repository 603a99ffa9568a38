import { HandKeys } from '../files/HandKeys';

/** The scores for whoever wants to keep them or to send them. */
export function ScoreShare({ text }: { readonly text: string }) {
  return <HandKeys file={{ what: 'scores', text }} name="score" />;
}
