import { View } from 'react-native';
import { TOKENS } from '@/components/art/generated/tokens';
import { Glyph } from '@/components/art/Glyph';
import { useWords } from '@/components/i18n/words';
import { emblemOf } from '@/components/kit/people/seats';
import { HelpRow } from '@/components/features/tutorial/HelpRow';
import { Button } from '@/components/ui/button';
import { Emblem } from '@/components/ui/emblem';
import { Text } from '@/components/ui/text';
import { InGame, useTextScale, useTheme } from '@/components/ui/theme/context';
import { RADIUS, SIZE } from '@/components/ui/theme/tokens';
import { Touch } from '@/components/ui/touch';
import type { GameId } from '@/engine';
import type { Entry } from '@/engine/saves/library';
import { BoxPicture } from './BoxPicture';
import { Case } from './Case';
import type { ShelfPlan } from './plan';
import { agoWords, scoreWords, turnWords } from './status-words';

interface HeroProps {
  readonly game: GameId;
  readonly plan: ShelfPlan['hero'];
  /** The match that was played last; null: there is none to go on with. */
  readonly entry: Entry | null;
  readonly now: number;
  readonly onContinue: (id: string) => void;
  readonly onNew: (game: GameId) => void;
  /** Nobody has played it to its end yet: one touch begins. Null: somebody has. */
  readonly onFirst: ((game: GameId) => void) | null;
}

/** Beside the picture, or over its floor. */
const BESIDE = {
  flexGrow: 1,
  flexShrink: 1,
  flexBasis: 0,
  justifyContent: 'center',
  minHeight: 190,
  paddingTop: 14,
} as const;
const PART = 0.4;
/** The box of a tablet is seen from farther away. */
const ROOMY = 400;

/** The big box on the top shelf: one touch to the next move. */
export function Hero(props: HeroProps) {
  return (
    <InGame game={props.game}>
      {props.onFirst && !props.entry ? (
        <View style={{ paddingVertical: ROUND }}>
          <View>
            <HeroBox {...props} />
            <Lights />
          </View>
        </View>
      ) : (
        <HeroBox {...props} />
      )}
    </InGame>
  );
}

function HeroBox({ game, plan, entry, now, onContinue, onNew, onFirst }: HeroProps) {
  const t = useWords();
  const theme = useTheme();
  const { beside, picture, words } = plan;
  const scale = useTextScale();
  const roomy = picture > ROOMY;
  /** The words keep a line to themselves rather than be broken by the button. */
  const part = { flexGrow: 100, flexShrink: 1, flexBasis: 120 * scale } as const;
  const button = { flexGrow: 1, minWidth: 132, maxWidth: 320 } as const;
  return (
    <Case testID="hero">
      <View style={{ flexDirection: beside ? 'row' : 'column', flexGrow: 1 }}>
        <View style={beside ? { width: `${PART * 100}%` } : null}>
          <BoxPicture game={game} form="hero" lit {...(beside ? {} : { height: picture })} />
        </View>
        <View style={[{ paddingHorizontal: 14, paddingBottom: 12, gap: 6 }, beside ? BESIDE : { paddingTop: words }]}>
          <Text role={roomy ? 'title' : 'screenTitle'} level={2}>
            {t(`app:games.${game}.title`)}
          </Text>
          {entry ? (
            <View style={ROW}>
              <View style={{ ...ROW, flexWrap: 'nowrap', ...part }}>
                <Emblem emblem={emblemOf(entry.seats, entry.turn[0] ?? 0)} size={SIZE.emblemOwn} />
                <View style={{ flexShrink: 1 }}>
                  <Text role="label" testID="hero-turn">
                    {turnWords(entry, t)}
                  </Text>
                  <Text role="note" tone="text2" testID="hero-score">
                    {`${scoreWords(entry)}, ${agoWords(entry.updatedAt, now, t)}`}
                  </Text>
                </View>
              </View>
              <Button
                kind="primary"
                style={button}
                tall={roomy}
                label={t('app:shelf.continue')}
                testID="continue"
                onPress={() => onContinue(entry.id)}
              />
            </View>
          ) : onFirst ? (
            <>
              <Text role="note" tone="text2">
                {t('app:shelf.firstNote', { pitch: t(`app:games.${game}.pitch`) })}
              </Text>
              <Button
                kind="primary"
                tall={roomy}
                label={t('app:shelf.firstMatch')}
                icon={<Glyph name="hand" color={theme.button.primary.text} />}
                testID="first-match"
                onPress={() => onFirst(game)}
              />
            </>
          ) : (
            <>
              <View style={ROW}>
                <Text role="note" tone="text2" style={part}>
                  {t(`app:games.${game}.pitch`)}
                </Text>
                <Button
                  kind="primary"
                  style={button}
                  tall={roomy}
                  label={t('app:shelf.newMatch')}
                  testID="new-match"
                  onPress={() => onNew(game)}
                />
              </View>
              <HelpRow game={game} />
            </>
          )}
        </View>
      </View>
      {entry ? <Another left={beside} onPress={() => onNew(game)} /> : null}
    </Case>
  );
}

const { dot, outset, color, halo } = TOKENS.pinprick;

/** What the lights need above and below. */
const ROUND = outset + 3;

/** The one box that is lit: a row of pinprick lights round it. */
function Lights() {
  const { scheme } = useTheme();
  return (
    <View
      pointerEvents="none"
      testID="hero-lights"
      style={{
        position: 'absolute',
        top: -outset,
        left: -outset,
        right: -outset,
        bottom: -outset,
        borderRadius: RADIUS.box + outset,
        borderWidth: dot,
        borderStyle: 'dotted',
        borderColor: scheme === 'night' ? color : BY_DAY,
        boxShadow: `0px 0px 16px ${halo.color}80`,
      }}
    />
  );
}

/** On light paper a pale light would not be seen. */
const BY_DAY = '#B4690A';

const ROW = { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 10 } as const;

/** Another match of the same game, beside the one that runs: on a panel, because it stands on the picture. */
function Another({ left, onPress }: { readonly left: boolean; readonly onPress: () => void }) {
  const t = useWords();
  const theme = useTheme();
  const label = t('app:shelf.newMatch');
  return (
    <Touch
      accessibilityRole="button"
      accessibilityLabel={label}
      testID="new-match"
      onPress={onPress}
      style={({ pressed }) => ({
        position: 'absolute',
        top: 8,
        ...(left ? { left: 8 } : { right: 8 }),
        minHeight: SIZE.touch,
        maxWidth: left ? `${PART * 100 - 4}%` : '70%',
        flexDirection: 'row',
        alignItems: 'center',
        gap: 6,
        paddingLeft: 10,
        paddingRight: 14,
        borderRadius: RADIUS.chip,
        borderWidth: 1,
        borderColor: theme.line,
        backgroundColor: theme.panelStrong,
        opacity: pressed ? 0.8 : 1,
      })}
    >
      <Glyph name="plus" size={20} color={theme.text1} />
      <Text role="label" most={1.5} style={{ flexShrink: 1 }}>
        {label}
      </Text>
    </Touch>
  );
}
