import { spokenLanguage, useWords } from '@/components/i18n/words';
import { addScenario, MOST_SCENARIOS, type KeptScenario } from '@/components/kit/packs/scenarios';
import { Row } from '@/components/ui/row';
import { Sheet } from '@/components/ui/sheet';
import { useToast } from '@/components/ui/toast';
import { copyOf, scenarioText, templateOf, TEMPLATES } from '@/engine/games/admiral/chart-room';
import type { Scenario } from '@/engine/games/admiral/data/scenario';
import { isOwn, scenarioFrom } from '@/engine/games/admiral/data/scenarios';

/** An id that neither the app nor anything kept here has. */
function freeId(wished: string, kept: readonly KeptScenario[]): string {
  const taken = new Set(kept.flatMap(({ game, text }) => (game === 'admiral' ? [scenarioFrom(text).id] : [])));
  const base = wished.slice(0, 26);
  for (let number = 1; ; number++) {
    const id = `${base}-${number}`;
    if (!taken.has(id) && isOwn(id)) return id;
  }
}

/** Null: there is no room for another one. */
export function addCopy(scenario: Scenario, kept: readonly KeptScenario[]): string | null {
  const copy = copyOf(scenario, freeId(scenario.id, kept));
  return addScenario('admiral', scenarioText(copy), true)?.id ?? null;
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
    const id = freeId('chart', kept);
    const name = t('charts-admiral:newName', { number: id.slice(id.lastIndexOf('-') + 1) });
    const added = addScenario('admiral', scenarioText(templateOf(template, id, { [spokenLanguage()]: name })), true);
    if (added) onMade(added.id);
    else toast({ text: t('packs:scenarios.full', { most: MOST_SCENARIOS }) });
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
