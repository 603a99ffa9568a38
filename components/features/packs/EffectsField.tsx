import { useState } from 'react';
import { View } from 'react-native';
import { useWords } from '@/components/i18n/words';
import { Button } from '@/components/ui/button';
import { Choices } from '@/components/ui/choices';
import { Key } from '@/components/ui/key';
import { Row } from '@/components/ui/row';
import { Text } from '@/components/ui/text';
import { effectOf } from '@/engine/packs/column';
import { effectText, firstEffect } from '@/engine/packs/draft';
import type { ColumnSpec } from '@/engine/packs/schema';
import { NumberBox } from './NumberBox';
import { effectWords, type EffectPlace } from './words';

interface EffectsFieldProps {
  readonly at: EffectPlace;
  readonly label: string;
  readonly column: Extract<ColumnSpec, { kind: 'effects' }>;
  readonly effects: readonly string[];
  readonly wrong: (step: number | null) => string | undefined;
  /** `writing`: a number that is being written. */
  readonly onChange: (effects: readonly string[], writing?: string) => void;
  readonly testID: string;
}

/** What a card does: effects out of the list of its table, each with its number. */
export function EffectsField({ at, label, column, effects, wrong, onChange, testID }: EffectsFieldProps) {
  const t = useWords();
  const [open, setOpen] = useState<number | null>(null);
  const codes = effects.map((effect) => effectOf(effect).code);
  const put = (i: number, effect: string, writing?: string) =>
    onChange(
      effects.map((other, k) => (k === i ? effect : other)),
      writing,
    );
  const all = wrong(null);
  return (
    <View style={{ gap: 6 }}>
      <Text role="label">{label}</Text>
      {effects.map((effect, i) => {
        const [code = '', written] = effect.split(':');
        const range = column.codes[code];
        const number = written ?? '';
        const id = `${testID}-${i}`;
        return (
          <View key={i} style={{ gap: 6 }}>
            <View style={{ flexDirection: 'row', alignItems: 'center', gap: 4 }}>
              <View style={{ flex: 1 }}>
                <Row
                  title={effectWords(at, effect, t)}
                  sub={t('packs:changeEffect')}
                  onPress={() => setOpen(open === i ? null : i)}
                  testID={id}
                />
              </View>
              {effects.length > 1 ? (
                <Key
                  glyph="x"
                  label={t('packs:removeEffect')}
                  onPress={() => onChange(effects.filter((_, k) => k !== i))}
                  testID={`${id}-remove`}
                />
              ) : null}
            </View>
            {open === i ? (
              <Choices label={label}>
                {Object.keys(column.codes)
                  .filter((one) => one === code || !codes.includes(one))
                  .map((one) => (
                    <Row
                      key={one}
                      title={effectWords(at, column.codes[one] ? `${one}:…` : one, t)}
                      radio
                      chosen={one === code}
                      onPress={() => {
                        setOpen(null);
                        if (one !== code) put(i, effectText(column, one));
                      }}
                      testID={`${id}-${one}`}
                    />
                  ))}
              </Choices>
            ) : null}
            {range ? (
              <NumberBox
                label={t('packs:value')}
                {...range}
                value={/^-?\d+$/.test(number) ? Number(number) : number}
                wrong={wrong(i)}
                onChange={(value) => put(i, `${code}:${value}`, `${id}-number`)}
                testID={`${id}-number`}
              />
            ) : wrong(i) ? (
              <Text role="note" tone="bad">
                {wrong(i)}
              </Text>
            ) : null}
          </View>
        );
      })}
      {all ? (
        <Text role="note" tone="bad">
          {all}
        </Text>
      ) : null}
      {effects.length < Math.min(column.most, Object.keys(column.codes).length) ? (
        <Button
          kind="ghost"
          label={t('packs:addEffect')}
          onPress={() => onChange([...effects, firstEffect(column, codes)])}
          testID={`${testID}-add`}
        />
      ) : null}
    </View>
  );
}
