import { troubleWords } from '@/components/i18n/reason-words';
import { spokenLanguage, useWords, type Words } from '@/components/i18n/words';
import { newSeed } from '@/components/kit/chance-names';
import { addScenario, MOST_SCENARIOS, type KeptScenario } from '@/components/kit/packs/scenarios';
import { Row } from '@/components/ui/row';
import { Sheet } from '@/components/ui/sheet';
import { useToast } from '@/components/ui/toast';
import { copyOf, LONGEST_ID, scenarioText, templateOf, TEMPLATES } from '@/engine/games/admiral/chart-room';
import type { Scenario } from '@/engine/games/admiral/data/scenario';
import { scenarioName } from '../scenario-words';
import { isReadable } from './shelf';

/** An id that nothing has or ever had: results are counted by it, also those of charts that were deleted. */
function freshId(wished: string): string {
  const tail = newSeed();
  return `${wished.slice(0, LONGEST_ID - tail.length - 1)}-${tail}`;
}

type Made =
  { readonly id: string; readonly refusal: null } | { readonly id: null; /** In words. */ readonly refusal: string };

/** Keeps a chart as one's own. */
function add(scenario: Scenario, t: Words): Made {
  const added = addScenario('admiral', scenarioText(scenario), true);
  if (!added) return { id: null, refusal: t('packs:scenarios.full', { most: MOST_SCENARIOS }) };
  return added.trouble ? { id: null, refusal: troubleWords(added.trouble, t) } : { id: added.id, refusal: null };
}

export const addCopy = (scenario: Scenario, t: Words): Made => add(copyOf(scenario, freshId(scenario.id)), t);

/** The first number that none of them bears. */
function freeName(kept: readonly KeptScenario[], t: Words): string {
  const taken = new Set(kept.flatMap(({ text }) => (isReadable(text) ? [scenarioName(text, t)] : [])));
  for (let number = 1; ; number++) {
    const name = t('charts-admiral:newName', { number });
    if (!taken.has(name)) return name;
  }
}

interface NewSheetProps {
  readonly open: boolean;
  readonly kept: readonly KeptScenario[];
  readonly onClose: () => void;
  readonly onMade: (id: string) => void;
  readonly onRandom: () => void;
}

/** E-24 (1): what a new chart begins with. */
export function NewSheet({ open, kept, onClose, onMade, onRandom }: NewSheetProps) {
  const t = useWords();
  const toast = useToast();

  function make(template: (typeof TEMPLATES)[number]): void {
    const name = freeName(kept, t);
    const { id, refusal } = add(templateOf(template, freshId('chart'), { [spokenLanguage()]: name }), t);
    if (refusal === null) onMade(id);
    else toast({ text: refusal });
  }

  return (
    <Sheet
      open={open}
      title={t('charts-admiral:new')}
      closeLabel={t('app:common.close')}
      onClose={onClose}
      testID="new-sheet"
    >
      {TEMPLATES.map((template) => (
        <Row
          key={template}
          title={t(`charts-admiral:templates.${template}`)}
          sub={t(`charts-admiral:templateNotes.${template}`)}
          onPress={() => make(template)}
          testID={`template-${template}`}
        />
      ))}
      <Row
        title={t('charts-admiral:random.entry')}
        sub={t('charts-admiral:random.seedNote')}
        onPress={onRandom}
        testID="random-chart"
      />
    </Sheet>
  );
}
