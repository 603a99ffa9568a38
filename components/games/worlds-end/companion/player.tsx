import { playerHintsOf } from '@/engine/companion/worlds-end/hints';
import { isUnderWay, playerAt } from '@/engine/companion/worlds-end/sheet';
import { HEROES } from '@/engine/games/worlds-end/data/cards';
import { seaFrom, seaId, SEAS } from '@/engine/games/worlds-end/data/board';
import { quiet, section, type Blocks } from '@/components/kit/companion/spec/blocks';
import { counter, counters } from '@/components/kit/companion/spec/fields';
import { rename } from '@/components/kit/companion/spec/plain';
import type { Leaf } from '@/components/kit/companion/spec/spec';
import { nameInput } from './card';
import { DIAL, OF_SEAT } from './fields';
import type { SeasAt } from './kind';
import { heroWords, seaWords } from './names';
import { hintWords, missingWords } from './notes';

/** 11.3: every number of one player, each to be put right by hand. */
export function playerOf(at: SeasAt, seat: number): Leaf {
  const { sheet, t } = at;
  return {
    title: playerAt(sheet, seat).name,
    testID: 'player-sheet',
    blocks: [
      isUnderWay(sheet)
        ? [
            counters(at, OF_SEAT, seat),
            [...playerHintsOf(sheet, seat).map((hint) => hintWords(hint, t)), ...missingWords(sheet, seat, t)].map(
              (words) => quiet(words),
            ),
            flagship(at, seat),
            dial(at, seat),
          ]
        : null,
      heroKeys(at, seat),
      rename(at, seat),
    ],
  };
}

const UNKNOWN = 'unknown';

function flagship({ sheet, t, tap }: SeasAt, seat: number): Blocks {
  const label = t('companion-worlds-end:fields.flagship');
  const { flagship: sea } = playerAt(sheet, seat);
  return [
    section(label),
    {
      part: 'picks',
      label,
      picks: [
        ...SEAS.map((id, one) => ({ key: id as string, label: seaWords(sheet, one, t) })),
        { key: UNKNOWN, label: t('companion-worlds-end:unknown') },
      ],
      chosen: sea < 0 ? UNKNOWN : seaId(sea),
      onPick: (key) => {
        const to = seaFrom(key);
        tap({ type: 'flagship', seat, at: to === undefined ? null : seaId(to) });
      },
      wide: true,
      testID: 'lies',
    },
  ];
}

/** 11.3: the dial of the box says something else, and why. */
function dial(at: SeasAt, seat: number): Blocks {
  const { sheet, t, tap } = at;
  const { dial: by, note } = playerAt(sheet, seat);
  return [
    section(t('companion-worlds-end:fields.dial')),
    quiet(t('companion-worlds-end:player.dialNote')),
    counter(at, DIAL, seat, { half: false }),
    nameInput(
      at,
      t('companion-worlds-end:player.why'),
      note,
      (text) => tap({ type: 'dial', seat, by, note: text }),
      'dial-note',
    ),
  ];
}

export function heroKeys({ sheet, t, tap }: SeasAt, seat: number): Blocks {
  const label = t('companion-worlds-end:player.hero');
  return [
    section(label),
    {
      part: 'picks',
      label,
      picks: HEROES.map((hero) => ({
        key: hero,
        label: heroWords(hero, t),
        dim: sheet.players.some((one, i) => i !== seat && one.hero === hero),
      })),
      chosen: playerAt(sheet, seat).hero,
      onPick: (key) => {
        const hero = HEROES.find((one) => one === key);
        if (hero) tap({ type: 'hero', seat, hero });
      },
      wide: true,
      testID: `hero-${seat}`,
    },
  ];
}
