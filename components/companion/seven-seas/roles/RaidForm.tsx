import { useState } from 'react';
import { useWords } from '@/components/i18n/words';
import { Button } from '@/components/ui/button';
import { Text } from '@/components/ui/text';
import { capOf, fleetOf } from '@/engine/companion/seven-seas/fleet';
import { caravansLeft } from '@/engine/companion/seven-seas/sheet';
import { nationNumber, NATIONS, type Nation } from '@/engine/games/seven-seas/data/nations';
import { PerSeat } from '../PerSeat';
import { Picks } from '../../Picks';
import { nationWords } from '../words';
import { AfterBattle } from './AfterBattle';
import type { FormProps } from './form';

/** 4.7: which caravan, and who sends how many; after the battle, who sank. */
export function RaidForm(props: FormProps) {
  const { sheet, tap, seat } = props;
  const t = useWords();
  const [nation, setNation] = useState<Nation | null>(null);
  const [ships, setShips] = useState<number | null>(null);
  const [sent, setSent] = useState<readonly number[]>(() => sheet.players.map(() => 0));
  if (sheet.raid) return <AfterBattle {...props} />;
  const order = sheet.players.map((_, i) => (seat + i) % sheet.players.length);
  const flag = nation === null ? -1 : nationNumber(nation);
  const played = (one: number, size: number) => (sheet.caravans & (1 << (one * 4 + size - 1))) !== 0;
  const most = (one: number) => {
    const player = sheet.players[one];
    return player && ships !== null ? Math.min(capOf(sheet, ships), fleetOf(player).free) : 0;
  };
  const corsair = (one: number) => flag >= 0 && ((sheet.players[one]?.corsair ?? 0) & (1 << flag)) !== 0;
  const ready = nation !== null && ships !== null;
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
        onPick={(key) => setNation(NATIONS.find((one) => one === key) ?? null)}
        wide
        testID="nation"
      />
      <Picks
        label={t('companion-seven-seas:raid.ships')}
        picks={[1, 2, 3, 4].map((size) => ({
          key: String(size),
          label: String(size),
          dim: flag >= 0 && played(flag, size),
        }))}
        chosen={ships === null ? null : String(ships)}
        onPick={(key) => setShips(Number(key))}
        testID="caravan"
      />
      {ready ? (
        <>
          <Text tone="text2">{t('companion-seven-seas:raid.cap', { count: capOf(sheet, ships) })}</Text>
          <PerSeat
            players={sheet.players}
            order={order}
            values={sent}
            most={most}
            label={(one) => t('companion-seven-seas:raid.ofFree', { count: most(one) })}
            spoken={(name) => t('companion-seven-seas:raid.send', { name })}
            note={(one) => {
              if (corsair(one)) return t('companion-seven-seas:raid.corsair');
              return Math.min(sent[one] ?? 0, most(one)) === 0 ? t('companion-seven-seas:raid.none') : null;
            }}
            onChange={setSent}
            testID="send"
          />
          <Button
            kind="primary"
            label={t('companion-seven-seas:raid.throw')}
            sub={t('companion-seven-seas:raid.throwNote', {
              count: sent.reduce((all, one) => all + one, 0),
              red: ships,
            })}
            onPress={() =>
              tap({ type: 'raid', seat, nation, ships, sent: sent.map((count, one) => Math.min(count, most(one))) })
            }
            testID="role-do"
          />
        </>
      ) : null}
    </>
  );
}
