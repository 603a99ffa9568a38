import { useWords } from '@/components/i18n/words';
import { Sheet } from '@/components/ui/sheet';
import { Text } from '@/components/ui/text';
import { UndoFoot, type FootProps } from '@/components/kit/companion/UndoFoot';
import { CrewEditor } from './CrewEditor';
import { strengthNote } from './notes';
import type { SeatProps } from './pages';
import { namesOf } from './words';

interface CrewSheetProps extends SeatProps, FootProps {
  readonly onClose: () => void;
}

/** The crew of one captain, between the boardings. */
export function CrewSheet({ sheet, tap, seat, onClose, onUndo, refused }: CrewSheetProps) {
  const t = useWords();
  return (
    <Sheet
      open
      title={t('companion-sea-of-clouds:crewTitle', { name: namesOf(sheet.players, [seat]) })}
      closeLabel={t('app:common.close')}
      onClose={onClose}
      testID="crew-sheet"
      foot={<UndoFoot onUndo={onUndo} refused={refused} />}
    >
      <Text role="label" testID="crew-note">
        {strengthNote(sheet, seat, t)}
      </Text>
      <CrewEditor sheet={sheet} tap={tap} seat={seat} />
    </Sheet>
  );
}
