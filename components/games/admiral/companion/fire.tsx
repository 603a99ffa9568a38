import { View } from 'react-native';
import { Segmented } from '@/components/ui/segmented';
import { Text } from '@/components/ui/text';
import { hitChance, rangeOf, shotsOf } from '@/engine/companion/admiral/hints';
import { wayOf } from '@/engine/companion/admiral/mirror';
import { chartOf, ownerOf, shipOf, type AdmiralSheet } from '@/engine/companion/admiral/sheet';
import type { SheetShots } from '@/engine/companion/admiral/taps';
import { isOblique, COURSES } from '@/engine/games/admiral/data/compass';
import { line, quiet, section, type Blocks, type Part } from '@/components/kit/companion/spec/blocks';
import type { Leaf } from '@/components/kit/companion/spec/spec';
import { percent } from '../rows/percent';
import { faceKeys, whoseDice } from './dice';
import type { FleetAt } from './kind';
import { LastRoll } from './LastRoll';
import { gunnerSeat, rivalsOf, targetPicks } from './targets';
import { unitName } from './words';

const MOST_SQUARES = 9;

/** 4.10, 4.11: shooters, how far, single shots or a salvo; the dice are thrown or typed, and the damage is laid. */
export function fireLeaf(at: FleetAt): Leaf {
  const { sheet, t, draft, onDraft, view } = at;
  const target = draft.target ?? '';
  const shots = shotsNow(at);
  const count = shots.reduce((sum, one) => sum + one.count, 0);
  const isSalvo = draft.isSalvo === true;
  return {
    title: t('companion-admiral:fire.title', { unit: unitName(sheet, draft.unit ?? '', t) }),
    testID: 'fire-sheet',
    blocks: [
      targetPicks(at, rivalsOf(sheet, gunnerSeat(at)), t('companion-admiral:fire.target'), (unit) =>
        onDraft({ target: unit, ...distanceOf(sheet, draft.unit ?? '', unit), shots: [], dice: [] }),
      ),
      target === '' ? null : shooting(at, shots),
      <LastRoll key="last" at={at} />,
      whoseDice(at),
      view.rolls || target === '' || count === 0
        ? null
        : faceKeys(t('companion-admiral:fire.typed'), (face) => fire(at, shots, face)),
    ],
    keys:
      target === '' || !view.rolls || count === 0
        ? []
        : [
            {
              kind: 'primary',
              label: t(isSalvo ? 'companion-admiral:fire.salvo' : 'companion-admiral:fire.roll', { count }),
              sub: chances(at, shots),
              onPress: () => fire(at, shots, null),
              testID: 'roll',
              style: { flex: 1 },
            },
          ],
  };
}

/** Where both have their squares, the way between them is known. */
function distanceOf(sheet: AdmiralSheet, unit: string, target: string): Partial<FleetAt['draft']> {
  const [from, to] = [shipOf(sheet, unit)?.at ?? unit, shipOf(sheet, target)?.at ?? target];
  const known = (id: string, square: string) => !shipOf(sheet, id) || square !== id;
  if (!known(unit, from) || !known(target, to)) return {};
  const way = wayOf(from, to);
  return way ? { squares: way.squares, isDiagonal: isOblique(COURSES.indexOf(way.course)) } : {};
}

/** The shots as they stand: the first unit's, then those that join a salvo. */
function shotsNow({ sheet, draft }: FleetAt): SheetShots[] {
  const unit = draft.unit ?? '';
  const [first] = draft.shots ?? [];
  const left = shotsOf(sheet, unit);
  const own = { unit, count: Math.min(first?.count ?? left, Math.max(1, left)), isNear: (draft.squares ?? 2) <= 1 };
  return draft.isSalvo ? [own, ...(draft.shots ?? []).slice(1)] : [own];
}

