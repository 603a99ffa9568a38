import type { IconName } from '@/components/art/generated/icons';
import { fameOf, famePartsOf, monopoliesOf, regionsOf } from '@/engine/companion/worlds-end/fame';
import { isUnderWay, playerAt } from '@/engine/companion/worlds-end/sheet';
import { CALYPSO_MAX, FAME_PRICE } from '@/engine/games/worlds-end/data/table';
import { quiet } from '@/components/kit/companion/spec/blocks';
import { stepOf } from '@/components/kit/companion/spec/fields';
import { Pill } from '@/components/kit/companion/Pill';
import type { SeatSpec } from '@/components/kit/companion/spec/spec';
import { BuyFame, FamePill } from './FameParts';
import { Favour } from './Favour';
import { CALYPSO, GOLD } from './fields';
import type { SeasAt } from './kind';
import { goldWords, goodWords, regionWords } from './names';
import { coinsWords, incomeWords, noteOf } from './notes';
import { openSea } from './open-sea';
import { SeaKeys } from './SeaKeys';
import { dueWords, openDue } from './due-words';
import { fieldWords, signed } from './words';

/** Rum, sugar, spices, silk, and the fifth good that a box may have. */
const GOOD_ICONS: readonly IconName[] = ['brandy-bottle', 'sugar', 'spices', 'silk', 'barrel'];

/** Fame with what it is made of, purse and favour, ships and cards of one player; below, the seas of all. */
export function seatOf(at: SeasAt, seat: number): SeatSpec {
  const { sheet, t, open } = at;
  const player = playerAt(sheet, seat);
  const { name, gold, calypso, squadron, hand } = player;
  const fame = fameOf(sheet, seat);
  const guards = sheet.guards.reduce((sum, count, sea) => (sheet.owner[sea] === seat ? sum + count : sum), 0);
  const onPress = () => open('player', seat);
  const count = (key: 'squadron' | 'guards' | 'hand', value: number) => ({
    key,
    count: value,
    worth: null,
    label: `${fieldWords(key, t)}: ${value}`,
    caption: fieldWords(key, t),
    onPress,
  });
  const due = dueWords(sheet, seat, t);
  return {
    key: 'fame',
    title: t('companion-worlds-end:fameOf', { name }),
    unit: t('worlds-end:places.fame'),
    value: fame,
    spoken: t('companion-worlds-end:fameCount', { name, count: fame }),
    computed: t('companion-worlds-end:counted'),
    short: name,
    note: noteOf(sheet, seat, t),
    sides: (color) => sidesOf(at, seat, color),
    strip: null,
    pill:
      due === null ? null : (
        <Pill icons={['galleon']} words={due} onPress={() => openDue(at, seat)} testID={`due-pill-${seat}`} />
      ),
    due,
    tiles: [
      {
        key: 'gold',
        icon: 'money-stack',
        value: goldWords(gold),
        label: coinsWords(gold, t),
        place: { label: fieldWords('gold', t) },
        onPress,
        onStep: stepOf(at, GOLD, seat),
      },
      {
        key: 'calypso',
        icon: 'oyster-pearl',
        value: calypso,
        face: <Favour count={calypso} />,
        label: fieldWords('calypso', t),
        note: `${calypso}/${CALYPSO_MAX}`,
        onPress,
        onStep: stepOf(at, CALYPSO, seat),
      },
      {
        key: 'squadron-far',
        place: 'quarter',
        icon: 'galleon',
        value: squadron,
        label: fieldWords('squadron', t),
        onPress,
      },
      { key: 'hand-far', place: 'quarter', icon: 'treasure-map', value: hand, label: fieldWords('hand', t), onPress },
    ],
    counts: [
      { ...count('squadron', squadron), icon: 'galleon' },
      { ...count('guards', guards), icon: 'hill-fort', onPress: () => open('guards', seat) },
      { ...count('hand', hand), icon: 'treasure-map' },
    ],
    below: [
      <SeaKeys key="seas" sheet={sheet} onSea={(sea) => openSea(at, sea)} />,
      isUnderWay(sheet)
        ? quiet(incomeWords(sheet, t), { role: 'prompt', align: 'center', testID: 'income-line' })
        : null,
    ],
  };
}

/** Seas, monopolies and regions on the left; what was bought, given and put right on the right. */
function sidesOf({ sheet, t, tap, why, say: tell }: SeasAt, seat: number, color: string) {
  const { seas, bought, gifts } = famePartsOf(sheet, seat);
  const { dial } = playerAt(sheet, seat);
  const pill = (key: string, words: string) => (
    <FamePill key={key} color={color}>
      {words}
    </FamePill>
  );
  const left = [
    pill('seas', t('companion-worlds-end:parts.seas', { count: seas })),
    ...monopoliesOf(sheet, seat).map((good) => (
      <FamePill key={`good-${good}`} color={color} icon={GOOD_ICONS[good - 1]}>
        {`1 ${goodWords(sheet.profile, good, t)}`}
      </FamePill>
    )),
    ...regionsOf(sheet, seat).map((region) => pill(`region-${region}`, `1 ${regionWords(region, t)}`)),
  ];
  const right = [
    ...(bought > 0 ? [pill('bought', t('companion-worlds-end:parts.bought', { count: bought }))] : []),
    ...(gifts > 0 ? [pill('gifts', t('companion-worlds-end:parts.gifts', { count: gifts }))] : []),
    ...(dial === 0 ? [] : [pill('dial', t('companion-worlds-end:parts.dial', { by: signed(dial) }))]),
    seat === sheet.active && isUnderWay(sheet) ? (
      <BuyFame
        key="buy"
        color={color}
        label={t('companion-worlds-end:fameFor', { gold: goldWords(FAME_PRICE) })}
        off={why({ type: 'fame' })}
        onPress={() => tap({ type: 'fame' })}
        onRefuse={tell}
      />
    ) : null,
  ];
  return [left, right] as const;
}
