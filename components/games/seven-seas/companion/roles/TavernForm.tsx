import { View } from 'react-native';
import { say, useWords } from '@/components/i18n/words';
import { Button } from '@/components/ui/button';
import { Text } from '@/components/ui/text';
import { Picks } from '@/components/kit/companion/Picks';
import { turnFrom } from './draft';
import type { FormProps } from './form';

/** 4.10.12: as many dice as players, thrown here or on the table; the curser deals them out. */
export function TavernForm({ sheet, tap, seat, draft, onDraft }: FormProps) {
  const t = useWords();
  const { players, rolled } = sheet;
  const dice = rolled.length === players.length ? rolled : null;
  const count = (list: readonly number[], face: number) => list.filter((one) => one === face).length;
  /** Of the dice that were thrown here, one like this is still to be dealt. */
  const left = (face: number) => dice === null || count(dice, face) > count(draft.each, face);
  return (
    <>
      <Button
        label={t('companion-seven-seas:curse.roll', { count: players.length })}
        sub={dice?.join(' · ')}
        onPress={() => {
          if (tap({ type: 'roll', count: players.length })) onDraft({ each: players.map(() => 0) });
        }}
        testID="tavern-roll"
      />
      {turnFrom(sheet, seat).map((one) => (
        <View key={one} style={{ gap: 4 }}>
          <Text role="label">{players[one]?.name}</Text>
          <Picks
            label={players[one]?.name ?? ''}
            picks={[1, 2, 3, 4, 5, 6].map((face) => ({ key: String(face), label: String(face), dim: !left(face) }))}
            chosen={draft.each[one] ? String(draft.each[one]) : null}
            onPick={(key) => onDraft({ each: players.map((_, i) => (i === one ? Number(key) : (draft.each[i] ?? 0))) })}
            testID={`tavern-${one}`}
          />
          {draft.each[one] ? (
            <Text role="min" tone="text2">
              {say(t, `seven-seas:tavernFaces.${draft.each[one]}`)}
            </Text>
          ) : null}
        </View>
      ))}
    </>
  );
}
