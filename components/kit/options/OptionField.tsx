import { useState } from 'react';
import { View } from 'react-native';
import { Icon } from '@/components/art/Icon';
import type { IconName } from '@/components/art/generated/icons';
import { hasWords, say, useWords, type Words } from '@/components/i18n/words';
import { Choices } from '@/components/ui/choices';
import { Row } from '@/components/ui/row';
import { Segmented } from '@/components/ui/segmented';
import { Sheet } from '@/components/ui/sheet';
import { Text } from '@/components/ui/text';
import { useTheme } from '@/components/ui/theme/context';
import { SPACE } from '@/components/ui/theme/tokens';
import { Toggle } from '@/components/ui/toggle';
import type { GameId } from '@/engine';
import { isOwnDocument, type OptionSpec, type OptionValue } from '@/engine/core/options';

/** Options by key. */
type Values = Readonly<Record<string, OptionValue>>;

interface OptionFieldProps {
  readonly game: GameId;
  readonly spec: OptionSpec;
  /** So that it is found again without reading. */
  readonly icon?: IconName | undefined;
  readonly value: OptionValue;
  /** What else is chosen: a note may depend on it. */
  readonly others?: Values;
  readonly onChange: (value: OptionValue) => void;
}

const SIGN = 30;
/** Few values fit beside each other; more open a list. */
const BESIDE = 3;

export function OptionSign({ icon }: { readonly icon: IconName | undefined }) {
  const theme = useTheme();
  return icon ? <Icon name={icon} size={SIGN} color={theme.text2} /> : null;
}

/** What an option is called, and what it does. */
export function optionWords(game: GameId, { key }: OptionSpec, others: Values, t: Words) {
  return {
    name: say(t, `${game}:options.${key}.name`),
    note: say(t, wordsWith(`${game}:options.${key}.note`, others)),
  };
}

/** One option of a game as its manifest describes it: nothing here knows which game. */
export function OptionField({ game, spec, icon, value, others = {}, onChange }: OptionFieldProps) {
  const t = useWords();
  const [open, setOpen] = useState(false);
  const { name, note } = optionWords(game, spec, others, t);
  const noteOf = (one: string | number) => valueNote(game, spec.key, one, others, t);
  const testID = `option-${spec.key}`;
  const sign = <OptionSign icon={icon} />;
  if (spec.kind === 'flag') {
    return <Toggle title={name} sub={note} left={sign} on={value === true} onChange={onChange} testID={testID} />;
  }
  // A document of the players' own has no name among the words of the game.
  const word = (one: string | number) =>
    isOwnDocument(spec, one) ? t('app:setup.ownDocument') : valueWords(game, spec.key, one, t);
  if (spec.kind === 'choice' && spec.values.length <= BESIDE) {
    return (
      <View style={{ gap: 4, paddingHorizontal: 12, paddingVertical: 6 }}>
        <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.panelPad }}>
          {sign}
          <View style={{ flex: 1 }}>
            <Text role="label">{name}</Text>
            <Text role="note" tone="text3">
              {note}
            </Text>
          </View>
        </View>
        <Segmented
          label={name}
          testID={testID}
          value={value as string | number}
          onChange={onChange}
          choices={spec.values.map((one) => ({ value: one, label: word(one), testID: `${testID}-${one}` }))}
        />
      </View>
    );
  }
  const chosen = Array.isArray(value) ? (value as readonly string[]) : [];
  const shown = spec.kind === 'set' ? `${chosen.length} / ${spec.values.length}` : word(value as string | number);
  return (
    <>
      <Row title={`${name}: ${shown}`} sub={note} left={sign} onPress={() => setOpen(true)} testID={testID} />
      <Sheet
        open={open}
        title={name}
        closeLabel={t('app:common.close')}
        onClose={() => setOpen(false)}
        testID={`sheet-${testID}`}
      >
        <Text tone="text2">{note}</Text>
        {spec.kind !== 'set' ? (
          <Choices label={name}>
            {spec.values.map((one) => (
              <Row
                key={one}
                title={word(one)}
                sub={noteOf(one)}
                radio
                chosen={one === value}
                onPress={() => {
                  onChange(one);
                  setOpen(false);
                }}
                testID={`${testID}-${one}`}
              />
            ))}
          </Choices>
        ) : (
          spec.values.map((one) => {
            const text = String(one);
            const flip = (on: boolean) =>
              onChange(spec.values.filter((other) => (other === text ? on : chosen.includes(other))));
            return (
              <Toggle
                key={one}
                title={word(one)}
                sub={noteOf(one)}
                on={chosen.includes(text)}
                onChange={flip}
                testID={`${testID}-${one}`}
              />
            );
          })
        )}
      </Sheet>
    </>
  );
}

function valueWords(game: GameId, key: string, value: string | number, t: Words): string {
  return say(t, `${game}:options.${key}.values.${value}`);
}

function valueNote(game: GameId, key: string, value: string | number, others: Values, t: Words): string | undefined {
  const words = wordsWith(`${game}:options.${key}.notes.${value}`, others);
  return hasWords(words) ? say(t, words) : undefined;
}

/** The words that hold beside another option's value, `noteWith.<option>-<value>`, where there are any. */
function wordsWith(words: string, others: Values): string {
  const special = Object.entries(others).map(([key, value]) => `${words}With.${key}-${String(value)}`);
  return special.find(hasWords) ?? words;
}
