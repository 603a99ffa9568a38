import { useState } from 'react';
import { View } from 'react-native';
import { Glyph } from '@/components/art/Glyph';
import { GAMES, moduleOf } from '@/components/games/registry';
import { useWords } from '@/components/i18n/words';
import { HandKeys } from '@/components/kit/files/HandKeys';
import { removeScenario, scenarioShelf, useKeptScenarios, type KeptScenario } from '@/components/kit/packs/scenarios';
import { NewerNotice } from '@/components/kit/trouble/NewerNotice';
import { Button } from '@/components/ui/button';
import { goBack } from '@/components/ui/go-back';
import { Header } from '@/components/ui/header';
import { Row } from '@/components/ui/row';
import { Screen } from '@/components/ui/screen';
import { Sheet } from '@/components/ui/sheet';
import { Text } from '@/components/ui/text';
import { useTheme } from '@/components/ui/theme/context';
import { useToast } from '@/components/ui/toast';
import type { GameId } from '@/engine';
import { BringInScenario } from './BringInScenario';

/** The games that are played by scenarios. */
const SCENARIO_GAMES: readonly GameId[] = GAMES.flatMap(({ id, scenarios }) => (scenarios ? [id] : []));

const toBefore = () => goBack('/settings');

/** Scenarios of one's own, by game: looked at, handed on, deleted, and brought in. */
export function ScenariosScreen() {
  const t = useWords();
  const theme = useTheme();
  const kept = useKeptScenarios();
  const [chosen, setChosen] = useState<KeptScenario | null>(null);
  return (
    <Screen
      testID="scenarios"
      head={<Header title={t('packs:scenarios.entry')} back={{ label: t('app:common.back'), onPress: toBefore }} />}
    >
      <NewerNotice documents={[scenarioShelf.stored]} />
      <Text tone="text2">{t('packs:scenarios.intro')}</Text>
      {SCENARIO_GAMES.map((game) => {
        const own = kept.filter((one) => one.game === game);
        return (
          <View key={game} style={{ gap: 8 }}>
            <Text role="section">{t(`app:games.${game}.title`)}</Text>
            {own.length === 0 ? <Text tone="text3">{t('packs:scenarios.none')}</Text> : null}
            {own.map((one) => (
              <Row
                key={one.id}
                title={moduleOf(game)?.scenarios?.name(one.text, t) ?? ''}
                sub={moduleOf(game)?.scenarios?.about(one.text, t) ?? ''}
                right={<Glyph name="chev" color={theme.text3} />}
                onPress={() => setChosen(one)}
                testID={`scenario-${one.id}`}
              />
            ))}
            <BringInScenario game={game} />
          </View>
        );
      })}
      <ScenarioSheet chosen={chosen} onClose={() => setChosen(null)} />
    </Screen>
  );
}

interface ScenarioSheetProps {
  readonly chosen: KeptScenario | null;
  readonly onClose: () => void;
}

function ScenarioSheet({ chosen, onClose }: ScenarioSheetProps) {
  const t = useWords();
  const toast = useToast();
  const of = chosen && moduleOf(chosen.game)?.scenarios;
  const name = of ? of.name(chosen.text, t) : '';
  function remove(): void {
    if (!chosen) return;
    onClose();
    const back = removeScenario(chosen.id);
    toast({ text: t('packs:deleted', { name }), action: { label: t('app:common.undo'), run: back } });
  }

  return (
    <Sheet
      open={chosen !== null}
      title={name}
      closeLabel={t('app:common.close')}
      onClose={onClose}
      testID="scenario-sheet"
    >
      {of ? (
        <>
          <Text tone="text2">{of.about(chosen.text, t)}</Text>
          <Text>{of.note(chosen.text, t)}</Text>
          <HandKeys
            file={{ what: 'scenario', text: chosen.text }}
            off={of.isSound(chosen.text) ? null : t('packs:scenarios.faulty')}
            name="scenario"
          />
          <Button
            kind="danger"
            label={t('packs:scenarios.delete')}
            sub={t('packs:scenarios.kept')}
            onPress={remove}
            testID="delete-scenario"
          />
        </>
      ) : null}
    </Sheet>
  );
}
