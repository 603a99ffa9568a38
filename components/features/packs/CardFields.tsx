import { View } from 'react-native';
import { useWords } from '@/components/i18n/words';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Text } from '@/components/ui/text';
import { Toggle } from '@/components/ui/toggle';
import { LONGEST_NAME } from '@/engine/packs/column';
import { setCell, type DraftCell } from '@/engine/packs/draft';
import { placeOf } from '@/engine/packs/place';
import type { ColumnSpec, TableSpec } from '@/engine/packs/schema';
import { EffectsField } from './EffectsField';
import { NumberBox } from './NumberBox';
import { packGame } from './pack-games';
import type { OpenPack } from './use-draft';
import { columnWords, faultWords } from './words';

export interface CardPlace {
  readonly table: TableSpec;
  readonly index: number;
}

interface CardFieldsProps extends CardPlace {
  readonly open: OpenPack;
  readonly onRemove: () => void;
}

/** Everything that can be said of one card: a field for each column of its table. */
export function CardFields({ open, table, index, onRemove }: CardFieldsProps) {
  const t = useWords();
  const { schema, draft, faults } = open;
  const { game } = schema;
  const row = draft.tables[table.key]?.[index];
  if (!row) return null;
  const set = (column: string, cell: DraftCell | undefined, writing?: string) =>
    open.change(
      setCell(schema, draft, table.key, index, column, cell),
      writing && `${table.key}[${index}].${column}.${writing}`,
    );
  const wrong = (column: string, step: number | null = null) => {
    const found = faults.find(({ at }) => {
      const place = placeOf(at);
      return place.table === table.key && place.row === index && place.field === column && place.step === step;
    });
    return found && faultWords(game, draft, found, t, columnWords(game, column, t));
  };
  const field = (key: string, column: ColumnSpec) => {
    const label = columnWords(game, key, t);
    const cell = row[key];
    const testID = `cell-${key}`;
    switch (column.kind) {
      case 'id':
      // What the row stands for is settled.
      case 'enum':
        return null;
      case 'name':
        return (
          <View key={key} style={{ gap: 2 }}>
            <Field
              label={label}
              note={t('packs:cardNameNote')}
              value={typeof cell === 'string' ? cell : ''}
              onChange={(text) => set(key, text === '' ? undefined : text, 'text')}
              maxLength={LONGEST_NAME}
              testID={testID}
            />
            <Wrong words={wrong(key)} />
          </View>
        );
      case 'number':
        return (
          <NumberBox
            key={key}
            label={label}
            {...column}
            value={typeof cell === 'number' || typeof cell === 'string' ? cell : ''}
            note={packGame(game).words?.note?.(table.key, String(row.id), key, t)}
            wrong={wrong(key)}
            onChange={(value) => set(key, value, 'number')}
            testID={testID}
          />
        );
      case 'flag':
        return <Toggle key={key} title={label} on={cell === true} onChange={(on) => set(key, on)} testID={testID} />;
      case 'ladder': {
        const steps = Array.isArray(cell) ? (cell as readonly (string | number)[]) : [];
        return (
          <View key={key} style={{ gap: 6 }}>
            <Text role="label">{label}</Text>
            {steps.map((step, i) => (
              <NumberBox
                key={i}
                label={t('packs:step', { number: i + 1 })}
                {...column}
                value={step}
                wrong={wrong(key, i)}
                onChange={(value) =>
                  set(
                    key,
                    steps.map((other, k) => (k === i ? value : other)),
                    `step${i}`,
                  )
                }
                testID={`${testID}-${i}`}
              />
            ))}
            <Wrong words={wrong(key)} />
          </View>
        );
      }
      case 'effects':
        return (
          <EffectsField
            key={key}
            at={{ game, column: key, draft }}
            label={label}
            column={column}
            effects={Array.isArray(cell) ? cell.map(String) : []}
            wrong={(step) => wrong(key, step)}
            onChange={(effects, writing) => set(key, effects, writing)}
            testID={testID}
          />
        );
    }
  };
  return (
    <View testID={`card-${table.key}-${index}`} style={{ gap: 12 }}>
      {table.copies.min === table.copies.max && wrong('count') === undefined ? null : (
        <NumberBox
          label={columnWords(game, 'count', t)}
          {...table.copies}
          value={typeof row.count === 'number' || typeof row.count === 'string' ? row.count : ''}
          wrong={wrong('count')}
          onChange={(value) => set('count', value, 'number')}
          testID="cell-count"
        />
      )}
      {Object.entries(table.columns).map(([key, column]) => field(key, column))}
      {table.rows.min < table.rows.max ? (
        <Button kind="ghost" label={t('packs:removeCard')} onPress={onRemove} testID="remove-card" />
      ) : null}
    </View>
  );
}

function Wrong({ words }: { readonly words: string | undefined }) {
  return words ? (
    <Text role="note" tone="bad">
      {words}
    </Text>
  ) : null;
}
