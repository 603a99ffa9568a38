import { useEffect, useReducer, useRef } from 'react';
import { draftText, openDraft, reviewDraft, type DraftReview, type PackDraft } from '@/engine/packs/draft';
import { trouble, type Trouble } from '@/engine/saves/codes';
import { changePack, useKeptPacks, type KeptPack } from '@/components/kit/packs/kept';
import type { GameDocument } from '@/components/kit/game-module';
import { packGame } from './pack-games';

interface Past {
  readonly draft: PackDraft;
  /** Letters that are written into one field are taken back at once. */
  readonly field: string | null;
}

interface Edited {
  readonly draft: PackDraft;
  readonly past: readonly Past[];
}

type Step = { readonly to: PackDraft; readonly field: string | null } | 'undo';

/** As far as anybody goes back. */
const MOST_PAST = 200;

function edit({ draft, past }: Edited, step: Step): Edited {
  const last = past.at(-1);
  if (step === 'undo') return last ? { draft: last.draft, past: past.slice(0, -1) } : { draft, past };
  const goesOn = step.field !== null && last?.field === step.field;
  return { draft: step.to, past: goesOn ? past : [...past, { draft, field: step.field }].slice(-MOST_PAST) };
}

/** A text that is no draft any more gives way to the cards of the house. */
function opened({ game, text }: KeptPack): Edited {
  const { schema, house } = packGame(game);
  const draft = openDraft(schema, text) ?? openDraft(schema, draftText(schema, house));
  if (!draft) throw new RangeError(`the cards of ${game} cannot be opened`);
  return { draft, past: [] };
}

export interface OpenPack extends GameDocument, DraftReview {
  readonly draft: PackDraft;
  readonly canUndo: boolean;
  /** `field`: what is being written in. */
  change(draft: PackDraft, field?: string): void;
  undo(): void;
}

/** A pack that is being changed: kept with every change, and every change can be taken back. */
export function useDraft(kept: KeptPack, onTrouble: (trouble: Trouble) => void): OpenPack {
  const { id, game } = kept;
  const of = packGame(game);
  const [{ draft, past }, take] = useReducer(edit, kept, opened);
  const now = useKeptPacks().find((pack) => pack.id === id)?.text;
  /** What was kept when this draft last went along with it. */
  const own = useRef(kept.text);
  useEffect(() => {
    const text = draftText(of.schema, draft);
    // Deleted: there is nothing to keep, and the page says so.
    if (now === undefined) return;
    if (now !== own.current) {
      // Another window has changed it: its text stays, and what was written here can be had back with undo.
      own.current = now;
      take({ to: opened({ ...kept, text: now }).draft, field: null });
      onTrouble(trouble('changed-elsewhere', { key: 'packs' }));
      return;
    }
    const failed = now === text ? null : changePack(id, now, text);
    // What another window has written comes with the next look, which follows at once.
    if (failed?.code === 'changed-elsewhere') return;
    if (failed?.code !== 'record-invalid') own.current = text;
    if (failed) onTrouble(failed);
  });
  return {
    ...of,
    ...reviewDraft(of.schema, draft),
    draft,
    canUndo: past.length > 0,
    change: (to, field) => take({ to, field: field ?? null }),
    undo: () => take('undo'),
  };
}
