import { say } from '@/components/i18n/words';
import { Emblem } from '@/components/ui/emblem';
import { drawsOf, firesNow, winnerOf } from '@/engine/companion/worlds-end/battle';
import type { Fight } from '@/engine/companion/worlds-end/lines';
import type { SideNumber } from '@/engine/games/worlds-end/view';
import { box, button, GROW, line, quiet, text, type Blocks } from '@/components/kit/companion/spec/blocks';
import type { Leaf } from '@/components/kit/companion/spec/spec';
import { companyShip } from './box';
import { difficultyKeys } from './card';
import { Chance } from './Chance';
import { touched, typing, whoseDice } from './fire';
import type { SeasAt } from './kind';
import { laying } from './lay';
import { nameOf, seaWords, shipWords } from './names';
import { salvoOf } from './salvo';
import { shipKeys } from './ship-keys';
import { ShipPlate } from './ShipPlate';

const SIDES: readonly SideNumber[] = [0, 1];

/** 11.7: two lines; touch a ship, touch its target, and everything else follows. */
export function battleOf(at: SeasAt): Leaf {
  const { sheet, t } = at;
  const { fight } = sheet;
  if (!fight) return { title: t('companion-worlds-end:battle.over'), testID: 'battle-sheet', blocks: overBlocks(at) };
  const sea = fight.sea === null ? '' : seaWords(sheet, fight.sea, t);
  return {
    title: say(t, `worlds-end:battle.titles.${fight.kind}`, { sea }),
    testID: 'battle-sheet',
    blocks: [
      fight.begun ? roundLine(at, fight) : null,
      unknown(at, fight),
      SIDES.map((side) => sideOf(at, fight, side)),
      <Chance key="chance" sheet={sheet} fight={fight} />,
      fight.begun
        ? [typing(at, fight), shipKeys(at, fight), salvoOf(at, fight), ways(at, fight), whoseDice(at)]
        : laying(at, fight),
      button(t('companion-worlds-end:battle.off'), 'battle-off', () => at.tap({ type: 'battle-off' }) && at.close(), {
        kind: 'ghost',
      }),
    ],
    keys: [next(at, fight)],
  };
}

function overBlocks({ t, told }: SeasAt): Blocks {
  return [text(told ?? '', { role: 'label' }), quiet(t('companion-worlds-end:battle.shuffle'))];
}

function roundLine({ sheet, t, told, ledger }: SeasAt, fight: Fight): Blocks {
  const side = firesNow(fight);
  const winner = winnerOf(fight);
  const words =
    winner !== null
      ? t('companion-worlds-end:facts.won', { name: nameOf(sheet, fight.sides[winner], t) })
      : side === null
        ? t('worlds-end:battle.allFired')
        : t('companion-worlds-end:battle.fires', { name: nameOf(sheet, fight.sides[side], t) });
  const isShot = ledger.steps.at(-1)?.facts.some(({ type }) => type === 'salvo') === true;
  return [
    text(`${t('worlds-end:battle.round', { round: fight.round })}. ${words}`, {
      role: 'label',
      accessibilityLiveRegion: 'polite',
      testID: 'fires-now',
    }),
    // The dice may lie below the edge of a small phone.
    isShot && told !== undefined
      ? text(told, { tone: 'good', accessibilityLiveRegion: 'polite', testID: 'shot-told' })
      : null,
  ];
}

/** E-25: the difficulty of the sea, and ships of the Company that fight for the first time. */
function unknown(at: SeasAt, { sea, ships, sides }: Fight): Blocks {
  const { sheet, t } = at;
  const isAsked = sea !== null && sides.includes(null) && sheet.profile.seas[sea]?.difficulty === null;
  const strange = ships.filter(({ company, attack }) => company >= 0 && attack === 0);
  return [
    isAsked ? [quiet(t('companion-worlds-end:battle.askDifficulty')), difficultyKeys(at, sea)] : null,
    strange.length > 0 ? quiet(t('companion-worlds-end:battle.askCompany')) : null,
    strange.map(({ company }) => companyShip(at, company)),
  ];
}

