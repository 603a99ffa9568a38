import { View } from 'react-native';
import { Glyph } from '@/components/art/Glyph';
import { useWords } from '@/components/i18n/words';
import { Button } from '@/components/ui/button';
import { Key } from '@/components/ui/key';
import { Row } from '@/components/ui/row';
import { Text } from '@/components/ui/text';
import { useTheme } from '@/components/ui/theme/context';
import { addRow, setCell } from '@/engine/packs/draft';
import { placeOf } from '@/engine/packs/place';
import type { TableSpec } from '@/engine/packs/schema';
import type { CardPlace } from './CardFields';
import type { OpenPack } from './use-draft';
import { cardWords, columnWords, faultWords, rowWords, tableWords } from './words';

interface TableSectionProps {
  readonly open: OpenPack;
  readonly table: TableSpec;
  readonly chosen: CardPlace | null;
  readonly onChoose: (place: CardPlace) => void;
}

/** One table: a line for each card, with its number of copies at hand. */
export function TableSection({ open, table, chosen, onChoose }: TableSectionProps) {
  const t = useWords();
  const theme = useTheme();
  const { schema, draft, faults } = open;
  const { game } = schema;
  const rows = draft.tables[table.key] ?? [];
  /** One copy of each: there is nothing to count. */
  const single = table.copies.min === table.copies.max;
  const count = (index: number, to: number) => {
    if (to < table.copies.min || to > table.copies.max) return;
    open.change(setCell(schema, draft, table.key, index, 'count', to));
  };
  return (
    <View testID={`table-${table.key}`} style={{ gap: 6 }}>
      <Text role="section">{tableWords(game, table.key, t)}</Text>
      {rows.map((row, index) => {
        const name = cardWords({ game, table: table.key }, row, index, t);
        const fault = faults.find(({ at }) => {
          const place = placeOf(at);
          return place.table === table.key && place.row === index;
        });
        const copies = typeof row.count === 'number' ? row.count : 0;
        const id = `row-${table.key}-${index}`;
        return (
          <View key={String(row.id)} style={{ flexDirection: 'row', alignItems: 'center', gap: 2 }}>
            <View style={{ flex: 1 }}>
              <Row
                title={single ? name : `${String(row.count)} × ${name}`}
                sub={
                  fault
                    ? faultWords(game, draft, fault, t, columnWords(game, placeOf(fault.at).field ?? '', t))
                    : rowWords(game, draft, table, row, t)
                }
                label={[t('packs:open', { name }), fault ? faultWords(game, draft, fault, t) : null]
                  .filter(Boolean)
                  .join('. ')}
                left={fault ? <Glyph name="help" color={theme.bad} /> : null}
                chosen={chosen?.table.key === table.key && chosen.index === index}
                onPress={() => onChoose({ table, index })}
                testID={id}
              />
            </View>
            {single ? null : (
              <>
                <Key
                  glyph="minus"
                  label={t('packs:less', { what: name })}
                  onPress={() => count(index, copies - 1)}
                  testID={`${id}-less`}
                />
                <Key
                  glyph="plus"
                  label={t('packs:more1', { what: name })}
                  onPress={() => count(index, copies + 1)}
                  testID={`${id}-more`}
                />
              </>
            )}
          </View>
        );
      })}
      {rows.length < table.rows.max ? (
        <Button
          kind="ghost"
          label={t('packs:addCard')}
          icon={<Glyph name="plus" color={theme.text1} />}
          onPress={() => {
            open.change(addRow(schema, draft, table.key));
            onChoose({ table, index: rows.length });
          }}
          testID={`add-${table.key}`}
        />
      ) : null}
    </View>
  );
}
