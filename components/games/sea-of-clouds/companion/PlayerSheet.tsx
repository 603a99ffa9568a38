import { say, useWords } from '@/components/i18n/words';
import { Sheet } from '@/components/ui/sheet';
import { Text } from '@/components/ui/text';
import { CAPTAINS } from '@/engine/companion/sea-of-clouds/sheet';
import { Picks } from '@/components/kit/companion/Picks';
import { Rename } from '@/components/kit/companion/Rename';
import { UndoFoot, type FootProps } from '@/components/kit/companion/UndoFoot';
import type { SeatProps } from './pages';
import { ScoreFields } from './ScoreFields';

interface PlayerSheetProps extends SeatProps, FootProps {
  readonly onClose: () => void;
}

/** Every number of one captain, each to be put right by hand. */
export function PlayerSheet({ sheet, tap, seat, onClose, onUndo, refused }: PlayerSheetProps) {
  const t = useWords();
  const player = sheet.players[seat];
  if (!player) return null;
  return (
    <Sheet
      open
      title={player.name}
      closeLabel={t('app:common.close')}
      onClose={onClose}
      testID="player-sheet"
      foot={<UndoFoot onUndo={onUndo} refused={refused} />}
    >
      <ScoreFields sheet={sheet} tap={tap} seat={seat} />
      <Text role="section">{t('companion-sea-of-clouds:captain')}</Text>
      <Picks
        label={t('companion-sea-of-clouds:captain')}
        picks={CAPTAINS.map((captain) => ({
          key: captain,
          label: say(t, `companion-sea-of-clouds:captains.${captain}`),
        }))}
        chosen={player.captain}
        onPick={(key) => {
          const captain = CAPTAINS.find((one) => one === key);
          if (captain) tap({ type: 'captain', seat, captain });
        }}
        wide
        testID="captain"
      />
      <Rename
        person={player}
        onName={(name) => tap({ type: 'name', seat, name })}
        onEmblem={(emblem) => tap({ type: 'emblem', seat, emblem })}
      />
    </Sheet>
  );
}
