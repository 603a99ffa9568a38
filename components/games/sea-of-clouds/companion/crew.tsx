import { Glyph } from '@/components/art/Glyph';
import { Text } from '@/components/ui/text';
import { RADIUS, SIZE } from '@/components/ui/theme/tokens';
import { Touch } from '@/components/ui/touch';
import { box, button, line, quiet, text, type Blocks } from '@/components/kit/companion/spec/blocks';
import { counter } from '@/components/kit/companion/spec/fields';
import type { Leaf } from '@/components/kit/companion/spec/spec';
import { CREW_SUM, MODIFIER } from './fields';
import type { CloudsAt } from './kind';
import { strengthNote } from './notes';
import { namesOf } from './words';

/** The printed crews go that far; a stronger one is given as one number. */
const STRENGTHS = [1, 2, 3, 4, 5, 6];
const CREAM = '#FFF4DA';

/** 11: the crew pirate by pirate, or as one number; and what the objects add. */
export function crewFields(at: CloudsAt, seat: number): Blocks {
  const { sheet, t, theme, tap } = at;
  const player = sheet.players[seat];
  if (!player) return null;
  const { crew, sum } = player;
  const together = crew.reduce((all, { strength }) => all + strength, 0);
  return box(
    { gap: 8 },
    sum === null ? byPirate(at, seat) : null,
    line(sum === null ? null : counter(at, CREW_SUM, seat), counter(at, MODIFIER, seat, { testID: 'crew-modifier' })),
    box(
      { borderTopWidth: 1, borderColor: theme.line, paddingTop: 8 },
      button(
        t(sum === null ? 'companion-sea-of-clouds:asOneNumber' : 'companion-sea-of-clouds:oneByOne'),
        'crew-way',
        () => tap({ type: 'crew-sum', seat, strength: sum === null ? together : null }),
        { kind: 'ghost' },
      ),
    ),
  );
}

function byPirate({ sheet, t, tap, draft, onDraft }: CloudsAt, seat: number): Blocks {
  const { crew = [], name = '' } = sheet.players[seat] ?? {};
  const works = draft.once ? 'once' : 'each';
  return [
    {
      part: 'box',
      style: { flexDirection: 'row', flexWrap: 'wrap', gap: 6, minHeight: SIZE.touch },
      testID: 'crew',
      of:
        crew.length === 0
          ? quiet(t('companion-sea-of-clouds:crewEmpty'))
          : crew.map(({ strength, once }, i) => (
              <Pirate
                key={i}
                words={once ? `${strength} · 1×` : String(strength)}
                label={t('companion-sea-of-clouds:takeAway', {
                  what: t(`companion-sea-of-clouds:${once ? 'pirateOnce' : 'pirate'}`, { strength }),
                })}
                onPress={() => tap({ type: 'unpirate', seat, pirate: i })}
                testID={`pirate-${i}`}
              />
            )),
    },
    {
      part: 'picks',
      label: t('companion-sea-of-clouds:addPirate', { name }),
      picks: STRENGTHS.map((strength) => ({ key: String(strength), label: `+${strength}` })),
      onPick: (key) => {
        if (tap({ type: 'pirate', seat, strength: Number(key), works })) onDraft({ once: false });
      },
      testID: 'add',
    },
    {
      part: 'toggle',
      title: t('companion-sea-of-clouds:once'),
      sub: t('companion-sea-of-clouds:onceNote'),
      on: draft.once ?? false,
      onChange: (once) => onDraft({ once }),
      testID: 'once',
    },
  ];
}

interface PirateProps {
  readonly words: string;
  readonly label: string;
  readonly onPress: () => void;
  readonly testID: string;
}

/** A pirate of the crew; touched, it leaves. */
function Pirate({ words, label, onPress, testID }: PirateProps) {
  return (
    <Touch
      accessibilityRole="button"
      accessibilityLabel={label}
      testID={testID}
      onPress={onPress}
      style={({ pressed }) => ({
        minHeight: SIZE.touch,
        flexDirection: 'row',
        alignItems: 'center',
        gap: 6,
        paddingHorizontal: 12,
        borderRadius: RADIUS.strip,
        backgroundColor: '#8E2B3F',
        opacity: pressed ? 0.7 : 1,
      })}
    >
      <Text role="score" accessibilityRole="text" most={1.4} color={CREAM}>
        {words}
      </Text>
      <Glyph name="x" size={16} color={CREAM} />
    </Touch>
  );
}

/** The crew of one captain, between the boardings. */
export function crewLeaf(at: CloudsAt, seat: number): Leaf {
  const { sheet, t } = at;
  return {
    title: t('companion-sea-of-clouds:crewTitle', { name: namesOf(sheet.players, [seat]) }),
    testID: 'crew-sheet',
    blocks: [text(strengthNote(sheet, seat, t), { role: 'label', testID: 'crew-note' }), crewFields(at, seat)],
  };
}
