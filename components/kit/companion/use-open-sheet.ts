import { useState } from 'react';
import { useWords } from '@/components/i18n/words';
import { useToast } from '@/components/ui/toast';
import type { RuleError } from '@/engine';
import type { Ledger } from '@/engine/companion/core/ledger';
import type { Person } from '@/engine/companion/core/person';
import type { Fact, Tap } from '@/engine/companion/core/tracker';
import type { Trouble } from '@/engine/saves/codes';
import type { Books } from './books';
import { finishedWith, type History, type Result } from './kept';
import type { LogLine } from './LogSheet';

interface OpenSheetOf<S, T extends Tap, F extends Fact, U> {
  readonly books: Books<S, T, F, U>;
  readonly ledger: Ledger<S, T, F, U>;
  readonly lines: readonly LogLine[];
  readonly reasonOf: (why: RuleError) => string;
  readonly nameOf: (tap: T) => string;
  /** What the rules say against a tap that is possible; null: nothing. */
  readonly warningOf?: (tap: T) => string | null;
  readonly winners: History;
  readonly resultOf: (sheet: S) => Result;
  readonly onTrouble: (trouble: Trouble | null) => void;
  /** The sheet has changed, and how it was before. */
  readonly onChange?: (now: S, before: S) => void;
}

/** A sheet under the fingers: every tap, every way back, and the winners' list that follows what is finished. */
export function useOpenSheet<
  S extends { readonly finished: boolean; readonly players: readonly Person[] },
  T extends Tap,
  F extends Fact,
  U,
>(of: OpenSheetOf<S, T, F, U>) {
  const { books, ledger, lines, reasonOf, nameOf, warningOf, winners, resultOf, onTrouble, onChange } = of;
  const { session, sheet, steps } = ledger;
  const t = useWords();
  const toast = useToast();
  const [refused, setRefused] = useState<string | null>(null);
  const [warned, setWarned] = useState<string | null>(null);

  /** False: another window has gone on, and nothing was done. */
  const change = (make: () => Trouble | null): boolean => {
    const trouble = make();
    onTrouble(trouble);
    const now = books.ledger();
    const done = trouble?.code !== 'changed-elsewhere';
    if (!now) return done;
    onChange?.(now.sheet, sheet);
    if (now.sheet.finished === sheet.finished) return done;
    if (now.sheet.finished) winners.note(finishedWith(now.session.seed, now.sheet.players, resultOf(now.sheet)));
    else winners.forget(now.session.seed);
    return done;
  };
  /** True: done. What makes no sense is said and changes nothing; what the rules speak against is done when it is tapped again. */
  const tap = (one: T): boolean => {
    const why = books.why(one);
    const warning = why || warned === nameOf(one) ? null : (warningOf?.(one) ?? null);
    const against = why ? reasonOf(why) : warning && t('companion:tapAgain', { why: warning });
    setRefused(against);
    setWarned(warning && nameOf(one));
    if (against === null) return change(() => books.tap(one));
    toast({ text: against });
    return false;
  };
  const undo = () => {
    toast({ text: t('companion:undone', { what: lines.at(-1)?.text ?? '' }) });
    change(() => books.undo());
  };
  const backTo = (count: number) => {
    toast({
      text: t('companion:log.wentBack', { count: steps.length - count }),
      action: { label: t('companion:redo'), run: () => change(() => books.backTo(steps.length)) },
    });
    change(() => books.backTo(count));
  };
  return {
    tap,
    backTo,
    lot: steps.at(-1)?.tap.type === 'first-by-luck' ? lines.at(-1)?.text : undefined,
    onUndo: steps.length > 0 ? undo : null,
    onRedo: session.undone.length > 0 ? () => change(() => books.redo()) : null,
    refused,
    /** Something else is opened: what was refused is forgotten. */
    forget: () => {
      setRefused(null);
      setWarned(null);
    },
  };
}
