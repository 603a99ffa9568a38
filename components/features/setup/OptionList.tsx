import { PackField } from '@/components/features/packs/PackField';
import { ScenarioField } from '@/components/features/packs/ScenarioField';
import { moduleOf } from '@/components/games/registry';
import { useState } from 'react';
import { View } from 'react-native';
import { useWords } from '@/components/i18n/words';
import { Button } from '@/components/ui/button';
import { Segmented } from '@/components/ui/segmented';
import { Text } from '@/components/ui/text';
import type { GameId, SeatSetup } from '@/engine';
import type { OptionSpec, OptionValue } from '@/engine/core/options';
import type { OptionValues } from '@/components/play/matches/drafts';
import { OptionField, OptionSign, optionWords } from '@/components/kit/options/OptionField';

interface OptionListProps {
  readonly game: GameId;
  readonly specs: readonly OptionSpec[];
  readonly seats: readonly SeatSetup[];
  /** What is usual for those who sit here. */
  readonly usual: OptionValues;
  readonly options: OptionValues;
  readonly onChange: (options: OptionValues) => void;
}

/** Shown with the names of those who sit here instead of numbers. */
const FIRST_PLAYER = 'firstPlayer';
const LATER = ['variant', 'ruling', 'assist'] as const;

/** The two or three options that matter, and behind one touch all the others. */
export function OptionList({ game, specs, seats, usual, options, onChange }: OptionListProps) {
  const t = useWords();
  const [all, setAll] = useState(false);
  const set = (key: string, value: OptionValue) => onChange({ ...options, [key]: value });
  const signs = moduleOf(game)?.optionSigns;
  const field = (spec: OptionSpec) => {
    const { key } = spec;
    const value = options[key] ?? spec.default;
    const icon = signs?.[key];
    const onChange = (next: OptionValue) => set(key, next);
    if (spec.kind === 'document' && spec.document === 'pack') {
      const { name, note } = optionWords(game, spec, options, t);
      const sign = <OptionSign icon={icon} />;
      return <PackField key={key} {...{ game, note, sign, onChange }} title={name} value={String(value)} />;
    }
    if (spec.kind === 'document' && spec.document === 'scenario') {
      const { name, note } = optionWords(game, spec, options, t);
      const sign = <OptionSign icon={icon} />;
      return <ScenarioField key={key} {...{ game, spec, note, sign, onChange }} title={name} value={String(value)} />;
    }
    return <OptionField key={key} {...{ game, spec, icon, value, onChange }} others={options} />;
  };
  const main = specs.filter(({ group, key }) => group === 'main' && key !== FIRST_PLAYER);
  const changed = specs.filter(
    ({ key }) => key !== FIRST_PLAYER && JSON.stringify(options[key]) !== JSON.stringify(usual[key]),
  ).length;
  return (
    <View style={{ gap: 8 }}>
      {specs.some(({ key }) => key === FIRST_PLAYER) ? (
        <>
          <Text role="section">{t('app:setup.first')}</Text>
          <Segmented<OptionValue>
            label={t('app:setup.first')}
            testID="first-player"
            value={options[FIRST_PLAYER] ?? 'luck'}
            onChange={(value) => set(FIRST_PLAYER, value)}
            choices={[
              { value: 'luck', label: t('app:setup.firstLuck'), testID: 'first-luck' },
              ...seats.map((seat, i) => ({ value: i + 1, label: seat.name, testID: `first-${i + 1}` })),
            ]}
          />
        </>
      ) : null}
      <Text role="section">{t('app:setup.options')}</Text>
      {main.map(field)}
      <Button
        kind="ghost"
        label={t('app:setup.allOptions')}
        sub={changed > 0 ? t('app:setup.changed', { count: changed }) : undefined}
        onPress={() => setAll(!all)}
        testID="all-options"
      />
      {all
        ? LATER.map((group) => (
            <View key={group} style={{ gap: 4 }}>
              <Text role="section">{t(`app:setup.groups.${group}`)}</Text>
              {specs.filter((spec) => spec.group === group).map(field)}
            </View>
          ))
        : null}
    </View>
  );
}
