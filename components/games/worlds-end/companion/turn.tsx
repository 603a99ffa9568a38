import { say } from '@/components/i18n/words';
import { playerHintsOf, seaHintOf } from '@/engine/companion/worlds-end/hints';
import { playerAt } from '@/engine/companion/worlds-end/sheet';
import { USES } from '@/engine/companion/worlds-end/taps';
import { isUsed } from '@/engine/companion/worlds-end/uses';
import { seaId, SEAS, STEPS, type Sea } from '@/engine/games/worlds-end/data/board';
import { FAME_PRICE, MONEY_STEP } from '@/engine/games/worlds-end/data/table';
import { button, GROW, line, quiet, section, text, type Blocks } from '@/components/kit/companion/spec/blocks';
import type { Leaf } from '@/components/kit/companion/spec/spec';
import { seaKeys } from './due';
import type { SeasAt } from './kind';
import { goldWords, nameOf, seaWords, skillWords } from './names';
import { hintWords } from './notes';
import { openSea } from './open-sea';

const HOW = ['move', 'calypso', 'free'] as const;

/** 4.5: three actions in any order, the favour and two skills; what is done is ticked, and can be ticked by hand. */
export function turnOf(at: SeasAt): Leaf {
  const { sheet, t, tap, open, close } = at;
  const { name } = playerAt(sheet, sheet.active);
  const hints = playerHintsOf(sheet, sheet.active).filter((hint) => hint === 'protected' || hint === 'no-squadron');
  const { flagship } = playerAt(sheet, sheet.active);
  return {
    title: t('companion-worlds-end:turn.title', { name }),
    testID: 'turn-sheet',
    blocks: [
      hints.map((hint) => quiet(hintWords(hint, t))),
      sheet.calm ? text(t('companion-worlds-end:turn.calm'), { tone: 'bad' }) : null,
      used(at),
      line(
        button(t('companion-worlds-end:turn.ships'), 'open-port', () => open('port'), GROW),
        button(t('companion-worlds-end:turn.guards'), 'open-guards', () => open('guards', sheet.active), GROW),
        flagship < 0 ? null : battleAt(at, flagship),
        button(t('companion-worlds-end:buyFame'), 'turn-fame', () => tap({ type: 'fame' }), {
          ...GROW,
          off: at.why({ type: 'fame' }),
          sub: goldWords(FAME_PRICE),
        }),
      ),
      sailing(at),
      paidSkill(at),
      button(t('companion-worlds-end:event.title'), 'turn-event', () => open('event'), { kind: 'ghost' }),
    ],
    keys: [
      {
        kind: 'primary',
        label: t('companion-worlds-end:turn.end'),
        sub: t('companion-worlds-end:turn.next', { name: nextName(at) }),
        onPress: () => tap({ type: 'end-turn' }) && close(),
        testID: 'end-turn',
        style: { flex: 1 },
      },
    ],
  };
}

function nextName({ sheet, t }: SeasAt): string {
  const { order, active, out } = sheet;
  const from = order.indexOf(active);
  const after = [...order.slice(from + 1), ...order.slice(0, from)].find((seat) => out[seat] === 0);
  return nameOf(sheet, after ?? active, t);
}

function used({ sheet, t, tap }: SeasAt): Blocks {
  const label = t('companion-worlds-end:turn.done');
  return [
    section(label),
    {
      part: 'picks',
      label,
      picks: USES.map((use) => {
        const on = isUsed(sheet, use);
        const words =
          use === 'skill1' || use === 'skill2'
            ? skillWords(sheet, sheet.active, use === 'skill1' ? 1 : 2, t)
            : say(t, `companion-worlds-end:uses.${use}`);
        return { key: use, label: on ? `✓ ${words}` : words, checked: on, dim: on };
      }),
      onPick: (key) => {
        const use = USES.find((one) => one === key);
        if (use) tap({ type: 'used', use });
      },
      wide: true,
      testID: 'used',
    },
  ];
}

/** 4.10, 4.11.3: of the sea where the flagship lies. */
function battleAt(at: SeasAt, sea: Sea): Blocks {
  const { sheet, t, tap, open } = at;
  if (sheet.owner[sea] === sheet.active) return null;
  const hint = seaHintOf(sheet, sea);
  const falls = hint === 'open' || hint === 'flagship-empty';
  const label = t('companion-worlds-end:turn.attack', { sea: seaWords(sheet, sea, t) });
  if (falls) {
    return button(label, 'turn-seize', () => tap({ type: 'seize', sea: seaId(sea) }), {
      ...GROW,
      sub: t('worlds-end:buttons.ATTACK_falls_sub'),
    });
  }
  return button(label, 'turn-attack', () => tap({ type: 'attack', sea: seaId(sea) }) && open('battle'), GROW);
}

/** 4.6, 4.7: one touch of a sea, with the step that is still free. */
function sailing(at: SeasAt): Blocks {
  const { sheet, t, tap, draft, onDraft } = at;
  const seat = sheet.active;
  const { flagship, calypso } = playerAt(sheet, seat);
  const free = isUsed(sheet, 'move') ? (isUsed(sheet, 'calypso') || calypso === 0 ? 'free' : 'calypso') : 'move';
  const how = draft.how ?? free;
  const label = t('companion-worlds-end:turn.sail');
  const seas = how === 'free' || flagship < 0 ? SEAS.map((_, sea) => sea) : (STEPS[flagship] ?? []);
  return [
    section(label),
    {
      part: 'picks',
      label,
      picks: HOW.map((key) => ({ key, label: say(t, `companion-worlds-end:turn.how.${key}`) })),
      chosen: how,
      onPick: (key) => {
        const one = HOW.find((each) => each === key);
        if (one) onDraft({ how: one });
      },
      testID: 'how',
    },
    seaKeys(
      at,
      label,
      seas.filter((sea) => sea !== flagship),
      (sea) => {
        // What the step was is the sheet's to say next time.
        if (tap({ type: 'sail', seat, how, to: seaId(sea) })) at.open('turn');
      },
      'sail',
    ),
    flagship < 0
      ? null
      : button(t('companion-worlds-end:turn.sea'), 'turn-sea', () => openSea(at, flagship, 'sea', 'turn')),
  ];
}

/** 4.17.2: what it costs is printed on the hero's card. */
function paidSkill({ sheet, t, tap, draft, onDraft }: SeasAt): Blocks {
  const gold = draft.gold ?? 0;
  return [
    section(skillWords(sheet, sheet.active, 2, t)),
    line(
      {
        part: 'counter',
        half: true,
        label: t('companion-worlds-end:fields.gold'),
        value: gold / MONEY_STEP,
        shown: goldWords(gold),
        onStep: (by) => onDraft({ gold: Math.max(0, gold + by * MONEY_STEP) }),
        testID: 'skill-gold',
      },
      button(t('companion-worlds-end:turn.paySkill'), 'skill-pay', () => tap({ type: 'skill', which: 2, gold }), {
        ...GROW,
        off: gold === 0 ? t('companion-worlds-end:turn.howMuch') : null,
      }),
    ),
  ];
}
