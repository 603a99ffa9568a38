import { View } from 'react-native';
import { suitWords } from '@/components/games/dead-mans-draw/words';
import { useWords } from '@/components/i18n/words';
import { Button } from '@/components/ui/button';
import { Sheet } from '@/components/ui/sheet';
import { wholeBanks } from '@/engine/companion/dead-mans-draw/sheet';
import type { Suit } from '@/engine/games/dead-mans-draw/data/suits';
import { NumberKeys } from './NumberKeys';
import type { PageProps } from './pages';
import { stackKeys, stackTap } from './stack-keys';

export interface StackAt {
  readonly seat: number;
  readonly suit: Suit;
}

interface StackSheetProps extends PageProps {
  readonly at: StackAt;
  readonly onClose: () => void;
}

/** All numbers of one stack, for whoever does not want to tap round. */
export function StackSheet({ sheet, tap, at: { seat, suit }, onClose }: StackSheetProps) {
  const t = useWords();
  const whole = wholeBanks(sheet);
  const name = sheet.players[seat]?.name ?? '';
  return (
    <Sheet
      open
      title={t('companion:score.pick', { name, suit: suitWords(suit, t) })}
      closeLabel={t('app:common.close')}
      onClose={onClose}
      testID="stack-sheet"
      foot={<Button kind="primary" label={t('app:common.done')} onPress={onClose} testID="stack-done" />}
    >
      <View style={{ flexDirection: 'row' }}>
        <NumberKeys
          suit={suit}
          role={whole ? 'checkbox' : 'radio'}
          keys={stackKeys(sheet, seat, suit, t)}
          onPress={(value) => {
            tap(stackTap(sheet, seat, suit, value));
            if (!whole) onClose();
          }}
        />
      </View>
    </Sheet>
  );
}
