import { View } from 'react-native';
import { useWords } from '@/components/i18n/words';
import { Segmented } from '@/components/ui/segmented';
import { Text } from '@/components/ui/text';
import { useTheme } from '@/components/ui/theme/context';
import { SIZE } from '@/components/ui/theme/tokens';
import { Touch } from '@/components/ui/touch';
import { COURSES } from '@/engine/games/admiral/data/compass';
import { KINDS, type KindId } from '@/engine/games/admiral/data/ships';
import { OVERLAY_COLOURS, OVERLAYS } from './tools';
import type { MapTools } from './use-map-tools';

/** Pills with a square of their colour (look 20.10); reach and storm danger are those of one kind of ship. */
export function OverlayKeys({ tools }: { readonly tools: MapTools }) {
  const t = useWords();
  const theme = useTheme();
  const { overlays, kind, wind } = tools;
  const ofKind = overlays.has('storm') || overlays.has('reach');
  return (
    <View style={{ gap: 8 }}>
      <Text role="sub">{t('charts-admiral:overlays.label')}</Text>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: 8 }}>
        {OVERLAYS.map((overlay) => {
          const on = overlays.has(overlay);
          const label = t(`charts-admiral:overlays.${overlay}`);
          return (
            <Touch
              key={overlay}
              accessibilityRole="checkbox"
              accessibilityLabel={label}
              aria-checked={on}
              onPress={() => {
                const next = new Set(overlays);
                if (on) next.delete(overlay);
                else next.add(overlay);
                tools.set({ overlays: next });
              }}
              testID={`overlay-${overlay}`}
              style={({ pressed }) => ({
                flexDirection: 'row',
                gap: 8,
                alignItems: 'center',
                minHeight: SIZE.touch,
                paddingHorizontal: 14,
                borderRadius: SIZE.touch / 2,
                borderWidth: 2,
                borderColor: on ? theme.lamp : theme.line,
                backgroundColor: theme.panel,
                opacity: pressed ? 0.75 : 1,
              })}
            >
              <View
                style={{
                  width: 14,
                  height: 14,
                  borderRadius: 3,
                  borderWidth: 2,
                  borderColor: OVERLAY_COLOURS[overlay],
                  backgroundColor: on ? OVERLAY_COLOURS[overlay] : 'transparent',
                }}
              />
              <Text role="label">{label}</Text>
            </Touch>
          );
        })}
      </View>
      {ofKind ? (
        <Segmented<KindId>
          label={t('charts-admiral:overlays.kind')}
          value={kind}
          onChange={(next) => tools.set({ kind: next })}
          choices={KINDS.map((value) => ({
            value,
            label: t(`admiral:classes.${value}`),
            testID: `overlay-kind-${value}`,
          }))}
        />
      ) : null}
      {overlays.has('reach') ? (
        <>
          <Text role="note" tone="text2">
            {t('charts-admiral:overlays.reachNote')}
          </Text>
          <Segmented<number>
            label={t('charts-admiral:overlays.wind')}
            value={wind ?? -1}
            onChange={(next) => tools.set({ wind: next < 0 ? null : next })}
            choices={[
              { value: -1, label: t('charts-admiral:overlays.calm'), testID: 'wind-calm' },
              ...COURSES.map((course, i) => ({
                value: i,
                label: t(`admiral:courses.${course}`),
                testID: `wind-${course}`,
              })),
            ]}
          />
        </>
      ) : null}
    </View>
  );
}
