import { hasWords, say, type Words } from '@/components/i18n/words';
import { setupSheet, type SetupLine } from '@/engine/companion/admiral/setup-sheet';
import type { AdmiralSheet } from '@/engine/companion/admiral/sheet';
import { lotsAtStart } from '@/engine/companion/admiral/start';
import { quiet, text, type Blocks } from '@/components/kit/companion/spec/blocks';
import type { Leaf } from '@/components/kit/companion/spec/spec';
import type { FleetAt } from './kind';
import { scenarioName } from '../scenario-words';
import { cargoWords } from '../words';
import { squareId, WIDTH } from '@/engine/games/admiral/data/squares';
import { ChartBoard } from './ChartBoard';
import { cardsWords, cargoName, nameOf, ownedName, unitName, unitNames, zoneWords } from './words';

function lineWords(sheet: AdmiralSheet, one: SetupLine, t: Words): string {
  const key = `companion-admiral:lists.${one.kind}` as const;
  switch (one.kind) {
    case 'board':
      return t('companion-admiral:lists.board', {
        cols: one.cols,
        rows: one.rows,
        to: squareId((one.rows - 1) * WIDTH + one.cols - 1),
      });
    case 'island':
      return t('companion-admiral:lists.island', { shape: one.shape, at: one.at, count: one.turns });
    case 'reef':
      return `${t('admiral:pieces.reef')}: ${one.at}`;
    case 'order':
      return t('companion-admiral:lists.order');
    case 'fort':
      return `${unitName(sheet, one.at, t)}: ${one.isChosen ? t('companion-admiral:lists.chosen') : nameOf(sheet, one.owner, t)}`;
    case 'royalPort':
      return `${t('admiral:pieces.royalPort')} ${one.at}: ${nameOf(sheet, one.owner, t)}`;
    case 'fleet':
      return `${nameOf(sheet, one.seat, t)}: ${unitNames(sheet, one.ships, t)}`;
    case 'tokens': {
      const list = one.shots.map(({ kind, count }) => `${t(`admiral:classes.${kind}`)} ${count}`).join(', ');
      return t(`companion-admiral:lists.${list === '' ? 'greens' : 'tokens'}`, { list });
    }
    case 'damage':
      return t('companion-admiral:lists.damage', { unit: unitName(sheet, one.unit, t), count: one.count });
    case 'fixed':
      return `${ownedName(sheet, one.ship, t)}: ${one.at}`;
    case 'deploy': {
      const zone = one.zone === null ? t('companion-admiral:lists.chosenPort') : zoneWords(one.zone, t);
      return t('companion-admiral:lists.deploy', { name: nameOf(sheet, one.seat, t), zone });
    }
    case 'reefs':
      return say(t, key, { count: one.each });
    case 'mines': {
      const words = t('companion-admiral:lists.mines', { count: one.each });
      return one.seat === null
        ? words
        : `${nameOf(sheet, one.seat, t)}: ${t('companion-admiral:mines.title')} × ${one.each}`;
    }
    case 'cargo':
      return `${unitName(sheet, one.ship, t)}: ${cargoWords(sheet.options, one.count, t)}`;
    case 'markers': {
      const lots = `${cargoName(sheet, t) ?? ''}: ${one.squares.join(', ')}`;
      return one.allButOne ? `${lots}. ${t('companion-admiral:lists.allButOne')}` : lots;
    }
    case 'holds':
      return `${unitName(sheet, one.fort, t)}: ${cargoWords(sheet.options, one.count, t)}`;
  }
}

/** E-25 a: what is laid out, line by line, each to be ticked; and what one box has too little of. */
export function setUpList({ sheet, t, view, onView }: FleetAt): Blocks {
  const { lines, lacks } = setupSheet(sheet.options, sheet.seats);
  // Markers are laid down last (3.1): before the game begins they lie on no square of the sheet.
  const picture = sheet.begun ? sheet : { ...sheet, lots: lotsAtStart(sheet) };
  const { ticks } = view;
  return [
    <ChartBoard key="chart" sheet={picture} chosen={null} allowed={[]} />,
    {
      part: 'picks',
      label: t('companion-admiral:lists.title'),
      picks: lines.map((one, i) => ({ key: String(i), label: lineWords(sheet, one, t), checked: ticks.includes(i) })),
      onPick: (key) => {
        const i = Number(key);
        onView({ ticks: ticks.includes(i) ? ticks.filter((one) => one !== i) : [...ticks, i] });
      },
      wide: true,
      testID: 'tick',
    },
    lacks.map(({ piece, needed, has }) =>
      text(t('companion-admiral:lists.lack', { piece: pieceWords(piece, t), needed, has }), { tone: 'bad' }),
    ),
  ];
}

function pieceWords(piece: string, t: Words): string {
  const names = { islandA: 'admiral:pieces.island', islandB: 'admiral:pieces.island', marker: 'admiral:pieces.pearl' };
  const key = names[piece as keyof typeof names] ?? `admiral:pieces.${piece}`;
  return say(t, hasWords(key) ? key : `admiral:classes.${piece}`);
}

export function listsLeaf(at: FleetAt): Leaf {
  const { sheet, t } = at;
  const played = quiet(`${scenarioName(sheet.options.scenario, t)} · ${cardsWords(sheet, t)}`);
  return {
    title: t('companion-admiral:lists.title'),
    testID: 'lists-sheet',
    undo: false,
    blocks: [played, setUpList(at)],
  };
}
