import { say } from '@/components/i18n/words';
import { raidable } from '@/engine/companion/worlds-end/event';
import { flightsOf } from '@/engine/companion/worlds-end/hints';
import { isUnderWay, playerAt, type Due } from '@/engine/companion/worlds-end/sheet';
import type { SheetTap } from '@/engine/companion/worlds-end/taps';
import { CONVOY_REWARD } from '@/engine/games/worlds-end/data/table';
import { seaFrom, seaId, SEAS, type Sea } from '@/engine/games/worlds-end/data/board';

import { box, button, GROW, line, quiet, text, type Blocks } from '@/components/kit/companion/spec/blocks';
import type { Leaf } from '@/components/kit/companion/spec/spec';
import { Die } from '../rules/parts';
import { faceKeys } from './dice';
import { dueOf, dueTitle } from './due-words';
import type { SeasAt } from './kind';
import { goldWords, nameOf, seaWords } from './names';

/** 11.4: what an event, a battle or the end of a turn has left to be settled at one place. */
export function dueLeaf(at: SeasAt, seat: number): Leaf {
  const { sheet, t, tap, close } = at;
  const due = dueOf(sheet, seat);
  if (!due) return { title: t('companion-worlds-end:goOn'), testID: 'due-sheet', blocks: null };
  const name = nameOf(sheet, seat, t);
  return {
    title: dueTitle(due, t),
    testID: 'due-sheet',
    blocks: [
      text(say(t, `companion-worlds-end:due.${due.kind}.text`, { name, gold: goldWords(CONVOY_REWARD) }), {
        role: 'label',
      }),
      asked(at, due),
    ],
    keys:
      sheet.due[0] === due
        ? [
            {
              kind: 'ghost',
              label: t('companion-worlds-end:letBe'),
              onPress: () => tap({ type: 'let-be' }) && close(),
              testID: 'let-be',
            },
          ]
        : [],
  };
}

function asked(at: SeasAt, due: Due): Blocks {
  switch (due.kind) {
    case 'kraken':
    case 'convoy':
      return fought(at, due.kind);
    case 'storm':
      return stormy(at);
    case 'raid':
      return raided(at);
    case 'flight':
      return fled(at, due.seat);
    case 'gift':
      return given(at, due.seat);
    case 'auction':
    case 'last-battle':
      return null;
  }
}

function fought({ t, tap, open, close }: SeasAt, kind: 'kraken' | 'convoy'): Blocks {
  const end = (won: boolean) =>
    button(
      t(won ? 'companion-worlds-end:won' : 'companion-worlds-end:lost'),
      won ? 'due-won' : 'due-lost',
      () => tap({ type: kind, won }) && close(),
      GROW,
    );
  return [
    button(t('companion-worlds-end:due.fight'), 'due-fight', () => tap({ type: 'fight', kind }) && open('battle')),
    line(end(true), end(false)),
  ];
}

/** A die for each sloop: rolled here, or typed one by one. */
function stormy({ sheet, t, tap, draft, onDraft, close }: SeasAt): Blocks {
  const { squadron } = playerAt(sheet, sheet.active);
  const sloops = Math.min(draft.count ?? Math.min(1, squadron), squadron);
  const dice = draft.dice ?? [];
  return [
    {
      part: 'counter',
      label: t('companion-worlds-end:due.sloops'),
      value: sloops,
      onStep: (by) => onDraft({ count: Math.max(0, Math.min(squadron, sloops + by)) }),
      testID: 'sloops',
    },
    button(t('companion-worlds-end:due.rollSloops', { count: sloops }), 'storm-roll', () => {
      if (tap({ type: 'storm', sloops })) close();
    }),
    quiet(t('companion-worlds-end:due.typeSloops')),
    faceKeys(
      t('companion-worlds-end:due.typeSloops'),
      null,
      (face) => onDraft({ dice: dice.length < squadron ? [...dice, face] : dice }),
      'storm-die',
    ),
    dice.length === 0
      ? null
      : [
          box(
            { flexDirection: 'row', flexWrap: 'wrap', gap: 6 },
            ...dice.map((face, i) => <Die key={i} face={face} />),
          ),
          button(t('companion-worlds-end:due.book'), 'storm-book', () => {
            if (tap({ type: 'storm-dice', dice })) close();
          }),
        ],
  ];
}

/** Seas to choose one of; what is chosen is tapped at once. */
export function seaKeys(
  { sheet, t }: SeasAt,
  label: string,
  seas: readonly Sea[],
  onSea: (sea: Sea) => void,
  testID: string,
): Blocks {
  if (seas.length === 0) return null;
  return {
    part: 'picks',
    label,
    picks: seas.map((sea) => ({ key: seaId(sea), label: seaWords(sheet, sea, t) })),
    onPick: (key) => onSea(seaFrom(key) as Sea),
    wide: true,
    testID,
  };
}

function raided(at: SeasAt): Blocks {
  const { sheet, t, tap, close } = at;
  return seaKeys(
    at,
    t('companion-worlds-end:due.raid.title'),
    raidable(sheet, sheet.active),
    (sea) => tap({ type: 'raid', sea: seaId(sea) }) && close(),
    'raid',
  );
}

function fled(at: SeasAt, seat: number): Blocks {
  const { sheet, t, tap, close } = at;
  const known = flightsOf(sheet, seat);
  const sail = (to: SheetTap & { type: 'sail' }) => tap(to) && close();
  return [
    seaKeys(
      at,
      t('companion-worlds-end:due.flight.title'),
      known.length > 0 ? known : SEAS.map((_, sea) => sea),
      (sea) => sail({ type: 'sail', seat, how: 'flight', to: seaId(sea) }),
      'flee',
    ),
    button(
      t('companion-worlds-end:due.anywhere'),
      'flee-unknown',
      () => sail({ type: 'sail', seat, how: 'flight', to: null }),
      { kind: 'ghost' },
    ),
  ];
}

function given({ sheet, t, tap, close }: SeasAt, from: number): Blocks {
  const others = sheet.players.map((_, seat) => seat).filter((seat) => seat !== from && sheet.out[seat] === 0);
  return {
    part: 'picks',
    label: t('companion-worlds-end:due.gift.title'),
    picks: others.map((seat) => ({ key: String(seat), label: nameOf(sheet, seat, t) })),
    onPick: (key) => {
      if (tap({ type: 'out', to: Number(key) }) && isUnderWay(sheet)) close();
    },
    wide: true,
    testID: 'gift',
  };
}
