import { View } from 'react-native';
import { Glyph } from '@/components/art/Glyph';
import { useWords } from '@/components/i18n/words';
import { Text } from '@/components/ui/text';
import { useTextScale, useTheme } from '@/components/ui/theme/context';
import { RADIUS } from '@/components/ui/theme/tokens';
import { Touch } from '@/components/ui/touch';
import { ownScenarios } from '../own-scenarios';
import { scenarioName } from '../scenario-words';
import { chartOfLayout, layoutIndex } from './model';
import { Paper } from './Paper';
import { Roll } from './Roll';
import type { ChartItem, Section } from './shelf';

interface WallProps {
  readonly section: Section;
  readonly items: readonly ChartItem[];
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
  /** Where new charts hang: begins one. */
  readonly onNew: (() => void) | null;
  readonly width: number;
}

const GAP = 12;
const TALL = 128;
const TILTS = [-1.2, 0.8, -0.5, 1.4, -0.9, 0.4];

/** Charts of one kind beside each other. */
export function Wall({ section, items, chosen, onChoose, onNew, width }: WallProps) {
  const t = useWords();
  const theme = useTheme();
  const scale = useTextScale();
  if (items.length === 0 && !onNew) return null;
  const columns = scale > 1.3 ? 2 : Math.max(3, Math.min(5, Math.floor(width / 190)));
  const side = Math.floor((width - 40 - (columns - 1) * GAP) / columns);
  return (
    <View style={{ gap: 8, borderTopWidth: 1, borderColor: theme.line, paddingTop: 12 }} testID={`wall-${section}`}>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', columnGap: 12, alignItems: 'baseline' }}>
        <Text role="section" style={{ flexGrow: 1 }}>
          {t(`charts-admiral:sections.${section}`)}
        </Text>
        <Text role="note" tone="text3">
          {t(`charts-admiral:sectionNotes.${section}`)}
        </Text>
      </View>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: GAP }}>
        {items.map((item, i) => (
          <Touch
            key={item.id}
            accessibilityRole="button"
            accessibilityState={{ selected: item.id === chosen }}
            accessibilityLabel={spoken(item, t)}
            onPress={() => onChoose(item.id)}
            testID={`chart-${item.id}`}
            style={({ pressed }) => ({
              width: side,
              gap: 4,
              padding: 4,
              borderRadius: RADIUS.button,
              borderWidth: 2,
              borderColor: item.id === chosen ? theme.lamp : 'transparent',
              opacity: pressed ? 0.75 : 1,
            })}
          >
            <Sheet item={item} width={side - 12} tilt={TILTS[i % TILTS.length] ?? 0} />
            <Text role="sub" align="center">
              {scenarioName(item.option, t)}
            </Text>
            <Text role="note" tone={ownScenarios.isSound(item.option) ? 'text3' : 'bad'} align="center">
              {ownScenarios.isSound(item.option)
                ? t('admiral:charts.players', { list: item.counts.join(', ') })
                : t('charts-admiral:draft')}
            </Text>
          </Touch>
        ))}
        {onNew ? (
          <Touch
            accessibilityRole="button"
            accessibilityLabel={t('charts-admiral:new')}
            onPress={onNew}
            testID="new-chart"
            style={({ pressed }) => ({
              width: side,
              minHeight: TALL,
              gap: 8,
              alignItems: 'center',
              justifyContent: 'center',
              borderRadius: RADIUS.button,
              borderWidth: 1.5,
              borderStyle: 'dashed',
              borderColor: theme.text3,
              opacity: pressed ? 0.75 : 1,
            })}
          >
            <Glyph name="plus" color={theme.text1} size={32} />
            <Text role="sub" align="center">
              {t('charts-admiral:new')}
            </Text>
          </Touch>
        ) : null}
      </View>
    </View>
  );
}

function Sheet({ item, width, tilt }: { readonly item: ChartItem; readonly width: number; readonly tilt: number }) {
  const { scenario, counts, section } = item;
  const chart = chartOfLayout(scenario, layoutIndex(scenario, counts.includes(4) ? 4 : (counts.at(-1) ?? 2)));
  if (section === 'received')
    return (
      <View style={{ height: TALL, justifyContent: 'center' }}>
        <Roll author={scenario.author ?? scenario.id} width={width} tilt={tilt * 2} />
      </View>
    );
  return chart ? <Paper chart={chart} width={width} height={TALL} tilt={tilt} /> : <View style={{ height: TALL }} />;
}

function spoken({ option, counts }: ChartItem, t: ReturnType<typeof useWords>): string {
  const players = t('admiral:charts.players', { list: counts.join(', ') });
  return [scenarioName(option, t), players, ...(ownScenarios.isSound(option) ? [] : [t('charts-admiral:draft')])].join(
    '. ',
  );
}
