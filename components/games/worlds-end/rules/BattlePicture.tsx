import { View } from 'react-native';
import { Glyph } from '@/components/art/Glyph';
import { Icon } from '@/components/art/Icon';
import { Text } from '@/components/ui/text';
import type { BattleFrame, Fate, Shot } from './play';
import { Die, HIT, Lane, LIGHT, PALE, useLabel } from './parts';
import { shipOf } from './ships';
import { MARKS } from './marks';

/** The Company's line above, the pirates' below, and between them the last salvo. */
export function BattlePicture({ frame }: { readonly frame: BattleFrame }) {
  const [company, pirates] = frame.lines;
  return (
    <>
      <Lane label="company">
        {company.map((ship) => (
          <ShipPlate key={ship} ship={ship} frame={frame} />
        ))}
      </Lane>
      {frame.shot ? <Salvo shot={frame.shot} /> : null}
      <Lane label="pirates">
        {pirates.map((ship) => (
          <ShipPlate key={ship} ship={ship} frame={frame} />
        ))}
      </Lane>
    </>
  );
}

function Salvo({ shot: { target, dice, check, result } }: { readonly shot: Shot }) {
  const words = useLabel();
  const { defence } = shipOf(target);
  return (
    <View style={{ width: '100%', flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 14 }}>
      <Roll label={words('dice')} dice={dice} over={defence} />
      {check.length > 0 ? <Roll label={words('check')} dice={check} over={defence} /> : null}
      <Text role="header" most={1.3} accessibilityRole="text" color={result === 'missed' ? PALE : HIT}>
        {words(result)}
      </Text>
    </View>
  );
}

interface RollProps {
  readonly label: string;
  readonly dice: readonly number[];
  /** A die that is greater counts. */
  readonly over: number;
}

function Roll({ label, dice, over }: RollProps) {
  return (
    <View style={{ gap: 4 }}>
      <Text role="sub" color={PALE}>
        {label}
      </Text>
      <View style={{ flexDirection: 'row', gap: 6 }}>
        {dice.map((face, i) => (
          <Die key={i} face={face} counts={face > over} />
        ))}
      </View>
    </View>
  );
}

const TURN: Readonly<Record<Fate, string>> = { whole: '0deg', damaged: '12deg', sunk: '0deg' };

/** Sloop, brig, frigate: by Attack (2.8). */
const SIZES: readonly number[] = [24, 24, 31, 38];

interface ShipPlateProps {
  readonly ship: string;
  readonly frame: BattleFrame;
}

/** A ship by its class, with Attack, Defence and the knot; whoever fires and whoever is fired at have an edge. */
function ShipPlate({ ship, frame: { fates, shot } }: ShipPlateProps) {
  const { icon, attack, defence, survives } = shipOf(ship);
  const fate = fates[ship] ?? 'whole';
  const fires = shot?.ship === ship;
  const isTarget = shot?.target === ship;
  return (
    <View
      style={{
        width: 86,
        padding: 6,
        gap: 2,
        alignItems: 'center',
        borderRadius: 11,
        borderWidth: 2.5,
        borderStyle: isTarget && !fires ? 'dotted' : 'solid',
        borderColor: fires || isTarget ? HIT : 'transparent',
        backgroundColor: 'rgba(12,10,20,0.66)',
        opacity: fate === 'sunk' ? 0.45 : 1,
        transform: [{ rotate: TURN[fate] }, { translateY: fate === 'sunk' ? 6 : 0 }],
      }}
    >
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: 3 }}>
        <Icon name={icon} size={SIZES[attack] ?? 38} color={LIGHT} />
        {fate === 'whole' ? null : <Glyph name={fate === 'sunk' ? 'x' : 'down'} size={18} color="#FF8A7A" />}
      </View>
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: 3 }}>
        <Icon name={MARKS.fire.icon} size={15} color="#FF9BAA" />
        <Text role="label" most={1} accessibilityRole="text" color={LIGHT}>
          {attack}
        </Text>
        <Icon name={MARKS.hits.icon} size={14} color="#9CCBF5" />
        <Text role="label" most={1} accessibilityRole="text" color={LIGHT}>
          {defence}
        </Text>
        {survives ? <Icon name={MARKS.survivability.icon} size={14} color="#8FE3BE" /> : null}
      </View>
    </View>
  );
}
