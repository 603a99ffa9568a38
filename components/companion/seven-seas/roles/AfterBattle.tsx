import { useState } from 'react';
import { View } from 'react-native';
import { useWords } from '@/components/i18n/words';
import { Button } from '@/components/ui/button';
import { Text } from '@/components/ui/text';
import { NATIONS } from '@/engine/games/seven-seas/data/nations';
import { PerSeat } from '../PerSeat';
import { nationWords } from '../words';
import type { FormProps } from './form';

/** 4.7.19–4.7.24: who sank, and whether the caravan did; losses, returns and loot follow by themselves. */
export function AfterBattle({ sheet, tap, onOver }: FormProps) {
  const t = useWords();
  const { raid } = sheet;
  const [sunk, setSunk] = useState<readonly number[]>(() => sheet.padSunk.slice(0, sheet.players.length));
  if (!raid) return null;
  const order = sheet.players.map((_, i) => (raid.captain + i) % sheet.players.length);
  const real = sunk.map((count, seat) => Math.min(count, raid.sent[seat] ?? 0));
  const end = (destroyed: 'won' | 'lost') => tap({ type: 'raid-end', destroyed, sunk: real });
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
        order={order}
        values={sunk}
        most={(seat) => raid.sent[seat] || null}
        label={(seat) => t('companion-seven-seas:raid.ofSent', { count: raid.sent[seat] ?? 0 })}
        spoken={(name) => t('companion-seven-seas:raid.lose', { name })}
        note={(seat) => {
          const back = Math.min(sheet.players[seat]?.unsink ?? 0, real[seat] ?? 0);
          return back > 0 ? t('companion-seven-seas:raid.returns', { count: back }) : null;
        }}
        onChange={setSunk}
        testID="sunk"
      />
      <View style={{ flexDirection: 'row', gap: 8 }}>
        <Button
          label={t('companion-seven-seas:raid.lost')}
          onPress={() => end('lost')}
          testID="raid-lost"
          style={{ flex: 1 }}
        />
        <Button
          kind="primary"
          label={t('companion-seven-seas:raid.won')}
          onPress={() => end('won')}
          testID="raid-won"
          style={{ flex: 1 }}
        />
      </View>
    </>
  );
}
