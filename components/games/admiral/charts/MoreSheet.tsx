import { useWords } from '@/components/i18n/words';
import { HandKeys } from '@/components/kit/files/HandKeys';
import { removeScenario } from '@/components/kit/packs/scenarios';
import { Button } from '@/components/ui/button';
import { Sheet } from '@/components/ui/sheet';
import { Text } from '@/components/ui/text';
import { useToast } from '@/components/ui/toast';
import { changedRules, scenarioText } from '@/engine/games/admiral/chart-room';
import { ownScenarios } from '../own-scenarios';
import { scenarioName, scenarioNote } from '../scenario-words';
import { LinkKeys } from './LinkKeys';
import { changeWords } from './rule-words';
import type { ChartItem } from './shelf';

interface MoreSheetProps {
  readonly open: boolean;
  readonly item: ChartItem;
  readonly onClose: () => void;
  readonly onSetUp: () => void;
}

/** What a chart changes of the rulebook (15.6), and what else can be done with it. */
export function MoreSheet({ open, item, onClose, onSetUp }: MoreSheetProps) {
  const t = useWords();
  const toast = useToast();
  const { option, scenario, section } = item;
  const name = scenarioName(option, t);
  const changes = changedRules(scenario);
  const isKept = section === 'own' || section === 'received';
  const isSound = ownScenarios.isSound(option);
  const faulty = isSound ? null : t('charts-admiral:faulty');

  function remove(): void {
    onClose();
    const back = removeScenario(item.id);
    toast({ text: t('packs:deleted', { name }), action: { label: t('app:common.undo'), run: back } });
  }

  return (
    <Sheet open={open} title={name} closeLabel={t('app:common.close')} onClose={onClose} testID="chart-sheet">
      <Text>{scenarioNote(option, t)}</Text>
      <Button
        label={t('charts-admiral:setUp')}
        sub={t('charts-admiral:setUpNote')}
        off={faulty}
        onRefuse={(text) => toast({ text })}
        onPress={onSetUp}
        testID="chart-set-up"
      />
      <Text role="section">{t('charts-admiral:changes.title')}</Text>
      {changes.length === 0 ? <Text tone="text2">{t('charts-admiral:changes.none')}</Text> : null}
      {changes.map((change) => (
        <Text key={change.key} testID={`changed-${change.key}`}>
          {changeWords(change, t)}
        </Text>
      ))}
      <Text role="section">{t('charts-admiral:handOn')}</Text>
      <HandKeys file={{ what: 'scenario', text: isKept ? option : scenarioText(scenario) }} off={faulty} name="chart" />
      <LinkKeys text={isKept ? option : scenarioText(scenario)} off={faulty} />
      {isKept ? (
        <Button
          kind="danger"
          label={t('packs:scenarios.delete')}
          sub={t('packs:scenarios.kept')}
          onPress={remove}
          testID="delete-chart"
        />
      ) : null}
    </Sheet>
  );
}
