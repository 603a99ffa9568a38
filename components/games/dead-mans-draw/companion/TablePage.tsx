import { router } from 'expo-router';
import { useState } from 'react';
import { View } from 'react-native';
import { Glyph } from '@/components/art/Glyph';
import { traitWords } from '@/components/games/dead-mans-draw/words';
import { useWords } from '@/components/i18n/words';
import { OptionField } from '@/components/kit/options/OptionField';
import { Button } from '@/components/ui/button';
import { Emblem } from '@/components/ui/emblem';
import { Row } from '@/components/ui/row';
import { Text } from '@/components/ui/text';
import { useTheme } from '@/components/ui/theme/context';
import { RADIUS } from '@/components/ui/theme/tokens';
import { Touch } from '@/components/ui/touch';
import { SHEET_SPECS, type SheetOption } from '@/engine/companion/dead-mans-draw/setup';
import { targetOf } from '@/engine/companion/dead-mans-draw/sheet';
import { optionSigns } from '../option-signs';
import { HistorySheet } from '@/components/kit/companion/HistorySheet';
import { TimerToggle } from '@/components/kit/companion/TableParts';
import type { PageProps } from './pages';
import { PlayerSheet } from './PlayerSheet';
import { SetUpSheet } from './SetUpSheet';
import { VariantSheet } from './VariantSheet';
import { winners } from './winners';

interface TablePageProps extends PageProps {
  readonly onDeal: () => void;
  readonly onFresh: () => void;
}

type Open = 'lists' | 'variant' | 'history' | { readonly seat: number } | null;

/** 11.4: everything before the first card, and what belongs to the whole sheet. */
export function TablePage({ sheet, tap, onDeal, onFresh }: TablePageProps) {
  const t = useWords();
  const theme = useTheme();
  const [open, setOpen] = useState<Open>(null);
  const { players, options, first } = sheet;
  const close = () => setOpen(null);
  const chev = <Glyph name="chev" color={theme.text3} />;
  const playerNote = (seat: number): string => {
    const trait = players[seat]?.trait ?? null;
    if (trait === null) return t('companion:player.noTrait');
    if (trait !== 'davy-jones-locker') return traitWords(trait, t);
    const target = targetOf(sheet, seat);
    const aim =
      target === null
        ? t('companion:player.lockerNone')
        : t('companion:player.lockerAt', { name: players[target]?.name ?? '' });
    return `${traitWords(trait, t)}. ${aim}`;
  };
  return (
    <View style={{ gap: 8 }}>
      {players.map((player, seat) => (
        <Row
          key={seat}
          title={player.name}
          sub={playerNote(seat)}
          label={`${t('companion:editPlayer', { name: player.name })}. ${playerNote(seat)}`}
          left={<Emblem emblem={player.emblem} size={40} />}
          right={chev}
          onPress={() => setOpen({ seat })}
          testID={`player-${seat}`}
        />
      ))}
      <Button
        label={t(sheet.offers.length > 0 ? 'companion:table.dealing' : 'companion:table.deal')}
        sub={t('companion:table.dealNote')}
        onPress={onDeal}
        testID="deal-traits"
      />

      <Text role="section">{t('companion:table.first')}</Text>
      <View
        style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 8 }}
        accessibilityRole="radiogroup"
        accessibilityLabel={t('companion:table.first')}
      >
        {players.map((player, seat) => (
          <Touch
            key={seat}
            accessibilityRole="radio"
            accessibilityLabel={player.name}
            aria-checked={first === seat}
            testID={`first-${seat}`}
            onPress={() => tap({ type: 'first', seat })}
            style={{
              padding: 4,
              borderRadius: 32,
              borderWidth: 3,
              borderColor: first === seat ? theme.lamp : 'transparent',
            }}
          >
            <Emblem emblem={player.emblem} size={40} />
          </Touch>
        ))}
        <Button
          label={t('companion:luck')}
          icon={<Glyph name="dice" color={theme.button.secondary.text} />}
          onPress={() => tap({ type: 'first-by-luck' })}
          testID="first-by-luck"
        />
      </View>
      <Text role="title" testID="first-name" accessibilityLiveRegion="polite">
        {first === null ? t('companion:table.firstNone') : (players[first]?.name ?? '')}
      </Text>

      <Row
        title={`${t('companion:table.variant')}: ${t(`dead-mans-draw:variants.${options.variant}.name`)}`}
        sub={t(`dead-mans-draw:variants.${options.variant}.text`)}
        right={chev}
        onPress={() => setOpen('variant')}
        testID="open-variant"
      />
      <Row title={t('companion:table.lists')} right={chev} onPress={() => setOpen('lists')} testID="open-lists" />
      <Row
        title={t('companion:rules')}
        right={chev}
        onPress={() => router.push({ pathname: '/rules/[game]', params: { game: 'dead-mans-draw' } })}
        testID="open-rules"
      />
      <Row title={t('companion:history.title')} right={chev} onPress={() => setOpen('history')} testID="open-history" />

      <Text role="section">{t('companion:table.house')}</Text>
      <View style={{ borderRadius: RADIUS.panel, backgroundColor: theme.panel }}>
        <TimerToggle />
        {SHEET_SPECS.filter(({ key }) => key !== 'variant').map((spec) => (
          <OptionField
            key={spec.key}
            game="dead-mans-draw"
            spec={spec}
            icon={optionSigns[spec.key as SheetOption]}
            value={options[spec.key as SheetOption]}
            onChange={(value) => tap({ type: 'option', key: spec.key as SheetOption, value: String(value) })}
          />
        ))}
      </View>
      <Button kind="ghost" label={t('companion:fresh.button')} onPress={onFresh} testID="open-fresh" />

      {open === 'lists' ? <SetUpSheet sheet={sheet} onClose={close} /> : null}
      {open === 'variant' ? <VariantSheet sheet={sheet} tap={tap} onClose={close} /> : null}
      {open === 'history' ? (
        <HistorySheet
          list={winners.list()}
          withWords={(trait) => t(`dead-mans-draw:traits.${trait as TraitKey}.name`)}
          onClose={close}
        />
      ) : null}
      {open !== null && typeof open === 'object' ? (
        <PlayerSheet sheet={sheet} tap={tap} seat={open.seat} onClose={close} />
      ) : null}
    </View>
  );
}

type TraitKey = Parameters<typeof traitWords>[0];
