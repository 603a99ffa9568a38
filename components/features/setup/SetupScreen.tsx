import type { Trouble } from '@/engine/saves/codes';
import { useToast } from '@/components/ui/toast';
import { router } from 'expo-router';
import { useRef, useState } from 'react';
import { View } from 'react-native';
import { Glyph } from '@/components/art/Glyph';
import { rememberMates } from '@/components/play/matches/mates';
import { reasonWords, troubleWords } from '@/components/i18n/reason-words';
import { useWords } from '@/components/i18n/words';
import { changeSettings, useSettings } from '@/components/kit/settings/settings';
import { useSitting } from '@/components/kit/frame/use-around';
import { emblemOf } from '@/components/kit/people/seats';
import { NewerNotice } from '@/components/kit/trouble/NewerNotice';
import { TroubleScreen } from '@/components/kit/trouble/TroubleScreen';
import { HelpRow } from '@/components/features/tutorial/HelpRow';
import { learning } from '@/components/play/lesson/learning';
import { Button } from '@/components/ui/button';
import { Emblem } from '@/components/ui/emblem';
import { Field } from '@/components/ui/field';
import { Key } from '@/components/ui/key';
import { Row } from '@/components/ui/row';
import { Screen } from '@/components/ui/screen';
import { Segmented } from '@/components/ui/segmented';
import { Text } from '@/components/ui/text';
import { InGame, useTheme } from '@/components/ui/theme/context';
import { games, type Game, type GameId, type SeatSetup } from '@/engine';
import { countsFor, defaultsFor, refuseTable, sidesOf } from '@/engine/core/seats';
import { calledInCrew, crewFor, FIRST_LEVEL, named, newBot, newPerson } from '@/components/kit/people/newcomers';
import { keptDrafts, lastDraft, rememberDraft, withSeats, type Draft } from '@/components/play/matches/drafts';
import { withOwnEmblems } from '@/components/kit/people/emblems';
import { LevelSign } from './LevelSign';
import { OptionList } from './OptionList';
import { PrepareTable } from './PrepareTable';
import { PresetField } from './PresetField';
import { SeatSheet } from './SeatSheet';
import { SetupPicture, usePictureHeight } from './SetupPicture';
import { start } from '@/components/play/matches/start';

export function SetupScreen({ id }: { readonly id: string }) {
  const t = useWords();
  const game = Object.hasOwn(games, id) ? games[id as GameId] : undefined;
  if (!game) {
    return <TroubleScreen testID="no-game" text={t('app:trouble.noGame')} onShelf={() => router.dismissTo('/')} />;
  }
  return (
    <InGame game={game.manifest.id}>
      <Setup game={game} />
    </InGame>
  );
}

/** What is remembered here, and what a lesson needs. */
const lockable = (game: GameId) => [keptDrafts.get(game), learning].filter((one) => one !== undefined);

/** Who plays, and how they sit: alone against bots, in turns at one device, or around it. */
type Mode = 'bots' | 'people' | 'table';

