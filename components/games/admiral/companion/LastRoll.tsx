import { View } from 'react-native';
import { Text } from '@/components/ui/text';
import type { SheetFact } from '@/engine/companion/admiral/facts';
import { Ivory } from './dice';
import type { FleetAt } from './kind';

type Shot = Extract<SheetFact, { type: 'shot' }>;

/** The shots just fired at this target: back to where something else was done, or others fired. */
function lastShots({ ledger, draft }: Pick<FleetAt, 'ledger' | 'draft'>): Shot[] {
  const shots: Shot[] = [];
  let units: string | null = null;
  for (const { tap, facts } of [...ledger.steps].reverse()) {
    if (tap.type !== 'fire' || tap.target !== draft.target) break;
    const these = tap.shots.map(({ unit }) => unit).join();
    units ??= these;
    if (these !== units) break;
    shots.unshift(...facts.filter((fact): fact is Shot => fact.type === 'shot'));
  }
  return shots;
}

/** Their dice, and the damage that lies now. */
export function LastRoll({ at }: { readonly at: FleetAt }) {
  const { t } = at;
  const shots = lastShots(at);
  if (shots.length === 0) return null;
  const damage = shots.reduce((sum, { hits }) => sum + hits, 0);
  const word = (hits: number) => t(hits > 0 ? 'companion-admiral:fire.hit' : 'companion-admiral:fire.miss');
  const laid = t('companion-admiral:fire.laid', { count: damage });
  return (
    <View
      accessible
      accessibilityLiveRegion="polite"
      accessibilityLabel={[...shots.map(({ die, hits }) => `${die}: ${word(hits)}`), laid].join('. ')}
      testID="last-roll"
      style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 10 }}
    >
      {shots.map(({ die, hits }, i) => (
        <View key={i} style={{ flexDirection: 'row', alignItems: 'center', gap: 4 }}>
          <Ivory face={die} />
          <Text role="label" tone={hits > 0 ? 'good' : 'text2'}>
            {word(hits)}
          </Text>
        </View>
      ))}
      <Text role="label" tone={damage > 0 ? 'bad' : 'text2'} style={{ marginLeft: 'auto' }}>
        {laid}
      </Text>
    </View>
  );
}
