import { useState } from 'react';
import { useWords } from '@/components/i18n/words';
import { Button } from '@/components/ui/button';
import { Sheet } from '@/components/ui/sheet';
import { Text } from '@/components/ui/text';
import { fleetOf } from '@/engine/companion/seven-seas/fleet';
import { GoodsFields } from './GoodsFields';
import type { PageProps } from './pages';
import { Stepper } from '../Stepper';

interface CargoSheetProps extends PageProps {
  readonly seat: number;
  readonly onClose: () => void;
}

const sum = (counts: readonly number[]): number => counts.reduce((all, one) => all + one, 0);

/** 4.8: the cards that came, how many of them go on board; the others are discarded. */
export function LootSheet({ sheet, tap, seat, onClose }: CargoSheetProps) {
  const t = useWords();
  const player = sheet.players[seat];
  const [cards, setCards] = useState(Math.max(1, player?.loot ?? 1));
  const [loot, setLoot] = useState<readonly number[]>([0, 0, 0, 0]);
  if (!player) return null;
  const { capacity } = fleetOf(player);
  const room = Math.max(0, capacity - sum(player.goods));
  const goods = sum(loot.slice(0, 3));
  return (
    <Sheet
      open
      title={t('companion-seven-seas:loot.title', { name: player.name })}
      closeLabel={t('app:common.close')}
      onClose={onClose}
      testID="loot-sheet"
      foot={
        <Button
          kind="primary"
          label={t('companion-seven-seas:loot.take')}
          sub={t('companion-seven-seas:loot.discarded', { count: Math.max(0, cards - sum(loot)) })}
          onPress={() => {
            if (tap({ type: 'take', seat, loot, cards })) onClose();
          }}
          testID="loot-take"
        />
      }
    >
      <Stepper
        label={t('companion-seven-seas:loot.cards')}
        value={cards}
        onStep={(by) => setCards(Math.max(1, Math.min(10, cards + by)))}
        testID="loot-cards"
      />
      <Text tone={goods > room ? 'bad' : 'text2'}>
        {goods > room
          ? t('companion-seven-seas:loot.tooMuch', { count: goods - room })
          : t('companion-seven-seas:loot.room', { count: room })}
      </Text>
      <GoodsFields
        values={loot}
        most={[cards, cards, cards, cards]}
        onChange={(next) => {
          if (sum(next) <= cards) setLoot(next);
        }}
        testID="loot"
      />
      <Text role="note" tone="text2">
        {t('companion-seven-seas:loot.talisman')}
      </Text>
    </Sheet>
  );
}

/** 4.8.9: exactly so many goods leave the ships, the owner chooses. */
export function DropSheet({ sheet, tap, seat, onClose }: CargoSheetProps) {
  const t = useWords();
  const [goods, setGoods] = useState<readonly number[]>([0, 0, 0]);
  const player = sheet.players[seat];
  if (!player) return null;
  const { excess } = fleetOf(player);
  const left = excess - sum(goods);
  return (
    <Sheet
      open
      title={t('companion-seven-seas:drop.title', { name: player.name })}
      closeLabel={t('app:common.close')}
      onClose={onClose}
      testID="drop-sheet"
      foot={
        <Button
          kind="primary"
          label={t('companion-seven-seas:drop.do')}
          off={left === 0 ? null : t('companion-seven-seas:drop.left', { count: Math.abs(left) })}
          onPress={() => {
            if (tap({ type: 'drop', seat, goods })) onClose();
          }}
          testID="drop-do"
        />
      }
    >
      <Text tone="text2">{t('companion-seven-seas:drop.left', { count: Math.max(0, left) })}</Text>
      <GoodsFields
        values={goods}
        most={player.goods}
        onChange={(next) => {
          if (sum(next) <= excess) setGoods(next);
        }}
        testID="drop"
      />
    </Sheet>
  );
}
