import { View } from 'react-native';
import { Glyph } from '@/components/art/Glyph';
import { Icon } from '@/components/art/Icon';
import { useWords } from '@/components/i18n/words';
import { Button, type ButtonProps } from '@/components/ui/button';
import { Emblem } from '@/components/ui/emblem';
import { Key } from '@/components/ui/key';
import { Text } from '@/components/ui/text';
import { useTheme } from '@/components/ui/theme/context';
import { RADIUS } from '@/components/ui/theme/tokens';
import { priceAt } from '@/engine/companion/seven-seas/fleet';
import type { SevenSeasSheet } from '@/engine/companion/seven-seas/sheet';
import { GOODS } from '@/engine/games/seven-seas/data/goods';
import { Price } from './GoodTile';
import { RulerStrip } from './RulerStrip';
import { LOOT_ICONS } from './things';
import { goodWords, portWords } from './words';

interface BandProps {
  readonly sheet: SevenSeasSheet;
  readonly moment: Pick<ButtonProps, 'label' | 'sub' | 'onPress' | 'testID' | 'icon'>;
  readonly onUndo: (() => void) | null;
  readonly onRefuse: (reason: string) => void;
  readonly onLog: () => void;
  readonly onTable: () => void;
  readonly onBack: () => void;
}

/** The middle of a tablet on the table: the round, the prices, the called role and what the moment asks. */
export function Band({ sheet, moment, onUndo, onRefuse, onLog, onTable, onBack }: BandProps) {
  const t = useWords();
  const theme = useTheme();
  const first = sheet.players[sheet.first];
  return (
    <View
      style={{
        gap: 10,
        padding: 14,
        borderRadius: RADIUS.panel,
        backgroundColor: theme.panelStrong,
        borderWidth: 1,
        borderColor: theme.line,
      }}
    >
      <View style={{ flexDirection: 'row', alignItems: 'center', flexWrap: 'wrap', gap: 10 }}>
        <Key glyph="back" label={t('app:common.back')} onPress={onBack} testID="back" />
        <Text role="title" testID="page-sub">
          {sheet.last > 0
            ? t('companion-seven-seas:lastShort', { count: sheet.last })
            : t('companion-seven-seas:roundShort', { round: sheet.round })}
        </Text>
        {first ? <Emblem emblem={first.emblem} size={32} /> : null}
        <Text tone="text2" style={{ flexGrow: 1, flexShrink: 1 }}>
          {t('companion-seven-seas:callsFirst')}
        </Text>
        <Text tone="text2">{portWords(sheet.port, t)}</Text>
        {GOODS.map((good, i) => (
          <View
            key={good}
            accessible
            accessibilityLabel={`${goodWords(good, t)}: ${priceAt(sheet.port, i)}`}
            style={{
              flexDirection: 'row',
              alignItems: 'center',
              gap: 6,
              padding: 8,
              borderRadius: RADIUS.strip,
              backgroundColor: theme.slotEmpty,
            }}
          >
            <Icon name={LOOT_ICONS[good]} size={22} color={theme.lamp} />
            <Price price={priceAt(sheet.port, i)} />
          </View>
        ))}
        <Key glyph="menu" label={t('companion-seven-seas:table')} onPress={onTable} testID="open-table" />
      </View>
      <RulerStrip lit={(_, rank) => rank >= sheet.rank} chosen={sheet.rank} named size={52} testID="ruler" />
      <View style={{ flexDirection: 'row', gap: 10 }}>
        <Button
          label={t('companion:undo')}
          icon={<Glyph name="undo" color={onUndo ? theme.button.secondary.text : theme.textOff} />}
          onPress={() => onUndo?.()}
          off={onUndo ? null : t('companion:noUndo')}
          onRefuse={onRefuse}
          testID="book-undo"
        />
        <Button kind="primary" {...moment} style={{ flex: 1 }} />
        <Button
          label={t('companion-seven-seas:log')}
          icon={<Glyph name="log" color={theme.button.secondary.text} />}
          onPress={onLog}
          testID="open-book-log"
        />
      </View>
    </View>
  );
}