function sideOf(at: SeasAt, fight: Fight, side: SideNumber): Blocks {
  const { sheet, t, draft } = at;
  const seat = fight.sides[side] ?? null;
  const player = seat === null ? null : sheet.players[seat];
  const commander = seat === null && fight.commander !== null ? nameOf(sheet, fight.commander, t) : null;
  const chosen = draft.ship ?? null;
  const shooter = chosen === null ? undefined : fight.ships[chosen];
  return box(
    { gap: 6 },
    box(
      { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 8 },
      player ? (
        <Emblem emblem={player.emblem} size={28} />
      ) : (
        { part: 'icon', name: 'queen-crown', size: 26, color: at.theme.text2 }
      ),
      text(seat === null ? t('worlds-end:company') : nameOf(sheet, seat, t), { role: 'label' }),
      quiet(say(t, `companion-worlds-end:battle.side${side}`), { role: 'note' }),
      commander === null
        ? null
        : quiet(t('companion-worlds-end:battle.commands', { name: commander }), { role: 'note' }),
    ),
    box(
      { flexDirection: 'row', flexWrap: 'wrap', gap: 6 },
      ...fight.ships.flatMap((ship, slot) =>
        ship.side === side
          ? [
              <ShipPlate
                key={slot}
                ship={ship}
                slot={slot}
                chosen={slot === chosen}
                aimed={fight.begun && shooter !== undefined && shooter.side !== side && ship.place === 'line'}
                onPress={() => touched(at, fight, slot)}
              />,
            ]
          : [],
      ),
    ),
  );
}

/** 4.14: whoever may leave, and how. */
function ways({ sheet, t, tap }: SeasAt, fight: Fight): Blocks {
  if (winnerOf(fight) !== null) return null;
  const damaged = fight.ships.flatMap((ship, slot) =>
    ship.damaged && ship.place === 'line' && ship.company < 0 ? [{ ship, slot }] : [],
  );
  const isRoundOver = firesNow(fight) === null;
  return [
    isRoundOver && damaged.length > 0
      ? line(
          ...damaged.map(({ ship, slot }) =>
            button(
              t('companion-worlds-end:battle.withdraw', { ship: slot + 1 }),
              `withdraw-${slot}`,
              () => tap({ type: 'withdraw', slot }),
              { ...GROW, sub: shipWords(ship, t) },
            ),
          ),
        )
      : null,
    line(
      ...SIDES.flatMap((side) => {
        const seat = fight.sides[side] ?? null;
        if (seat === null) return [];
        const words = t('worlds-end:buttons.ROUND_END.retreat');
        return [
          button(words, `retreat-${side}`, () => tap({ type: 'retreat', side }), {
            ...GROW,
            kind: 'ghost',
            sub: nameOf(sheet, seat, t),
          }),
        ];
      }),
    ),
  ];
}

function next({ sheet, t, tap, close, why, say: tell }: SeasAt, fight: Fight) {
  const style = { flex: 1 };
  if (!fight.begun) {
    const draws = drawsOf(sheet);
    const list = SIDES.flatMap((side) => {
      const seat = fight.sides[side] ?? null;
      return seat === null ? [] : [`${nameOf(sheet, seat, t)} ${draws[side] ?? 0}`];
    });
    return {
      kind: 'primary' as const,
      label: t('companion-worlds-end:battle.begin'),
      sub: t('companion-worlds-end:battle.draws', { list: list.join(', ') }),
      off: why({ type: 'open-fire' }),
      onRefuse: tell,
      onPress: () => tap({ type: 'open-fire' }),
      testID: 'open-fire',
      style,
    };
  }
  const winner = winnerOf(fight);
  if (winner !== null) {
    return {
      kind: 'primary' as const,
      label: t('companion-worlds-end:battle.end'),
      sub: nameOf(sheet, fight.sides[winner], t),
      onPress: () => tap({ type: 'battle-end' }) && close(),
      testID: 'battle-end',
      style,
    };
  }
  return {
    kind: firesNow(fight) === null ? ('primary' as const) : ('secondary' as const),
    label: t('companion-worlds-end:battle.nextRound'),
    onPress: () => tap({ type: 'next-round' }),
    testID: 'next-round',
    style,
  };
}
