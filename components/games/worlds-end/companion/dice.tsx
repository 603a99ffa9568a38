import type { Part } from '@/components/kit/companion/spec/blocks';
import { Die } from '../rules/parts';

const FACES = [1, 2, 3, 4, 5, 6];

/** Six faces to choose one of: what a real die shows. */
export function faceKeys(label: string, chosen: number | null, onFace: (face: number) => void, testID: string): Part {
  return {
    part: 'picks',
    label,
    picks: FACES.map((face) => ({
      key: String(face),
      label: String(face),
      bare: true,
      left: <Die face={face} size={34} />,
    })),
    chosen: chosen === null ? null : String(chosen),
    onPick: (key) => onFace(Number(key)),
    testID,
  };
}
