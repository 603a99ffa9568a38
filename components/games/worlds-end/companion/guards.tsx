import { playerAt } from '@/engine/companion/worlds-end/sheet';
import { seaId, type Sea } from '@/engine/games/worlds-end/data/board';
import { quiet, text, type Blocks } from '@/components/kit/companion/spec/blocks';
import type { Leaf } from '@/components/kit/companion/spec/spec';
import { guardsOf } from './fields';
import { counter } from '@/components/kit/companion/spec/fields';
import type { SeasAt } from './kind';
import { nameOf, seaWords } from './names';

/** 4.9: whoever is on turn posts and recalls, out of the squadron and into it; the others' guards are only put right. */
export function guardsLeaf(at: SeasAt, seat: number): Leaf {
  const { sheet, t } = at;
  const seas = sheet.owner.flatMap((owner, sea) => (owner === seat ? [sea] : []));
  const isActive = seat === sheet.active;
  return {
    title: t('companion-worlds-end:guards.title', { name: nameOf(sheet, seat, t) }),
    testID: 'guards-sheet',
    blocks: [
      text(t('companion-worlds-end:guards.squadron', { count: playerAt(sheet, seat).squadron }), {
        role: 'label',
        testID: 'guards-squadron',
      }),
      quiet(t(isActive ? 'companion-worlds-end:guards.note' : 'companion-worlds-end:guards.noteOther')),
      seas.length === 0 ? quiet(t('companion-worlds-end:guards.noSeas')) : null,
      seas.map((sea) => (isActive ? posting(at, sea) : plain(at, sea))),
    ],
  };
}

function plain(at: SeasAt, sea: Sea): Blocks {
  return counter(at, guardsOf(sea), 0, { label: seaWords(at.sheet, sea, at.t), half: false });
}

function posting({ sheet, t, tap }: SeasAt, sea: Sea): Blocks {
  const id = seaId(sea);
  return {
    part: 'counter',
    label: seaWords(sheet, sea, t),
    value: sheet.guards[sea] ?? 0,
    onStep: (by) => tap({ type: by > 0 ? 'assign' : 'recall', sea: id, ships: 1 }),
    testID: `post-${id}`,
  };
}
