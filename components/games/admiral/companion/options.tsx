import { hasWords, say, type Words } from '@/components/i18n/words';
import { useKeptPacks } from '@/components/kit/packs/kept';
import { BlockList } from '@/components/kit/companion/spec/BlockList';
import { section, type Blocks, type Part } from '@/components/kit/companion/spec/blocks';
import type { Leaf } from '@/components/kit/companion/spec/spec';
import { SHIP_CARDS } from '@/engine/games/admiral/data/card-pack';
import { HOUSE, OPTIONS, type AdmiralOptions } from '@/engine/games/admiral/options';
import { acceptPackText, reviewPackText } from '@/engine/packs/read';
import type { FleetAt } from './kind';

/** Whoever knows the box sets everything that a match in the app can be given; a service of the screen is none of it. */
const SHOWN = OPTIONS.filter(({ group }) => group !== 'assist');

export function optionsLeaf(at: FleetAt): Leaf {
  return {
    title: at.t('companion-admiral:options'),
    testID: 'options-sheet',
    blocks: SHOWN.map((spec) => (spec.kind === 'document' ? <OwnCards key={spec.key} at={at} /> : optionOf(at, spec))),
  };
}

function optionOf({ sheet, t, tap, why }: FleetAt, spec: (typeof SHOWN)[number]): Blocks {
  const key = spec.key as keyof AdmiralOptions;
  const name = say(t, `admiral:options.${key}.name`);
  const now = sheet.options[key];
  if (spec.kind === 'flag') {
    const note = `admiral:options.${key}.note`;
    return {
      part: 'toggle',
      title: name,
      ...(hasWords(note) ? { sub: say(t, note) } : {}),
      on: now === true,
      onChange: (value) => tap({ type: 'option', key, value }),
      testID: `option-${key}`,
    };
  }
  // Only what so many can play, and what this box has.
  const values = spec.values.filter((value) => value === now || why({ type: 'option', key, value }) === null);
  if (values.length < 2) return null;
  return [
    section(name),
    {
      part: 'picks',
      label: name,
      picks: values.map((value) => ({ key: String(value), label: valueWords(key, value, t) })),
      chosen: String(now),
      onPick: (picked) => {
        const value = values.find((one) => String(one) === picked);
        if (value !== undefined) tap({ type: 'option', key, value });
      },
      wide: true,
      testID: `option-${key}`,
    } satisfies Part,
  ];
}

export function valueWords(key: keyof AdmiralOptions, value: string | number | boolean, t: Words): string {
  const words = `admiral:options.${key}.values.${String(value)}`;
  return hasWords(words) ? say(t, words) : String(value);
}

/** E-25 b, E-5: the app’s ship cards, or those that were typed off the box. */
function OwnCards({ at: { sheet, t, tap } }: { readonly at: FleetAt }) {
  const packs = useKeptPacks().flatMap(({ id, game, text }) => {
    const { pack } = game === 'admiral' ? reviewPackText(SHIP_CARDS, text) : { pack: null };
    return pack ? [{ id, name: pack.name, text: acceptPackText(SHIP_CARDS, text) }] : [];
  });
  const { cards } = sheet.options;
  const label = t('admiral:options.cards.name');
  const chosen = packs.find(({ text }) => text === cards)?.id ?? (cards === HOUSE ? HOUSE : 'own');
  return (
    <BlockList
      of={[
        section(label),
        {
          part: 'picks',
          label,
          picks: [
            { key: HOUSE, label: t('admiral:options.cards.values.house') },
            ...(chosen === 'own' ? [{ key: 'own', label: t('companion-admiral:ownCards') }] : []),
            ...packs.map(({ id, name }) => ({ key: id, label: name })),
          ],
          chosen,
          onPick: (key) => {
            const text = key === HOUSE ? HOUSE : packs.find(({ id }) => id === key)?.text;
            if (text !== undefined) tap({ type: 'option', key: 'cards', value: text });
          },
          wide: true,
          testID: 'option-cards',
        },
      ]}
    />
  );
}
