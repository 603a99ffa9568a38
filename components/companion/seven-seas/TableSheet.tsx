import { View } from 'react-native';
import { say, useWords } from '@/components/i18n/words';
import { Button } from '@/components/ui/button';
import { Sheet } from '@/components/ui/sheet';
import { Text } from '@/components/ui/text';
import { Toggle } from '@/components/ui/toggle';
import { priceAt } from '@/engine/companion/seven-seas/fleet';
import { caravansLeft, drawsToEnd } from '@/engine/companion/seven-seas/sheet';
import { CURSES } from '@/engine/games/seven-seas/data/curses';
import { NATIONS } from '@/engine/games/seven-seas/data/nations';
import { PORT_CARDS, portFrom, portId, START_PORT } from '@/engine/games/seven-seas/data/ports';
import { changeHabits, useHabits } from '../habits';
import { Stepper } from '../Stepper';
import { DiceRoller } from './DiceRoller';
import type { Over, PageProps } from './pages';
import { Picks } from '../Picks';
import { pricesWords } from './prices';
import { SeatChips } from '../SeatChips';
import { UndoFoot, type FootProps } from '../UndoFoot';
import { curseWords, nationWords } from './words';

interface TableSheetProps extends PageProps, FootProps {
  readonly onOver: (over: Over | null) => void;
}

/** 11.1, 11.5: what belongs to the whole table, and the small helpers. */
export function TableSheet({ sheet, tap, onOver, onUndo, refused }: TableSheetProps) {
  const t = useWords();
  const { timer } = useHabits();
  const ports = [START_PORT, ...PORT_CARDS] as const;
  return (
    <Sheet
      open
      title={t('companion:table.whole')}
      closeLabel={t('app:common.close')}
      onClose={() => onOver(null)}
      testID="table-sheet"
      foot={<UndoFoot onUndo={onUndo} refused={refused} />}
    >
      <Text role="section">{t('companion:table.first')}</Text>
      <SeatChips
        label={t('companion:table.first')}
        players={sheet.players}
        checked={(seat) => seat === sheet.first}
        onSeat={(seat) => tap({ type: 'first', seat })}
        testID="first"
      />
      <Button label={t('companion:luck')} onPress={() => tap({ type: 'first-by-luck' })} testID="first-by-luck" />

      <Text role="section">{t('companion-seven-seas:port')}</Text>
      <Picks
        label={t('companion-seven-seas:port')}
        picks={ports.map((id) => ({
          key: id,
          label: say(t, `seven-seas:ports.${id}`),
          sub: pricesWords(
            [0, 1, 2].map((good) => priceAt(portFrom(id), good)),
            t,
          ),
          dim: (sheet.ports & (1 << portFrom(id))) !== 0,
        }))}
        chosen={portId(sheet.port)}
        onPick={(key) => {
          const port = ports.find((id) => id === key);
          if (port) tap({ type: 'port', port });
        }}
        wide
        testID="at-port"
      />

      <Text role="section">{t('companion-seven-seas:caravansPlayed')}</Text>
      {NATIONS.map((nation, flag) => (
        <View key={nation} style={{ gap: 4 }}>
          <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: 8 }}>
            <Text role="label">{nationWords(nation, t)}</Text>
            <Text tone="text2" testID={`left-${nation}`}>
              {t('companion-seven-seas:caravansLeft', { count: caravansLeft(sheet, flag) })}
            </Text>
          </View>
          <Picks
            label={nationWords(nation, t)}
            picks={[1, 2, 3, 4].map((ships) => {
              const gone = (sheet.caravans & (1 << (flag * 4 + ships - 1))) !== 0;
              return { key: String(ships), label: gone ? `✓ ${ships}` : String(ships), dim: gone };
            })}
            chosen={null}
            onPick={(key) => tap({ type: 'caravan', nation, ships: Number(key) })}
            testID={`played-${nation}`}
          />
        </View>
      ))}
      <Text role="section">{t('companion-seven-seas:cursesPlayed')}</Text>
      <Picks
        label={t('companion-seven-seas:cursesPlayed')}
        picks={CURSES.map((curse, i) => {
          const gone = (sheet.curses & (1 << i)) !== 0;
          return { key: curse, label: `${gone ? '✓ ' : ''}${curseWords(curse, t)}`, dim: gone };
        })}
        chosen={null}
        onPick={(key) => {
          const curse = CURSES.find((one) => one === key);
          if (curse) tap({ type: 'curse', curse });
        }}
        wide
        testID="played"
      />

      <Text role="section">{t('companion-seven-seas:decks')}</Text>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: 8 }}>
        <Stepper
          half
          label={t('companion-seven-seas:adventures')}
          value={sheet.deck}
          onStep={(by) => tap({ type: 'deck', count: Math.max(0, Math.min(31, sheet.deck + by)) })}
          testID="deck"
        />
        <Stepper
          half
          label={t('companion-seven-seas:lootCards')}
          value={sheet.lootDeck}
          warn={sheet.lootDeck === 0}
          onStep={(by) => tap({ type: 'loot-deck', count: Math.max(0, Math.min(60, sheet.lootDeck + by)) })}
          testID="loot-deck"
        />
      </View>
      {sheet.lootDeck === 0 ? <Text tone="bad">{t('companion-seven-seas:reshuffle')}</Text> : null}
      <Text tone="text2" testID="to-end">
        {sheet.end ? t('companion-seven-seas:endDrawn') : t('companion-seven-seas:toEnd', { count: drawsToEnd(sheet) })}
      </Text>
      {sheet.end ? null : (
        <Button
          kind="danger"
          label={t('companion-seven-seas:theEnd')}
          onPress={() => tap({ type: 'the-end' })}
          testID="the-end"
        />
      )}

      <Text role="section">{t('companion-seven-seas:dice')}</Text>
      <DiceRoller sheet={sheet} tap={tap} />
      <Button label={t('companion-seven-seas:lid.open')} onPress={() => onOver({ kind: 'lid' })} testID="table-lid" />
      <Toggle
        title={t('companion:timer.name')}
        sub={t('companion:timer.note')}
        on={timer}
        onChange={(on) => changeHabits({ timer: on })}
        testID="timer"
      />
      <Button label={t('companion:history.title')} onPress={() => onOver({ kind: 'history' })} testID="open-history" />
      <Button
        label={t('companion-seven-seas:scoring')}
        onPress={() => {
          if (sheet.scoring || tap({ type: 'scoring' })) onOver({ kind: 'score' });
        }}
        testID="open-scoring"
      />
      <Button
        kind="ghost"
        label={t('companion:fresh.button')}
        onPress={() => onOver({ kind: 'fresh' })}
        testID="open-fresh"
      />
    </Sheet>
  );
}
