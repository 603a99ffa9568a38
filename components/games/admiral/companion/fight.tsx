import { fightAhead, helpersFor } from '@/engine/companion/admiral/hints';
import { chartOf, fortOf, hullOf, inUnitOrder, type AdmiralSheet } from '@/engine/companion/admiral/sheet';
import { box, quiet, section, text, type Blocks } from '@/components/kit/companion/spec/blocks';
import type { Leaf } from '@/components/kit/companion/spec/spec';
import { percent } from '../rows/percent';
import { faceKeys, Ivory, whoseDice } from './dice';
import { gunnerSeat, rivalsOf, targetPicks } from './targets';
import type { FleetAt } from './kind';
import { unitName, unitNames } from './words';

/** As many ships as stand round a fort or in its port. */
const MOST_STORMERS = 8;

/** 4.14, 4.15: who attacks whom, both totals before the dice, the chances, the dice. */
export function fightLeaf(at: FleetAt): Leaf {
  const { sheet, t, draft, view } = at;
  const target = draft.target ?? '';
  const sides = sidesOf(at);
  const isReady = target !== '' && sides.attackers.length > 0;
  const ahead = isReady ? fightAhead(sheet, target, sides.attackers, sides.defenders) : null;
  const needed = sides.attackers.length + sides.defenders.length + 1;
  return {
    title: t(fortOf(sheet, target) ? 'admiral:fight.assault' : 'admiral:fight.boarding'),
    testID: 'fight-sheet',
    blocks: [
      targets(at),
      attackerPicks(at),
      helperPicks(at),
      ahead === null
        ? null
        : [
            text(t('admiral:fight.without', { attack: ahead.attack, defence: ahead.defence }), { role: 'label' }),
            text(odds(at, ahead), { tone: 'good', testID: 'odds' }),
            quiet(
              t('admiral:fight.tieCosts', {
                list: unitNames(sheet, [...sides.attackers, target, ...sides.defenders], t),
              }),
            ),
          ],
      whoseDice(at),
      isReady && !view.rolls ? typing(at, needed) : null,
    ],
    keys:
      isReady && view.rolls
        ? [
            {
              kind: 'primary',
              label: t('admiral:buttons.Roll_fight'),
              sub: ahead
                ? t('admiral:buttons.odds_sub', { win: percent(ahead.win), tie: percent(ahead.tie) })
                : undefined,
              onPress: () => attack(at, []),
              testID: 'attack',
              style: { flex: 1 },
            },
          ]
        : [],
  };
}

interface Sides {
  readonly attackers: readonly string[];
  readonly defenders: readonly string[];
}

function sidesOf({ sheet, draft }: FleetAt): Sides {
  const isAssault = fortOf(sheet, draft.target ?? '') !== undefined;
  const attackers = inUnitOrder(sheet, draft.units ?? []);
  return { attackers, defenders: isAssault ? inUnitOrder(sheet, draft.helpers ?? []) : [] };
}

function odds(
  { t }: FleetAt,
  { win, tie, lose }: { readonly win: number; readonly tie: number; readonly lose: number },
) {
  return t('admiral:fight.odds', { win: percent(win), tie: percent(tie), lose: percent(lose) });
}

function targets(at: FleetAt): Blocks {
  const { sheet, t, draft, onDraft } = at;
  const { can } = chartOf(sheet).rules;
  const units = rivalsOf(sheet, gunnerSeat(at)).filter((unit) => (fortOf(sheet, unit) ? can.assault : can.board));
  return targetPicks(at, units, t('companion-admiral:fight.target'), (target) =>
    onDraft({ target, dice: [], helpers: fortOf(sheet, target) ? helpersFor(sheet, target, draft.units ?? []) : [] }),
  );
}

const hullWords = (sheet: AdmiralSheet, unit: string, t: FleetAt['t']): string =>
  t('admiral:fight.hull', { count: hullOf(sheet, unit) });

function attackerPicks(at: FleetAt): Blocks {
  const { sheet, draft } = at;
  const most = fortOf(sheet, draft.target ?? '') ? MOST_STORMERS : chartOf(sheet).rules.mostBoarders;
  return shipPicks(at, 'units', gunnerSeat(at), most);
}

/** 4.15.4: ships of the fort’s owner may help it. */
function helperPicks(at: FleetAt): Blocks {
  const { sheet, draft } = at;
  const owner = fortOf(sheet, draft.target ?? '')?.owner ?? null;
  return owner === null ? null : shipPicks(at, 'helpers', owner, MOST_STORMERS);
}

function shipPicks({ sheet, t, draft, onDraft }: FleetAt, of: 'units' | 'helpers', seat: number, most: number): Blocks {
  const chosen = draft[of] ?? [];
  const label = t(`companion-admiral:fight.${of}`);
  const ships = sheet.ships.filter(({ owner, isAfloat }) => owner === seat && isAfloat);
  if (ships.length === 0) return null;
  return [
    section(label),
    {
      part: 'picks',
      label,
      picks: ships.map(({ id, locked }) => ({
        key: id,
        label: unitName(sheet, id, t),
        sub: hullWords(sheet, id, t),
        checked: chosen.includes(id),
        dim: locked,
      })),
      onPick: (id) => {
        const next = chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id];
        if (next.length <= most) onDraft({ [of]: next, dice: [] });
      },
      wide: true,
      testID: of,
    },
  ];
}

/** Real dice, one by one, in the order of the units. */
function typing(at: FleetAt, needed: number): Blocks {
  const { sheet, t, draft, onDraft } = at;
  const { attackers, defenders } = sidesOf(at);
  const dice = draft.dice ?? [];
  const units = [...attackers, draft.target ?? '', ...defenders];
  const unit = units[dice.length];
  if (unit === undefined) return null;
  const label = t('companion-admiral:fight.typed', { unit: unitName(sheet, unit, t) });
  return [
    text(label, { role: 'label' }),
    faceKeys(label, (face) => {
      const next = [...dice, face];
      onDraft({ dice: next });
      if (next.length === needed) attack(at, next);
    }),
    dice.length === 0
      ? null
      : box(
          { flexDirection: 'row', flexWrap: 'wrap', gap: 6 },
          ...dice.map((face, i) => <Ivory key={i} face={face} />),
        ),
  ];
}

function attack(at: FleetAt, dice: readonly number[]): void {
  const { tap, open, draft } = at;
  const { attackers, defenders } = sidesOf(at);
  const done = tap({
    type: 'fight',
    target: draft.target ?? '',
    attackers,
    defenders,
    attackDice: dice.slice(0, attackers.length),
    defenceDice: dice.slice(attackers.length),
  });
  if (done) open('share');
}
