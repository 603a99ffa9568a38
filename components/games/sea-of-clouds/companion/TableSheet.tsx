import { View } from 'react-native';
import { say, useWords } from '@/components/i18n/words';
import { Button } from '@/components/ui/button';
import { Text } from '@/components/ui/text';
import { Toggle } from '@/components/ui/toggle';
import { deckAtStart, PREPARATIONS, setUpList } from '@/engine/companion/sea-of-clouds/set-up-list';
import { trackOf, turnOf } from '@/engine/companion/sea-of-clouds/sheet';
import type { SheetTap } from '@/engine/companion/sea-of-clouds/taps';
import { Stepper } from '@/components/kit/companion/Stepper';
import { FirstPlayer, Owners, TableFrame, WaysOut, type LotProps } from '@/components/kit/companion/TableParts';
import type { FootProps } from '@/components/kit/companion/UndoFoot';
import type { Over, PageProps } from './pages';

interface TableSheetProps extends PageProps, FootProps, LotProps {
  readonly onOver: (over: Over | null) => void;
}

/** 11: what belongs to the whole table. */
export function TableSheet({ sheet, tap, onOver, lot, onUndo, refused }: TableSheetProps) {
  const t = useWords();
  const { players, chest, deck, round } = sheet;
  const chips = (title: string, of: number | null, make: (seat: number) => SheetTap, testID: string) => (
    <Owners title={title} players={players} of={of} onSeat={(seat) => tap(make(seat))} testID={testID} />
  );
  // Wanted first before the first turn, hardly ever after it.
  const begun = sheet.round > 1 || sheet.taken > 0 || sheet.scoring;
  const preparing = (
    <>
      <Text role="section">{t('companion-sea-of-clouds:setUp')}</Text>
      {setUpList(players.length).map((item) => (
        <Toggle
          key={item}
          title={say(t, `companion-sea-of-clouds:prepare.${item}`, { side: players.length > 3 ? 'B' : 'A' })}
          on={(sheet.prepared & (1 << PREPARATIONS.indexOf(item))) !== 0}
          onChange={() => tap({ type: 'prepare', item })}
          testID={`prepare-${item}`}
        />
      ))}
    </>
  );
  return (
    <TableFrame onClose={() => onOver(null)} onUndo={onUndo} refused={refused}>
      {begun ? null : preparing}
      <FirstPlayer
        players={players}
        of={null}
        onSeat={(seat) => tap({ type: 'first', seat })}
        onLuck={() => tap({ type: 'first-by-luck' })}
        lot={lot}
      />

      {chips(t('companion-sea-of-clouds:turn'), turnOf(sheet), (seat) => ({ type: 'turn', seat }), 'turn')}
      {chips(t('companion-sea-of-clouds:parrot'), sheet.parrot, (seat) => ({ type: 'parrot', seat }), 'parrot')}
      {chips(t('companion-sea-of-clouds:hat'), sheet.hat, (seat) => ({ type: 'hat', seat }), 'hat')}
      <Toggle
        title={t('sea-of-clouds:options.parrotBreaksTies.name')}
        sub={t('sea-of-clouds:options.parrotBreaksTies.note')}
        on={sheet.parrotBreaksTies}
        onChange={() => tap({ type: 'parrot-breaks-ties' })}
        testID="parrot-breaks-ties"
      />
      {chips(t('companion-sea-of-clouds:chest'), chest.owner, (seat) => ({ type: 'chest-owner', seat }), 'chest')}
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: 8 }}>
        <Stepper
          half
          label={t('companion-sea-of-clouds:inChest')}
          value={chest.count}
          onStep={(by) => chest.count + by >= 0 && tap({ type: 'chest-count', count: chest.count + by })}
          testID="chest-count"
        />
        <Button
          kind="ghost"
          label={t('companion-sea-of-clouds:chestGone')}
          onPress={() => tap({ type: 'chest-owner', seat: null })}
          testID="chest-gone"
          style={{ flexGrow: 1 }}
        />
      </View>
      <Text role="section">{t('companion-sea-of-clouds:voyage')}</Text>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: 8 }}>
        <Stepper
          half
          label={t('companion-sea-of-clouds:islandNo')}
          value={round}
          onStep={(by) => {
            const next = round + by;
            if (next >= 1 && next <= trackOf(sheet).rounds) tap({ type: 'round', round: next });
          }}
          testID="round"
        />
        {deck === null ? (
          <Button
            label={t('companion-sea-of-clouds:countDeck')}
            onPress={() => tap({ type: 'deck', count: deckAtStart(players.length) })}
            testID="count-deck"
            style={{ flexGrow: 1 }}
          />
        ) : (
          <Stepper
            half
            label={t('companion-sea-of-clouds:deck')}
            value={deck}
            warn={deck === 0}
            onStep={(by) => deck + by >= 0 && tap({ type: 'deck', count: deck + by })}
            testID="deck"
          />
        )}
      </View>
      {deck === 0 ? (
        <Text tone="bad" testID="deck-empty">
          {t('companion-sea-of-clouds:facts.deck-empty')}
        </Text>
      ) : null}
      {begun ? preparing : null}
      <Button
        label={t('companion-sea-of-clouds:tables')}
        sub={t('companion-sea-of-clouds:tablesNote')}
        onPress={() => onOver({ kind: 'tables' })}
        testID="open-tables"
      />
      <Button
        label={t('companion-sea-of-clouds:lookUp.title')}
        onPress={() => onOver({ kind: 'look-up' })}
        testID="open-look-up"
      />
      <WaysOut
        scoring={t(sheet.scoring ? 'companion-sea-of-clouds:backToSea' : 'companion-sea-of-clouds:scoring')}
        onScoring={() => {
          if (tap({ type: 'scoring' })) onOver(null);
        }}
        onOver={onOver}
      />
    </TableFrame>
  );
}
