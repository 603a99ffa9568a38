import { useState } from 'react';
import { useWords } from '@/components/i18n/words';
import { Button } from '@/components/ui/button';
import type { Person } from '@/engine/companion/core/person';
import { PersonFields } from './PersonFields';

interface RenameProps {
  readonly person: Person;
  readonly onName: (name: string) => void;
  readonly onEmblem: (emblem: number) => void;
}

/** Another name or emblem in the middle of a sheet: asked for seldom, so it is folded away. */
export function Rename({ person, onName, onEmblem }: RenameProps) {
  const t = useWords();
  const [open, setOpen] = useState(false);
  if (!open) {
    return (
      <Button
        kind="ghost"
        label={t('companion:editPlayer', { name: person.name })}
        onPress={() => setOpen(true)}
        testID="rename"
      />
    );
  }
  return (
    <PersonFields
      person={person}
      onName={(name) => {
        if (name.trim() !== '') onName(name.trim());
      }}
      onEmblem={onEmblem}
    />
  );
}
