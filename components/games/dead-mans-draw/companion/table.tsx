import { Glyph } from '@/components/art/Glyph';
import { traitText, traitWords } from '@/components/games/dead-mans-draw/words';
import { OptionField } from '@/components/kit/options/OptionField';
import { Choices } from '@/components/ui/choices';
import { Emblem } from '@/components/ui/emblem';
import { RADIUS } from '@/components/ui/theme/tokens';
import { Touch } from '@/components/ui/touch';
import { traitsInPlay } from '@/engine/companion/dead-mans-draw/dealing';
import { startCards } from '@/engine/companion/dead-mans-draw/piles';
import { setUpList } from '@/engine/companion/dead-mans-draw/set-up-list';
import { SHEET_SPECS, type SheetOption } from '@/engine/companion/dead-mans-draw/setup';
import { targetOf } from '@/engine/companion/dead-mans-draw/sheet';
import { VARIANTS } from '@/engine/games/dead-mans-draw/data/variants';
import { PersonFields } from '@/components/kit/companion/PersonFields';
import { BlockList } from '@/components/kit/companion/spec/BlockList';
import { box, button, LINE, line, section, text, type Blocks, type Part } from '@/components/kit/companion/spec/blocks';
import { timerToggle } from '@/components/kit/companion/spec/plain';
import type { Leaf } from '@/components/kit/companion/spec/spec';
import { optionSigns } from '../option-signs';
import type { DrawAt } from './kind';
import { PieceCard } from './PieceCard';
import { pieceWords } from './words';

/** 11.4: everything before the first card, and what belongs to the whole sheet. */
export function tablePage(at: DrawAt): Blocks {
  const { sheet, t, theme, tap, open, onView, rules } = at;
  const { players, options, offers } = sheet;
  const right = <Glyph name="chev" color={theme.text3} />;
  const lead = (title: string, testID: string, onPress: () => void, sub?: string): Part => {
    return { part: 'row', title, sub, right, onPress, testID };
  };
  return box(
    { gap: 8 },
    players.map(({ name, emblem }, seat) => {
      const sub = playerNote(at, seat);
      return {
        ...lead(name, `player-${seat}`, () => open('player', seat), sub),
        label: `${t('companion:editPlayer', { name })}. ${sub}`,
        left: <Emblem emblem={emblem} size={40} />,
      } as Part;
    }),
    button(
      t(offers.length > 0 ? 'companion:table.dealing' : 'companion:table.deal'),
      'deal-traits',
      () => {
        onView({ later: false });
        if (offers.length === 0) tap({ type: 'deal' });
      },
      { sub: t('companion:table.dealNote') },
    ),
    firstPlayer(at),
    lead(
      `${t('companion:table.variant')}: ${t(`dead-mans-draw:variants.${options.variant}.name`)}`,
      'open-variant',
      () => open('variant'),
      t(`dead-mans-draw:variants.${options.variant}.text`),
    ),
    lead(t('companion:table.lists'), 'open-lists', () => open('lists')),
    lead(t('companion:rules'), 'open-rules', () => rules()),
    lead(t('companion:history.title'), 'open-history', () => open('history')),
    section(t('companion:table.house')),
    box(
      { borderRadius: RADIUS.panel, backgroundColor: theme.panel },
      timerToggle(at),
      SHEET_SPECS.filter(({ key }) => key !== 'variant').map((spec) => (
        <OptionField
          key={spec.key}
          game="dead-mans-draw"
          spec={spec}
          icon={optionSigns[spec.key as SheetOption]}
          value={options[spec.key as SheetOption]}
          onChange={(value) => tap({ type: 'option', key: spec.key as SheetOption, value: String(value) })}
        />
      )),
    ),
    button(t('companion:fresh.button'), 'open-fresh', () => open('fresh'), { kind: 'ghost' }),
  );
}

function playerNote({ sheet, t }: DrawAt, seat: number): string {
  const trait = sheet.players[seat]?.trait ?? null;
  if (trait === null) return t('companion:player.noTrait');
  if (trait !== 'davy-jones-locker') return traitWords(trait, t);
  const target = targetOf(sheet, seat);
  const aim =
    target === null
      ? t('companion:player.lockerNone')
      : t('companion:player.lockerAt', { name: sheet.players[target]?.name ?? '' });
  return `${traitWords(trait, t)}. ${aim}`;
}

function firstPlayer({ sheet: { players, first }, t, theme, tap }: DrawAt): Blocks {
  const label = t('companion:table.first');
  return [
    section(label),
    {
      part: 'box',
      style: { ...LINE, alignItems: 'center' },
      accessibilityRole: 'radiogroup',
      accessibilityLabel: label,
      of: [
        players.map((player, seat) => (
          <EmblemKey
            key={seat}
            {...player}
            size={40}
            ring={first === seat ? theme.lamp : null}
            onPress={() => tap({ type: 'first', seat })}
            testID={`first-${seat}`}
          />
        )),
        button(t('companion:luck'), 'first-by-luck', () => tap({ type: 'first-by-luck' }), {
          icon: <Glyph name="dice" color={theme.button.secondary.text} />,
        }),
      ],
    },
    text(first === null ? t('companion:table.firstNone') : (players[first]?.name ?? ''), {
      role: 'title',
      testID: 'first-name',
      accessibilityLiveRegion: 'polite',
    }),
  ];
}

interface EmblemKeyProps {
  readonly name: string;
  readonly emblem: number;
  readonly size: number;
  /** The colour round the chosen one; null: it is not chosen. */
  readonly ring: string | null;
  readonly onPress: () => void;
  readonly testID: string;
}

