import { moduleOf } from '@/components/games/registry';
import { useState, type ReactNode } from 'react';
import { View } from 'react-native';
import { Glyph } from '@/components/art/Glyph';
import { useWords } from '@/components/i18n/words';
import { Button } from '@/components/ui/button';
import { Choices } from '@/components/ui/choices';
import { useGo } from '@/components/ui/go';
import { Row } from '@/components/ui/row';
import { useTheme } from '@/components/ui/theme/context';
import { Text } from '@/components/ui/text';
import type { GameId } from '@/engine';
import { openDraft } from '@/engine/packs/draft';
import { reviewPackText } from '@/engine/packs/read';
import { useKeptPacks } from '@/components/kit/packs/kept';

interface PackFieldProps {
  readonly game: GameId;
  readonly title: string;
  readonly note: string;
  readonly sign: ReactNode;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** With which cards: those of the app, or a pack of one's own. The match takes the whole pack along. */
export function PackField({ game, title, note, sign, value, onChange }: PackFieldProps) {
  const t = useWords();
  const theme = useTheme();
  const go = useGo();
  const kept = useKeptPacks();
  const [shut, setShut] = useState(true);
  const of = moduleOf(game)?.document;
  if (!of) return null;
  const own = kept.flatMap(({ id, game: its, text }) => {
    const pack = its === game ? reviewPackText(of.schema, text).pack : null;
    return pack ? [{ id, text, name: pack.name }] : [];
  });
  // Chosen for an earlier match and changed or deleted since: still there to play with.
  const earlier = value !== of.houseValue && !own.some(({ text }) => text === value);
  const before = earlier ? (openDraft(of.schema, value)?.name ?? '') : '';
  const choices = [
    { id: 'house', text: of.houseValue, name: t('packs:house') },
    ...own,
    ...(earlier ? [{ id: 'earlier', text: value, name: t('packs:earlier', { name: before }) }] : []),
  ];
  const shown = choices.find(({ text }) => text === value)?.name ?? '';
  return (
    <View style={{ gap: 6 }}>
      <Row
        title={`${title}: ${shown}`}
        sub={note}
        left={sign}
        right={<Glyph name={shut ? 'down' : 'up'} color={theme.text3} />}
        onPress={() => setShut(!shut)}
        testID="option-pack"
      />
      {shut ? null : (
        <>
          <Choices label={title}>
            {choices.map(({ id, text, name }) => (
              <Row
                key={id}
                title={name}
                radio
                chosen={text === value}
                onPress={() => onChange(text)}
                testID={`option-pack-${id}`}
              />
            ))}
          </Choices>
          <Text role="note" tone="text3">
            {t('packs:kept')}
          </Text>
          <Button kind="ghost" label={t('packs:edit')} onPress={() => go('/packs')} testID="edit-packs" />
        </>
      )}
    </View>
  );
}
