import { say } from '@/components/i18n/words';
import { capOf, fleetOf } from '@/engine/companion/seven-seas/fleet';
import { caravansLeft, drawsToEnd, sailed } from '@/engine/companion/seven-seas/sheet';
import { SHIPWRIGHT, type Character } from '@/engine/games/seven-seas/data/characters';
import { CURSES, throwsShips } from '@/engine/games/seven-seas/data/curses';
import { GOODS } from '@/engine/games/seven-seas/data/goods';
import { nationNumber, NATIONS, type Nation } from '@/engine/games/seven-seas/data/nations';
import { PORT_CARDS } from '@/engine/games/seven-seas/data/ports';
import { box, button, GROW, line, quiet, text, type Blocks, type Part } from '@/components/kit/companion/spec/blocks';
import type { SeasAt } from '../kind';
import { goodsFields } from '../player';
import { portPicks, pricesWords } from '../prices';
import { curseWords, goodWords, nationWords } from '../words';
import { eachOf, goodsOf, mostOf, sentOf, turnFrom, withOne, type Draft } from './draft';
import { drawMost } from './keys';

/** One character, the player who acts, and what has been chosen so far. */
export interface Role {
  readonly at: SeasAt;
  readonly seat: number;
  readonly draft: Draft;
  readonly onDraft: (part: Partial<Draft>) => void;
}

/** What each character asks. */
export const FORMS: Readonly<Record<Character, (role: Role) => Blocks>> = {
  shipwright: howMany,
  // 4.6: whose Corsair
  governor: (role) => {
    const held = role.at.sheet.players.reduce((bits, { corsair }) => bits | corsair, 0);
    const left = NATIONS.filter((nation) => (held & (1 << nationNumber(nation))) === 0);
    return nations(role, role.at.t('companion-seven-seas:flags'), left);
  },
  captain: (role) => (role.at.sheet.raid ? afterBattle(role) : raid(role)),
  // 4.9: the new port
  islander: ({ at: { sheet, t }, draft, onDraft }) => ({
    part: 'picks',
    label: t('companion-seven-seas:port'),
    picks: portPicks(PORT_CARDS, sheet, t),
    chosen: draft.port,
    onPick: (key) => onDraft({ port: PORT_CARDS.find((one) => one === key) ?? null }),
    wide: true,
    testID: 'port',
  }),
  shaman: curses,
  // 4.11: how many of each; three or more of a kind fetch the port's price
  merchant: ({ at, seat, draft, onDraft }) => [
    quiet(pricesWords(at.sheet.port, at.t)),
    goodsFields(at, {
      values: goodsOf(at.sheet, seat, draft),
      most: at.sheet.players[seat]?.goods ?? [],
      onChange: (goods) => onDraft({ goods }),
      testID: 'sell',
    }),
  ],
  cartographer: howMany,
};

/** Shipwright and Cartographer only ask how many. */
function howMany({ at: { sheet, t }, seat, draft, onDraft }: Role): Blocks {
  const player = sheet.players[seat];
  if (!player) return null;
  const buys = sheet.rank === SHIPWRIGHT;
  const most = buys ? Math.min(fleetOf(player).supply, player.chests) : drawMost(sheet, seat);
  const toEnd = t('companion-seven-seas:toEnd', { count: drawsToEnd(sheet) });
  return [
    {
      part: 'counter',
      label: t(buys ? 'companion-seven-seas:fields.owned' : 'companion-seven-seas:fields.cards'),
      value: draft.count,
      onStep: (by) => onDraft({ count: Math.max(1, Math.min(most, draft.count + by)) }),
      testID: 'count',
    },
    buys ? null : quiet(sheet.end ? t('companion-seven-seas:endDrawn') : toEnd, { testID: 'to-end' }),
  ];
}

function nations({ at: { sheet, t }, draft, onDraft }: Role, label: string, of: readonly Nation[]): Part {
  return {
    part: 'picks',
    label,
    picks: of.map((nation) => ({
      key: nation,
      label: nationWords(nation, t),
      sub: t('companion-seven-seas:caravansLeft', { count: caravansLeft(sheet, nationNumber(nation)) }),
    })),
    chosen: draft.nation,
    onPick: (key) => onDraft({ nation: of.find((one) => one === key) ?? null }),
    wide: true,
    testID: 'nation',
  };
}

/** 4.7: which caravan, and who sends how many. */
function raid(role: Role): Blocks {
  const { at, seat, draft, onDraft } = role;
  const { sheet, t } = at;
  const { nation, ships } = draft;
  const flag = nation === null ? -1 : nationNumber(nation);
  const most = (one: number) => mostOf(sheet, seat, draft, one);
  const corsair = (one: number) => flag >= 0 && ((sheet.players[one]?.corsair ?? 0) & (1 << flag)) !== 0;
  const sent = sentOf(sheet, seat, draft);
  const all = (count: (one: number) => number) => onDraft({ sent: sheet.players.map((_, one) => count(one)) });
  return [
    nations(role, t('companion-seven-seas:raid.nation'), NATIONS),
    {
      part: 'picks',
      label: t('companion-seven-seas:raid.ships'),
      picks: [1, 2, 3, 4].map((size) => ({
        key: String(size),
        label: String(size),
        dim: flag >= 0 && sailed(sheet, flag, size) > 0,
      })),
      chosen: ships === null ? null : String(ships),
      onPick: (key) => onDraft({ ships: Number(key) }),
      testID: 'caravan',
    },
    nation === null || ships === null
      ? null
      : [
          quiet(t('companion-seven-seas:raid.cap', { count: capOf(sheet, ships) })),
          line(
            button(t('companion-seven-seas:raid.all'), 'send-all', () => all(most), GROW),
            button(t('companion-seven-seas:raid.noShipsAll'), 'send-none', () => all(() => 0), {
              kind: 'ghost',
              ...GROW,
            }),
          ),
          {
            part: 'perSeat',
            players: sheet.players,
            order: turnFrom(sheet, seat),
            values: sent,
            most,
            label: (one) => t('companion-seven-seas:raid.ofFree', { count: most(one) }),
            spoken: (name) => t('companion-seven-seas:raid.send', { name }),
            note: (one) => {
              if (corsair(one)) return t('companion-seven-seas:raid.corsair');
              return sent[one] === 0 ? t('companion-seven-seas:raid.none') : null;
            },
            onChange: (one, count) => onDraft({ sent: withOne(sent, one, count) }),
            testID: 'send',
          },
        ],
  ];
}

