import { View } from 'react-native';
import { say, useWords } from '@/components/i18n/words';
import { Button } from '@/components/ui/button';
import { useGo } from '@/components/ui/go';
import { Text } from '@/components/ui/text';
import { caravansLeft, drawsToEnd, sailed } from '@/engine/companion/seven-seas/sheet';
import { CURSES } from '@/engine/games/seven-seas/data/curses';
import { LOOT, LOOT_OF_EACH, sumOf } from '@/engine/games/seven-seas/data/goods';
import { NATIONS } from '@/engine/games/seven-seas/data/nations';
import { PORT_CARDS, portId, START_PORT } from '@/engine/games/seven-seas/data/ports';
import { Picks, type Pick } from '@/components/kit/companion/Picks';
import { Stepper } from '@/components/kit/companion/Stepper';
import { FirstPlayer, TableFrame, TimerToggle, WaysOut, type LotProps } from '@/components/kit/companion/TableParts';
import type { FootProps } from '@/components/kit/companion/UndoFoot';
import { DiceRoller } from './DiceRoller';
import type { Over, PageProps } from './pages';
import { portPicks } from './prices';
import { curseWords, nationWords } from './words';

interface TableSheetProps extends PageProps, FootProps, LotProps {
  readonly onOver: (over: Over | null) => void;
}

/** 11.1, 11.5: what belongs to the whole table, and the small helpers. */
export function TableSheet({ sheet, tap, onOver, lot, ...foot }: TableSheetProps) {
  const t = useWords();
  const go = useGo();
  const ports = [START_PORT, ...PORT_CARDS] as const;
  const onTable = sheet.players.reduce((all, { goods, talismans }) => all + sumOf(goods) + talismans, 0);
  const shuffled = LOOT.length * LOOT_OF_EACH - onTable;
  return (
    <TableFrame {...foot} onClose={() => onOver(null)}>
      <FirstPlayer
        players={sheet.players}
        of={sheet.first}
        onSeat={(seat) => tap({ type: 'first', seat })}
        onLuck={() => tap({ type: 'first-by-luck' })}
        lot={lot}
      />

      <Text role="section">{t('companion-seven-seas:port')}</Text>
      <Picks
        label={t('companion-seven-seas:port')}
        picks={portPicks(ports, sheet, t)}
        chosen={portId(sheet.port)}
        onPick={(key) => {
          const port = ports.find((id) => id === key);
          if (port) tap({ type: 'port', port });
        }}
        wide
        testID="at-port"
      />
      <Played
        title={t('companion-seven-seas:portsPlayed')}
        keys={PORT_CARDS}
        bits={sheet.ports}
        words={(port) => say(t, `seven-seas:ports.${port}`)}
        onTurn={(port) => tap({ type: 'port-card', port })}
        testID="port-card"
      />

      <Text role="section">{t('companion-seven-seas:caravansPlayed')}</Text>
      {NATIONS.map((nation, flag) => {
        const corsair = sheet.players.find((player) => (player.corsair & (1 << flag)) !== 0);
        return (
          <View key={nation} style={{ gap: 4 }}>
            <View style={{ flexDirection: 'row', flexWrap: 'wrap', columnGap: 8 }}>
              <Text role="label">{nationWords(nation, t)}</Text>
              <Text tone="text2" testID={`left-${nation}`}>
                {t('companion-seven-seas:caravansLeft', { count: caravansLeft(sheet, flag) })}
              </Text>
              {corsair ? (
                <Text tone="bad" testID={`corsair-${nation}`}>
                  {t('companion-seven-seas:corsairIs', { name: corsair.name })}
                </Text>
              ) : null}
            </View>
            <Picks
              label={nationWords(nation, t)}
              picks={[1, 2, 3, 4].map((ships) => {
                return playedPick(String(ships), String(ships), sailed(sheet, flag, ships));
              })}
              onPick={(key) => tap({ type: 'caravan', nation, ships: Number(key) })}
              testID={`played-${nation}`}
            />
          </View>
        );
      })}
      <Played
        title={t('companion-seven-seas:cursesPlayed')}
        keys={CURSES}
        bits={sheet.curses}
        words={(curse) => curseWords(curse, t)}
        onTurn={(curse) => tap({ type: 'curse', curse })}
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
      {sheet.lootDeck === 0 ? (
        <>
          <Text tone="bad">{t('companion-seven-seas:reshuffle')}</Text>
          <Button
            label={t('companion-seven-seas:shuffled', { count: shuffled })}
            onPress={() => tap({ type: 'loot-deck', count: shuffled })}
            testID="shuffled"
          />
        </>
      ) : null}
      <Text tone="text2" testID="to-end">
        {sheet.end ? t('companion-seven-seas:endDrawn') : t('companion-seven-seas:toEnd', { count: drawsToEnd(sheet) })}
      </Text>
      {sheet.end ? (
        <Button
          kind="ghost"
          label={t('companion-seven-seas:notTheEnd')}
          onPress={() => tap({ type: 'not-the-end' })}
          testID="not-the-end"
        />
      ) : (
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
      <TimerToggle />
      <Button
        label={t('companion-seven-seas:rulesAll')}
        onPress={() => go({ pathname: '/rules/[game]', params: { game: 'seven-seas' } })}
        testID="table-rules"
      />
      <WaysOut
        scoring={t('companion-seven-seas:scoring')}
        onScoring={() => {
          if (sheet.scoring || tap({ type: 'scoring' })) onOver({ kind: 'score' });
        }}
        onOver={onOver}
      />
    </TableFrame>
  );
}

interface PlayedProps<K extends string> {
  readonly title: string;
  readonly keys: readonly K[];
  /** Those that were played, by their place among the keys. */
  readonly bits: number;
  readonly words: (key: K) => string;
  readonly onTurn: (key: K) => void;
  readonly testID: string;
}

/** Cards of which each can be played once. */
function Played<K extends string>({ title, keys, bits, words, onTurn, testID }: PlayedProps<K>) {
  return (
    <>
      <Text role="section">{title}</Text>
      <Picks
        label={title}
        picks={keys.map((key, i) => playedPick(key, words(key), (bits >> i) & 1))}
        onPick={(picked) => {
          const key = keys.find((one) => one === picked);
          if (key) onTurn(key);
        }}
        wide
        testID={testID}
      />
    </>
  );
}

/** A tick for each time it was played. */
function playedPick(key: string, label: string, times: number): Pick {
  const gone = times > 0;
  return { key, label: gone ? `${'✓'.repeat(times)} ${label}` : label, dim: gone, checked: gone };
}
