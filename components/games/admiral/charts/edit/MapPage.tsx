import { useState } from 'react';
import { ScrollView, useWindowDimensions, View } from 'react-native';
import { useWords, type Words } from '@/components/i18n/words';
import { Button } from '@/components/ui/button';
import { Segmented } from '@/components/ui/segmented';
import { Text } from '@/components/ui/text';
import { useTheme } from '@/components/ui/theme/context';
import { useToast } from '@/components/ui/toast';
import {
  boardOf,
  edited,
  piecesAt,
  plansOf,
  reviewScenario,
  squaresAfter,
  SYMMETRIES,
  twinStamps,
  weightOf,
  wholeLayouts,
  zoneSquares,
  type Edit,
  type Symmetry,
} from '@/engine/games/admiral/chart-room';
import type { Scenario } from '@/engine/games/admiral/data/scenario';
import type { SquareId } from '@/engine/games/admiral/data/squares';
import { Pills } from '../Pills';
import { chartOfLayout } from '../model';
import { EditBoard } from './EditBoard';
import { faultWords } from './fault-words';
import { OverlayKeys } from './OverlayKeys';
import { PieceSheet } from './PieceSheet';
import { ToolRail } from './ToolRail';
import { ToolSettings } from './ToolSettings';
import type { MapTools } from './use-map-tools';

interface MapPageProps {
  readonly scenario: Scenario;
  readonly layout: number;
  readonly onLayout: (layout: number) => void;
  readonly tools: MapTools;
  readonly lit: readonly SquareId[];
  readonly onChange: (make: (now: Scenario) => Scenario) => void;
}

const WIDE = 900;
const RAIL = 96;
const LIST = 290;
/** Large enough for a finger, and on tablets for the whole board (look 20.10). */
const FINGER = 44;
const SMALLEST = 26;
const TALLEST = 560;

/** What the symmetry brush leaves alone. */
const ALONE: readonly Edit['type'][] = ['move', 'carry', 'remove'];
/** What is said where nothing could be done. */
const REFUSALS: Readonly<Partial<Record<Edit['type'], 'stays' | 'scattered'>>> = {
  move: 'stays',
  carry: 'stays',
  zone: 'scattered',
};

