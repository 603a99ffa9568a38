import { Glyph } from '@/components/art/Glyph';
import { Emblem } from '@/components/ui/emblem';
import { reefIsFair } from '@/engine/companion/admiral/hints';
import { chartOf } from '@/engine/companion/admiral/sheet';
import { goalOf } from '@/engine/companion/admiral/score';
import { squareId } from '@/engine/games/admiral/data/squares';
import { button, GROW, line, quiet, section, text, type Blocks } from '@/components/kit/companion/spec/blocks';
import { scenarioNote } from '../scenario-words';
import type { FleetAt } from './kind';
import { setUpList } from './lists';
import { valueWords } from './options';
import { toSquare } from './unit';
import { cardsWords, goalWords, nameOf, unitName, unitNames } from './words';

/** 3.1, E-25: scenario and options, who goes when and from where, reefs, mines, and the list of everything that is laid out. */
export function setUpPage(at: FleetAt): Blocks {
  return [
    scenario(at),
    people(at),
    order(at),
    homes(at),
    reefs(at),
    mines(at),
    section(at.t('companion-admiral:lists.title')),
    setUpList(at),
  ];
}

function scenario({ sheet, t, open, theme }: FleetAt): Blocks {
  const { options } = sheet;
  const note = scenarioNote(options.scenario, t);
  const row: Blocks = {
    part: 'row',
    title: valueWords('scenario', options.scenario, t),
    sub: `${t('companion-admiral:options')} · ${cardsWords(sheet, t)}`,
    right: <Glyph name="chev" color={theme.text3} />,
    onPress: () => open('options'),
    testID: 'open-options',
  };
  return [row, note === '' ? null : quiet(note)];
}

function people({ sheet, t, theme, open }: FleetAt): Blocks {
  const { isTeams, sideOf } = chartOf(sheet);
  return [
    section(t('companion:players')),
    sheet.order.map((seat, place) => ({
      part: 'row' as const,
      title: `${place + 1}. ${nameOf(sheet, seat, t)}`,
      sub: [
        isTeams ? t('companion-admiral:team', { number: (sideOf[seat] ?? 0) + 1 }) : null,
        unitNames(
          sheet,
          sheet.ships.filter(({ owner }) => owner === seat).map(({ id }) => id),
          t,
        ),
      ]
        .filter(Boolean)
        .join(' · '),
      left: <Emblem emblem={sheet.players[seat]?.emblem ?? 1} size={40} />,
      right: <Glyph name="chev" color={theme.text3} />,
      onPress: () => open('player', seat),
      testID: `set-up-${seat}`,
    })),
  ];
}

/** 3.1.9: thrown for, or touched one after the other. */
function order({ sheet, t, tap, draft, onDraft }: FleetAt): Blocks {
  if (sheet.seats < 2) return null;
  const chosen = draft.order ?? [];
  const label = t('admiral:options.turnOrder.name');
  return [
    section(label),
    button(t('companion-admiral:roll'), 'roll-order', () => tap({ type: 'roll' })),
    quiet(t('companion-admiral:byHand')),
    {
      part: 'picks',
      label,
      picks: sheet.players.map(({ emblem, name }, seat) => ({
        key: String(seat),
        label: `${chosen.includes(seat) ? `${chosen.indexOf(seat) + 1}. ` : ''}${name}`,
        left: <Emblem emblem={emblem} size={28} />,
        dim: chosen.includes(seat),
      })),
      onPick: (key) => {
        const next = chosen.includes(Number(key)) ? [] : [...chosen, Number(key)];
        const isAll = next.length === sheet.seats;
        onDraft({ order: isAll ? [] : next });
        if (isAll) tap({ type: 'order', order: next });
      },
      wide: true,
      testID: 'order',
    },
  ];
}

/** 3.2.6: from which fort somebody sets out. */
function homes({ sheet, t, tap }: FleetAt): Blocks {
  const { forts } = chartOf(sheet);
  const free = forts.filter(({ isChosen }) => isChosen).map(({ square }) => squareId(square));
  if (free.length === 0) return null;
  return sheet.order.map((seat) => {
    const label = t('companion-admiral:home', { name: nameOf(sheet, seat, t) });
    const goal = goalOf(sheet, seat);
    return [
      section(label),
      {
        part: 'picks' as const,
        label,
        picks: free.map((fort) => ({
          key: fort,
          label: unitName(sheet, fort, t),
          dim: sheet.players.some(({ home }, other) => other !== seat && home === fort),
        })),
        chosen: sheet.players[seat]?.home ?? null,
        onPick: (fort: string) => tap({ type: 'home', seat, fort }),
        testID: `home-${seat}`,
      },
      goal === null ? null : quiet(goalWords(goal, t), { testID: `goal-${seat}` }),
    ];
  });
}

/** 3.7: reefs in turns, and the test of 3.7.4. */
function reefs(at: FleetAt): Blocks {
  const { sheet, t } = at;
  const chart = chartOf(sheet);
  const each = chart.layout.reefs?.perPlayer ?? 0;
  const laid = sheet.reefs.length - chart.reefs.length;
  if (each === 0) return null;
  const next = sheet.order[laid % sheet.seats] ?? 0;
  const unfair = sheet.reefs.filter((reef) => !reefIsFair(sheet, reef));
  return [
    section(t('companion-admiral:reef.title', { count: laid, of: each * sheet.seats })),
    button(t('companion-admiral:reef.put'), 'put-reef', () => toSquare(at, '', 'reef'), {
      sub: laid < each * sheet.seats ? nameOf(sheet, next, t) : undefined,
    }),
    laid === 0
      ? null
      : text(
          unfair.length === 0
            ? t('companion-admiral:reef.fair')
            : t('companion-admiral:reef.unfairAt', { list: unfair.join(', ') }),
          { tone: unfair.length === 0 ? 'good' : 'bad', testID: 'reef-test' },
        ),
  ];
}

/** E-25 f: for each behind the curtain. */
export function mines({ sheet, t, onView, close }: FleetAt): Blocks {
  const chart = chartOf(sheet);
  const seats = sheet.players.flatMap((_, seat) => ((chart.mines[seat] ?? 0) > 0 ? [seat] : []));
  if (seats.length === 0) return null;
  return [
    section(t('companion-admiral:mines.title')),
    line(
      ...seats.map((seat) =>
        button(
          nameOf(sheet, seat, t),
          `mines-${seat}`,
          () => {
            close();
            onView({ secret: seat });
          },
          GROW,
        ),
      ),
    ),
  ];
}
