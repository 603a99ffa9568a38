import { say } from '@/components/i18n/words';
import { fleetOf, pointsOf, saleAt } from '@/engine/companion/seven-seas/fleet';
import { LOOT } from '@/engine/games/seven-seas/data/goods';
import { NATIONS } from '@/engine/games/seven-seas/data/nations';
import { COST, MARK_COST } from '@/engine/games/seven-seas/data/table';
import {
  box,
  button,
  GROW,
  line,
  quiet,
  section,
  text,
  type Box,
  type Part,
} from '@/components/kit/companion/spec/blocks';
import { counter, counters } from '@/components/kit/companion/spec/fields';
import { rename } from '@/components/kit/companion/spec/plain';
import type { Leaf } from '@/components/kit/companion/spec/spec';
import { CARGO, MARKS, THINGS } from './fields';
import type { SeasAt } from './kind';
import { RulerStrip } from './RulerStrip';
import { goodWords, nationWords } from './words';

const sum = (counts: readonly number[]): number => counts.reduce((all, one) => all + one, 0);

const LASTING = { doubleHold: 'RITUAL_DOUBLE_HOLD', unsinkable: 'RITUAL_UNSINKABLE' } as const;

/** 4.14.5, 4.14.7: the two rituals that last, each with what it costs. */
export function lastingRituals({ sheet, t, tap }: SeasAt, seat: number, testID: string): Box {
  const yy = sheet.players[seat]?.yy ?? 0;
  const keys = Object.keys(LASTING) as (keyof typeof LASTING)[];
  return line(
    ...keys.map((kind) =>
      button(
        say(t, `seven-seas:rituals.${LASTING[kind]}.name`),
        `${testID}-${kind}`,
        () => tap({ type: 'ritual', seat, kind }),
        {
          sub: t('companion-seven-seas:costs', { count: COST[kind] }),
          off: yy < COST[kind] ? t('companion-seven-seas:reasons.yy-short', { cost: COST[kind] }) : null,
          style: { flexGrow: 1, flexShrink: 1 },
        },
      ),
    ),
  );
}

/** 11.2: every number of one player, each to be put right by hand. */
export function playerOf(at: SeasAt, seat: number): Leaf {
  const { sheet, t, tap, open } = at;
  const player = sheet.players[seat];
  if (!player) throw new Error(`no seat ${seat}`);
  const { free, loaded, guards, supply } = fleetOf(player);
  const now = pointsOf(player);
  const sold = now + saleAt(sheet.port, player.goods);
  const ended = { now, sold, cards: sold - MARK_COST * player.cards };
  return {
    title: player.name,
    testID: 'player-sheet',
    blocks: [
      text(t('companion-seven-seas:fleet', { free, loaded, guards, supply }), { role: 'label', testID: 'fleet-line' }),
      counters(at, CARGO, seat),
      line(
        button(t('companion-seven-seas:loot.open'), 'open-loot', () => open('loot', seat), GROW),
        button(t('companion-seven-seas:marksWhy'), 'open-marks', () => open('marks', seat), GROW),
      ),
      counters(at, THINGS, seat),
      lastingRituals(at, seat, 'ritual'),
      section(t('companion-seven-seas:flags')),
      flags(at, seat),
      section(t('companion-seven-seas:lying')),
      <RulerStrip
        key="lies"
        lit={(_, rank) => (player.played & (1 << rank)) === 0}
        onRole={(character) => tap({ type: 'played', seat, character })}
        testID="lies"
      />,
      section(t('companion-seven-seas:ifEnded')),
      text(t('companion-seven-seas:forecast', ended), { testID: 'forecast' }),
      rename(at, seat),
    ],
  };
}

function flags({ sheet: { players }, t, tap }: SeasAt, seat: number): Part {
  return {
    part: 'picks',
    label: t('companion-seven-seas:flags'),
    picks: NATIONS.map((nation, flag) => {
      const owner = players.findIndex(({ corsair }) => (corsair & (1 << flag)) !== 0);
      const mine = owner === seat;
      return {
        key: nation,
        label: `${mine ? '✓ ' : ''}${nationWords(nation, t)}`,
        ...(owner >= 0 && !mine ? { sub: players[owner]?.name ?? '' } : {}),
        checked: mine,
      };
    }),
    onPick: (key) => {
      const nation = NATIONS.find((one) => one === key);
      if (nation) tap({ type: 'flag', seat, nation });
    },
    wide: true,
    testID: 'flag',
  };
}

