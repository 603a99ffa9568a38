import { hasWords, say, type Words } from '@/components/i18n/words';
import { useKeptPacks } from '@/components/kit/packs/kept';
import { useKeptScenarios } from '@/components/kit/packs/scenarios';
import { BlockList } from '@/components/kit/companion/spec/BlockList';
import { section, type Blocks, type Part } from '@/components/kit/companion/spec/blocks';
import type { Leaf } from '@/components/kit/companion/spec/spec';
import { SHIP_CARDS } from '@/engine/games/admiral/data/card-pack';
import { SCENARIOS } from '@/engine/games/admiral/data/scenarios';
import { HOUSE, OPTIONS, type AdmiralOptions } from '@/engine/games/admiral/options';
import { acceptPackText, reviewPackText } from '@/engine/packs/read';
import { ownScenarios } from '../own-scenarios';
import { scenarioName } from '../scenario-words';
import type { FleetAt } from './kind';

/** Whoever knows the box sets everything that a match in the app can be given; a service of the screen is none of it. */
const SHOWN = OPTIONS.filter(({ group }) => group !== 'assist');

export function optionsLeaf(at: FleetAt): Leaf {
  return {
    title: at.t('companion-admiral:options'),
    testID: 'options-sheet',
    blocks: SHOWN.map((spec) =>
      spec.key === 'scenario' ? (
        <Scenarios key={spec.key} at={at} />
      ) : spec.key === 'cards' ? (
        <OwnCards key={spec.key} at={at} />
      ) : (
        optionOf(at, spec)
      ),
    ),
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
  if (key === 'scenario') return scenarioName(String(value), t);
  if (key === 'cards' && value !== HOUSE) return t('companion-admiral:ownCards');
  const words = `admiral:options.${key}.values.${String(value)}`;
  return hasWords(words) ? say(t, words) : String(value);
}

interface DocumentProps {
  readonly at: FleetAt;
  readonly option: 'scenario' | 'cards';
  readonly own: readonly { readonly id: string; readonly text: string; readonly name: string }[];
  readonly values: readonly string[];
}

/** One of those that come with the app, or a whole document of somebody’s own; the sheet takes it along. */
function Documents({ at: { sheet, t, tap }, option, own, values }: DocumentProps) {
  const label = say(t, `admiral:options.${option}.name`);
  const now = sheet.options[option];
  const known = own.find(({ text }) => text === now);
  const chosen = known?.id ?? (values.includes(now) ? now : 'earlier');
  const all = [
    ...values.map((text) => ({ id: text, text, name: valueWords(option, text, t) })),
    ...own,
    ...(chosen === 'earlier' ? [{ id: 'earlier', text: now, name: valueWords(option, now, t) }] : []),
  ];
  return (
    <BlockList
      of={[
        section(label),
        {
          part: 'picks',
          label,
          picks: all.map(({ id, name }) => ({ key: id, label: name })),
          chosen,
          onPick: (key) => {
            const text = all.find(({ id }) => id === key)?.text;
            if (text !== undefined && text !== now) tap({ type: 'option', key: option, value: text });
          },
          wide: true,
          testID: `option-${option}`,
        },
      ]}
    />
  );
}

/** E-25 a: scenarios for so many, those of the app and one’s own. */
function Scenarios({ at }: { readonly at: FleetAt }) {
  const { sheet, t, why } = at;
  const fits = (text: string) =>
    text === sheet.options.scenario || why({ type: 'option', key: 'scenario', value: text }) === null;
  const own = useKeptScenarios().flatMap(({ id, game, text }) =>
    game === 'admiral' && ownScenarios.isSound(text) && fits(text) ? [{ id, text, name: scenarioName(text, t) }] : [],
  );
  return <Documents at={at} option="scenario" own={own} values={SCENARIOS.map(({ id }) => id).filter(fits)} />;
}

/** E-25 b, E-5: the app’s ship cards, or those that were typed off the box. */
function OwnCards({ at }: { readonly at: FleetAt }) {
  const own = useKeptPacks().flatMap(({ id, game, text }) => {
    const { pack } = game === 'admiral' ? reviewPackText(SHIP_CARDS, text) : { pack: null };
    return pack ? [{ id, name: pack.name, text: acceptPackText(SHIP_CARDS, text) }] : [];
  });
  return <Documents at={at} option="cards" own={own} values={[HOUSE]} />;
}
