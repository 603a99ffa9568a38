import { View } from 'react-native';
import { useWords } from '@/components/i18n/words';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Segmented } from '@/components/ui/segmented';
import { Text } from '@/components/ui/text';
import { turnedStamp, type Edit } from '@/engine/games/admiral/chart-room';
import type { Scenario } from '@/engine/games/admiral/data/scenario';
import { KINDS, type KindId } from '@/engine/games/admiral/data/ships';
import type { FortOwner, MapTools } from './use-map-tools';

interface ToolSettingsProps {
  readonly scenario: Scenario;
  readonly tools: MapTools;
  readonly seats: number;
  /** Why the stamp cannot lie there; null: it can. */
  readonly wrong: string | null;
  readonly onEdit: (edit: Edit) => boolean;
}

const SHAPES = ['A', 'B'] as const;
const STEPS = [
  ['north', 0, 1],
  ['east', 1, 0],
  ['south', 0, -1],
  ['west', -1, 0],
] as const;

/** What the tool in hand lays, and what can be done with what was chosen. */
export function ToolSettings({ scenario, tools, seats, wrong, onEdit }: ToolSettingsProps) {
  const t = useWords();
  const { tool, stamp, selection } = tools;
  const row = { flexDirection: 'row', flexWrap: 'wrap', gap: 8 } as const;
  const grow = { flexGrow: 1, flexBasis: 100 } as const;
  const seatNames = Array.from({ length: seats }, (_, seat) => seat);
  const own = scenario.terrain?.shapes?.map(({ id }) => id) ?? [];
  const shapes = [...SHAPES, ...own];
  const shapeName = (id: string): string => (id === 'A' || id === 'B' ? t(`charts-admiral:shapes.${id}`) : id);

  function fortWords(owner: FortOwner): string {
    if (owner === 'neutral' || owner === 'ruined' || owner === 'none') return t(`charts-admiral:owners.${owner}`);
    return t('charts-admiral:player', { number: Number(owner.slice(1)) });
  }

  switch (tool) {
    case 'select':
      return (
        <View style={{ gap: 8 }}>
          <Text role="note" tone="text2" accessibilityLiveRegion="polite" testID="selected">
            {selection.length === 0
              ? t('charts-admiral:hints.select')
              : t('charts-admiral:hints.selected', { squares: selection.join(', ') })}
          </Text>
          {selection.length === 0 ? null : (
            <View style={row}>
              {STEPS.map(([name, dx, dy]) => (
                <Button
                  key={name}
                  label={t(`charts-admiral:steps.${name}`)}
                  onPress={() => onEdit({ type: 'move', squares: tools.chosen(), dx, dy })}
                  testID={`step-${name}`}
                  style={grow}
                />
              ))}
              <Button
                label={t('charts-admiral:turn')}
                onPress={() => onEdit({ type: 'turn', at: tools.chosen() })}
                testID="turn-piece"
                style={grow}
              />
              <Button
                kind="danger"
                label={t('charts-admiral:tools.erase')}
                onPress={() => onEdit({ type: 'erase', at: tools.chosen() })}
                testID="erase-piece"
                style={grow}
              />
              <Button
                kind="ghost"
                label={t('charts-admiral:letGo')}
                onPress={() => tools.set({ selection: [] })}
                testID="let-go"
                style={grow}
              />
            </View>
          )}
        </View>
      );
    case 'island':
      return (
        <View style={{ gap: 8 }}>
          <Segmented<string>
            label={t('charts-admiral:tools.island')}
            value={stamp?.shape ?? 'A'}
            onChange={(shape) =>
              tools.set({ stamp: { shape, at: stamp?.at ?? tools.last ?? 'C3', rot: stamp?.rot ?? 0 } })
            }
            choices={shapes.map((value) => ({ value, label: shapeName(value), testID: `shape-${value}` }))}
          />
          {stamp === null ? (
            <Text role="note" tone="text2">
              {t('charts-admiral:hints.island')}
            </Text>
          ) : (
            <View style={row}>
              <Button
                label={t('charts-admiral:turn')}
                onPress={() => tools.set({ stamp: turnedStamp(scenario, stamp) })}
                testID="turn-stamp"
                style={grow}
              />
              <Button
                label={t('charts-admiral:lay')}
                sub={wrong ?? stamp.at}
                onPress={() => {
                  onEdit({ type: 'island', ...stamp });
                  tools.set({ stamp: null });
                }}
                testID="lay-stamp"
                style={grow}
              />
            </View>
          )}
        </View>
      );
    case 'fort': {
      const owners: FortOwner[] = [...seatNames.map((seat): FortOwner => `P${seat + 1}`), 'neutral', 'ruined', 'none'];
      return (
        <Segmented<FortOwner>
          label={t('charts-admiral:owner')}
          value={tools.owner}
          onChange={(owner) => tools.set({ owner })}
          choices={owners.map((value) => ({ value, label: fortWords(value), testID: `owner-${value}` }))}
        />
      );
    }
    case 'royalPort':
    case 'ship':
      return (
        <View style={{ gap: 8 }}>
          <Segmented<number>
            label={t('charts-admiral:owner')}
            value={tools.seat}
            onChange={(seat) => tools.set({ seat })}
            choices={seatNames.map((value) => ({
              value,
              label: t('charts-admiral:player', { number: value + 1 }),
              testID: `seat-${value}`,
            }))}
          />
          {tool === 'ship' ? (
            <Segmented<KindId>
              label={t('charts-admiral:tools.ship')}
              value={tools.kind}
              onChange={(kind) => tools.set({ kind })}
              choices={KINDS.map((value) => ({ value, label: t(`admiral:classes.${value}`), testID: `kind-${value}` }))}
            />
          ) : null}
        </View>
      );
    case 'zone':
      return (
        <Field
          label={t('charts-admiral:zoneName')}
          note={t('charts-admiral:hints.zone')}
          value={tools.zone}
          onChange={(zone) => tools.set({ zone: zone.replaceAll(/[^A-Za-z0-9]/g, '').slice(0, 32) })}
          maxLength={32}
          autoCapitalize="none"
          testID="zone-name"
        />
      );
    default:
      return (
        <Text role="note" tone="text2">
          {t(`charts-admiral:hints.${tool}`)}
        </Text>
      );
  }
}
