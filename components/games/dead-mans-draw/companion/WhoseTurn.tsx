import { useWords } from '@/components/i18n/words';
import { Choices } from '@/components/ui/choices';
import { Emblem } from '@/components/ui/emblem';
import { Row } from '@/components/ui/row';
import { Sheet } from '@/components/ui/sheet';
import type { PageProps } from './pages';

/** Puts right whose turn it is. */
export function WhoseTurn({ sheet, tap, onClose }: PageProps & { readonly onClose: () => void }) {
  const t = useWords();
  return (
    <Sheet
      open
      title={t('companion:turn.choose')}
      closeLabel={t('app:common.close')}
      onClose={onClose}
      testID="whose-turn-sheet"
    >
      <Choices label={t('companion:turn.choose')}>
        {sheet.players.map(({ name, emblem }, seat) => (
          <Row
            key={seat}
            title={name}
            left={<Emblem emblem={emblem} size={40} />}
            radio
            chosen={seat === sheet.turn.seat}
            onPress={() => {
              if (tap({ type: 'turn', seat })) onClose();
            }}
            testID={`turn-of-${seat}`}
          />
        ))}
      </Choices>
    </Sheet>
  );
}