function Setup({ game }: { readonly game: Game }) {
  const t = useWords();
  const theme = useTheme();
  const { manifest } = game;
  const [draft, setDraft] = useState<Draft>(() => lastDraft(game, t));
  const [seed, setSeed] = useState('');
  const [moreOpen, setMoreOpen] = useState(false);
  const [edited, setEdited] = useState<number | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  /** Two touches on the way to the table deal one match. */
  const away = useRef(false);
  const { seats, options } = draft;
  const counts = countsFor(game, options);
  const more = counts.find((count) => count > seats.length);
  const usual = defaultsFor(game, seats);
  const wrong = refuseTable(game, options, seats.length);
  const whyNot = wrong && reasonWords(wrong, manifest.id, seats, t);
  const sides = wrong ? [] : sidesOf(game, options, seats.length);
  const change = (next: Partial<Draft>) => {
    setRefusal(null);
    setDraft({ ...draft, ...next });
  };
  /** Others sit there: everybody is called as in such a crew, and newcomers bring their emblems. */
  const reseat = (next: readonly SeatSetup[]) => change(withSeats(game, draft, withOwnEmblems(calledInCrew(next, t))));
  const withMore = (count: number) => {
    const next = [...seats];
    while (next.length < count) next.push(people === seats.length ? newPerson(next, t) : newBot(next, t));
    return next;
  };
  const people = seats.filter(({ kind }) => kind === 'person').length;
  const { around } = useSettings();
  /** On a screen so large that all who play may sit around it. */
  const roomAround = useSitting(crewFor('people', seats, t)).possible;
  const picture = usePictureHeight();
  const together: Mode = around && roomAround ? 'table' : 'people';
  const mode = people === 1 ? 'bots' : people > 1 ? together : null;
  const toast = useToast();
  const setSail = () => {
    if (away.current) return;
    const crewed = { ...draft, seats: named(seats, t) };
    setDraft(crewed);
    rememberDraft(manifest.id, crewed);
    const tell = (trouble: Trouble | null) => trouble && toast({ text: troubleWords(trouble, t) });
    tell(rememberMates(crewed.seats, t, tell));
    const started = start(manifest.id, crewed, seed);
    away.current = 'id' in started;
    if ('id' in started) router.replace({ pathname: '/play/[id]', params: { id: started.id } });
    else if ('refused' in started) setRefusal(reasonWords(started.refused, manifest.id, seats, t));
    else setRefusal(troubleWords(started.trouble, t));
  };
  /** Where some play together: on which side. */
  function sideOf(index: number): string[] {
    if (sides.length === 0 || sides.length === seats.length) return [];
    return [t('app:score.sideNumber', { number: sides.findIndex((side) => side.includes(index)) + 1 })];
  }

  function whoSits(seat: SeatSetup): string {
    if (seat.kind === 'person') return t('app:setup.person');
    return t('app:setup.botLevel', { level: t(`app:levels.${seat.level ?? FIRST_LEVEL}`) });
  }

  return (
    <Screen
      testID="setup"
      picture={picture}
      over={
        <Key
          glyph="back"
          label={t('app:common.back')}
          onPress={() => router.dismissTo('/')}
          testID="back"
          disc
          style={{ marginTop: 6 }}
        />
      }
      foot={
        <View style={{ gap: 6 }}>
          {(refusal ?? whyNot) ? (
            <Text tone="bad" align="center" testID="refusal" accessibilityLiveRegion="assertive">
              {refusal ?? whyNot}
            </Text>
          ) : null}
          <Button
            kind="primary"
            label={t('app:setup.start')}
            off={whyNot}
            onPress={setSail}
            onRefuse={setRefusal}
            testID="set-sail"
          />
        </View>
      }
    >
      <SetupPicture game={manifest.id} />
      <NewerNotice documents={lockable(manifest.id)} />
      <HelpRow game={manifest.id} />
      <Segmented<Mode>
        label={t('app:setup.modes')}
        value={mode}
        onChange={(next) => {
          // Who share the device already only sit down differently; their bots stay.
          if (next === 'bots' || people < 2) reseat(crewFor(next === 'bots' ? 'bots' : 'people', seats, t));
          if (next !== 'bots' && roomAround) changeSettings({ around: next === 'table' });
        }}
        choices={[
          { value: 'bots', label: t('app:setup.againstBots'), testID: 'mode-bots' },
          { value: 'people', label: t('app:setup.passAndPlay'), testID: 'mode-people' },
          ...(roomAround ? [{ value: 'table' as const, label: t('app:setup.atTheTable'), testID: 'mode-table' }] : []),
        ]}
      />
      {seats.map((seat, index) => (
        <Row
          key={index}
          testID={`setup-seat-${index}`}
          title={seat.name}
          sub={[t(seat.kind === 'person' ? 'app:setup.person' : 'app:setup.bot'), ...sideOf(index)].join(' · ')}
          label={t('app:setup.editSeat', { number: index + 1, name: seat.name, who: whoSits(seat) })}
          left={<Emblem emblem={emblemOf(seats, index)} size={40} />}
          right={
            <>
              {seat.kind === 'bot' ? <LevelSign level={seat.level ?? FIRST_LEVEL} /> : null}
              <Glyph name="chev" color={theme.text3} />
            </>
          }
          onPress={() => setEdited(index)}
        />
      ))}
      {more !== undefined ? (
        <Button
          kind="ghost"
          label={t('app:setup.addSeat')}
          sub={more - seats.length > 1 ? t('app:setup.seatsThen', { number: more }) : undefined}
          icon={<Glyph name="plus" color={theme.text1} />}
          testID="add-seat"
          style={{
            ...FREE_PLACE,
            borderColor: theme.text3,
            borderTopColor: theme.text3,
            borderBottomColor: theme.text3,
          }}
          onPress={() => reseat(withMore(more))}
        />
      ) : null}
      <PresetField
        game={game}
        seats={seats.length}
        usual={usual}
        options={options}
        onChange={(next) => change({ options: next })}
      />
      <OptionList
        game={manifest.id}
        specs={manifest.options}
        seats={seats}
        usual={usual}
        options={options}
        onChange={(next) => change({ options: next })}
      />
      <Button kind="ghost" label={t('app:common.more')} onPress={() => setMoreOpen(!moreOpen)} testID="more" />
      {moreOpen ? (
        <Field
          label={t('app:setup.seed')}
          note={t('app:setup.seedNote')}
          value={seed}
          onChange={setSeed}
          maxLength={60}
          autoCapitalize="none"
          // Opened below the edge of the page: writing in it brings it into sight.
          autoFocus
          testID="seed"
        />
      ) : null}
      <PrepareTable game={manifest.id} seats={seats} options={options} />
      {edited !== null ? (
        <SeatSheet
          index={edited}
          seats={seats}
          counts={counts}
          onChange={(next) => change(withSeats(game, draft, next))}
          onClose={() => setEdited(null)}
        />
      ) : null}
    </Screen>
  );
}

/** Nobody sits there yet. */
const FREE_PLACE = {
  borderStyle: 'dashed',
  borderWidth: 1.5,
  borderTopWidth: 1.5,
  borderBottomWidth: 1.5,
  backgroundColor: 'transparent',
} as const;
