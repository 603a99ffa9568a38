import { router } from 'expo-router';
import { useRef, useState } from 'react';
import { View } from 'react-native';
import { Glyph } from '@/components/art/Glyph';
import { reasonWords, troubleWords } from '@/components/i18n/reason-words';
import { useWords } from '@/components/i18n/words';
import { emblemOf } from '@/components/table/seats';
import { TroubleScreen } from '@/components/trouble/TroubleScreen';
import { HelpRow } from '@/components/tutorial/HelpRow';
import { Button } from '@/components/ui/button';
import { Emblem } from '@/components/ui/emblem';
import { Field } from '@/components/ui/field';
import { Header } from '@/components/ui/header';
import { Row } from '@/components/ui/row';
import { Screen } from '@/components/ui/screen';
import { Segmented } from '@/components/ui/segmented';
import { Text } from '@/components/ui/text';
import { InGame, useTheme } from '@/components/ui/theme/context';
import { games, type Game, type GameId, type SeatSetup } from '@/engine';
import { crewFor, named, newBot, newPerson } from './crew';
import { lastDraft, rememberDraft, type Draft } from './drafts';
import { OptionList } from './OptionList';
import { PresetField } from './PresetField';
import { SeatSheet } from './SeatSheet';
import { start } from './start';

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

function Setup({ game }: { readonly game: Game }) {
  const t = useWords();
  const theme = useTheme();
  const { manifest } = game;
  const [draft, setDraft] = useState<Draft>(() => lastDraft(game, t));
  const [seed, setSeed] = useState('');
  const [more, setMore] = useState(false);
  const [edited, setEdited] = useState<number | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  /** Two touches on the way to the table deal one match. */
  const away = useRef(false);
  const { seats, options } = draft;
  const change = (next: Partial<Draft>) => {
    setRefusal(null);
    setDraft({ ...draft, ...next });
  };
  const people = seats.filter(({ kind }) => kind === 'person').length;
  const mode = people === seats.length ? 'people' : people === 1 ? 'bots' : null;
  const setSail = () => {
    if (away.current) return;
    const crewed = { ...draft, seats: named(seats, t) };
    setDraft(crewed);
    rememberDraft(manifest.id, crewed);
    const started = start(manifest.id, crewed, seed);
    away.current = 'id' in started;
    if ('id' in started) router.replace({ pathname: '/play/[id]', params: { id: started.id } });
    else if ('refused' in started) setRefusal(reasonWords(started.refused, manifest.id, seats, t));
    else setRefusal(troubleWords(started.trouble, t));
  };
  return (
    <Screen
      testID="setup"
      head={
        <Header
          title={t(`app:games.${manifest.id}.title`)}
          back={{ label: t('app:common.back'), onPress: () => router.dismissTo('/') }}
        />
      }
      foot={
        <View style={{ gap: 6 }}>
          {refusal ? (
            <Text tone="bad" align="center" testID="refusal" accessibilityLiveRegion="assertive">
              {refusal}
            </Text>
          ) : null}
          <Button kind="primary" label={t('app:setup.start')} onPress={setSail} testID="set-sail" />
        </View>
      }
    >
      <HelpRow game={manifest.id} />
      <Segmented<'bots' | 'people'>
        label={t('app:setup.modes')}
        value={mode}
        onChange={(next) => change({ seats: crewFor(next, seats, t) })}
        choices={[
          { value: 'bots', label: t('app:setup.againstBots'), testID: 'mode-bots' },
          { value: 'people', label: t('app:setup.passAndPlay'), testID: 'mode-people' },
        ]}
      />
      {seats.map((seat, index) => (
        <Row
          key={index}
          testID={`setup-seat-${index}`}
          title={seat.name}
          sub={whoSits(seat)}
          label={t('app:setup.editSeat', { number: index + 1, name: seat.name, who: whoSits(seat) })}
          left={<Emblem emblem={emblemOf(seats, index)} size={40} />}
          right={<Glyph name="chev" color={theme.text3} />}
          onPress={() => setEdited(index)}
        />
      ))}
      {seats.length < manifest.seats.max ? (
        <Button
          kind="ghost"
          label={t('app:setup.addSeat')}
          icon={<Glyph name="plus" color={theme.text1} />}
          testID="add-seat"
          onPress={() => change({ seats: [...seats, mode === 'people' ? newPerson(seats, t) : newBot(seats, t)] })}
        />
      ) : null}
      <PresetField game={game} seats={seats.length} options={options} onChange={(next) => change({ options: next })} />
      <OptionList
        game={manifest.id}
        specs={manifest.options}
        seats={seats}
        options={options}
        onChange={(next) => change({ options: next })}
      />
      <Button kind="ghost" label={t('app:common.more')} onPress={() => setMore(!more)} testID="more" />
      {more ? (
        <Field
          label={t('app:setup.seed')}
          note={t('app:setup.seedNote')}
          value={seed}
          onChange={setSeed}
          maxLength={60}
          autoCapitalize="none"
          testID="seed"
        />
      ) : null}
      {edited !== null ? (
        <SeatSheet
          index={edited}
          seats={seats}
          least={manifest.seats.min}
          onChange={(next) => change({ seats: next })}
          onClose={() => setEdited(null)}
        />
      ) : null}
    </Screen>
  );

  function whoSits(seat: SeatSetup): string {
    if (seat.kind === 'person') return t('app:setup.person');
    return t('app:setup.botLevel', { level: t(`app:levels.${seat.level ?? 'captain'}`) });
  }
}
