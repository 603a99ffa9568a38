import { View } from 'react-native';
import { useWords } from '@/components/i18n/words';
import { Button } from '@/components/ui/button';
import { Text } from '@/components/ui/text';
import { capOf } from '@/engine/companion/seven-seas/fleet';
import { caravansLeft, sailed } from '@/engine/companion/seven-seas/sheet';
import { nationNumber, NATIONS } from '@/engine/games/seven-seas/data/nations';
import { PerSeat } from '../PerSeat';
import { Picks } from '@/components/kit/companion/Picks';
import { nationWords } from '../words';
import { AfterBattle } from './AfterBattle';
import { mostOf, sentOf, turnFrom, withOne } from './draft';
import type { FormProps } from './form';

/** 4.7: which caravan, and who sends how many; after the battle, who sank. */
export function RaidForm(props: FormProps) {
  const { sheet, seat, draft, onDraft } = props;
  const t = useWords();
  const { nation, ships } = draft;
  if (sheet.raid) return <AfterBattle {...props} />;
  const flag = nation === null ? -1 : nationNumber(nation);
  const most = (one: number) => mostOf(sheet, seat, draft, one);
  const corsair = (one: number) => flag >= 0 && ((sheet.players[one]?.corsair ?? 0) & (1 << flag)) !== 0;
  const sent = sentOf(sheet, seat, draft);
  const all = (count: (one: number) => number) => onDraft({ sent: sheet.players.map((_, one) => count(one)) });
  return (
    <>
      <Picks
        label={t('companion-seven-seas:raid.nation')}
        picks={NATIONS.map((one, i) => ({
          key: one,
          label: nationWords(one, t),
          sub: t('companion-seven-seas:caravansLeft', { count: caravansLeft(sheet, i) }),
        }))}
        chosen={nation}
        onPick={(key) => onDraft({ nation: NATIONS.find((one) => one === key) ?? null })}
        wide
        testID="nation"
      />
      <Picks
        label={t('companion-seven-seas:raid.ships')}
        picks={[1, 2, 3, 4].map((size) => ({
          key: String(size),
          label: String(size),
          dim: flag >= 0 && sailed(sheet, flag, size) > 0,
        }))}
        chosen={ships === null ? null : String(ships)}
        onPick={(key) => onDraft({ ships: Number(key) })}
        testID="caravan"
      />
      {nation !== null && ships !== null ? (
        <>
          <Text tone="text2">{t('companion-seven-seas:raid.cap', { count: capOf(sheet, ships) })}</Text>
          <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: 8 }}>
            <Button
              kind="secondary"
              label={t('companion-seven-seas:raid.all')}
              onPress={() => all(most)}
              testID="send-all"
              style={{ flexGrow: 1 }}
            />
            <Button
              kind="ghost"
              label={t('companion-seven-seas:raid.noShipsAll')}
              onPress={() => all(() => 0)}
              testID="send-none"
              style={{ flexGrow: 1 }}
            />
          </View>
          <PerSeat
            players={sheet.players}
            order={turnFrom(sheet, seat)}
            values={sent}
            most={most}
            label={(one) => t('companion-seven-seas:raid.ofFree', { count: most(one) })}
            spoken={(name) => t('companion-seven-seas:raid.send', { name })}
            note={(one) => {
              if (corsair(one)) return t('companion-seven-seas:raid.corsair');
              return sent[one] === 0 ? t('companion-seven-seas:raid.none') : null;
            }}
            onChange={(one, count) => onDraft({ sent: withOne(sent, one, count) })}
            testID="send"
          />
        </>
      ) : null}
    </>
  );
}
