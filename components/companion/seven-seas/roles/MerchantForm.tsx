import { useState } from 'react';
import { useWords } from '@/components/i18n/words';
import { Button } from '@/components/ui/button';
import { Text } from '@/components/ui/text';
import { priceAt, saleAt } from '@/engine/companion/seven-seas/fleet';
import { giftParts } from '@/engine/companion/seven-seas/gift';
import type { Counts } from '@/engine/games/seven-seas/data/goods';
import { GoodsFields } from '../GoodsFields';
import { pricesWords } from '../prices';
import type { FormProps } from './form';

/** 4.11: how many of each; three or more of a kind fetch the port's price. */
export function MerchantForm({ sheet, tap, seat }: FormProps) {
  const t = useWords();
  const player = sheet.players[seat];
  const [goods, setGoods] = useState<readonly number[]>(() => player?.goods ?? [0, 0, 0]);
  if (!player) return null;
  if (player.goods.every((count) => count === 0)) {
    return <Text tone="bad">{t('companion-seven-seas:role.cannot')}</Text>;
  }
  const selling = goods.map((count, i) => Math.min(count, player.goods[i] ?? 0)) as unknown as Counts;
  const chests = saleAt(sheet.port, selling) + giftParts(sheet, seat);
  return (
    <>
      <Text tone="text2">
        {pricesWords(
          [0, 1, 2].map((good) => priceAt(sheet.port, good)),
          t,
        )}
      </Text>
      <GoodsFields values={selling} most={player.goods} onChange={setGoods} testID="sell" />
      <Button
        kind="primary"
        label={t('companion-seven-seas:role.sell')}
        sub={t('companion-seven-seas:plusChests', { count: chests })}
        off={selling.some((count) => count > 0) ? null : t('companion-seven-seas:reasons.sell-something')}
        onPress={() => tap({ type: 'sell', seat, goods: selling })}
        testID="role-do"
      />
    </>
  );
}