function shooting(at: FleetAt, shots: readonly SheetShots[]): Blocks {
  const { sheet, t, draft, onDraft } = at;
  const unit = draft.unit ?? '';
  const squares = draft.squares ?? 2;
  const oblique = draft.isDiagonal === true;
  const range = rangeOf(sheet, unit)[oblique ? 1 : 0];
  const far = squares > range;
  const [first] = shots;
  const left = shotsOf(sheet, unit);
  const isSalvo = draft.isSalvo === true;
  const own = (count: number) => onDraft({ shots: [{ unit, count, isNear: false }, ...(draft.shots ?? []).slice(1)] });
  return [
    line(
      {
        part: 'counter',
        half: true,
        label: t('companion-admiral:fire.squares'),
        value: squares,
        onStep: (by) => onDraft({ squares: Math.max(0, Math.min(MOST_SQUARES, squares + by)) }),
        testID: 'squares',
      },
      {
        part: 'counter',
        half: true,
        label: t('companion-admiral:fire.shots'),
        value: first?.count ?? 1,
        warn: (first?.count ?? 1) > left,
        onStep: (by) => own(Math.max(1, Math.min(9, (first?.count ?? 1) + by))),
        testID: 'shots',
      },
    ),
    <View key="ways" style={{ flexDirection: 'row', flexWrap: 'wrap', gap: 8 }}>
      <View style={{ flexGrow: 1 }}>
        <Segmented
          label={t('companion-admiral:fire.line')}
          value={oblique}
          choices={[
            { value: false, label: t('companion-admiral:fire.straight'), testID: 'line-straight' },
            { value: true, label: t('companion-admiral:fire.diagonal'), testID: 'line-diagonal' },
          ]}
          onChange={(on) => onDraft({ isDiagonal: on })}
        />
      </View>
      <View style={{ flexGrow: 1 }}>
        <Segmented
          label={t('companion-admiral:fire.how')}
          value={isSalvo}
          choices={[
            { value: false, label: t('companion-admiral:fire.single'), testID: 'how-single' },
            {
              value: true,
              label: t('admiral:buttons.Salvo', { count: shots.reduce((n, one) => n + one.count, 0) }),
              testID: 'how-salvo',
            },
          ]}
          onChange={(on) => onDraft({ isSalvo: on })}
        />
      </View>
    </View>,
    <Text key="range" role="label" tone={far ? 'bad' : 'good'} testID="range">
      {t(far ? 'companion-admiral:fire.tooFar' : 'companion-admiral:fire.inReach', { range })}
    </Text>,
    isSalvo ? joining(at, shots) : null,
  ];
}

/** Others of the same side that fire with the same die. */
function joining(at: FleetAt, [own, ...others]: readonly SheetShots[]): Blocks {
  const { sheet, t, draft, onDraft } = at;
  const seat = gunnerSeat(at);
  const free = [
    ...sheet.ships.filter(({ isAfloat }) => isAfloat).map(({ id }) => id),
    ...sheet.forts.map(({ at }) => at),
  ];
  const units = free.filter((id) => ownerOf(sheet, id) === seat && id !== draft.unit && shotsOf(sheet, id) > 0);
  if (!own || units.length === 0) return null;
  const put = (next: readonly SheetShots[]) => onDraft({ shots: [own, ...next] });
  return [
    section(t('admiral:board.together')),
    quiet(t('companion-admiral:fire.joinNote')),
    line(
      ...units.map((unit): Part => {
        const now = others.find((one) => one.unit === unit);
        const rest = others.filter((one) => one.unit !== unit);
        return {
          part: 'counter',
          half: true,
          label: unitName(sheet, unit, t),
          value: now?.count ?? 0,
          onStep: (by) => {
            const count = Math.max(0, Math.min(shotsOf(sheet, unit), (now?.count ?? 0) + by));
            put(count === 0 ? rest : [...rest, { unit, count, isNear: now?.isNear ?? false }]);
          },
          testID: `join-${unit}`,
        };
      }),
    ),
    others.map((one): Part => ({
      part: 'toggle',
      title: t('companion-admiral:fire.near', { unit: unitName(sheet, one.unit, t) }),
      on: one.isNear,
      onChange: (isNear) => put(others.map((each) => (each === one ? { ...one, isNear } : each))),
      testID: `near-${one.unit}`,
    })),
  ];
}

/** `3 to 6 hit: 67 %`; from two distances both are said. */
function chances({ sheet, t }: FleetAt, shots: readonly SheetShots[]): string {
  const kinds = [...new Set(shots.map(({ isNear }) => isNear))];
  const faces = (isNear: boolean) => (chartOf(sheet).rules.evenHits ? 'even' : isNear ? 'near' : 'far');
  return kinds
    .map((isNear) => t(`companion-admiral:fire.hits.${faces(isNear)}`, { percent: percent(hitChance(sheet, isNear)) }))
    .join(', ');
}

/** Single shots are a die each; what was sunk by the first is not fired at again. */
function fire({ tap, draft, onDraft }: FleetAt, shots: readonly SheetShots[], die: number | null): void {
  const target = draft.target ?? '';
  if (draft.isSalvo) {
    if (tap({ type: 'fire', target, shots, die })) onDraft({ shots: [] });
    return;
  }
  const [own] = shots;
  if (!own) return;
  const times = die === null ? own.count : 1;
  for (let shot = 0; shot < times; shot++) {
    if (!tap({ type: 'fire', target, shots: [{ ...own, count: 1 }], die })) return;
  }
  onDraft({ shots: [] });
}
