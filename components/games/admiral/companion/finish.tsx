import { aheadNow } from '@/engine/companion/admiral/score';
import { quiet, type Blocks } from '@/components/kit/companion/spec/blocks';
import type { Leaf } from '@/components/kit/companion/spec/spec';
import { exported, noteOf } from '@/engine/companion/admiral/notation';
import { ScoreShare } from '@/components/kit/companion/ScoreShare';
import { Text } from '@/components/ui/text';
import type { FleetAt } from './kind';
import { nameOf } from './words';

/** E-25 g: one key for the end; whoever leads is proposed, ties by who had so many first (A49). */
export function finishLeaf(at: FleetAt): Leaf {
  const { sheet, t, tap, close, draft, onDraft } = at;
  const chosen = draft.order ?? aheadNow(sheet);
  const seats: Blocks = {
    part: 'seats',
    label: t('companion-admiral:finish.winners'),
    players: sheet.players,
    checked: (seat) => chosen.includes(seat),
    onSeat: (seat) =>
      onDraft({ order: chosen.includes(seat) ? chosen.filter((one) => one !== seat) : [...chosen, seat] }),
    testID: 'winner-of',
  };
  return {
    title: t('companion-admiral:finish.title'),
    testID: 'finish-sheet',
    blocks: [quiet(t('companion-admiral:finish.note')), seats],
    keys: [
      {
        kind: 'primary',
        label: t('companion-admiral:finish.title'),
        sub: chosen.map((seat) => nameOf(sheet, seat, t)).join(', ') || t('admiral:outcomes.nobody'),
        onPress: () => tap({ type: 'finish', winners: [...chosen].sort((a, b) => a - b) }) && close(),
        testID: 'finish',
        style: { flex: 1 },
      },
    ],
  };
}

/** The log in the notation of the game, without anybody’s mines, to keep or to send. */
export function notesLeaf({ ledger, t }: FleetAt): Leaf {
  const notes = ledger.steps.flatMap(({ facts }) => noteOf(facts) ?? []);
  return {
    title: t('companion-admiral:notes.title'),
    testID: 'notes-sheet',
    undo: false,
    blocks: [
      notes.length === 0 ? quiet(t('companion:log.empty')) : null,
      notes.map((note, i) => (
        <Text key={i} role="note" testID={`note-${i}`}>
          {note}
        </Text>
      )),
      <ScoreShare key="share" text={exported(ledger.steps)} />,
    ],
  };
}
