import { useWords } from '@/components/i18n/words';
import { EmblemChoice } from '../people/EmblemChoice';
import { Field } from '@/components/ui/field';
import { Text } from '@/components/ui/text';
import { LONGEST_NAME, type Person } from '@/engine/companion/core/person';

interface PersonFieldsProps {
  readonly person: Person;
  readonly onName: (name: string) => void;
  readonly onEmblem: (emblem: number) => void;
}

/** Who sits here: a name, and the colour of the box with its emblem. */
export function PersonFields({ person, onName, onEmblem }: PersonFieldsProps) {
  const t = useWords();
  return (
    <>
      <Field
        label={t('companion:player.name')}
        value={person.name}
        onChange={onName}
        maxLength={LONGEST_NAME}
        testID="player-name"
      />
      <Text role="sub" tone="text2">
        {t('companion:player.emblem')}
      </Text>
      <EmblemChoice label={t('companion:player.emblem')} value={person.emblem} onChange={onEmblem} />
    </>
  );
}
