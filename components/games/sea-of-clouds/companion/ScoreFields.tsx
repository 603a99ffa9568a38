import { View } from 'react-native';
import { useWords } from '@/components/i18n/words';
import { Text } from '@/components/ui/text';
import { hasMostPremium } from '@/engine/companion/sea-of-clouds/result';
import { COPIES } from '@/engine/companion/sea-of-clouds/tables';
import type { Field } from '@/engine/companion/sea-of-clouds/taps';
import { Stepper } from '@/components/kit/companion/Stepper';
import { Ladder } from './Ladder';
import type { SeatProps } from './pages';
import { stepField } from './step';
import { RELIC_ICONS } from './things';
import { fieldWords, pointsWords, relicWords, signed } from './words';

const RUM: readonly Field[] = ['fixed', 'premium', 'bottles'];
const REST: readonly Field[] = ['secrets', 'objects'];

/** 11: everything that is counted of one captain; the ladders reckon by themselves. */
export function ScoreFields({ sheet, tap, seat }: SeatProps) {
  const t = useWords();
  const { tables } = sheet;
  const player = sheet.players[seat];
  if (!player) return null;
  const step = stepField(tap, seat, player);
  const stepper = (field: Field, shown?: string) => (
    <Stepper
      key={field}
      half
      label={fieldWords(field, t)}
      value={player[field]}
      shown={shown ?? pointsWords(player[field])}
      onStep={step(field)}
      testID={`set-${field}`}
    />
  );
  const fields = (list: readonly Field[]) => (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: 8 }}>{list.map((field) => stepper(field))}</View>
  );
  const [most, others] = tables.premium;
  const each = (hasMostPremium(sheet, seat) ? most : others) ?? 0;
  return (
    <View style={{ gap: 10 }}>
      {fields(['doubloons'])}
      <Text role="section">{t('companion-sea-of-clouds:rum')}</Text>
      <Ladder
        icon="brandy-bottle"
        name={fieldWords('collector', t)}
        values={tables.collector}
        count={player.collector}
        onCount={(value) => tap({ type: 'set', seat, field: 'collector', value })}
        testID="collector"
      />
      {fields(RUM)}
      {player.premium > 0 ? (
        <Text role="note" tone="text2" testID="premium-note">
          {t('companion-sea-of-clouds:premiumEach', { count: player.premium, each: pointsWords(each) })}
        </Text>
      ) : null}
      <Text role="section">{t('companion-sea-of-clouds:relics')}</Text>
      {RELIC_ICONS.map((icon, kind) => {
        const values = tables.ladders[kind] ?? Array.from({ length: COPIES[kind] ?? 0 }, () => 0);
        return (
          <Ladder
            key={icon}
            icon={icon}
            name={relicWords(tables, kind, t)}
            values={values}
            count={player.relics[kind] ?? 0}
            onCount={(count) => tap({ type: 'relic', seat, kind, count })}
            testID={`ladder-${kind}`}
          />
        );
      })}
      {tables.ladders.includes(null) ? (
        <Text role="note" tone="text2" testID="untyped">
          {t('companion-sea-of-clouds:untyped')}
        </Text>
      ) : null}
      <Text role="section">{t('companion-sea-of-clouds:rest')}</Text>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: 8 }}>
        {REST.map((field) => stepper(field, signed(player[field])))}
      </View>
    </View>
  );
}
