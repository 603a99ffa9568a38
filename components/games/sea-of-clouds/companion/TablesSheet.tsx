import { useState, type ReactNode } from 'react';
import { View } from 'react-native';
import { useWords } from '@/components/i18n/words';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Sheet } from '@/components/ui/sheet';
import { Text } from '@/components/ui/text';
import { trackOf } from '@/engine/companion/sea-of-clouds/sheet';
import { COPIES, HIGHEST, isBoarding, LONGEST_RELIC, MOST_ROUNDS } from '@/engine/companion/sea-of-clouds/tables';
import type { SheetTap } from '@/engine/companion/sea-of-clouds/taps';
import { Picks } from '@/components/kit/companion/Picks';
import { Stepper } from '@/components/kit/companion/Stepper';
import { UndoFoot, type FootProps } from '@/components/kit/companion/UndoFoot';
import type { PageProps } from './pages';
import { fieldWords, pointsWords, relicWords } from './words';

interface TablesSheetProps extends PageProps, FootProps {
  readonly onClose: () => void;
}

/** The kind that was never published. */
const FOURTH = 3;

/** 11: every table of the box, as printed on the own cards; kept for the next sheet. */
export function TablesSheet({ sheet, tap, onClose, onUndo, refused }: TablesSheetProps) {
  const t = useWords();
  const { tables } = sheet;
  const track = trackOf(sheet);
  const line = (children: ReactNode) => (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: 8 }}>{children}</View>
  );
  const value = (label: string, points: number, make: (value: number) => SheetTap, testID: string) => (
    <Stepper
      key={testID}
      half
      label={label}
      value={points}
      shown={pointsWords(points)}
      onStep={(by) => {
        if (Math.abs(points + by) <= HIGHEST) tap(make(points + by));
      }}
      testID={testID}
    />
  );
  const steps = (values: readonly number[], make: (step: number, value: number) => SheetTap, testID: string) =>
    line(
      values.map((points, i) =>
        value(
          t('companion-sea-of-clouds:copies', { count: i + 1 }),
          points,
          (next) => make(i + 1, next),
          `${testID}-${i + 1}`,
        ),
      ),
    );
  const [most, others] = tables.premium;
  return (
    <Sheet
      open
      title={t('companion-sea-of-clouds:tables')}
      closeLabel={t('app:common.close')}
      onClose={onClose}
      testID="tables-sheet"
      foot={<UndoFoot onUndo={onUndo} refused={refused} />}
    >
      <Text tone="text2">{t('companion-sea-of-clouds:tablesNote')}</Text>
      {COPIES.map((copies, kind) => (
        <View key={kind} style={{ gap: 8 }}>
          <Text role="section">{relicWords(tables, kind, t)}</Text>
          {kind === FOURTH ? <RelicName sheet={sheet} tap={tap} /> : null}
          {steps(
            tables.ladders[kind] ?? Array.from({ length: copies }, () => 0),
            (step, points) => ({ type: 'ladder', kind, step, value: points }),
            `table-${kind}`,
          )}
        </View>
      ))}
      <Text role="section">{fieldWords('collector', t)}</Text>
      {steps(tables.collector, (step, points) => ({ type: 'collector', step, value: points }), 'table-collector')}
      <Text role="section">{fieldWords('premium', t)}</Text>
      {line([
        value(
          t('companion-sea-of-clouds:whoMost'),
          most ?? 0,
          (points) => ({ type: 'first-class', whose: 'most', value: points }),
          'table-most',
        ),
        value(
          t('companion-sea-of-clouds:whoOthers'),
          others ?? 0,
          (points) => ({ type: 'first-class', whose: 'others', value: points }),
          'table-others',
        ),
      ])}
      <Text role="section">{t('companion-sea-of-clouds:chest')}</Text>
      <Stepper
        label={t('companion-sea-of-clouds:newChest')}
        value={tables.chest}
        onStep={(by) => {
          const count = tables.chest + by;
          if (count >= 0 && count <= HIGHEST) tap({ type: 'chest-start', count });
        }}
        testID="table-chest"
      />
      <Text role="section">{t('companion-sea-of-clouds:islands')}</Text>
      <Stepper
        label={t('companion-sea-of-clouds:islands')}
        value={track.rounds}
        onStep={(by) => {
          const rounds = track.rounds + by;
          if (rounds >= 1 && rounds <= MOST_ROUNDS) tap({ type: 'rounds', rounds });
        }}
        testID="table-rounds"
      />
      <Text tone="text2">{t('companion-sea-of-clouds:skulls')}</Text>
      <Picks
        label={t('companion-sea-of-clouds:skulls')}
        picks={Array.from({ length: track.rounds }, (_, i) => i + 1).map((round) => {
          const skull = isBoarding(track, round);
          return { key: String(round), label: skull ? `✓ ${round}` : String(round), dim: !skull };
        })}
        chosen={null}
        onPick={(key) => tap({ type: 'skull', round: Number(key) })}
        testID="skull"
      />
    </Sheet>
  );
}

function RelicName({ sheet, tap }: PageProps) {
  const t = useWords();
  const kept = sheet.tables.names[FOURTH] ?? '';
  const [name, setName] = useState(kept);
  const typed = name.trim();
  return (
    <>
      <Field
        label={t('companion-sea-of-clouds:relicName')}
        value={name}
        onChange={setName}
        maxLength={LONGEST_RELIC}
        testID="relic-name"
      />
      {typed !== '' && typed !== kept ? (
        <Button
          label={t('app:common.done')}
          onPress={() => tap({ type: 'relic-name', kind: FOURTH, name: typed })}
          testID="relic-name-done"
        />
      ) : null}
    </>
  );
}
