import type { Fight } from '@/engine/companion/worlds-end/lines';
import { box, button, quiet, text, type Blocks } from '@/components/kit/companion/spec/blocks';
import { Die } from '../rules/parts';
import { faceKeys } from './dice';
import type { SeasAt } from './kind';

const NOTHING = { ship: null, target: null, dice: [], die: null } as const;

/** The first touch chooses a ship; the second, on the other line, is the shot. */
export function touched(at: SeasAt, fight: Fight, slot: number): void {
  const { draft, onDraft, view, tap } = at;
  const chosen = draft.ship ?? null;
  const [ship, target] = [chosen === null ? undefined : fight.ships[chosen], fight.ships[slot]];
  const isShot = fight.begun && chosen !== null && ship?.place === 'line' && target?.place === 'line';
  if (!isShot || ship.side === target.side) {
    onDraft({ ...NOTHING, ship: chosen === slot ? null : slot });
  } else if (!view.rolls) {
    onDraft({ target: slot, dice: [] });
  } else if (tap({ type: 'fire', ship: chosen, target: slot, dice: null })) {
    onDraft(NOTHING);
  }
}

/** Whose dice: the app's, or those on the table, typed one after the other. */
export function whoseDice({ t, view, onView }: SeasAt): Blocks {
  return [
    quiet(t('companion-worlds-end:battle.how'), { role: 'note' }),
    {
      part: 'toggle',
      title: t('companion-worlds-end:battle.rolls'),
      on: view.rolls,
      onChange: (rolls) => onView({ rolls }),
      testID: 'rolls',
    },
  ];
}

/** Real dice of the shot that was chosen, one face after the other. */
export function typing({ t, tap, draft, onDraft }: SeasAt, fight: Fight): Blocks {
  const ship = draft.ship ?? null;
  const target = draft.target ?? null;
  if (ship === null || target === null) return null;
  const dice = draft.dice ?? [];
  const fire = (faces: readonly number[]) => {
    if (tap({ type: 'fire', ship, target, dice: faces })) onDraft(NOTHING);
  };
  const put = (face: number) => {
    const faces = [...dice, face];
    if (faces.length === fight.ships[ship]?.attack) fire(faces);
    else onDraft({ dice: faces });
  };
  const label = t('companion-worlds-end:battle.typed', { ship: ship + 1, target: target + 1 });
  return [
    text(label, { role: 'label' }),
    faceKeys(label, null, put, 'shot'),
    dice.length === 0
      ? null
      : [
          box({ flexDirection: 'row', gap: 6 }, ...dice.map((face, i) => <Die key={i} face={face} />)),
          button(t('companion-worlds-end:battle.fewer', { count: dice.length }), 'shot-fewer', () => fire(dice)),
        ],
  ];
}
