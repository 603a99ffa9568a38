import { useWords } from '@/components/i18n/words';
import { Button } from '@/components/ui/button';
import { Text } from '@/components/ui/text';
import { NATIONS } from '@/engine/games/seven-seas/data/nations';
import { PerSeat } from '../PerSeat';
import { nationWords } from '../words';
import { eachOf, turnFrom, withOne } from './draft';
import type { FormProps } from './form';

/** 4.7.19–4.7.24: who sank; losses, returns and loot follow by themselves. */
export function AfterBattle({ sheet, seat, draft, onDraft, onOver }: FormProps) {
  const t = useWords();
  const { raid } = sheet;
  if (!raid) return null;
  const sunk = eachOf(sheet, seat, draft);
  return (
    <>
      <Text role="label">
        {t('companion-seven-seas:raid.on', {
          nation: nationWords(NATIONS[raid.nation] ?? 'england', t),
          ships: raid.ships,
        })}
      </Text>
      <Button label={t('companion-seven-seas:lid.open')} onPress={() => onOver({ kind: 'lid' })} testID="open-lid" />
      <Text tone="text2">{t('companion-seven-seas:raid.sunk')}</Text>
      <PerSeat
        players={sheet.players}
        order={turnFrom(sheet, raid.captain)}
        values={sunk}
        most={(one) => raid.sent[one] || null}
        label={(one) => t('companion-seven-seas:raid.ofSent', { count: raid.sent[one] ?? 0 })}
        spoken={(name) => t('companion-seven-seas:raid.lose', { name })}
        note={(one) => {
          const back = Math.min(sheet.players[one]?.unsink ?? 0, sunk[one] ?? 0);
          return back > 0 ? t('companion-seven-seas:raid.returns', { count: back }) : null;
        }}
        onChange={(one, count) => onDraft({ each: withOne(sunk, one, count) })}
        testID="sunk"
      />
    </>
  );
}
