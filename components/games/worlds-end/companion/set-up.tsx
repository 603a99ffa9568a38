import { Glyph } from '@/components/art/Glyph';
import { Emblem } from '@/components/ui/emblem';
import { playerAt } from '@/engine/companion/worlds-end/sheet';
import { EAST, seaFrom, seaId, SEAS, seasOf, WEST, type Sea } from '@/engine/games/worlds-end/data/board';
import { START_GOLD } from '@/engine/games/worlds-end/data/table';
import { button, GROW, line, quiet, section, text, type Blocks } from '@/components/kit/companion/spec/blocks';
import type { SeasAt } from './kind';
import { goldWords, heroWords, nameOf, seaWords } from './names';
import { missingMark, readings } from './table';

const CHECKS = ['company', 'bank', 'decks', 'favour', 'marker'] as const;

/** E-27: who plays whom, in which order, from where; and what is laid out. */
export function setUpPage(at: SeasAt): Blocks {
  const { t, open } = at;
  return [
    people(at),
    order(at),
    starts(at),
    missingMark(at),
    section(t('companion-worlds-end:setUp.checks')),
    CHECKS.map((one) => text(`• ${t(`companion-worlds-end:setUp.check.${one}`)}`)),
    button(t('companion-worlds-end:box.title'), 'open-box', () => open('box'), {
      sub: t('companion-worlds-end:box.sub'),
    }),
    readings(at),
  ];
}

function people({ sheet, t, theme, open }: SeasAt): Blocks {
  return [
    section(t('companion:players')),
    sheet.order.map((seat, place) => {
      const { name, emblem, hero, flagship } = playerAt(sheet, seat);
      const parts = [
        hero === null ? t('companion-worlds-end:setUp.noHero') : heroWords(hero, t),
        t('companion-worlds-end:setUp.gold', { gold: goldWords(START_GOLD[place] ?? 0) }),
        flagship < 0 ? null : seaWords(sheet, flagship, t),
      ];
      return {
        part: 'row' as const,
        title: `${place + 1}. ${name}`,
        sub: parts.filter(Boolean).join(' · '),
        left: <Emblem emblem={emblem} size={40} />,
        right: <Glyph name="chev" color={theme.text3} />,
        onPress: () => open('player', seat),
        testID: `set-up-${seat}`,
      };
    }),
  ];
}

/** E-1: by lot or by hand; by hand whoever is touched comes next. */
function order({ sheet, t, tap, draft, onDraft, told, ledger }: SeasAt): Blocks {
  const chosen = draft.dice ?? [];
  const last = ledger.steps.at(-1)?.tap.type;
  const label = t('companion-worlds-end:setUp.order');
  return [
    section(label),
    line(
      button(t('companion-worlds-end:setUp.lot'), 'lot', () => tap({ type: 'lot' }), GROW),
      button(t('companion-worlds-end:setUp.lotAll'), 'lot-all', () => tap({ type: 'lot-all' }), GROW),
    ),
    (last === 'lot' || last === 'lot-all') && told !== undefined
      ? text(told, { tone: 'good', accessibilityLiveRegion: 'polite', testID: 'lot-told' })
      : null,
    quiet(t('companion-worlds-end:setUp.byHand')),
    {
      part: 'picks',
      label,
      picks: sheet.players.map(({ emblem }, seat) => ({
        key: String(seat),
        label: `${chosen.includes(seat) ? `${chosen.indexOf(seat) + 1}. ` : ''}${nameOf(sheet, seat, t)}`,
        left: <Emblem emblem={emblem} size={28} />,
        dim: chosen.includes(seat),
      })),
      onPick: (key) => {
        const next = chosen.includes(Number(key)) ? [] : [...chosen, Number(key)];
        const isAll = next.length === sheet.seats;
        onDraft({ dice: isAll ? [] : next });
        if (isAll) tap({ type: 'order', order: next });
      },
      wide: true,
      testID: 'order',
    },
  ];
}

/** 3.9, 3.10: dealt to three and four; two choose, one in the West Indies, the other in the East. */
function starts(at: SeasAt): Blocks {
  const { sheet, t, tap, draft, onDraft } = at;
  const seat = draft.count ?? null;
  return [
    section(t('companion-worlds-end:setUp.starts')),
    quiet(t(sheet.seats === 2 ? 'companion-worlds-end:setUp.startsTwo' : 'companion-worlds-end:setUp.startsNote')),
    sheet.seats === 2
      ? null
      : button(t('companion-worlds-end:setUp.deal'), 'deal-starts', () => tap({ type: 'deal-starts' })),
    {
      part: 'seats',
      label: t('companion-worlds-end:setUp.starts'),
      players: sheet.players,
      checked: (one) => one === seat,
      onSeat: (one) => onDraft({ count: one }),
      testID: 'start-of',
    },
    seat === null
      ? null
      : {
          part: 'picks',
          label: t('companion-worlds-end:setUp.startOf', { name: nameOf(sheet, seat, t) }),
          picks: seasFor(at, seat).map((sea) => ({ key: seaId(sea), label: seaWords(sheet, sea, t) })),
          chosen: playerAt(sheet, seat).flagship < 0 ? null : seaId(playerAt(sheet, seat).flagship),
          onPick: (key) => {
            const sea = seaFrom(key);
            if (sea !== undefined) tap({ type: 'start', seat, sea: seaId(sea) });
          },
          wide: true,
          testID: 'start',
        },
  ];
}

function seasFor({ sheet }: SeasAt, seat: number): readonly Sea[] {
  if (sheet.seats > 2) return SEAS.map((_, sea) => sea);
  return seasOf(sheet.order.indexOf(seat) === 0 ? WEST : EAST);
}
