import { useWords } from '@/components/i18n/words';
import { Text } from '@/components/ui/text';
import { GoodsFields } from '../GoodsFields';
import { pricesWords } from '../prices';
import { goodsOf } from './draft';
import type { FormProps } from './form';

/** 4.11: how many of each; three or more of a kind fetch the port's price. */
export function MerchantForm({ sheet, seat, draft, onDraft }: FormProps) {
  const t = useWords();
  const selling = goodsOf(sheet, seat, draft);
  return (
    <>
      <Text tone="text2">{pricesWords(sheet.port, t)}</Text>
      <GoodsFields
        values={selling}
        most={sheet.players[seat]?.goods ?? []}
        onChange={(goods) => onDraft({ goods })}
        testID="sell"
      />
    </>
  );
}
