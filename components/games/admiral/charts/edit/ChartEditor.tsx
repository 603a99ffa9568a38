import { useState } from 'react';
import { useWindowDimensions, View } from 'react-native';
import { troubleWords } from '@/components/i18n/reason-words';
import { useWords, type Words } from '@/components/i18n/words';
import type { ChartEditorProps } from '@/components/kit/chart-room';
import { useKeptScenarios, type KeptScenario } from '@/components/kit/packs/scenarios';
import { TroubleScreen } from '@/components/kit/trouble/TroubleScreen';
import { Button } from '@/components/ui/button';
import { Header } from '@/components/ui/header';
import { Key } from '@/components/ui/key';
import { Screen } from '@/components/ui/screen';
import { Sheet } from '@/components/ui/sheet';
import { Text } from '@/components/ui/text';
import { useToast } from '@/components/ui/toast';
import { firstMend, isSound, scenarioText, weightOf, type Fault } from '@/engine/games/admiral/chart-room';
import type { SquareId } from '@/engine/games/admiral/data/squares';
import type { Trouble } from '@/engine/saves/codes';
import { textIn } from '../../scenario-words';
import { countsOf } from '../model';
import { Pills } from '../Pills';
import { isReadable } from '../shelf';
import { faultWords, mendWords, squareOfFault, tabOfFault, type TabId } from './fault-words';
import { FaultList } from './FaultList';
import { MapPage } from './MapPage';
import { RulesPage } from './RulesPage';
import { TestPage } from './TestPage';
import { TextsPage } from './TextsPage';
import { useChartDraft } from './use-chart-draft';
import { useMapTools } from './use-map-tools';

const TABS = ['map', 'rules', 'texts', 'test'] as const satisfies readonly TabId[];
const WIDE = 900;
const LIST = 272;

export function ChartEditor(props: ChartEditorProps) {
  const t = useWords();
  const kept = useKeptScenarios().find(({ id }) => id === props.id);
  // What was sent stays as it came; and an address may name anything.
  if (kept?.game !== 'admiral' || !kept.own || !isReadable(kept.text))
    return <TroubleScreen testID="no-chart" text={t('charts-admiral:noChart')} onShelf={props.onBack} />;
  return <Editor key={kept.id} kept={kept} {...props} />;
}

/** Too long is something else than a device that keeps nothing. */
function keepWords(trouble: Trouble, t: Words): string {
  const { most } = trouble.params;
  return typeof most === 'number' ? t('packs:scenarios.full', { most }) : troubleWords(trouble, t);
}

