import { useState } from 'react';

type SheetName = 'log' | 'actions' | 'asides' | 'rules';

export interface Sheets {
  /** Null: none is open. */
  readonly open: SheetName | null;
  /** What the rules are asked about. */
  readonly about: string;
  readonly show: (sheet: SheetName) => void;
  readonly showRules: (about: string) => void;
  readonly close: () => void;
  /** Whoever has stepped aside may have opened another one since. */
  readonly closeAsides: () => void;
}

/** The sheet over the table: one at most, and none behind a curtain. */
export function useSheets(covered: boolean): Sheets {
  const [open, setOpen] = useState<SheetName | null>(null);
  const [about, setAbout] = useState('');
  if (covered && open !== null) setOpen(null);
  return {
    open,
    about,
    show: setOpen,
    showRules: (of) => {
      setAbout(of);
      setOpen('rules');
    },
    close: () => setOpen(null),
    closeAsides: () => setOpen((now) => (now === 'asides' ? null : now)),
  };
}