/** One of the players, by emblem alone. */
function EmblemKey({ name, emblem, size, ring, onPress, testID }: EmblemKeyProps) {
  return (
    <Touch
      accessibilityRole="radio"
      accessibilityLabel={name}
      aria-checked={ring !== null}
      testID={testID}
      onPress={onPress}
      style={{ padding: 4, borderRadius: 32, borderWidth: 3, borderColor: ring ?? 'transparent' }}
    >
      <Emblem emblem={emblem} size={size} />
    </Touch>
  );
}

/** One player: name, emblem, trait, and whose loot the Locker waits for. */
export function playerOf(at: DrawAt, seat: number): Leaf {
  const { sheet, t, tap, draft, onDraft, close } = at;
  const player = sheet.players[seat];
  if (!player) throw new Error(`no seat ${seat}`);
  const name = draft.name ?? player.name;
  // A name is one tap of the book, not one for each letter.
  const onPress = () => {
    const given = name.trim();
    if (given !== '' && given !== player.name) tap({ type: 'name', seat, name: given });
    close();
  };
  const choice = (trait: typeof player.trait, title: string, sub?: string): Part => ({
    part: 'row',
    title,
    sub,
    radio: true,
    chosen: player.trait === trait,
    onPress: () => tap({ type: 'trait', seat, trait }),
    testID: `trait-${trait ?? 'none'}`,
  });
  return {
    title: t('companion:seat', { number: seat + 1 }),
    testID: 'player-sheet',
    undo: false,
    onClose: onPress,
    keys: [{ kind: 'primary', label: t('app:common.done'), onPress, testID: 'player-done' }],
    blocks: [
      <PersonFields
        key="person"
        person={{ name, emblem: player.emblem }}
        onName={(typed) => onDraft({ name: typed })}
        onEmblem={(emblem) => tap({ type: 'emblem', seat, emblem })}
      />,
      player.trait === 'davy-jones-locker' && sheet.players.length > 2 ? locker(at, seat) : null,
      text(t('companion:player.trait'), { role: 'sub', tone: 'text2' }),
      <Choices key="traits" label={t('companion:player.trait')}>
        <BlockList
          of={[
            choice(null, t('companion:none')),
            traitsInPlay(sheet).map((trait) =>
              choice(trait, traitWords(trait, t), traitText(trait, sheet.options.mermaidAbility, t)),
            ),
          ]}
        />
      </Choices>,
    ],
  };
}

function locker({ sheet: { players }, t, theme, tap }: DrawAt, seat: number): Blocks {
  const label = t('companion:player.locker');
  return [
    text(label, { role: 'sub', tone: 'text2' }),
    {
      part: 'box',
      style: { flexDirection: 'row', flexWrap: 'wrap', gap: 6 },
      accessibilityRole: 'radiogroup',
      accessibilityLabel: label,
      of: players.map((one, target) =>
        target === seat ? null : (
          <EmblemKey
            key={target}
            {...one}
            size={44}
            ring={players[seat]?.target === target ? theme.lamp : null}
            onPress={() => tap({ type: 'locker', seat, target })}
            testID={`locker-${target}`}
          />
        ),
      ),
    },
  ];
}

/** 3.1.8: by agreement, or one of the six of the box by luck. */
export function variantOf({ sheet, t, theme, tap }: DrawAt): Leaf {
  const title = t('companion:table.variant');
  return {
    title,
    testID: 'variant-sheet',
    undo: false,
    keys: [
      {
        label: t('companion:table.drawVariant'),
        icon: <Glyph name="dice" color={theme.button.secondary.text} />,
        onPress: () => tap({ type: 'variant-by-luck' }),
        testID: 'variant-by-luck',
      },
    ],
    blocks: (
      <Choices label={title}>
        <BlockList
          of={VARIANTS.map((variant) => ({
            part: 'row',
            title: t(`dead-mans-draw:variants.${variant}.name`),
            sub: t(`dead-mans-draw:variants.${variant}.text`),
            radio: true,
            chosen: sheet.options.variant === variant,
            onPress: () => tap({ type: 'option', key: 'variant', value: variant }),
            testID: `variant-${variant}`,
          }))}
        />
      </Choices>
    ),
  };
}

/** 3.1–3.3, 8.1: what lies where before the first card is turned. */
export function listsOf({ sheet, t }: DrawAt): Leaf {
  const { copies, pile, discard, traits, swapMermaids } = setUpList(sheet);
  const party = copies === 2;
  const lines = [
    ...(swapMermaids ? [t('companion:table.swapMermaids')] : []),
    ...(party ? [t('companion:table.bothCopies')] : []),
    t('companion:table.pile', { count: pile }),
    t('companion:table.traitCards', { count: traits }),
    ...(party ? [t('companion:table.oneFirst')] : []),
  ];
  return {
    title: t('companion:table.lists'),
    testID: 'lists',
    undo: false,
    blocks: [
      lines.map((one) => text(`• ${one}`, { testID: 'list-line' })),
      text(t('companion:table.startCards', { count: discard }), { role: 'label' }),
      party ? text(t('companion:table.eachTwice'), { role: 'note', tone: 'text2' }) : null,
      line(
        ...startCards(sheet.options.mermaidAbility).map((piece): Blocks => ({
          part: 'box',
          style: {},
          accessible: true,
          accessibilityLabel: pieceWords(piece, t),
          testID: `start-${piece}`,
          of: <PieceCard piece={piece} width={54} />,
        })),
      ),
    ],
  };
}
