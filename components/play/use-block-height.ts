import { useEffect, useRef, useState } from 'react';
import { useWindowDimensions } from 'react-native';
import { useLargeText, useTextScale } from '@/components/ui/theme/context';

/** How tall the block was lately, by window and letters: a new table begins with it, and need not be laid out twice. */
const usual = new Map<string, number>();

/** For which window and letters a height holds. */
function useForm(): string {
  const { width, height, fontScale } = useWindowDimensions();
  return `${width}×${height}, ${useTextScale() * fontScale}`;
}

/** How tall the decision block of a table will be, as far as is known. */
export function useUsualBlock(): number | undefined {
  return usual.get(useForm());
}

interface Kept {
  readonly height: number | undefined;
  /** For which window and letters it holds. */
  readonly form: string;
}

/**
 * How tall the decision block is while its pieces lie. While they move its buttons are away, and what is measured then
 * only counts when they lie again: the table stands still meanwhile. With large letters, where one question may be
 * four lines taller than the next, it keeps room for the tallest so far: a table of another height is drawn all anew.
 */
export function useBlockHeight(busy: boolean): [kept: number | undefined, measured: (height: number) => void] {
  const large = useLargeText();
  const form = useForm();
  const [laid, setLaid] = useState(() => usual.get(form));
  const [kept, setKept] = useState<Kept>({ height: laid, form });
  const steady = large && kept.form === form && (kept.height ?? 0) > (laid ?? 0);
  const next = steady ? kept.height : laid;
  if (!busy && (kept.height !== next || kept.form !== form)) setKept({ height: next, form });
  // Measured while pieces move: it waits, so that nothing is rendered under them.
  const late = useRef<number | null>(null);
  useEffect(() => {
    if (busy || late.current === null) return;
    setLaid(late.current);
    late.current = null;
  }, [busy]);
  const measured = (tall: number) => {
    if (busy) late.current = tall;
    else {
      late.current = null;
      setLaid(tall);
      usual.set(form, tall);
    }
  };
  return [kept.height, measured];
}
