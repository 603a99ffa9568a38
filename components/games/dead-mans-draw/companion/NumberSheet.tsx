import { View } from 'react-native';
import { suitWords } from '@/components/games/dead-mans-draw/words';
import { useWords } from '@/components/i18n/words';
import { Button } from '@/components/ui/button';
import { Sheet } from '@/components/ui/sheet';
import { valueOfPiece, pieceOf } from '@/engine/companion/dead-mans-draw/pieces';
import type { DeadMansDrawSheet } from '@/engine/companion/dead-mans-draw/sheet';
import { valuesOf } from '@/engine/companion/dead-mans-draw/stacks';
import { SUITS, type Suit } from '@/engine/games/dead-mans-draw/data/suits';
import { NumberKeys } from './NumberKeys';
import { pieceWords } from './words';

interface NumberSheetProps {
  readonly sheet: DeadMansDrawSheet;
  readonly suit: Suit;
  /** A card that lies in the row already; null: one that comes now. */
  readonly place: number | null;
  readonly needed: boolean;
  /** Null: without a number. */
  readonly onNumber: (value: number | null) => void;
  readonly onClose: () => void;
}

/** Which number was on the card. */
export function NumberSheet({ sheet, suit, place, needed, onNumber, onClose }: NumberSheetProps) {
  const t = useWords();
  const known = place === null ? null : valueOfPiece(sheet.turn.row[place]?.piece ?? suit);
  return (
    <Sheet
      open
      title={t('companion:turn.whichNumber', { suit: suitWords(suit, t) })}
      closeLabel={t('app:common.close')}
      onClose={onClose}
      testID="number-sheet"
    >
      <View style={{ flexDirection: 'row' }}>
        <NumberKeys
          suit={suit}
          role="radio"
          keys={valuesOf(SUITS.indexOf(suit), sheet.options.mermaidAbility).map((value) => ({
            value,
            on: value === known ? 1 : 0,
            label: pieceWords(pieceOf(suit, value), t),
            testID: `number-${value}`,
          }))}
          onPress={onNumber}
        />
      </View>
      {place === null && !needed ? (
        <Button label={t('companion:turn.noNumber')} onPress={() => onNumber(null)} testID="number-none" />
      ) : null}
    </Sheet>
  );
}
