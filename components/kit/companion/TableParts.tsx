import type { ReactNode } from 'react';
import { useWords } from '@/components/i18n/words';
import { Button } from '@/components/ui/button';
import { Sheet } from '@/components/ui/sheet';
import { Text } from '@/components/ui/text';
import { Toggle } from '@/components/ui/toggle';
import type { Person } from '@/engine/companion/core/person';
import { changeHabits, useHabits } from './habits';
import { SeatChips } from './SeatChips';
import { UndoFoot, type FootProps } from './UndoFoot';

interface TableFrameProps extends FootProps {
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The sheet of what belongs to the whole table. */
export function TableFrame({ onClose, children, ...foot }: TableFrameProps) {
  const t = useWords();
  return (
    <Sheet
      open
      title={t('companion:table.whole')}
      closeLabel={t('app:common.close')}
      onClose={onClose}
      testID="table-sheet"
      foot={<UndoFoot {...foot} />}
    >
      {children}
    </Sheet>
  );
}

interface OwnersProps {
  readonly title: string;
  readonly players: readonly Person[];
  /** Whose it is now. */
  readonly of: number | null;
  readonly onSeat: (seat: number) => void;
  readonly testID: string;
}

/** One thing that one of the players has. */
export function Owners({ title, players, of, onSeat, testID }: OwnersProps) {
  return (
    <>
      <Text role="section">{title}</Text>
      <SeatChips label={title} players={players} checked={(seat) => seat === of} onSeat={onSeat} testID={testID} />
    </>
  );
}

export interface LotProps {
  /** Whom the lot of the last tap fell on: it may be whoever was first before, and then nothing else would show it. */
  readonly lot: string | undefined;
}

type FirstProps = Pick<OwnersProps, 'players' | 'of' | 'onSeat'> & LotProps & { readonly onLuck: () => void };

/** Who begins, or a lot for it. */
export function FirstPlayer({ onLuck, lot, ...first }: FirstProps) {
  const t = useWords();
  return (
    <>
      <Owners title={t('companion:table.first')} {...first} testID="first" />
      <Button label={t('companion:luck')} onPress={onLuck} testID="first-by-luck" />
      {lot === undefined ? null : (
        <Text tone="good" accessibilityLiveRegion="polite" testID="lot">
          {lot}
        </Text>
      )}
    </>
  );
}

export function TimerToggle() {
  const t = useWords();
  const { timer } = useHabits();
  return (
    <Toggle
      title={t('companion:timer.name')}
      sub={t('companion:timer.note')}
      on={timer}
      onChange={(on) => changeHabits({ timer: on })}
      testID="timer"
    />
  );
}

interface WaysOutProps {
  readonly scoring: string;
  readonly onScoring: () => void;
  readonly onOver: (over: { readonly kind: 'history' | 'fresh' }) => void;
}

/** Where a table leads to: earlier winners, the end of this sheet, another one. */
export function WaysOut({ scoring, onScoring, onOver }: WaysOutProps) {
  const t = useWords();
  return (
    <>
      <Button label={t('companion:history.title')} onPress={() => onOver({ kind: 'history' })} testID="open-history" />
      <Button label={scoring} onPress={onScoring} testID="open-scoring" />
      <Button
        kind="ghost"
        label={t('companion:fresh.button')}
        onPress={() => onOver({ kind: 'fresh' })}
        testID="open-fresh"
      />
    </>
  );
}
