import { Glyph } from '@/components/art/Glyph';
import { Icon } from '@/components/art/Icon';
import { Text } from '@/components/ui/text';
import { useTheme } from '@/components/ui/theme/context';
import { RADIUS, SIZE } from '@/components/ui/theme/tokens';
import { Touch } from '@/components/ui/touch';
import { View } from 'react-native';
import { beatenOf, effectsOf, orderOf, type Effect } from '@/engine/companion/sea-of-clouds/effects';
import {
  box,
  button,
  GROW,
  line,
  quiet,
  section,
  text,
  type Blocks,
  type Box,
} from '@/components/kit/companion/spec/blocks';
import { counter } from '@/components/kit/companion/spec/fields';
import { crewFields } from './crew';
import { DOUBLOONS } from './fields';
import type { CloudsAt } from './kind';
import { strengthNote } from './notes';
import { Ring } from './Ring';
import { CHEST, PARROT } from './things';
import { namesOf } from './words';

/** 4.7: crews and strengths, then who has beaten whom, the Chest, and what is to be done captain by captain. */
export function boardingPage(at: CloudsAt): Blocks {
  const { sheet, t, theme, seat, onSeat } = at;
  const { players, fight } = sheet;
  const panel = { gap: 8, padding: 12, borderRadius: RADIUS.panel, backgroundColor: theme.panelStrong };
  return box(
    { gap: 10 },
    box(
      { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: 10 },
      <Ring sheet={sheet} seat={seat} onSeat={onSeat} />,
      box(
        { flexGrow: 1, flexBasis: 300, gap: 10 },
        fight
          ? null
          : box(
              panel,
              section(t('companion-sea-of-clouds:crewTitle', { name: namesOf(players, [seat]) })),
              quiet(strengthNote(sheet, seat, t), { testID: 'crew-note' }),
              crewFields(at, seat),
            ),
        chestQuestion(at, panel),
        fight
          ? quiet(t('companion-sea-of-clouds:effectsOrder', { name: namesOf(players, [fight.start]) }), {
              role: 'note',
            })
          : null,
        fight ? orderOf(sheet).map((one) => box(panel, effects(at, one))) : null,
      ),
    ),
  );
}

/** 4.8.2, 4.8.3: whether it goes to whom it should. */
function chestQuestion({ sheet: { players, chest, chestTo }, t, theme, tap }: CloudsAt, panel: Box['style']): Blocks {
  if (chestTo === null) return null;
  const names = {
    name: namesOf(players, [chestTo]),
    owner: namesOf(players, chest.owner === null ? [] : [chest.owner]),
  };
  return {
    part: 'box',
    style: { ...panel, borderWidth: 2, borderColor: theme.lamp },
    testID: 'chest-question',
    of: [
      box(
        { flexDirection: 'row', alignItems: 'center', gap: 10 },
        { part: 'icon', name: CHEST, size: 32, color: theme.lamp },
        text(t('companion-sea-of-clouds:chestGoes', names), { role: 'label', style: { flex: 1 } }),
      ),
      line(
        button(t('companion-sea-of-clouds:chestPass'), 'chest-goes', () => tap({ type: 'chest-goes' }), GROW),
        button(t('companion-sea-of-clouds:chestStay'), 'chest-stays', () => tap({ type: 'chest-stays' }), {
          kind: 'ghost',
          ...GROW,
        }),
      ),
    ],
  };
}

/** 4.7.7–4.7.10: what one captain does after the fights, to be ticked; doubloons and the parrot at hand. */
function effects(at: CloudsAt, seat: number): Blocks {
  const { sheet, t, theme, tap } = at;
  const player = sheet.players[seat];
  if (!player) return null;
  const beaten = beatenOf(sheet, seat);
  const wins = t('companion-sea-of-clouds:wins', { count: beaten.length, names: namesOf(sheet.players, beaten) });
  return {
    part: 'box',
    style: { gap: 8 },
    testID: `effects-${seat}`,
    of: [
      box(
        { flexDirection: 'row', alignItems: 'center', gap: 10 },
        { part: 'emblem', emblem: player.emblem, size: 34 },
        box(
          { flex: 1 },
          text(player.name, { role: 'label' }),
          text(beaten.length > 0 ? wins : t('companion-sea-of-clouds:noWins'), {
            role: 'note',
            tone: beaten.length > 0 ? 'good' : 'text2',
            testID: `wins-${seat}`,
          }),
        ),
        sheet.parrot === seat ? (
          <Icon name={PARROT} size={30} color={theme.lamp} />
        ) : (
          <Touch
            accessibilityRole="button"
            accessibilityLabel={t('companion-sea-of-clouds:parrotTo', { name: player.name })}
            testID={`parrot-to-${seat}`}
            onPress={() => tap({ type: 'parrot', seat })}
            style={{ width: SIZE.touch, height: SIZE.touch, alignItems: 'center', justifyContent: 'center' }}
          >
            <Icon name={PARROT} size={30} color={theme.textOff} />
          </Touch>
        ),
      ),
      effectsOf(sheet, seat).map((effect) => (
        <Tick
          key={effect.bit}
          label={effectWords(at, seat, effect)}
          done={effect.done}
          onPress={() => tap({ type: 'tick', seat, effect: effect.bit })}
          testID={`tick-${seat}-${effect.bit}`}
        />
      )),
      counter(at, DOUBLOONS, seat, { half: false, testID: `doubloons-${seat}` }),
    ],
  };
}

function effectWords({ sheet: { players }, t }: CloudsAt, seat: number, { pirate, against }: Effect): string {
  const name = against === null ? '' : namesOf(players, [against]);
  if (pirate === null) {
    return against === null
      ? t('companion-sea-of-clouds:effects.sumOnce')
      : t('companion-sea-of-clouds:effects.sum', { name });
  }
  const strength = players[seat]?.crew[pirate]?.strength ?? 0;
  return against === null
    ? t('companion-sea-of-clouds:effects.once', { strength })
    : t('companion-sea-of-clouds:effects.each', { strength, name });
}

interface TickProps {
  readonly label: string;
  readonly done: boolean;
  readonly onPress: () => void;
  readonly testID: string;
}

/** A line of a list that is gone through with the hands: ticked, it is struck out. */
function Tick({ label, done, onPress, testID }: TickProps) {
  const theme = useTheme();
  return (
    <Touch
      accessibilityRole="checkbox"
      accessibilityLabel={label}
      aria-checked={done}
      testID={testID}
      onPress={onPress}
      style={({ pressed }) => ({
        minHeight: SIZE.touch,
        flexDirection: 'row',
        alignItems: 'center',
        gap: 10,
        paddingHorizontal: 10,
        borderRadius: RADIUS.strip,
        backgroundColor: theme.raised,
        opacity: pressed ? 0.7 : 1,
      })}
    >
      <View
        style={{
          width: 26,
          height: 26,
          borderRadius: 7,
          borderWidth: 2,
          borderColor: done ? theme.good : theme.text3,
          alignItems: 'center',
          justifyContent: 'center',
        }}
      >
        {done ? <Glyph name="check" size={18} color={theme.good} /> : null}
      </View>
      <Text
        role="body"
        tone={done ? 'text3' : 'text1'}
        style={{ flex: 1, textDecorationLine: done ? 'line-through' : 'none' }}
      >
        {label}
      </Text>
    </Touch>
  );
}