/** 11.2: what each mark was for, to settle arguments. */
export function marksOf(at: SeasAt, seat: number): Leaf {
  const { sheet, t } = at;
  return {
    title: t('companion-seven-seas:marksOf', { name: sheet.players[seat]?.name ?? '' }),
    testID: 'marks-sheet',
    undo: false,
    blocks: [
      quiet(t('companion-seven-seas:marksNote')),
      MARKS.map(({ reason, field }) =>
        box(
          { flexDirection: 'row', alignItems: 'center', gap: 8 },
          text(say(t, `companion-seven-seas:markReasons.${reason}`), { role: 'label', style: { flex: 1 } }),
          counter(at, field, seat, { half: false }),
        ),
      ),
    ],
  };
}

interface Goods {
  /** Fruit, coffee, rum, and talismans where there are four. */
  readonly values: readonly number[];
  readonly most: readonly number[];
  readonly onChange: (values: readonly number[]) => void;
  readonly testID: string;
}

/** Cards of cargo, kind by kind. */
export function goodsFields({ t }: SeasAt, { values, most, onChange, testID }: Goods): Box {
  return line(
    ...values.map((value, i): Part => {
      const good = LOOT[i] ?? 'talisman';
      const onStep = (by: number) =>
        onChange(values.map((one, j) => (j === i ? Math.max(0, Math.min(most[i] ?? 0, one + by)) : one)));
      return { part: 'counter', half: true, label: goodWords(good, t), value, onStep, testID: `${testID}-${good}` };
    }),
  );
}

/** 4.8: the cards that came, how many of them go on board; the others are discarded. */
export function lootOf(at: SeasAt, seat: number): Leaf {
  const { sheet, t, tap, draft, onDraft, close } = at;
  const player = sheet.players[seat];
  if (!player) throw new Error(`no seat ${seat}`);
  const cards = draft.cards ?? Math.max(1, player.loot);
  const loot = draft.loot ?? LOOT.map(() => 0);
  const room = Math.max(0, fleetOf(player).capacity - sum(player.goods));
  const over = sum(loot.slice(0, 3)) - room;
  const change = (next: readonly number[]) => {
    if (sum(next) <= cards) onDraft({ loot: next });
  };
  return cargo(at, seat, 'loot', {
    blocks: [
      {
        part: 'counter',
        label: t('companion-seven-seas:loot.cards'),
        value: cards,
        onStep: (by) => onDraft({ cards: Math.max(1, Math.min(10, cards + by)) }),
        testID: 'loot-cards',
      },
      over > 0
        ? text(t('companion-seven-seas:loot.tooMuch', { count: over }), { tone: 'bad' })
        : quiet(t('companion-seven-seas:loot.room', { count: room })),
      goodsFields(at, { values: loot, most: loot.map(() => cards), onChange: change, testID: 'loot' }),
      quiet(t('companion-seven-seas:loot.talisman'), { role: 'note' }),
    ],
    keys: [
      {
        kind: 'primary',
        label: t('companion-seven-seas:loot.take'),
        sub: t('companion-seven-seas:loot.discarded', { count: Math.max(0, cards - sum(loot)) }),
        onPress: () => tap({ type: 'take', seat, loot, cards }) && close(),
        testID: 'loot-take',
      },
    ],
  });
}

/** 4.8.9: exactly so many goods leave the ships, the owner chooses. */
export function dropOf(at: SeasAt, seat: number): Leaf {
  const { sheet, t, tap, draft, onDraft, close } = at;
  const player = sheet.players[seat];
  if (!player) throw new Error(`no seat ${seat}`);
  const goods = draft.drop ?? player.goods.map(() => 0);
  const { excess } = fleetOf(player);
  const left = t('companion-seven-seas:drop.left', { count: excess - sum(goods) });
  const change = (drop: readonly number[]) => {
    if (sum(drop) <= excess) onDraft({ drop });
  };
  return cargo(at, seat, 'drop', {
    blocks: [quiet(left), goodsFields(at, { values: goods, most: player.goods, onChange: change, testID: 'drop' })],
    keys: [
      {
        kind: 'primary',
        label: t('companion-seven-seas:drop.do'),
        off: sum(goods) === excess ? null : left,
        onPress: () => tap({ type: 'drop', seat, goods }) && close(),
        testID: 'drop-do',
      },
    ],
  });
}

function cargo({ sheet, t }: SeasAt, seat: number, kind: 'loot' | 'drop', of: Pick<Leaf, 'blocks' | 'keys'>): Leaf {
  const name = sheet.players[seat]?.name ?? '';
  return { title: t(`companion-seven-seas:${kind}.title`, { name }), testID: `${kind}-sheet`, undo: false, ...of };
}
