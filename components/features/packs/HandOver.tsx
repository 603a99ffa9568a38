import { HandKeys } from '@/components/kit/files/HandKeys';

interface HandOverProps {
  readonly text: string;
  /** Why not now. */
  readonly off: string | null;
}

/** The pack as a text, for another device or another owner. */
export function HandOver({ text, off }: HandOverProps) {
  return <HandKeys file={{ what: 'cards', text }} off={off} name="pack" />;
}
