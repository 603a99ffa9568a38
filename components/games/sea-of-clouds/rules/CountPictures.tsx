import { View } from 'react-native';
import { pointsOf, relicPoints, type Holdings, strengthOf } from '@/engine/games/sea-of-clouds/public';
import { FaceCard } from '../overlay/FaceCard';
import { minus } from '../words';
import { CAPTAINS } from './figures';
import { Faces, Lane, Total } from './parts';
import { cardsOf, HOUSE_BOX } from './play-shares';

const SMALL = 88;
const LARGE = 118;

export function strengthIn(crew: string, objects: string): number {
  return strengthOf(HOUSE_BOX, cardsOf(crew), cardsOf(objects));
}

const NOTHING: Holdings = {
  doubloons: 0,
  chest: 0,
  rum: [],
  bottles: 0,
  relics: [],
  objects: [],
  secrets: [],
  parrot: false,
};

/** Points for rum of each of these captains (7.3, 7.4). */
export function rumIn(captains: readonly string[]): number[] {
  const all = captains.map((names): Holdings => {
    const rum = cardsOf(names);
    return { ...NOTHING, rum, bottles: rum.length };
  });
  return all.map((_, seat) => pointsOf(HOUSE_BOX, all, seat, -1).rum);
}

export function relicsIn(relic: string, copies: number): number {
  const ids = Array.from({ length: copies }, (_, i) => `${relic}-${i + 1}`);
  return relicPoints(HOUSE_BOX, cardsOf(ids.join(' ')));
}

interface StrengthPictureProps {
  readonly crew: string;
  readonly objects: string;
}

export function StrengthPicture({ crew, objects }: StrengthPictureProps) {
  return (
    <View style={{ width: '100%', flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 7 }}>
      <Faces cards={[...cardsOf(crew), ...cardsOf(objects)]} width={SMALL} />
      <Total>{`= ${minus(strengthIn(crew, objects))}`}</Total>
    </View>
  );
}

export function RumPicture({ captains }: { readonly captains: readonly string[] }) {
  const points = rumIn(captains);
  return captains.map((rum, seat) => (
    <Lane key={seat} label={CAPTAINS[seat] ?? ''}>
      <Faces cards={cardsOf(rum)} width={SMALL} />
      <Total>{`= ${minus(points[seat] ?? 0)}`}</Total>
    </Lane>
  ));
}

interface LadderPictureProps {
  readonly relic: string;
  readonly copies: number;
}

export function LadderPicture({ relic, copies }: LadderPictureProps) {
  const face = HOUSE_BOX.faces.find(({ id }) => id === relic);
  if (!face) return null;
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', gap: 12 }}>
      <FaceCard face={face} width={LARGE} copies={copies} />
      <Total>{`× ${copies} = ${minus(relicsIn(relic, copies))}`}</Total>
    </View>
  );
}
