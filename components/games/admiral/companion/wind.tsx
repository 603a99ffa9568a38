import { COURSES, STRENGTHS } from '@/engine/games/admiral/data/compass';
import { box, quiet, text, type Blocks } from '@/components/kit/companion/spec/blocks';
import type { Leaf } from '@/components/kit/companion/spec/spec';
import type { FleetAt } from './kind';
import { WindDot } from './parts';
import { nameOf, windName } from './words';

/** E-25 c: the sector that the real arrow shows, or the app spins. */
export function windLeaf(at: FleetAt): Leaf {
  const { sheet, t, tap, close, room } = at;
  const done = (ok: boolean) => ok && close();
  return {
    title: t('companion-admiral:wind.title'),
    testID: 'wind-sheet',
    blocks: [
      quiet(t('companion-admiral:wind.note', { name: nameOf(sheet, sheet.windSeat, t) })),
      room.wide
        ? null
        : box(
            { flexDirection: 'row', paddingLeft: 42 * Math.min(1.5, room.scale) },
            ...STRENGTHS.map((strength) =>
              text(t(`admiral:board.winds.${strength}`), {
                role: 'sub',
                tone: 'text2',
                most: 1.2,
                align: 'center',
                style: { flex: 1 },
              }),
            ),
          ),
      box(
        { flexDirection: 'row', flexWrap: 'wrap', columnGap: 16, rowGap: 6 },
        ...COURSES.map((course, direction): Blocks =>
          box(
            {
              flexDirection: 'row',
              alignItems: 'center',
              gap: 8,
              flexGrow: 1,
              flexBasis: room.wide ? '44%' : '100%',
            },
            text(t(`admiral:compass.${course}`), { role: 'label', style: { width: 34 * Math.min(1.6, room.scale) } }),
            box(
              { flex: 1 },
              {
                part: 'picks',
                label: t(`admiral:courses.${course}`),
                picks: STRENGTHS.map((strength, i) => ({
                  key: String(direction * 3 + i),
                  label: windName(direction * 3 + i, t),
                  bare: !room.wide,
                  left: <WindDot sector={direction * 3 + i} size={30} />,
                })),
                chosen: sheet.sector === null ? null : String(sheet.sector),
                onPick: (key) => done(tap({ type: 'wind', sector: Number(key) })),
                testID: 'sector',
              },
            ),
          ),
        ),
      ),
      sheet.winds.length === 0
        ? null
        : [
            quiet(t('companion-admiral:wind.history')),
            box(
              { flexDirection: 'row', flexWrap: 'wrap', gap: 6 },
              ...sheet.winds.map((sector, i) => <WindDot key={i} sector={sector} size={26} />),
            ),
          ],
    ],
    keys:
      sheet.sector === null
        ? [
            {
              kind: 'primary',
              label: t('companion-admiral:wind.spin'),
              onPress: () => done(tap({ type: 'spin' })),
              testID: 'spin',
              style: { flex: 1 },
            },
          ]
        : [],
  };
}
