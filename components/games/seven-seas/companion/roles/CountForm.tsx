import { useWords } from '@/components/i18n/words';
import { Text } from '@/components/ui/text';
import { drawsToEnd } from '@/engine/companion/seven-seas/sheet';
import { fleetOf } from '@/engine/companion/seven-seas/fleet';
import { SHIPWRIGHT } from '@/engine/games/seven-seas/data/characters';
import { Stepper } from '@/components/kit/companion/Stepper';
import type { FormProps } from './form';
import { drawMost } from './keys';

/** Shipwright and Cartographer only ask how many. */
export function CountForm({ sheet, seat, draft, onDraft }: FormProps) {
  const t = useWords();
  const player = sheet.players[seat];
  if (!player) return null;
  const buys = sheet.rank === SHIPWRIGHT;
  const most = buys ? Math.min(fleetOf(player).supply, player.chests) : drawMost(sheet, seat);
  return (
    <>
      <Stepper
        label={t(buys ? 'companion-seven-seas:fields.owned' : 'companion-seven-seas:fields.cards')}
        value={draft.count}
        onStep={(by) => onDraft({ count: Math.max(1, Math.min(most, draft.count + by)) })}
        testID="count"
      />
      {buys ? null : (
        <Text tone="text2" testID="to-end">
          {sheet.end
            ? t('companion-seven-seas:endDrawn')
            : t('companion-seven-seas:toEnd', { count: drawsToEnd(sheet) })}
        </Text>
      )}
    </>
  );
}