/** Pictures 28, 29: tools, the sea, and what the rules make of it. */
export function MapPage({ scenario, layout, onLayout, tools, lit, onChange }: MapPageProps) {
  const t = useWords();
  const toast = useToast();
  const { scheme } = useTheme();
  const { width } = useWindowDimensions();
  const [listed, setListed] = useState(false);
  const { tool, symmetry, stamp } = tools;
  const layouts = wholeLayouts(scenario);
  const chart = chartOfLayout(scenario, layout);
  const board = boardOf(scenario);
  const seats = plansOf(layouts[layout] ?? { players: [] }).length || Math.max(1, ...(layouts[layout]?.players ?? []));
  const wide = width >= WIDE;
  const square = wide ? Math.max(SMALLEST, Math.min(FINGER, (width - RAIL - LIST - 110) / board.cols)) : FINGER;
  const stamps = tool === 'island' && stamp ? twinStamps(scenario, board, symmetry, stamp) : [];
  const wrong = stamp && tool === 'island' ? whyNot(scenario, layout, { type: 'island', ...stamp }, symmetry, t) : null;

  /** Whether anything could be done. */
  function edit(one: Edit): boolean {
    let did = false;
    onChange((now) => {
      const next = edited(now, layout, one, ALONE.includes(one.type) ? 'off' : symmetry);
      did = next !== now;
      if (one.type === 'move' && did) tools.set({ selection: squaresAfter(now, layout, one.squares, one) });
      return next;
    });
    const refusal = did ? undefined : REFUSALS[one.type];
    if (refusal) toast({ text: t(`charts-admiral:hints.${refusal}`) });
    return did;
  }

  function tap(at: SquareId): void {
    tools.set({ last: at });
    switch (tool) {
      case 'select': {
        const chosen = tools.chosen();
        const has = chosen.includes(at);
        if (!has && piecesAt(scenario, layout, at).length === 0) return;
        tools.set({ selection: has ? chosen.filter((one) => one !== at) : [...chosen, at] });
        return;
      }
      case 'island':
        tools.set({ stamp: { shape: stamp?.shape ?? 'A', rot: stamp?.rot ?? 0, at } });
        return;
      case 'fort':
        edit({ type: 'fort', at, owner: tools.owner });
        return;
      case 'royalPort':
        edit({ type: 'royalPort', at, owner: `P${tools.seat + 1}` });
        return;
      case 'ship':
        edit({ type: 'ship', at, kind: tools.kind, seat: tools.seat });
        return;
      case 'zone':
        edit({ type: 'zone', name: tools.zone || 'zone', squares: [at], isIn: null });
        return;
      default:
        edit({ type: tool, at });
    }
  }

  return (
    <View style={{ gap: 12 }}>
      {layouts.length > 1 ? (
        <Pills
          label={t('charts-admiral:layout')}
          value={String(layout)}
          onChange={(next) => onLayout(Number(next))}
          choices={layouts.map(({ id }, i) => ({ value: String(i), label: id, testID: `layout-${id}` }))}
        />
      ) : null}
      <View style={{ flexDirection: wide ? 'row' : 'column', gap: 10 }}>
        {wide ? <ToolRail value={tool} onChange={(next) => tools.set({ tool: next })} upright /> : null}
        {chart ? (
          <ScrollView horizontal style={{ flexGrow: 0 }} testID="sea-window">
            <ScrollView nestedScrollEnabled style={wide ? undefined : { maxHeight: TALLEST }}>
              <EditBoard
                chart={chart}
                scenario={scenario}
                layout={layout}
                tools={tools}
                stamps={stamps}
                isWrong={wrong !== null}
                lit={[...lit, ...(tool === 'select' ? tools.selection : [])]}
                zone={tool === 'zone' ? zoneSquares(scenario, layout, tools.zone) : []}
                square={square}
                day={scheme === 'day'}
                onTap={tap}
              />
            </ScrollView>
          </ScrollView>
        ) : null}
      </View>
      {wide ? null : <ToolRail value={tool} onChange={(next) => tools.set({ tool: next })} upright={false} />}
      <ToolSettings scenario={scenario} tools={tools} seats={seats} wrong={wrong} onEdit={edit} />
      <Text role="sub">{t('charts-admiral:symmetry.label')}</Text>
      <Segmented<Symmetry>
        label={t('charts-admiral:symmetry.label')}
        value={symmetry}
        onChange={(next) => tools.set({ symmetry: next })}
        choices={SYMMETRIES.map((value) => ({
          value,
          label: t(`charts-admiral:symmetry.${value}`),
          testID: `symmetry-${value}`,
        }))}
      />
      {symmetry === 'off' ? null : (
        <Text role="note" tone="text2">
          {t('charts-admiral:hints.turned')}
        </Text>
      )}
      <OverlayKeys tools={tools} />
      <Button
        label={t('charts-admiral:pieces.title')}
        sub={t('charts-admiral:pieces.note')}
        onPress={() => setListed(true)}
        testID="open-pieces"
      />
      <PieceSheet
        open={listed}
        onClose={() => setListed(false)}
        scenario={scenario}
        layout={layout}
        tools={tools}
        onTap={tap}
        onEdit={edit}
      />
    </View>
  );
}

/** The error that an edit would bring; null: none. */
function whyNot(scenario: Scenario, layout: number, edit: Edit, symmetry: Symmetry, t: Words): string | null {
  const before = new Set(reviewScenario(scenario).faults.map(({ code, at }) => `${code} ${at}`));
  const fault = reviewScenario(edited(scenario, layout, edit, symmetry)).faults.find(
    (one) => weightOf(one) === 'error' && !before.has(`${one.code} ${one.at}`),
  );
  return fault ? faultWords(fault, t) : null;
}
