import { Icon } from '@/components/art/Icon';
import { TOKENS } from '@/components/art/generated/tokens';
import { say } from '@/components/i18n/words';
import { Emblem } from '@/components/ui/emblem';
import { Live } from '@/components/ui/live';
import { caravansLeft, drawsToEnd, sailed } from '@/engine/companion/seven-seas/sheet';
import { CURSES } from '@/engine/games/seven-seas/data/curses';
import { LOOT, LOOT_OF_EACH, sumOf } from '@/engine/games/seven-seas/data/goods';
import { NATIONS } from '@/engine/games/seven-seas/data/nations';
import { PORT_CARDS, portId, START_PORT } from '@/engine/games/seven-seas/data/ports';
import { FLEET, RED_DICE } from '@/engine/games/seven-seas/data/table';
import type { Pick } from '@/components/kit/companion/Picks';
import { box, button, LINE, quiet, section, text, type Blocks } from '@/components/kit/companion/spec/blocks';
import { BlockList } from '@/components/kit/companion/spec/BlockList';
import { counters } from '@/components/kit/companion/spec/fields';
import { firstPlayer, tableLeaf, timerToggle, waysOut } from '@/components/kit/companion/spec/plain';
import type { Leaf } from '@/components/kit/companion/spec/spec';
import { DECK, LOOT_DECK } from './fields';
import type { SeasAt } from './kind';
import { portPicks } from './prices';
import { curseWords, nationWords } from './words';

/** 11.1, 11.5: what belongs to the whole table, and the small helpers. */
export function tableOf(at: SeasAt): Leaf {
  const { sheet, t, tap, open, rules } = at;
  return tableLeaf(at, [
    waysOut(at, {
      label: t('companion-seven-seas:scoring'),
      onPress: () => {
        if (sheet.scoring || tap({ type: 'scoring' })) open('score');
      },
    }),
    firstPlayer(at, sheet.first),
    ports(at),
    section(t('companion-seven-seas:caravansPlayed')),
    NATIONS.map((_, flag) => caravans(at, flag)),
    played(
      t('companion-seven-seas:cursesPlayed'),
      CURSES,
      sheet.curses,
      (curse) => curseWords(curse, t),
      (curse) => tap({ type: 'curse', curse }),
      'played',
    ),
    decks(at),
    section(t('companion-seven-seas:dice')),
    box({ gap: 8 }, diceRoller(at)),
    button(t('companion-seven-seas:lid.open'), 'table-lid', () => open('lid')),
    timerToggle(at),
    button(t('companion-seven-seas:rulesAll'), 'table-rules', () => rules()),
  ]);
}

function ports({ sheet, t, tap }: SeasAt): Blocks {
  const all = [START_PORT, ...PORT_CARDS] as const;
  const title = t('companion-seven-seas:port');
  return [
    section(title),
    {
      part: 'picks',
      label: title,
      picks: portPicks(all, sheet, t),
      chosen: portId(sheet.port),
      onPick: (key) => {
        const port = all.find((id) => id === key);
        if (port) tap({ type: 'port', port });
      },
      wide: true,
      testID: 'at-port',
    },
    played(
      t('companion-seven-seas:portsPlayed'),
      PORT_CARDS,
      sheet.ports,
      (port) => say(t, `seven-seas:ports.${port}`),
      (port) => tap({ type: 'port-card', port }),
      'port-card',
    ),
  ];
}

function caravans({ sheet, t, tap }: SeasAt, flag: number): Blocks {
  const nation = NATIONS[flag] ?? 'england';
  const corsair = sheet.players.find((player) => (player.corsair & (1 << flag)) !== 0);
  return box(
    { gap: 4 },
    box(
      { flexDirection: 'row', flexWrap: 'wrap', columnGap: 8 },
      text(nationWords(nation, t), { role: 'label' }),
      quiet(t('companion-seven-seas:caravansLeft', { count: caravansLeft(sheet, flag) }), { testID: `left-${nation}` }),
      corsair
        ? text(t('companion-seven-seas:corsairIs', { name: corsair.name }), {
            tone: 'bad',
            testID: `corsair-${nation}`,
          })
        : null,
    ),
    {
      part: 'picks',
      label: nationWords(nation, t),
      picks: [1, 2, 3, 4].map((ships) => playedPick(String(ships), String(ships), sailed(sheet, flag, ships))),
      onPick: (key) => tap({ type: 'caravan', nation, ships: Number(key) }),
      testID: `played-${nation}`,
    },
  );
}

