import { View } from 'react-native';
import Svg, { Circle, G, Path } from 'react-native-svg';
import { ICONS } from '@/components/art/generated/icons';
import { PaperCard } from '@/components/art/PaperCard';
import { useWords } from '@/components/i18n/words';
import { Text, textStyle } from '@/components/ui/text';
import type { ShipId } from '@/engine/games/worlds-end/box';
import type { WorldsEndView } from '@/engine/games/worlds-end/view';
import { COMPANY, DUTCHMAN, KEEL, pirateLivery, SHIPS, type Hull, type Livery } from '../hulls';
import { shipFacts } from '../ships';
import { shipWords } from '../words';
import { SHIP_SIGNS } from './signs';

const VIOLET = '#523F96';
const INK = '#2A1A0A';
const LAMP = { cx: 50, cy: 40, r: 46 };

interface ShipCardProps {
  readonly view: Pick<WorldsEndView, 'options'>;
  readonly ship: ShipId;
  readonly width: number;
}

/** Letters as large as the name allows; where that is too small to be read, its words stand in two rows. */
function lettersOf(name: string, k: number): { readonly size: number; readonly rows: 1 | 2 } {
  const fitting = (letters: number) => (86 * k) / Math.max(6, letters) / WIDE;
  const row = Math.min(14 * k, fitting(name.length));
  if (row >= LEAST) return { size: row, rows: 1 };
  const word = Math.max(...name.split(/(?<=-)| /).map((one) => one.length));
  return { size: Math.max(row, Math.min(11.5 * k, fitting(word))), rows: word < name.length ? 2 : 1 };
}

/** A letter of this face is so wide, as a part of its size; no name is smaller if that can be had. */
const WIDE = 0.58;
const LEAST = 9.5;

/** The card of a ship: a porthole with the ship in it, its name, dice, Defence, knot; its price on a coin. */
export function ShipCard({ view, ship, width }: ShipCardProps) {
  const t = useWords();
  const { hull, attack, defence, survives, price } = shipFacts(view, ship);
  const k = width / 100;
  const name = shipWords(view, ship, t);
  const { size, rows } = lettersOf(name, k);
  return (
    <View style={{ width, height: width * 1.4 }}>
      <PaperCard width={width} color={VIOLET} lamp={LAMP}>
        {(_, window) => (
          <>
            <Circle cx="50" cy="46" r="37" fill={window} stroke="#2B2058" strokeWidth="2" />
            <ShipShape hull={hull} x={50} y={76} scale={0.17} livery={price > 0 ? pirateLivery('#F0B63E') : COMPANY} />
            <Signs attack={attack} defence={defence} survives={survives} />
          </>
        )}
      </PaperCard>
      <Text
        most={1}
        align="center"
        color={VIOLET}
        numberOfLines={rows}
        style={[
          textStyle('boxTitle'),
          {
            position: 'absolute',
            left: 3 * k,
            right: 3 * k,
            top: (rows === 1 ? 88 : 84.5) * k,
            fontSize: size,
            lineHeight: rows === 1 ? size * 1.3 : size,
          },
        ]}
      >
        {name}
      </Text>
      <Number text={String(attack)} left={30 * k} k={k} />
      <Number text={String(defence)} left={62 * k} k={k} />
      {price > 0 ? <Coin text={String(price)} k={k} /> : null}
    </View>
  );
}

function Signs({ attack, defence, survives }: { attack: number; defence: number; survives: boolean }) {
  const sign = (icon: keyof typeof SHIP_SIGNS, x: number) => (
    <G transform={`translate(${x} 112) scale(0.035)`}>
      <Path d={ICONS[SHIP_SIGNS[icon].icon]} fill={SHIP_SIGNS[icon].paper} />
    </G>
  );
  if (attack + defence === 0) return null;
  return (
    <>
      {sign('attack', 10)}
      {sign('defence', 43)}
      {survives ? sign('survivability', 76) : null}
    </>
  );
}

function Number({ text, left, k }: { readonly text: string; readonly left: number; readonly k: number }) {
  return (
    <Text
      most={1}
      color={INK}
      accessibilityRole="text"
      style={[
        textStyle('scoreSmall'),
        { position: 'absolute', left, top: 107 * k, fontSize: 20 * k, lineHeight: 26 * k },
      ]}
    >
      {text}
    </Text>
  );
}

function Coin({ text, k }: { readonly text: string; readonly k: number }) {
  const edge = 30 * k;
  return (
    <View
      style={{
        position: 'absolute',
        right: 2 * k,
        top: 2 * k,
        width: edge,
        height: edge,
        borderRadius: edge / 2,
        backgroundColor: '#F0B63E',
        borderWidth: Math.max(1, 1.4 * k),
        borderColor: '#A9701A',
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      <Text
        most={1}
        color={INK}
        accessibilityRole="text"
        style={[textStyle('scoreSmall'), { fontSize: 12.5 * k, lineHeight: 16 * k }]}
      >
        {text}
      </Text>
    </View>
  );
}

interface ShapeProps {
  readonly hull: Hull;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly livery: Livery;
}

/** A ship from the side inside a drawing, its keel at x, y. */
export function ShipShape({ hull, x, y, scale, livery }: ShapeProps) {
  const place = `translate(${x} ${y}) scale(${scale}) translate(${-KEEL.x} ${-KEEL.y})`;
  if (hull === 'kraken') {
    return (
      <G transform={`translate(${x - 26} ${y - 56}) scale(0.105)`}>
        <Path d={ICONS['giant-squid']} fill="#8FE3BE" />
      </G>
    );
  }
  const parts = SHIPS[hull];
  const colours = hull === 'dutchman' ? DUTCHMAN : livery;
  const all = (paths: readonly string[], color: string) => paths.map((d) => <Path key={d} d={d} fill={color} />);
  return (
    <G transform={place}>
      {all(parts.masts, colours.hull)}
      {all(parts.foreSails, colours.foreSails)}
      {all([parts.sails], colours.sails)}
      {all([parts.flags], colours.flags)}
      {all(parts.hull, colours.hull)}
      {all([parts.windows], colours.windows)}
    </G>
  );
}

/** A ship alone, for a line of words. */
export function ShipSign({ hull, size, livery }: Omit<ShapeProps, 'x' | 'y' | 'scale'> & { readonly size: number }) {
  return (
    <Svg width={size} height={size * 0.8} viewBox="0 0 100 80" aria-hidden>
      <ShipShape hull={hull} x={48} y={76} scale={0.22} livery={livery} />
    </Svg>
  );
}
