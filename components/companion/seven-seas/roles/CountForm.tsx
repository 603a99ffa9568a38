import { useState } from 'react';
import { useWords } from '@/components/i18n/words';
import { Button } from '@/components/ui/button';
import { Text } from '@/components/ui/text';
import { drawsToEnd } from '@/engine/companion/seven-seas/sheet';
import { fleetOf } from '@/engine/companion/seven-seas/fleet';
import { giftParts } from '@/engine/companion/seven-seas/gift';
import { SHIPWRIGHT } from '@/engine/games/seven-seas/data/characters';
import { Stepper } from '../../Stepper';
import type { FormProps } from './form';

/** Shipwright and Cartographer only ask how many. */
export function CountForm({ sheet, tap, seat }: FormProps) {
  const t = useWords();
  const [count, setCount] = useState(1);
  const player = sheet.players[seat];
  if (!player) return null;
  const buys = sheet.rank === SHIPWRIGHT;
  const most = buys
    ? Math.min(fleetOf(player).supply, player.chests)
    : Math.min(1 + giftParts(sheet, seat), sheet.deck);
  if (most === 0) return <Text tone="bad">{t('companion-seven-seas:role.cannot')}</Text>;
  return (
    <>
      <Stepper
        label={t(buys ? 'companion-seven-seas:fields.owned' : 'companion-seven-seas:fields.cards')}
        value={count}
        onStep={(by) => setCount(Math.max(1, Math.min(most, count + by)))}
        testID="count"
      />
      {buys ? null : (
        <Text tone="text2" testID="to-end">
          {sheet.end
            ? t('companion-seven-seas:endDrawn')
            : t('companion-seven-seas:toEnd', { count: drawsToEnd(sheet) })}
        </Text>
      )}
      <Button
        kind="primary"
        label={buys ? t('companion-seven-seas:role.buy', { count }) : t('companion-seven-seas:role.draw', { count })}
        onPress={() => tap(buys ? { type: 'buy', seat, count } : { type: 'draw', seat, count })}
        testID="role-do"
      />
    </>
  );
}
