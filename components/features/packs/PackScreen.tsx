import { goBack } from '@/components/ui/go-back';
import { faceOf } from '@/components/games/registry';
import { router } from 'expo-router';
import { useRef, useState } from 'react';
import { ScrollView, useWindowDimensions, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { Glyph } from '@/components/art/Glyph';
import { reasonWords, troubleWords } from '@/components/i18n/reason-words';
import { useWords } from '@/components/i18n/words';
import { firstDraft } from '@/components/play/matches/drafts';
import { start } from '@/components/play/matches/start';
import { TroubleScreen } from '@/components/kit/trouble/TroubleScreen';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Header } from '@/components/ui/header';
import { Key } from '@/components/ui/key';
import { Lifted, useFieldInSight } from '@/components/ui/lifted';
import { Live } from '@/components/ui/live';
import { Row } from '@/components/ui/row';
import { Sheet } from '@/components/ui/sheet';
import { Text } from '@/components/ui/text';
import { InGame, useTheme } from '@/components/ui/theme/context';
import { useMargin } from '@/components/ui/theme/margin';
import { useToast } from '@/components/ui/toast';
import { games } from '@/engine';
import { LONGEST_NAME } from '@/engine/packs/column';
import { draftText, removeRow, setNumber } from '@/engine/packs/draft';
import { placeOf } from '@/engine/packs/place';
import { CardFields, type CardPlace } from './CardFields';
import { HandOver } from './HandOver';
import { keptPacks, removePack, useKeptPacks, type KeptPack } from '@/components/kit/packs/kept';
import { NumberBox } from './NumberBox';
import { TableSection } from './TableSection';
import { useDraft, type OpenPack } from './use-draft';
import { cardWords, faultWords, numberWords, totalWords } from './words';

const toBefore = () => goBack('/packs');
/** From this width on the card that is changed stands beside the list. */
const WIDE = 760;
const BESIDE = 400;

export function PackScreen({ id }: { readonly id: string }) {
  const t = useWords();
  const [kept] = useState(() => keptPacks().find((pack) => pack.id === id));
  const there = useKeptPacks().some((pack) => pack.id === id);
  /** Deleted on this page, which is on its way out. */
  const [leaving, leave] = useState(false);
  if (!kept || !(there || leaving)) {
    return <TroubleScreen testID="no-pack" text={t('packs:noPack')} onShelf={() => router.dismissTo('/')} />;
  }
  return (
    <InGame game={kept.game}>
      <Editor kept={kept} onLeave={() => leave(true)} />
    </InGame>
  );
}

function Editor({ kept, onLeave }: { readonly kept: KeptPack; readonly onLeave: () => void }) {
  const t = useWords();
  const theme = useTheme();
  const toast = useToast();
  const insets = useSafeAreaInsets();
  const { width, height } = useWindowDimensions();
  const wide = width >= WIDE && height >= 500;
  const open = useDraft(kept, (trouble) => toast({ text: troubleWords(trouble, t) }));
  const [chosen, setChosen] = useState<CardPlace | null>(null);
  const { schema, draft, faults, pack } = open;
  const { game } = schema;
  const row = chosen ? draft.tables[chosen.table.key]?.[chosen.index] : undefined;
  const title = row && chosen ? cardWords({ game, table: chosen.table.key }, row, chosen.index, t) : '';
  const fields =
    chosen && row ? (
      <CardFields
        key={`${chosen.table.key}-${String(row.id)}`}
        open={open}
        {...chosen}
        onRemove={() => {
          open.change(removeRow(draft, chosen.table.key, chosen.index));
          setChosen(null);
          const back = { label: t('app:common.undo'), run: open.undo };
          toast({ text: t('packs:removedCard', { name: title }), action: back });
        }}
      />
    ) : null;
  const list = useRef<ScrollView>(null);
  const inSight = useFieldInSight(list);
  const margin = useMargin();
  const column = { padding: margin, gap: 14, width: '100%', maxWidth: 680, alignSelf: 'center' } as const;
  function testOff(): string | null {
    if (!games[game] || !faceOf(game)) return t('packs:notYet');
    return faults.length > 0 ? t('packs:mendFirst') : null;
  }

  function test(): void {
    const rules = games[game];
    if (!rules || !pack) return;
    const { seats, options } = firstDraft(rules, t);
    const started = start(game, { seats, options: { ...options, [open.option]: draftText(schema, draft) } }, '');
    if ('id' in started) router.push({ pathname: '/play/[id]', params: { id: started.id } });
    else if ('refused' in started) toast({ text: reasonWords(started.refused, game, seats, t) });
    else toast({ text: troubleWords(started.trouble, t) });
  }

  function remove(): void {
    onLeave();
    const back = removePack(kept.id);
    toast({ text: t('packs:deleted', { name: draft.name }), action: { label: t('app:common.undo'), run: back } });
    toBefore();
  }

  return (
    <Lifted
      testID="pack"
      style={{
        flex: 1,
        backgroundColor: theme.ground,
        paddingTop: insets.top,
        paddingLeft: insets.left,
        paddingRight: insets.right,
      }}
    >
      <View style={{ paddingHorizontal: margin }}>
        <Header
          title={draft.name.trim() || t('packs:title')}
          back={{ label: t('app:common.back'), onPress: toBefore }}
          right={
            <Key
              glyph="undo"
              label={t('packs:undo')}
              off={open.canUndo ? null : t('packs:nothingUndo')}
              onRefuse={(text) => toast({ text })}
              onPress={open.undo}
              testID="undo-edit"
            />
          }
        />
      </View>
      <View style={{ flex: 1, flexDirection: 'row' }}>
        <ScrollView
          ref={list}
          {...inSight}
          style={{ flex: 1 }}
          contentContainerStyle={column}
          keyboardShouldPersistTaps="handled"
        >
          <Field
            label={t('packs:name')}
            value={draft.name}
            onChange={(name) => open.change({ ...draft, name }, 'name')}
            maxLength={LONGEST_NAME}
            testID="pack-name"
          />
          <Faults open={open} onChoose={setChosen} />
          <Totals open={open} />
          {schema.tables.map((table) => (
            <TableSection
              key={table.key}
              open={open}
              table={table}
              chosen={wide ? chosen : null}
              onChoose={setChosen}
            />
          ))}
          <Numbers open={open} />
          <HandOver text={draftText(schema, draft)} off={pack ? null : t('packs:mendFirst')} />
          <Button kind="danger" label={t('packs:delete')} sub={t('packs:kept')} onPress={remove} testID="delete-pack" />
        </ScrollView>
        {wide ? (
          <ScrollView
            style={{ maxWidth: BESIDE, borderLeftWidth: 1, borderLeftColor: theme.line }}
            contentContainerStyle={{ padding: margin, gap: 14 }}
            keyboardShouldPersistTaps="handled"
            testID="card-beside"
          >
            <Text role="section">{title}</Text>
            {fields ?? <Text tone="text2">{t('packs:choose')}</Text>}
          </ScrollView>
        ) : (
          <Sheet
            open={fields !== null}
            title={title}
            closeLabel={t('app:common.close')}
            onClose={() => setChosen(null)}
            testID="card-sheet"
          >
            {fields}
          </Sheet>
        )}
      </View>
      <View style={{ padding: 8, paddingHorizontal: margin, paddingBottom: 8 + insets.bottom }}>
        <Button
          kind="primary"
          label={t('packs:test')}
          sub={t('packs:testNote')}
          off={testOff()}
          onRefuse={(text) => toast({ text })}
          onPress={test}
          testID="test-pack"
        />
      </View>
    </Lifted>
  );
}

