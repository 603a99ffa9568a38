import type { Blocks, Part } from '@/components/kit/companion/spec/blocks';
import { Die } from '../overlay/Die';
import type { FleetAt } from './kind';

const FACES = [1, 2, 3, 4, 5, 6];

/** Six faces to choose one of: what a real die shows. */
export function faceKeys(label: string, onFace: (face: number) => void, testID = 'face'): Part {
  return {
    part: 'picks',
    label,
    picks: FACES.map((face) => ({ key: String(face), label: String(face), bare: true, left: <Ivory face={face} /> })),
    onPick: (key) => onFace(Number(key)),
    testID,
  };
}

export function Ivory({ face, size = 36 }: { readonly face: number; readonly size?: number }) {
  return <Die face={face} size={size} color="#F4E6C6" ink="#2A1810" />;
}

/** Whose dice: the app's, or those on the table, typed one after the other. */
export function whoseDice({ t, view, onView, onDraft }: FleetAt): Blocks {
  return {
    part: 'toggle',
    title: t('companion-admiral:dice.rolls'),
    on: view.rolls,
    onChange: (rolls) => {
      onView({ rolls });
      onDraft({ dice: [] });
    },
    testID: 'rolls',
  };
}
