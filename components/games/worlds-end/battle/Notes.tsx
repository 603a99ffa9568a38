import { View } from 'react-native';
import { Icon } from '@/components/art/Icon';
import { useWords, type Words } from '@/components/i18n/words';
import { absolute, type Rect } from '@/components/kit/frame/box';
import { emblemOf } from '@/components/kit/people/seats';
import { Emblem } from '@/components/ui/emblem';
import { Text } from '@/components/ui/text';
import { useTheme } from '@/components/ui/theme/context';
import { RADIUS } from '@/components/ui/theme/tokens';
import type { SeatSetup } from '@/engine';
import type { BattleView } from '@/engine/games/worlds-end/view';
import type { WorldsEndAsk } from '../asks';
import { COMPANY_SIGN } from '../overlay/signs';
import type { Field } from './places';
import { pillPlace } from './places';
import { leftToFire } from './roster';

interface NotesProps {
  readonly battle: BattleView;
  readonly seats: readonly SeatSetup[];
  readonly field: Field;
  readonly ask: WorldsEndAsk | null;
}

/** Between the lines while no dice lie there: who fires next, or what it means to leave. */
export function Notes({ battle, seats, field, ask }: NotesProps) {
  const t = useWords();
  if (ask?.decision.kind === 'ROUND_END') {
    return <Leaving rect={field.gap} lines={leavingWords(battle, ask, t)} />;
  }
  if (battle.salvo || battle.ending !== null) return null;
  return <FiresNext battle={battle} seats={seats} rect={pillPlace(field)} wide={field.gap} />;
}

/** 4.14.3–4.14.7: what a withdrawal and a retreat come to here. */
function leavingWords({ kind }: BattleView, { legal }: WorldsEndAsk, t: Words): string[] {
  const singly = legal.some((action) => 'withdraw' in action);
  const all = legal.some((action) => action.type === 'ROUND_END' && 'choice' in action && action.choice === 'retreat');
  const after =
    kind === 'sea' ? t('worlds-end:battle.retreatSea') : kind === 'kraken' ? t('worlds-end:battle.retreatKraken') : '';
  return [
    ...(singly ? [t('worlds-end:battle.withdrawNote')] : []),
    ...(all ? [t('worlds-end:battle.retreatNote'), after] : []),
  ].filter(Boolean);
}

function Leaving({ rect, lines }: { readonly rect: Rect; readonly lines: readonly string[] }) {
  const theme = useTheme();
  if (lines.length === 0) return null;
  return (
    <View pointerEvents="none" style={[absolute(rect), { alignItems: 'center', justifyContent: 'center' }]}>
      <View
        testID="leaving"
        style={{
          maxHeight: rect.height,
          maxWidth: 420,
          borderRadius: RADIUS.panel,
          paddingHorizontal: 12,
          paddingVertical: 6,
          backgroundColor: theme.panelStrong,
          overflow: 'hidden',
        }}
      >
        {lines.map((line) => (
          <Text key={line} role="min" most={1.1} align="center">
            {line}
          </Text>
        ))}
      </View>
    </View>
  );
}

interface FiresNextProps {
  readonly battle: BattleView;
  readonly seats: readonly SeatSetup[];
  readonly rect: Rect;
  readonly wide: Rect;
}

/** 13.5: "red side fires next (2 left)". */
function FiresNext({ battle, seats, rect, wide }: FiresNextProps) {
  const t = useWords();
  const theme = useTheme();
  const { toFire, sides, parley, round } = battle;
  const left = leftToFire(battle, toFire);
  // 4.12.4: where all of a side have fired, the other goes on.
  const side = left > 0 ? toFire : toFire === 0 ? 1 : 0;
  const count = leftToFire(battle, side);
  const seat = sides[side];
  const holds = parley && round === 1;
  return (
    <>
      <View
        accessible
        accessibilityLabel={`${t('worlds-end:battle.firesNext')}. ${t('worlds-end:battle.left', { count })}`}
        testID="fires-next"
        pointerEvents="none"
        style={[
          absolute(rect),
          {
            flexDirection: 'row',
            alignItems: 'center',
            gap: 8,
            paddingHorizontal: 8,
            borderRadius: RADIUS.panel,
            backgroundColor: theme.panel,
            overflow: 'hidden',
          },
        ]}
      >
        {seat === null ? (
          <Icon name={COMPANY_SIGN} size={24} color="#F2673C" />
        ) : (
          <Emblem emblem={emblemOf(seats, seat)} size={28} />
        )}
        <View style={{ flex: 1 }}>
          <Text role="sub" most={1.1} numberOfLines={1}>
            {t('worlds-end:battle.firesNext')}
          </Text>
          <Text role="min" most={1.1} tone="text2" numberOfLines={1}>
            {t('worlds-end:battle.left', { count })}
          </Text>
        </View>
      </View>
      {holds ? (
        <View
          pointerEvents="none"
          style={[
            absolute({
              x: rect.x + rect.width + 8,
              y: rect.y,
              width: wide.x + wide.width - rect.x - rect.width - 12,
              height: rect.height,
            }),
            { justifyContent: 'center' },
          ]}
        >
          <Text role="min" most={1.1} numberOfLines={3}>
            {t('worlds-end:battle.parley')}
          </Text>
        </View>
      ) : null}
    </>
  );
}
