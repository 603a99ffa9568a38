import { useState } from 'react';
import { View } from 'react-native';
import { say, useWords } from '@/components/i18n/words';
import { Button } from '@/components/ui/button';
import { Text } from '@/components/ui/text';
import { fleetOf } from '@/engine/companion/seven-seas/fleet';
import { giftParts } from '@/engine/companion/seven-seas/gift';
import { CURSES, KEPT_OUT, throwsShips, type Curse } from '@/engine/games/seven-seas/data/curses';
import { GOODS } from '@/engine/games/seven-seas/data/goods';
import { PerSeat } from '../PerSeat';
import { Picks } from '../../Picks';
import { curseWords, goodWords } from '../words';
import type { FormProps } from './form';

/** 4.10: which curse; then how many dice each player throws, and how many of them are hit. */
export function ShamanForm({ sheet, tap, seat }: FormProps) {
  const t = useWords();
  const [curse, setCurse] = useState<Curse | null>(null);
  const [hits, setHits] = useState<readonly number[]>(() => sheet.players.map(() => 0));
  const [dice, setDice] = useState<readonly number[]>(() => sheet.players.map(() => 0));
  const order = sheet.players.map((_, i) => (seat + i) % sheet.players.length);
  const kept = KEPT_OUT * giftParts(sheet, seat);
  const thrown = (one: number) => {
    const player = sheet.players[one];
    return player ? Math.max(0, fleetOf(player).avail - (one === seat ? kept : 0)) : 0;
  };
  return (
    <>
      <Picks
        label={t('companion-seven-seas:curse.which')}
        picks={CURSES.map((one, i) => ({
          key: one,
          label: curseWords(one, t),
          dim: (sheet.curses & (1 << i)) !== 0,
        }))}
        chosen={curse}
        onPick={(key) => setCurse(CURSES.find((one) => one === key) ?? null)}
        wide
        testID="curse"
      />
      {curse ? <Text testID="curse-text">{say(t, `seven-seas:curses.${curse}.text`)}</Text> : null}
      {curse && throwsShips(curse) ? (
        <>
          <PerSeat
            players={sheet.players}
            order={order}
            values={hits}
            most={thrown}
            label={(one) => t('companion-seven-seas:curse.ofDice', { count: thrown(one) })}
            spoken={(name) => t('companion-seven-seas:curse.hit', { name })}
            onChange={setHits}
            testID="hits"
          />
          <Button
            kind="primary"
            label={t('companion-seven-seas:curse.book')}
            onPress={() =>
              tap({ type: 'curse-hits', seat, curse, hits: hits.map((count, one) => Math.min(count, thrown(one))) })
            }
            testID="role-do"
          />
        </>
      ) : null}
      {curse === 'idol' ? (
        <Picks
          label={curseWords('idol', t)}
          picks={GOODS.map((good) => ({ key: good, label: goodWords(good, t) }))}
          chosen={null}
          onPick={(key) => {
            const good = GOODS.find((one) => one === key);
            if (good) tap({ type: 'idol', seat, good });
          }}
          testID="idol"
        />
      ) : null}
      {curse === 'wages' ? (
        <Button
          kind="primary"
          label={t('companion-seven-seas:curse.book')}
          onPress={() => tap({ type: 'wages', seat })}
          testID="role-do"
        />
      ) : null}
      {curse === 'tavern' ? (
        <>
          <Button
            label={t('companion-seven-seas:curse.roll', { count: sheet.players.length })}
            {...(sheet.rolled.length > 0 ? { sub: sheet.rolled.join(' · ') } : {})}
            onPress={() => tap({ type: 'roll', count: sheet.players.length })}
            testID="tavern-roll"
          />
          {order.map((one) => (
            <View key={one} style={{ gap: 4 }}>
              <Text role="label">{sheet.players[one]?.name}</Text>
              <Picks
                label={sheet.players[one]?.name ?? ''}
                picks={[1, 2, 3, 4, 5, 6].map((face) => ({ key: String(face), label: String(face) }))}
                chosen={dice[one] ? String(dice[one]) : null}
                onPick={(key) => setDice(dice.map((face, i) => (i === one ? Number(key) : face)))}
                testID={`tavern-${one}`}
              />
              {dice[one] ? (
                <Text role="min" tone="text2">
                  {say(t, `seven-seas:tavernFaces.${dice[one]}`)}
                </Text>
              ) : null}
            </View>
          ))}
          <Button
            kind="primary"
            label={t('companion-seven-seas:curse.book')}
            onPress={() => tap({ type: 'tavern', seat, dice })}
            testID="role-do"
          />
        </>
      ) : null}
    </>
  );
}
