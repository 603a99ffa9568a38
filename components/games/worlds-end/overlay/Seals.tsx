import { View } from 'react-native';
import { Glyph } from '@/components/art/Glyph';
import { Icon } from '@/components/art/Icon';
import type { IconName } from '@/components/art/generated/icons';
import type { Words } from '@/components/i18n/words';
import { useTheme } from '@/components/ui/theme/context';
import type { Used, WorldsEndView } from '@/engine/games/worlds-end/view';

const SEALS = [
  ['move', 'move', 'ship-wheel'],
  ['fleet', 'port', 'galleon'],
  ['battle', 'battle', 'crossed-sabres'],
] as const satisfies readonly (readonly [string, keyof Used, IconName])[];

const GOLD = '#F0B63E';
const INK = '#2A1A0A';
const DONE = '#2E9E7B';

/** 13.1: the three actions of a turn, for the ear. */
export function sealsSpoken({ used, calm }: WorldsEndView, t: Words): string[] {
  return SEALS.map(([seal, key]) => {
    const closed = seal === 'move' && calm && !used.move;
    const state = used[key] ? 'used' : closed ? 'closed' : 'free';
    return t('worlds-end:seals.spoken', {
      seal: t(`worlds-end:seals.${seal}`),
      state: t(`worlds-end:seals.${state}`),
    });
  });
}

/** What of the three is done has a tick, what is left is gold; in any order (4.5.1). */
export function Seals({ view, size }: { readonly view: WorldsEndView; readonly size: number }) {
  const theme = useTheme();
  const { used, calm } = view;
  return (
    <View style={{ flexDirection: 'row', gap: size * 0.16 }}>
      {SEALS.map(([seal, key, icon]) => {
        const done = used[key];
        const off = done || (seal === 'move' && calm);
        return (
          <View
            key={seal}
            style={{
              width: size,
              height: size,
              borderRadius: size / 2,
              borderWidth: 1.5,
              borderColor: off ? theme.text3 : GOLD,
              backgroundColor: off ? 'transparent' : GOLD,
              alignItems: 'center',
              justifyContent: 'center',
            }}
          >
            <Icon name={icon} size={size * 0.62} color={off ? theme.text3 : INK} />
            {done ? <Tick size={size * 0.5} /> : null}
          </View>
        );
      })}
    </View>
  );
}

function Tick({ size }: { readonly size: number }) {
  return (
    <View
      style={{
        position: 'absolute',
        right: -size * 0.25,
        bottom: -size * 0.2,
        width: size,
        height: size,
        borderRadius: size * 0.3,
        backgroundColor: DONE,
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      <Glyph name="check" size={size * 0.9} color="#FFFFFF" />
    </View>
  );
}
