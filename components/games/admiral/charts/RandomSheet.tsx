import { useState } from 'react';
import { View } from 'react-native';
import { useWords } from '@/components/i18n/words';
import { newSeed } from '@/components/kit/chance-names';
import { addScenario, keptScenarios, MOST_SCENARIOS } from '@/components/kit/packs/scenarios';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Segmented } from '@/components/ui/segmented';
import { Sheet } from '@/components/ui/sheet';
import { Text } from '@/components/ui/text';
import { generate, scenarioText, SYMMETRIES, type Wishes } from '@/engine/games/admiral/chart-room';
import { scenarioFrom } from '@/engine/games/admiral/data/scenarios';
import { freeId } from '../own-scenarios';
import { chartShown } from './model';
import { Paper } from './Paper';
import { Stepper } from './Stepper';

interface RandomSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onMade: (id: string) => void;
}

const BOARDS = { full: { cols: 24, rows: 14 }, half: { cols: 12, rows: 14 } } as const;
const PLAYERS = [1, 2, 3, 4, 6] as const;
const LONGEST_SEED = 12;

/** Five digits: short enough to be told from one to another. */
const freshSeed = (): string =>
  String([...newSeed()].reduce((sum, sign) => (sum * 33 + (sign.codePointAt(0) ?? 0)) % 90_000, 7) + 10_000);

/** 15.3: a sea drawn by lot; the same seed draws the same one. */
export function RandomSheet({ open, onClose, onMade }: RandomSheetProps) {
  const t = useWords();
  const [full, setFull] = useState<keyof typeof BOARDS>('full');
  const [wishes, setWishes] = useState<Omit<Wishes, 'board' | 'seed'>>({
    players: 2,
    islands: 3,
    reefs: 6,
    symmetry: 'point',
    markers: 7,
    openness: 1,
  });
  const [seed, setSeed] = useState(freshSeed);
  const [trouble, setTrouble] = useState<string | null>(null);
  if (!open) return null;
  const whole = { ...wishes, board: BOARDS[full], seed };
  const scenario = generate(whole);
  const chart = chartShown(scenario, 0);
  const step = (key: 'islands' | 'reefs' | 'markers', max: number) => (
    <Stepper
      label={t(`charts-admiral:random.${key}`)}
      value={wishes[key]}
      min={0}
      max={max}
      onChange={(value) => setWishes({ ...wishes, [key]: value })}
      testID={`random-${key}`}
    />
  );

  function keep(): void {
    const taken = keptScenarios().flatMap(({ game, text }) => (game === 'admiral' ? [scenarioFrom(text).id] : []));
    const added = addScenario('admiral', scenarioText({ ...scenario, id: freeId(scenario.id, taken) }), true);
    if (!added) return setTrouble(t('packs:scenarios.full', { most: MOST_SCENARIOS }));
    onMade(added.id);
    setSeed(freshSeed());
    onClose();
  }

  return (
    <Sheet
      open={open}
      title={t('charts-admiral:random.entry')}
      closeLabel={t('app:common.close')}
      onClose={onClose}
      testID="random-sheet"
      foot={
        <View style={{ flexDirection: 'row', gap: 8 }}>
          <Button
            label={t('charts-admiral:random.again')}
            onPress={() => setSeed(freshSeed())}
            testID="random-again"
            style={{ flex: 1 }}
          />
          <Button
            kind="primary"
            label={t('charts-admiral:random.keep')}
            onPress={keep}
            testID="random-keep"
            style={{ flex: 1 }}
          />
        </View>
      }
    >
      {chart ? (
        <View
          accessible
          accessibilityRole="image"
          accessibilityLabel={t('charts-admiral:picture', {
            name: t('charts-admiral:random.entry'),
            islands: chart.isles.length,
            reefs: chart.reefs.length,
            forts: chart.forts.length,
          })}
          testID="random-picture"
          style={{ alignItems: 'center' }}
        >
          <Paper chart={chart} width={320} height={210} pins={2} />
        </View>
      ) : null}
      {trouble === null ? null : (
        <Text tone="bad" accessibilityLiveRegion="assertive">
          {trouble}
        </Text>
      )}
      <Field
        label={t('charts-admiral:random.seed')}
        note={t('charts-admiral:random.seedNote')}
        value={seed}
        onChange={setSeed}
        maxLength={LONGEST_SEED}
        autoCapitalize="none"
        testID="random-seed"
      />
      <Text role="sub">{t('charts-admiral:playersLabel')}</Text>
      <Segmented<number>
        label={t('charts-admiral:playersLabel')}
        value={wishes.players}
        onChange={(players) => setWishes({ ...wishes, players })}
        choices={PLAYERS.map((value) => ({ value, label: String(value), testID: `random-players-${value}` }))}
      />
      <Text role="sub">{t('charts-admiral:random.board')}</Text>
      <Segmented<keyof typeof BOARDS>
        label={t('charts-admiral:random.board')}
        value={full}
        onChange={setFull}
        choices={(['full', 'half'] as const).map((value) => ({
          value,
          label: t(`charts-admiral:random.boards.${value}`),
          testID: `random-board-${value}`,
        }))}
      />
      {step('islands', 8)}
      {step('reefs', 16)}
      {step('markers', 14)}
      <Text role="sub">{t('charts-admiral:symmetry.label')}</Text>
      <Segmented<Wishes['symmetry']>
        label={t('charts-admiral:symmetry.label')}
        value={wishes.symmetry}
        onChange={(symmetry) => setWishes({ ...wishes, symmetry })}
        choices={SYMMETRIES.map((value) => ({
          value,
          label: t(`charts-admiral:symmetry.${value}`),
          testID: `random-symmetry-${value}`,
        }))}
      />
      <Text role="sub">{t('charts-admiral:random.openness')}</Text>
      <Segmented<number>
        label={t('charts-admiral:random.openness')}
        value={wishes.openness}
        onChange={(openness) => setWishes({ ...wishes, openness })}
        choices={([0, 1, 2] as const).map((value) => ({
          value,
          label: t(`charts-admiral:random.open.${value}`),
          testID: `random-open-${value}`,
        }))}
      />
    </Sheet>
  );
}
