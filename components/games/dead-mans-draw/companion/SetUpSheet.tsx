import { View } from 'react-native';
import { useWords } from '@/components/i18n/words';
import { Sheet } from '@/components/ui/sheet';
import { Text } from '@/components/ui/text';
import { startCards } from '@/engine/companion/dead-mans-draw/piles';
import { setUpList } from '@/engine/companion/dead-mans-draw/set-up-list';
import type { DeadMansDrawSheet } from '@/engine/companion/dead-mans-draw/sheet';
import { PieceCard } from './PieceCard';
import { pieceWords } from './words';

interface SetUpSheetProps {
  readonly sheet: DeadMansDrawSheet;
  readonly onClose: () => void;
}

/** 3.1–3.3, 8.1: what lies where before the first card is turned. */
export function SetUpSheet({ sheet, onClose }: SetUpSheetProps) {
  const t = useWords();
  const { copies, pile, discard, traits, swapMermaids } = setUpList(sheet);
  const party = copies === 2;
  const lines = [
    ...(swapMermaids ? [t('companion:table.swapMermaids')] : []),
    ...(party ? [t('companion:table.bothCopies')] : []),
    t('companion:table.pile', { count: pile }),
    t('companion:table.traitCards', { count: traits }),
    ...(party ? [t('companion:table.oneFirst')] : []),
  ];
  return (
    <Sheet open title={t('companion:table.lists')} closeLabel={t('app:common.close')} onClose={onClose} testID="lists">
      {lines.map((line) => (
        <Text key={line} role="body" testID="list-line">
          {`• ${line}`}
        </Text>
      ))}
      <Text role="label">{t('companion:table.startCards', { count: discard })}</Text>
      {party ? (
        <Text role="note" tone="text2">
          {t('companion:table.eachTwice')}
        </Text>
      ) : null}
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: 8 }}>
        {startCards(sheet.options.mermaidAbility).map((piece) => (
          <View key={piece} accessible accessibilityLabel={pieceWords(piece, t)} testID={`start-${piece}`}>
            <PieceCard piece={piece} width={54} />
          </View>
        ))}
      </View>
    </Sheet>
  );
}