/** Cards of which each can be played once. `bits`: those that were, by their place among the keys. */
function played<K extends string>(
  title: string,
  keys: readonly K[],
  bits: number,
  words: (key: K) => string,
  onTurn: (key: K) => void,
  testID: string,
): Blocks {
  const onPick = (picked: string) => {
    const key = keys.find((one) => one === picked);
    if (key) onTurn(key);
  };
  const picks = keys.map((key, i) => playedPick(key, words(key), (bits >> i) & 1));
  return [section(title), { part: 'picks', label: title, picks, onPick, wide: true, testID }];
}

/** A tick for each time it was played. */
function playedPick(key: string, label: string, times: number): Pick {
  const gone = times > 0;
  return { key, label: gone ? `${'✓'.repeat(times)} ${label}` : label, dim: gone, checked: gone };
}

function decks(at: SeasAt): Blocks {
  const { sheet, t, tap } = at;
  const onTable = sheet.players.reduce((all, { goods, talismans }) => all + sumOf(goods) + talismans, 0);
  const count = LOOT.length * LOOT_OF_EACH - onTable;
  const toEnd = t('companion-seven-seas:toEnd', { count: drawsToEnd(sheet) });
  return [
    section(t('companion-seven-seas:decks')),
    counters(at, [DECK, LOOT_DECK]),
    sheet.lootDeck === 0
      ? [
          text(t('companion-seven-seas:reshuffle'), { tone: 'bad' }),
          button(t('companion-seven-seas:shuffled', { count }), 'shuffled', () => tap({ type: 'loot-deck', count })),
        ]
      : null,
    quiet(sheet.end ? t('companion-seven-seas:endDrawn') : toEnd, { testID: 'to-end' }),
    sheet.end
      ? button(t('companion-seven-seas:notTheEnd'), 'not-the-end', () => tap({ type: 'not-the-end' }), {
          kind: 'ghost',
        })
      : button(t('companion-seven-seas:theEnd'), 'the-end', () => tap({ type: 'the-end' }), { kind: 'danger' }),
  ];
}

/** 11.5: dice of every colour, for whoever has none at hand. */
function diceRoller({ sheet, t, tap, draft, onDraft }: SeasAt): Blocks {
  const { players, rolled, rolledBy } = sheet;
  const red = players.length;
  const dice = draft.dice ?? [...players.map(() => 0), 1];
  const all = dice.reduce((sum, count) => sum + count, 0);
  const face = (owner: number, size: number) => {
    const player = players[owner];
    if (player) return <Emblem emblem={player.emblem} size={size} />;
    return <Icon name="queen-crown" size={size} color={TOKENS.dice.caravan.body} />;
  };
  const most = (owner: number) => (owner === red ? RED_DICE : FLEET);
  const put = (owner: number, count: number) =>
    onDraft({ dice: dice.map((one, i) => (i === owner ? Math.max(0, Math.min(most(owner), count)) : one)) });
  return [
    dice.map((value, owner) =>
      box(
        { ...LINE, alignItems: 'center' },
        face(owner, 32),
        text(players[owner]?.name ?? t('companion-seven-seas:caravan'), {
          role: 'label',
          style: { flexGrow: 1, flexBasis: 110, flexShrink: 1 },
        }),
        {
          part: 'counter',
          label: t('companion-seven-seas:dice'),
          value,
          onStep: (by) => put(owner, value + by),
          testID: `dice-${owner}`,
        },
      ),
    ),
    button(t('companion-seven-seas:curse.roll', { count: all }), 'roll', () => tap({ type: 'roll-colours', dice }), {
      off: all > 0 ? null : t('companion-seven-seas:reasons.no-dice'),
    }),
    rolled.length > 0 ? (
      <Live testID="rolled" style={{ gap: 6 }}>
        <BlockList
          of={groupsOf(rolled, rolledBy).map(({ owner, faces }) =>
            box(
              { flexDirection: 'row', alignItems: 'center', gap: 10 },
              owner === null ? null : face(owner, 28),
              text(faces.join(' · '), { role: 'section', style: { flexShrink: 1 } }),
            ),
          )}
        />
      </Live>
    ) : null,
  ];
}

interface Group {
  /** Null: dice of no colour. */
  readonly owner: number | null;
  readonly faces: readonly number[];
}

function groupsOf(rolled: readonly number[], by: readonly number[]): Group[] {
  if (by.length === 0) return [{ owner: null, faces: rolled }];
  let from = 0;
  return by.flatMap((count, owner) => {
    const faces = rolled.slice(from, (from += count));
    return count === 0 ? [] : [{ owner, faces }];
  });
}
