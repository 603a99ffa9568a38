import { goBack } from '@/components/ui/go-back';
import { useState } from 'react';
import { Glyph } from '@/components/art/Glyph';
import { emblemOfMate } from '../people/roll';
import { useWords, type Words } from '@/components/i18n/words';
import type { AnyDocument } from '@/components/saves/vault';
import { NewerNotice } from '../trouble/NewerNotice';
import { Button } from '@/components/ui/button';
import { Emblem } from '@/components/ui/emblem';
import { Header } from '@/components/ui/header';
import { Row } from '@/components/ui/row';
import { Screen } from '@/components/ui/screen';
import { Sheet } from '@/components/ui/sheet';
import { Text } from '@/components/ui/text';
import { useToast } from '@/components/ui/toast';
import { useTheme } from '@/components/ui/theme/context';
import type { GameId } from '@/engine';
import { seatsWithEmblem, type Person } from '@/engine/companion/core/person';
import { PersonFields } from './PersonFields';

interface NewSheetProps {
  readonly game: GameId;
  /** Seats at the table, and the emblems that its colours come nearest to, in the order in which they are given out. */
  readonly most: number;
  readonly counts?: readonly number[] | undefined;
  readonly emblems: readonly number[];
  /** Who played last, if anybody did. */
  readonly players: readonly Person[] | null;
  readonly lost: boolean;
  readonly stored: AnyDocument;
  readonly onBegin: (players: readonly Person[]) => void;
}

const LEAST = 2;
const AT_FIRST = 3;

/** Who plays, in the order in which they sit. */
export function NewSheet({ game, most, counts, emblems, players: before, lost, stored, onBegin }: NewSheetProps) {
  const t = useWords();
  const theme = useTheme();
  const toast = useToast();
  const [players, setPlayers] = useState<readonly Person[]>(() => before ?? firstCrew(emblems, t));
  const [edited, setEdited] = useState<number | null>(null);
  const person = edited === null ? undefined : players[edited];
  const change = (part: Partial<Person>) =>
    setPlayers(players.map((one, seat) => (seat === edited ? { ...one, ...part } : one)));
  /** Who plays in the app, too, has the same emblem here, unless somebody at this table has it. */
  const known = (name: string): Partial<Person> => {
    const emblem = emblemOfMate(name.trim(), t);
    const free = players.every((one, seat) => seat === edited || one.emblem !== emblem);
    return emblem !== undefined && free ? { emblem } : {};
  };
  const least = counts ? Math.min(...counts) : LEAST;
  const off = counts && !counts.includes(players.length) ? t('companion:counts', { list: counts.join(', ') }) : null;
  const back = () => goBack();
  const begin = () => onBegin(players.map((one, seat) => ({ ...one, name: one.name.trim() || nameFor(seat, t) })));
  return (
    <Screen
      testID="new-sheet"
      head={<Header title={t(`app:games.${game}.title`)} back={{ label: t('app:common.back'), onPress: back }} />}
      foot={
        <Button
          kind="primary"
          label={t('companion:begin')}
          onPress={begin}
          off={off}
          onRefuse={(text) => toast({ text })}
          testID="begin-sheet"
        />
      }
    >
      <NewerNotice documents={[stored]} />
      {lost ? (
        <Text tone="bad" testID="sheet-lost">
          {t('companion:lost')}
        </Text>
      ) : null}
      <Text role="section">{t('companion:players')}</Text>
      {players.map((one, seat) => (
        <Row
          key={seat}
          title={one.name}
          sub={t('companion:seat', { number: seat + 1 })}
          label={t('companion:editPlayer', { name: one.name })}
          left={<Emblem emblem={one.emblem} size={40} />}
          right={<Glyph name="chev" color={theme.text3} />}
          onPress={() => setEdited(seat)}
          testID={`player-${seat}`}
        />
      ))}
      {players.length < most ? (
        <Button
          kind="ghost"
          label={t('companion:addPlayer')}
          icon={<Glyph name="plus" color={theme.text1} />}
          onPress={() => setPlayers([...players, another(players, emblems, t)])}
          testID="add-player"
        />
      ) : null}
      {person && edited !== null ? (
        <Sheet
          open
          title={t('companion:seat', { number: edited + 1 })}
          closeLabel={t('app:common.close')}
          onClose={() => setEdited(null)}
          testID="person-sheet"
          foot={
            <Button kind="primary" label={t('app:common.done')} onPress={() => setEdited(null)} testID="person-done" />
          }
        >
          <PersonFields
            person={person}
            onName={(name) => change({ name, ...known(name) })}
            onEmblem={(emblem) => setPlayers(seatsWithEmblem(players, edited, emblem))}
          />
          {players.length > least ? (
            <Button
              kind="ghost"
              label={t('companion:removePlayer')}
              testID="remove-player"
              onPress={() => {
                setPlayers(players.filter((_, seat) => seat !== edited));
                setEdited(null);
              }}
            />
          ) : null}
        </Sheet>
      ) : null}
    </Screen>
  );
}

function nameFor(seat: number, t: Words): string {
  return t('app:crew.personMore', { number: seat + 1 });
}

function another(players: readonly Person[], emblems: readonly number[], t: Words): Person {
  const taken = players.map(({ emblem }) => emblem);
  const emblem = emblems.find((one) => !taken.includes(one)) ?? 1;
  return { name: nameFor(players.length, t), emblem };
}

function firstCrew(emblems: readonly number[], t: Words): Person[] {
  const players: Person[] = [];
  while (players.length < AT_FIRST) players.push(another(players, emblems, t));
  return players;
}
