import { useEffect, useState } from 'react';
import { AppState, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { useWords } from '@/components/i18n/words';
import { Curtain } from '@/components/kit/curtain/Curtain';
import { Picks } from '@/components/kit/companion/Picks';
import { BlockList } from '@/components/kit/companion/spec/BlockList';
import { Button } from '@/components/ui/button';
import { Header } from '@/components/ui/header';
import { Screen } from '@/components/ui/screen';
import { Text } from '@/components/ui/text';
import { useTheme } from '@/components/ui/theme/context';
import { fortsNear } from '@/engine/companion/admiral/mirror';
import { chartOf } from '@/engine/companion/admiral/sheet';
import { ChartBoard } from './ChartBoard';
import type { FleetAt } from './kind';
import { coordinates } from './square';
import { nameOf, unitName } from './words';

/** E-25 f: mines of one player behind a curtain: laid, taken up, and blown up under a ship that has entered their square. */
export function MineScreen({ at, seat }: { readonly at: FleetAt; readonly seat: number }) {
  const t = useWords();
  const theme = useTheme();
  const insets = useSafeAreaInsets();
  const [open, setOpen] = useState(false);
  const { sheet, onView } = at;
  const player = sheet.players[seat];
  const leave = () => onView({ secret: null });
  useEffect(() => {
    // In the app switcher and when the phone is laid down, the curtain hangs again.
    const watch = AppState.addEventListener('change', (state) => {
      if (state !== 'active') setOpen(false);
    });
    return () => watch.remove();
  }, []);
  if (!player) return null;
  if (open) return <Mines at={at} seat={seat} onDone={leave} />;
  return (
    <View style={{ flex: 1, backgroundColor: theme.ground, paddingBottom: insets.bottom }}>
      <View style={{ flex: 1 }}>
        <Curtain
          name={player.name}
          emblem={player.emblem}
          game={t('app:games.admiral.title')}
          secret={t('companion-admiral:mines.secret')}
          onOpen={() => setOpen(true)}
        />
      </View>
      <Button kind="ghost" label={t('app:common.back')} onPress={leave} testID="mines-leave" />
    </View>
  );
}

interface MinesProps {
  readonly at: FleetAt;
  readonly seat: number;
  readonly onDone: () => void;
}

function Mines({ at, seat, onDone }: MinesProps) {
  const t = useWords();
  const { sheet, tap } = at;
  const [square, setSquare] = useState(() => sheet.forts.find(({ owner }) => owner === seat)?.at ?? 'A1');
  const mines = sheet.players[seat]?.mines ?? [];
  const mine = mines.find((one) => one.at === square && !one.isSpent);
  const most = chartOf(sheet).mines[seat] ?? 0;
  const { mineRange, mineDamage } = chartOf(sheet).rules;
  const near = fortsNear(sheet, seat, square);
  const rivals = sheet.ships.filter(({ isAfloat, owner }) => isAfloat && owner !== seat);
  return (
    <Screen
      testID="mines"
      head={<Header title={`${t('companion-admiral:mines.title')} · ${nameOf(sheet, seat, t)}`} />}
      foot={<Button kind="primary" label={t('app:common.done')} onPress={onDone} testID="mines-done" />}
    >
      <Text tone="text2">{t('companion-admiral:mines.note', { count: mines.length, most })}</Text>
      {mines.map(({ at: where, isSpent }) => (
        <Text key={where} role="label" tone={isSpent ? 'text3' : 'text1'}>
          {`${where}: ${t(isSpent ? 'admiral:orders.spent' : 'admiral:orders.live')}`}
        </Text>
      ))}
      <ChartBoard
        sheet={sheet}
        chosen={square}
        allowed={[]}
        mines={mines.flatMap((one) => (one.isSpent ? [] : [one.at]))}
        onSquare={setSquare}
      />
      <BlockList of={coordinates(at, square, setSquare)} />
      <Text role="label" tone={near.length > 0 ? 'good' : 'bad'} testID="mine-range">
        {near.length > 0
          ? t('companion-admiral:mines.near', { at: square, fort: near.join(', '), range: mineRange })
          : t('companion-admiral:mines.far', { at: square, range: mineRange })}
      </Text>
      {mine ? (
        <>
          <Text role="section">{t('companion-admiral:mines.entered', { at: square, count: mineDamage })}</Text>
          <Picks
            label={t('companion-admiral:mines.entered', { at: square, count: mineDamage })}
            picks={rivals.map(({ id }) => ({ key: id, label: unitName(sheet, id, t) }))}
            onPick={(ship) => tap({ type: 'mine', ship, seat, at: square })}
            wide
            testID="blown"
          />
          <Button
            kind="ghost"
            label={t('companion-admiral:mines.take')}
            onPress={() => tap({ type: 'takeUp', seat, at: square })}
            testID="mine-take"
          />
        </>
      ) : (
        <Button
          label={t('companion-admiral:mines.lay', { at: square })}
          onPress={() => tap({ type: 'lay', seat, at: square })}
          testID="mine-lay"
        />
      )}
    </Screen>
  );
}
