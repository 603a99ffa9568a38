import { useWindowDimensions, View } from 'react-native';
import { useWords } from '@/components/i18n/words';
import { emblemOf } from '@/components/table/seats';
import { HelpRow } from '@/components/tutorial/HelpRow';
import { Button } from '@/components/ui/button';
import { Emblem } from '@/components/ui/emblem';
import { Text } from '@/components/ui/text';
import { InGame, useTheme } from '@/components/ui/theme/context';
import { RADIUS } from '@/components/ui/theme/tokens';
import type { GameId } from '@/engine';
import type { Entry } from '@/engine/saves/library';
import { BoxPicture } from './BoxPicture';
import { agoWords, scoreWords, turnWords } from './status-words';

interface HeroProps {
  readonly game: GameId;
  /** The match that was played last; null: there is none to go on with. */
  readonly entry: Entry | null;
  readonly now: number;
  readonly onContinue: (id: string) => void;
  readonly onNew: (game: GameId) => void;
}

/** A window so low, like a phone on its side, has no room for the picture above its title and the first button. */
const LOW = 500;
const BESIDE = { flexGrow: 1, flexShrink: 1, flexBasis: 0, paddingTop: 14, minHeight: 200 } as const;

/** The big box on the top shelf: one touch to the next move. */
export function Hero(props: HeroProps) {
  return (
    <InGame game={props.game}>
      <HeroBox {...props} />
    </InGame>
  );
}

function HeroBox({ game, entry, now, onContinue, onNew }: HeroProps) {
  const t = useWords();
  const theme = useTheme();
  const seat = entry?.turn[0];
  const { width, height } = useWindowDimensions();
  const beside = width > height && height < LOW;
  return (
    <View
      testID="hero"
      style={{
        flexDirection: beside ? 'row' : 'column',
        borderRadius: RADIUS.box,
        borderWidth: 6,
        borderColor: theme.raised,
        backgroundColor: theme.ground,
        overflow: 'hidden',
      }}
    >
      <View style={beside ? { width: '42%' } : null}>
        <BoxPicture game={game} form="hero" lit />
      </View>
      <View style={[{ paddingHorizontal: 14, paddingBottom: 14, gap: 10 }, beside ? BESIDE : { paddingTop: '46%' }]}>
        <Text role="screenTitle" level={2}>
          {t(`app:games.${game}.title`)}
        </Text>
        <View style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 10 }}>
          {entry && seat !== undefined ? <Emblem emblem={emblemOf(entry.seats, seat)} size={32} /> : null}
          <View style={{ flexGrow: 1, flexShrink: 1, flexBasis: 120 }}>
            {entry ? (
              <>
                <Text role="label" testID="hero-turn">
                  {turnWords(entry, t)}
                </Text>
                <Text role="note" tone="text2" testID="hero-score">
                  {`${scoreWords(entry)}, ${agoWords(entry.updatedAt, now, t)}`}
                </Text>
              </>
            ) : (
              <Text role="note" tone="text2">
                {t(`app:games.${game}.pitch`)}
              </Text>
            )}
          </View>
          {entry ? null : (
            <Button
              kind="primary"
              style={{ flexGrow: 1, flexBasis: 140 }}
              label={t('app:shelf.newMatch')}
              testID="new-match"
              onPress={() => onNew(game)}
            />
          )}
        </View>
        {entry ? (
          <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: 10 }}>
            <Button
              style={{ flexGrow: 1, flexBasis: 130 }}
              label={t('app:shelf.newMatch')}
              testID="new-match"
              onPress={() => onNew(game)}
            />
            <Button
              kind="primary"
              style={{ flexGrow: 1, flexBasis: 130 }}
              label={t('app:shelf.continue')}
              testID="continue"
              onPress={() => onContinue(entry.id)}
            />
          </View>
        ) : (
          <HelpRow game={game} />
        )}
      </View>
    </View>
  );
}
