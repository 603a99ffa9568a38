import { say } from '@/components/i18n/words';
import type { Fight, FightShip } from '@/engine/companion/worlds-end/lines';
import { section, type Blocks } from '@/components/kit/companion/spec/blocks';
import type { SeasAt } from './kind';
import { shipWords } from './names';

const STATES = ['damaged', 'fired', 'mark', 'sunk', 'taken'] as const;

/** The ship that was touched, as it can be put right by hand, and the card that is played for it. */
export function shipKeys({ t, tap, draft, onDraft }: SeasAt, { ships }: Fight): Blocks {
  const slot = draft.ship ?? null;
  const ship = slot === null ? undefined : ships[slot];
  if (slot === null || !ship) return null;
  const label = `№${slot + 1} ${shipWords(ship, t)}`;
  return [
    section(label),
    {
      part: 'picks',
      label,
      picks: [
        ...STATES.map((key) => ({
          key: key as string,
          label: say(t, `companion-worlds-end:states.${key}`),
          checked: isOn(ship, key),
        })),
        { key: 'card', label: t('companion-worlds-end:states.card'), checked: ship.carded },
        { key: 'withdraw', label: t('companion-worlds-end:states.withdraw'), checked: ship.place === 'withdrawn' },
      ],
      onPick: (key) => {
        const state = STATES.find((one) => one === key);
        if (state) tap({ type: 'ship', slot, what: state });
        else if (key === 'card') tap({ type: 'card', slot });
        else if (tap({ type: 'withdraw', slot })) onDraft({ ship: null });
      },
      wide: true,
      testID: 'state',
    },
  ];
}

function isOn(ship: FightShip, state: (typeof STATES)[number]): boolean {
  return state === 'sunk' ? ship.place === 'sunk' : ship[state];
}