interface PartProps {
  readonly open: OpenPack;
}

/** What is wrong and where; a touch leads to the card. */
function Faults({ open, onChoose }: PartProps & { readonly onChoose: (place: CardPlace) => void }) {
  const t = useWords();
  const theme = useTheme();
  const { schema, draft, faults } = open;
  if (faults.length === 0) {
    return (
      <Text tone="good" testID="pack-sound" accessibilityLiveRegion="polite">
        {t('packs:sound')}
      </Text>
    );
  }
  return (
    <Live testID="pack-faults" style={{ gap: 6 }}>
      <Text role="label" tone="bad">
        {t('packs:mend')}
      </Text>
      {faults.map((fault, i) => {
        const { table: key, row } = placeOf(fault.at);
        const table = schema.tables.find((one) => one.key === key);
        return (
          <Row
            key={i}
            title={faultWords(schema.game, draft, fault, t)}
            left={<Glyph name="help" color={theme.bad} />}
            {...(table && row !== null ? { onPress: () => onChoose({ table, index: row }) } : {})}
            testID={`fault-${i}`}
          />
        );
      })}
    </Live>
  );
}

/** How many cards there are, beside what the box has. */
function Totals({ open: { schema, totals } }: PartProps) {
  const t = useWords();
  if (totals.length === 0) return null;
  return (
    <View testID="totals" style={{ gap: 6 }}>
      <Text role="label">{t('packs:totals')}</Text>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', columnGap: 18, rowGap: 4 }}>
        {totals.map(({ key, cards, box }) => {
          const what = totalWords(schema.game, key, t);
          return (
            <Text
              key={key}
              tone={cards === box ? 'good' : 'lamp'}
              accessibilityLabel={t('packs:totalSpoken', { what, cards, box })}
              testID={`total-${key}`}
            >
              {`${cards === box ? '✓' : '≠'} ${t('packs:total', { what, cards, box })}`}
            </Text>
          );
        })}
      </View>
      <Text role="note" tone="text3">
        {t('packs:totalsNote')}
      </Text>
    </View>
  );
}

/** What stands beside the tables. */
function Numbers({ open }: PartProps) {
  const t = useWords();
  const { schema, draft, faults } = open;
  const numbers = Object.entries(schema.numbers);
  if (numbers.length === 0) return null;
  return (
    <View style={{ gap: 6 }}>
      <Text role="section">{t('packs:numbers')}</Text>
      {numbers.map(([key, range]) => {
        const fault = faults.find(({ at }) => at === `numbers.${key}`);
        return (
          <NumberBox
            key={key}
            label={numberWords(schema.game, key, t)}
            {...range}
            value={draft.numbers[key] ?? ''}
            wrong={fault && faultWords(schema.game, draft, fault, t, numberWords(schema.game, key, t))}
            onChange={(value) => open.change(setNumber(draft, key, value), `numbers.${key}`)}
            testID={`number-${key}`}
          />
        );
      })}
    </View>
  );
}
