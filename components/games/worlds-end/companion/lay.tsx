import { Emblem } from '@/components/ui/emblem';
import type { Fight } from '@/engine/companion/worlds-end/lines';
import type { SideNumber } from '@/engine/games/worlds-end/view';
import { button, quiet, section, text, type Blocks, type Part } from '@/components/kit/companion/spec/blocks';
import type { SeasAt } from './kind';
import { faceWords, nameOf } from './names';

interface Face {
  readonly attack: number;
  readonly defence: number;
  readonly mark: boolean;
}

const RECENT = 8;
const MARKS = ['plain', 'marked'] as const;

/** A pirate ship is three touches, one that has been laid out before is one. */
export function laying(at: SeasAt, fight: Fight): Blocks {
  const { sheet, t, tap, draft, onDraft } = at;
  const own = ([0, 1] as const).filter((side) => fight.sides[side] !== null);
  const side = own.find((one) => one === draft.side) ?? own[0] ?? 0;
  const canGuard = side === 1 && (fight.kind === 'sea' || fight.kind === 'final');
  const guard = canGuard && draft.guard === true;
  const lay = (face: Face) => {
    if (tap({ type: 'lay', side, ...face, guard })) onDraft({ attack: 0, defence: 0 });
  };
  return [
    section(t('companion-worlds-end:battle.lay')),
    own.length > 1 ? sideKeys(at, fight, side) : null,
    canGuard
      ? {
          part: 'toggle',
          title: t('companion-worlds-end:battle.fromGuards'),
          on: guard,
          onChange: (on) => onDraft({ guard: on }),
          testID: 'from-guards',
        }
      : null,
    recent(at, lay),
    numbers(at, 'attack', 3),
    numbers(at, 'defence', 5),
    mark(at, lay),
    draft.ship == null
      ? quiet(t('companion-worlds-end:battle.layNote', { name: nameOf(sheet, fight.sides[side], t) }), { role: 'note' })
      : button(t('companion-worlds-end:battle.layOff', { ship: draft.ship + 1 }), 'lay-off', () => {
          if (tap({ type: 'lay-off', slot: draft.ship ?? 0 })) onDraft({ ship: null });
        }),
  ];
}

function sideKeys({ sheet, t, onDraft }: SeasAt, fight: Fight, chosen: SideNumber): Part {
  return {
    part: 'picks',
    label: t('companion-worlds-end:battle.lay'),
    picks: ([0, 1] as const).map((side) => ({
      key: String(side),
      label: nameOf(sheet, fight.sides[side], t),
      left: <Emblem emblem={sheet.players[fight.sides[side] ?? 0]?.emblem ?? 1} size={28} />,
    })),
    chosen: String(chosen),
    onPick: (key) => onDraft({ side: key === '1' ? 1 : 0 }),
    wide: true,
    testID: 'lay-side',
  };
}

/** Ships that have been laid out beside this sheet, the last one first. */
function recent({ ledger, t }: SeasAt, lay: (face: Face) => void): Blocks {
  const faces = new Map<string, Face>();
  for (const { tap } of [...ledger.steps].reverse()) {
    if (tap.type === 'lay' && faces.size < RECENT) {
      const { attack, defence, mark } = tap;
      faces.set(`${attack}-${defence}-${mark ? 'm' : 'p'}`, { attack, defence, mark });
    }
  }
  if (faces.size === 0) return null;
  const label = t('companion-worlds-end:battle.recent');
  return [
    text(label, { role: 'sub', tone: 'text2' }),
    {
      part: 'picks',
      label,
      picks: [...faces].map(([key, face]) => ({ key, label: faceWords(face, t) })),
      onPick: (key) => {
        const face = faces.get(key);
        if (face) lay(face);
      },
      testID: 'recent',
    },
  ];
}

function numbers({ t, draft, onDraft }: SeasAt, what: 'attack' | 'defence', most: number): Blocks {
  const label = t(`companion-worlds-end:fields.${what}`);
  const value = draft[what] ?? 0;
  return [
    text(label, { role: 'sub', tone: 'text2' }),
    {
      part: 'picks',
      label,
      picks: Array.from({ length: most }, (_, i) => ({ key: String(i + 1), label: String(i + 1) })),
      chosen: value === 0 ? null : String(value),
      onPick: (key) => onDraft({ [what]: Number(key) }),
      testID: `lay-${what}`,
    },
  ];
}

/** The third touch lays it out. */
function mark({ t, draft, say: tell }: SeasAt, lay: (face: Face) => void): Blocks {
  const { attack = 0, defence = 0 } = draft;
  const label = t('companion-worlds-end:fields.mark');
  return [
    text(label, { role: 'sub', tone: 'text2' }),
    {
      part: 'picks',
      label,
      picks: MARKS.map((key) => ({
        key,
        label: t(`companion-worlds-end:battle.${key}`),
        dim: attack === 0 || defence === 0,
      })),
      onPick: (key) => {
        if (attack === 0 || defence === 0) tell(t('companion-worlds-end:battle.numbersFirst'));
        else lay({ attack, defence, mark: key === 'marked' });
      },
      wide: true,
      testID: 'lay-mark',
    },
  ];
}
