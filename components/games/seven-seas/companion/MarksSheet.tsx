import { View } from 'react-native';
import { say, useWords } from '@/components/i18n/words';
import { Sheet } from '@/components/ui/sheet';
import { Text } from '@/components/ui/text';
import { MARK_REASONS } from '@/engine/companion/seven-seas/sheet';
import { Stepper } from '@/components/kit/companion/Stepper';
import type { PageProps } from './pages';

interface MarksSheetProps extends PageProps {
  readonly seat: number;
  readonly onClose: () => void;
}

/** 11.2: what each mark was for, to settle arguments. */
export function MarksSheet({ sheet, tap, seat, onClose }: MarksSheetProps) {
  const t = useWords();
  const player = sheet.players[seat];
  if (!player) return null;
  return (
    <Sheet
      open
      title={t('companion-seven-seas:marksOf', { name: player.name })}
      closeLabel={t('app:common.close')}
      onClose={onClose}
      testID="marks-sheet"
    >
      <Text tone="text2">{t('companion-seven-seas:marksNote')}</Text>
      {MARK_REASONS.map((reason) => {
        const label = say(t, `companion-seven-seas:markReasons.${reason}`);
        return (
          <View key={reason} style={{ flexDirection: 'row', alignItems: 'center', gap: 8 }}>
            <Text role="label" style={{ flex: 1 }}>
              {label}
            </Text>
            <Stepper
              label={t('companion-seven-seas:fields.marks')}
              value={player.marks[reason]}
              onStep={(by) => {
                if (by === 1 || player.marks[reason] > 0) tap({ type: by === 1 ? 'mark' : 'unmark', seat, reason });
              }}
              testID={`mark-${reason}`}
            />
          </View>
        );
      })}
    </Sheet>
  );
}
