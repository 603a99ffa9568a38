import { useState, type ReactNode } from 'react';
import { useWords } from '@/components/i18n/words';
import { Button, type ButtonProps } from '@/components/ui/button';
import { Sheet } from '@/components/ui/sheet';
import { Text } from '@/components/ui/text';
import { fleetOf } from '@/engine/companion/seven-seas/fleet';
import { GoodsFields } from './GoodsFields';
import type { PageProps } from './pages';
import { Stepper } from '@/components/kit/companion/Stepper';

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
  const over = sum(loot.slice(0, 3)) - room;
  return (
    <Cargo
      kind="loot"
      name={player.name}
      values={loot}
      most={loot.map(() => cards)}
      all={cards}
      onChange={setLoot}
      onClose={onClose}
      act={{
        label: t('companion-seven-seas:loot.take'),
        sub: t('companion-seven-seas:loot.discarded', { count: Math.max(0, cards - sum(loot)) }),
        onPress: () => tap({ type: 'take', seat, loot, cards }) && onClose(),
        testID: 'loot-take',
      }}
      note={t('companion-seven-seas:loot.talisman')}
    >
      <Stepper
        label={t('companion-seven-seas:loot.cards')}
        value={cards}
        onStep={(by) => setCards(Math.max(1, Math.min(10, cards + by)))}
        testID="loot-cards"
      />
      <Text tone={over > 0 ? 'bad' : 'text2'}>
        {over > 0
          ? t('companion-seven-seas:loot.tooMuch', { count: over })
          : t('companion-seven-seas:loot.room', { count: room })}
      </Text>
    </Cargo>
  );
}

/** 4.8.9: exactly so many goods leave the ships, the owner chooses. */
export function DropSheet({ sheet, tap, seat, onClose }: CargoSheetProps) {
  const t = useWords();
  const [goods, setGoods] = useState<readonly number[]>([0, 0, 0]);
  const player = sheet.players[seat];
  if (!player) return null;
  const { excess } = fleetOf(player);
  const left = t('companion-seven-seas:drop.left', { count: excess - sum(goods) });
  return (
    <Cargo
      kind="drop"
      name={player.name}
      values={goods}
      most={player.goods}
      all={excess}
      onChange={setGoods}
      onClose={onClose}
      act={{
        label: t('companion-seven-seas:drop.do'),
        off: sum(goods) === excess ? null : left,
        onPress: () => tap({ type: 'drop', seat, goods }) && onClose(),
        testID: 'drop-do',
      }}
    >
      <Text tone="text2">{left}</Text>
    </Cargo>
  );
}

interface CargoProps {
  readonly kind: 'loot' | 'drop';
  readonly name: string;
  readonly values: readonly number[];
  readonly most: readonly number[];
  /** No more than these together. */
  readonly all: number;
  readonly onChange: (values: readonly number[]) => void;
  readonly onClose: () => void;
  readonly act: ButtonProps;
  readonly note?: string;
  readonly children: ReactNode;
}

/** Cards that come on board or leave it, kind by kind. */
function Cargo({ kind, name, values, most, all, onChange, onClose, act, note, children }: CargoProps) {
  const t = useWords();
  return (
    <Sheet
      open
      title={t(`companion-seven-seas:${kind}.title`, { name })}
      closeLabel={t('app:common.close')}
      onClose={onClose}
      testID={`${kind}-sheet`}
      foot={<Button kind="primary" {...act} />}
    >
      {children}
      <GoodsFields
        values={values}
        most={most}
        onChange={(next) => {
          if (sum(next) <= all) onChange(next);
        }}
        testID={kind}
      />
      {note ? (
        <Text role="note" tone="text2">
          {note}
        </Text>
      ) : null}
    </Sheet>
  );
}