/** Pictures 28, 29: a chart that is made; what is wrong with it is told as it comes, and nothing of it is ever lost. */
function Editor({ kept, onBack, onPlay, onSeries }: ChartEditorProps & { readonly kept: KeptScenario }) {
  const t = useWords();
  const toast = useToast();
  const { width } = useWindowDimensions();
  const draft = useChartDraft(kept);
  const tools = useMapTools();
  const [tab, setTab] = useState<TabId>('map');
  const [layout, setLayout] = useState(0);
  const [lit, setLit] = useState<readonly SquareId[]>([]);
  const [listed, setListed] = useState(false);
  const { scenario, faults } = draft;
  const wide = width >= WIDE;
  const errors = faults.filter((fault) => weightOf(fault) === 'error');
  const warnings = faults.filter((fault) => weightOf(fault) === 'warning');
  const sound = isSound(faults);
  const mend = sound ? null : firstMend(scenario, errors);
  const first = errors[0];

  function lead(fault: Fault): void {
    const index = /^layouts\[(\d+)\]/.exec(fault.at)?.[1];
    const square = squareOfFault(scenario, fault);
    setTab(tabOfFault(fault));
    if (index !== undefined) setLayout(Number(index));
    setLit(square === null ? [] : [square]);
    setListed(false);
  }

  function change(make: (now: typeof scenario) => typeof scenario): void {
    setLit([]);
    draft.change(make);
  }

  const list = <FaultList scenario={scenario} faults={faults} onOpen={lead} />;
  return (
    <Screen
      testID="chart-editor"
      width={wide ? 1500 : 640}
      head={
        <>
          <Header
            title={textIn(scenario.title) || t('charts-admiral:unnamed')}
            back={{ label: t('app:common.back'), onPress: onBack }}
            right={
              <>
                <Key
                  glyph="undo"
                  label={t('app:common.undo')}
                  off={draft.canUndo ? null : t('packs:nothingUndo')}
                  onPress={draft.undo}
                  testID="undo"
                />
                <Key
                  glyph="undo"
                  label={t('charts-admiral:redo')}
                  off={draft.canRedo ? null : t('charts-admiral:nothingRedo')}
                  onPress={draft.redo}
                  testID="redo"
                  style={{ transform: [{ scaleX: -1 }] }}
                />
              </>
            }
          />
          <Pills<TabId>
            label={t('charts-admiral:tabs.label')}
            value={tab}
            onChange={setTab}
            choices={TABS.map((value) => ({ value, label: t(`charts-admiral:tabs.${value}`), testID: `tab-${value}` }))}
          />
        </>
      }
      foot={
        <View style={{ gap: 8 }}>
          <Text
            role="sub"
            align="center"
            tone={sound ? 'text2' : 'bad'}
            accessibilityLiveRegion="polite"
            testID="state"
          >
            {draft.trouble ? keepWords(draft.trouble, t) : first ? faultWords(first, t) : t('charts-admiral:saved')}
          </Text>
          <View style={{ flexDirection: 'row', gap: 10 }}>
            {wide ? null : (
              <Button
                label={t('charts-admiral:sound.count', { errors: errors.length, warnings: warnings.length })}
                onPress={() => setListed(true)}
                testID="open-faults"
                style={{ flex: 1 }}
              />
            )}
            {mend ? (
              <Button
                kind="primary"
                label={mendWords(mend.mend, t)}
                sub={t('charts-admiral:mends.note')}
                // A mend is made for the draft that is shown.
                onPress={() => change((now) => (now === scenario ? mend.mend.scenario : now))}
                testID="mend"
                style={{ flex: 1 }}
              />
            ) : (
              <Button
                kind="primary"
                label={t('charts-admiral:test.now')}
                off={sound ? null : t('charts-admiral:faulty')}
                onRefuse={(text) => toast({ text })}
                onPress={() => {
                  const refusal = onPlay(scenarioText(scenario), countsOf(scenario)[0] ?? 2);
                  if (refusal !== null) toast({ text: refusal });
                }}
                testID="play-chart"
                style={{ flex: 1 }}
              />
            )}
          </View>
        </View>
      }
    >
      <View style={{ flexDirection: 'row', gap: 16 }}>
        <View style={{ flex: 1 }}>
          {tab === 'map' ? (
            <MapPage
              scenario={scenario}
              layout={Math.min(layout, scenario.layouts.length - 1)}
              onLayout={setLayout}
              tools={tools}
              lit={lit}
              onChange={change}
            />
          ) : null}
          {tab === 'rules' ? <RulesPage scenario={scenario} onChange={change} /> : null}
          {tab === 'texts' ? <TextsPage scenario={scenario} onChange={change} /> : null}
          {tab === 'test' ? (
            <TestPage
              scenario={scenario}
              faulty={sound ? null : t('charts-admiral:faulty')}
              onPlay={onPlay}
              onSeries={onSeries}
            />
          ) : null}
        </View>
        {wide ? <View style={{ width: LIST }}>{list}</View> : null}
      </View>
      <Sheet
        open={listed}
        title={t('charts-admiral:sound.title')}
        closeLabel={t('app:common.close')}
        onClose={() => setListed(false)}
        testID="fault-sheet"
      >
        {list}
      </Sheet>
    </Screen>
  );
}
