import { useState, type ReactNode } from 'react';
import { Glyph } from '@/components/art/Glyph';
import { moduleOf } from '@/components/games/registry';
import { useWords } from '@/components/i18n/words';
import { useKeptScenarios } from '@/components/kit/packs/scenarios';
import { Button } from '@/components/ui/button';
import { Choices } from '@/components/ui/choices';
import { useGo } from '@/components/ui/go';
import { Row } from '@/components/ui/row';
import { Sheet } from '@/components/ui/sheet';
import { Text } from '@/components/ui/text';
import { useTheme } from '@/components/ui/theme/context';
import { chartsOf } from '@/components/kit/chart-room';
import type { GameId } from '@/engine';
import type { DocumentSpec } from '@/engine/core/options';

interface ScenarioFieldProps {
  readonly game: GameId;
  readonly spec: DocumentSpec;
  readonly title: string;
  readonly note: string;
  readonly sign: ReactNode;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** What is played: a scenario that comes with the game, or one of one's own. The match takes the whole text along. */
export function ScenarioField({ game, spec, title, note, sign, value, onChange }: ScenarioFieldProps) {
  const t = useWords();
  const theme = useTheme();
  const go = useGo();
  const kept = useKeptScenarios();
  const [open, setOpen] = useState(false);
  const of = moduleOf(game)?.scenarios;
  if (!of) return null;
  const own = kept.flatMap(({ id, game: its, text }) => (its === game && of.isSound(text) ? [{ id, text }] : []));
  // Chosen for an earlier match and deleted since: still there to play.
  const earlier = !spec.values.includes(value) && !own.some(({ text }) => text === value);
  const choices = [
    ...spec.values.map((id) => ({ id, text: id })),
    ...own,
    ...(earlier ? [{ id: 'earlier', text: value }] : []),
  ];
  const testID = `option-${spec.key}`;
  return (
    <>
      <Row
        title={`${title}: ${of.name(value, t)}`}
        sub={of.note(value, t) || note}
        left={sign}
        right={<Glyph name="chev" color={theme.text3} />}
        onPress={() => setOpen(true)}
        testID={testID}
      />
      <Sheet
        open={open}
        title={title}
        closeLabel={t('app:common.close')}
        onClose={() => setOpen(false)}
        testID={`sheet-${testID}`}
      >
        <Text tone="text2">{note}</Text>
        <Choices label={title}>
          {choices.map(({ id, text }) => (
            <Row
              key={id}
              title={of.name(text, t)}
              sub={[spec.values.includes(text) ? '' : of.about(text, t), of.note(text, t)].filter(Boolean).join('. ')}
              radio
              chosen={text === value}
              onPress={() => {
                onChange(text);
                setOpen(false);
              }}
              testID={`${testID}-${id}`}
            />
          ))}
        </Choices>
        <Button
          kind="ghost"
          label={t('app:common.charts')}
          onPress={() => {
            setOpen(false);
            go(chartsOf(game));
          }}
          testID="own-scenarios"
        />
      </Sheet>
    </>
  );
}
