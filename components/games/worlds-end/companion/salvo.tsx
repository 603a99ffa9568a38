import { View } from 'react-native';
import { say } from '@/components/i18n/words';
import { Text } from '@/components/ui/text';
import { SIZE } from '@/components/ui/theme/tokens';
import { Touch } from '@/components/ui/touch';
import { ADJUSTMENTS, type Fight, type Salvo } from '@/engine/companion/worlds-end/lines';
import { hitsOf } from '@/engine/companion/worlds-end/salvo';
import { button, section, type Blocks } from '@/components/kit/companion/spec/blocks';
import { Die } from '../rules/parts';
import { faceKeys } from './dice';
import type { SeasAt } from './kind';

/** The shot on the table, and all that a printed card may do to it; everything is reckoned anew from before the shot. */
export function salvoOf(at: SeasAt, { salvo, before, ships }: Fight): Blocks {
  const { t, tap } = at;
  const target = salvo && before?.[salvo.target];
  if (!salvo || !target) return null;
  const hits = hitsOf(salvo, target);
  const hasCheck = hits > 0 && target.mark && !target.damaged && !salvo.sure;
  const now = ships[salvo.target];
  const outcome = now?.place === 'sunk' ? 'sunk' : now?.damaged && !target.damaged ? 'damaged' : 'missed';
  const label = t('companion-worlds-end:battle.adjust');
  return [
    section(t('companion-worlds-end:facts.shot', { ship: salvo.ship + 1, target: salvo.target + 1 })),
    <View key="salvo" testID="salvo" style={{ gap: 6 }}>
      <DiceRow at={at} dice={salvo.dice} check={false} />
      <Text role="label">{t('worlds-end:battle.hits', { count: hits })}</Text>
      {hasCheck ? (
        <>
          <Text role="sub" tone="text2">
            {t('worlds-end:battle.check')}
          </Text>
          <DiceRow at={at} dice={salvo.check.slice(0, hits)} check />
        </>
      ) : null}
      <Text role="title" testID="outcome">
        {say(t, `companion-worlds-end:outcomes.${outcome}`)}
      </Text>
    </View>,
    turning(at, salvo),
    {
      part: 'picks',
      label,
      picks: ADJUSTMENTS.map((key) => {
        const isOn = (key === 'no-check' && salvo.sure) || (key === 'miss' && salvo.missed);
        const words = say(t, `companion-worlds-end:adjust.${key}`);
        return { key, label: isOn ? `✓ ${words}` : words };
      }),
      onPick: (key) => {
        const what = ADJUSTMENTS.find((one) => one === key);
        if (what) tap({ type: 'salvo', what });
      },
      wide: true,
      testID: 'adjust',
    },
  ];
}

interface DiceRowProps {
  readonly at: SeasAt;
  readonly dice: readonly number[];
  readonly check: boolean;
}

/** Touched, a die is turned or rolled again. */
function DiceRow({ at: { t, draft, onDraft }, dice, check }: DiceRowProps) {
  return (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: 6 }}>
      {dice.map((face, at) => {
        const isChosen = draft.die?.at === at && draft.die.check === check;
        return (
          <Touch
            key={at}
            accessibilityRole="button"
            accessibilityLabel={t('companion-worlds-end:battle.die', { face })}
            aria-selected={isChosen}
            testID={`${check ? 'check' : 'die'}-${at}`}
            onPress={() => onDraft({ die: isChosen ? null : { check, at } })}
            style={{ minWidth: SIZE.touch, minHeight: SIZE.touch, alignItems: 'center', justifyContent: 'center' }}
          >
            <Die face={face} size={44} counts={isChosen} />
          </Touch>
        );
      })}
    </View>
  );
}

function turning({ t, tap, draft, onDraft }: SeasAt, { dice, check }: Salvo): Blocks {
  const die = draft.die ?? null;
  if (die === null) return null;
  const type = die.check ? 'check-die' : 'die';
  const turn = (face: number | null) => {
    if (tap({ type, at: die.at, face })) onDraft({ die: null });
  };
  return [
    faceKeys(t('companion-worlds-end:battle.turnDie'), (die.check ? check : dice)[die.at] ?? null, turn, 'turn-die'),
    button(t('companion-worlds-end:battle.rollDie'), 'roll-die', () => turn(null)),
  ];
}