/** 4.7.19–4.7.24: who sank; losses, returns and loot follow by themselves. */
function afterBattle({ at, seat, draft, onDraft }: Role): Blocks {
  const { sheet, t, open } = at;
  const { players, raid: battle } = sheet;
  if (!battle) return null;
  const nation = nationWords(NATIONS[battle.nation] ?? 'england', t);
  const sunk = eachOf(sheet, seat, draft);
  return [
    text(t('companion-seven-seas:raid.on', { nation, ships: battle.ships }), { role: 'label' }),
    button(t('companion-seven-seas:lid.open'), 'open-lid', () => open('lid')),
    quiet(t('companion-seven-seas:raid.sunk')),
    {
      part: 'perSeat',
      players,
      order: turnFrom(sheet, battle.captain),
      values: sunk,
      most: (one) => battle.sent[one] || null,
      label: (one) => t('companion-seven-seas:raid.ofSent', { count: battle.sent[one] ?? 0 }),
      spoken: (name) => t('companion-seven-seas:raid.lose', { name }),
      note: (one) => {
        const back = Math.min(players[one]?.unsink ?? 0, sunk[one] ?? 0);
        return back > 0 ? t('companion-seven-seas:raid.returns', { count: back }) : null;
      },
      onChange: (one, count) => onDraft({ each: withOne(sunk, one, count) }),
      testID: 'sunk',
    },
  ];
}

/** 4.10: which curse; then how many dice each player throws, and how many of them are hit. */
function curses(role: Role): Blocks {
  const { at, seat, draft, onDraft } = role;
  const { sheet, t } = at;
  const { curse } = draft;
  const each = eachOf(sheet, seat, draft);
  return [
    {
      part: 'picks',
      label: t('companion-seven-seas:curse.which'),
      picks: CURSES.map((key, i) => ({ key, label: curseWords(key, t), dim: (sheet.curses & (1 << i)) !== 0 })),
      chosen: curse,
      onPick: (key) => onDraft({ curse: CURSES.find((one) => one === key) ?? null, each: sheet.players.map(() => 0) }),
      wide: true,
      testID: 'curse',
    },
    curse ? text(say(t, `seven-seas:curses.${curse}.text`), { testID: 'curse-text' }) : null,
    curse && throwsShips(curse)
      ? {
          part: 'perSeat',
          players: sheet.players,
          order: turnFrom(sheet, seat),
          values: each,
          most: (one) => mostOf(sheet, seat, draft, one),
          label: (one) => t('companion-seven-seas:curse.ofDice', { count: mostOf(sheet, seat, draft, one) }),
          spoken: (name) => t('companion-seven-seas:curse.hit', { name }),
          onChange: (one, count) => onDraft({ each: withOne(each, one, count) }),
          testID: 'hits',
        }
      : null,
    curse === 'idol'
      ? {
          part: 'picks',
          label: curseWords('idol', t),
          picks: GOODS.map((key) => ({ key, label: goodWords(key, t) })),
          chosen: draft.good,
          onPick: (key) => onDraft({ good: GOODS.find((one) => one === key) ?? null }),
          testID: 'idol',
        }
      : null,
    curse === 'tavern' ? tavern(role) : null,
  ];
}

/** 4.10.12: as many dice as players, thrown here or on the table; the curser deals them out. */
function tavern({ at: { sheet, t, tap }, seat, draft, onDraft }: Role): Blocks {
  const { players, rolled } = sheet;
  const dice = rolled.length === players.length ? rolled : null;
  const count = (list: readonly number[], face: number) => list.filter((one) => one === face).length;
  /** Of the dice that were thrown here, one like this is still to be dealt. */
  const left = (face: number) => dice === null || count(dice, face) > count(draft.each, face);
  return [
    button(
      t('companion-seven-seas:curse.roll', { count: players.length }),
      'tavern-roll',
      () => {
        if (tap({ type: 'roll', count: players.length })) onDraft({ each: players.map(() => 0) });
      },
      { sub: dice?.join(' · ') },
    ),
    turnFrom(sheet, seat).map((one) => {
      const name = players[one]?.name ?? '';
      const face = draft.each[one] || null;
      return box(
        { gap: 4 },
        text(name, { role: 'label' }),
        {
          part: 'picks',
          label: name,
          picks: [1, 2, 3, 4, 5, 6].map((value) => ({ key: String(value), label: String(value), dim: !left(value) })),
          chosen: face === null ? null : String(face),
          onPick: (key) => onDraft({ each: players.map((_, i) => (i === one ? Number(key) : (draft.each[i] ?? 0))) }),
          testID: `tavern-${one}`,
        },
        face === null ? null : text(say(t, `seven-seas:tavernFaces.${face}`), { role: 'min', tone: 'text2' }),
      );
    }),
  ];
}
