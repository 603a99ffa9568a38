import { View } from 'react-native';
import { say, useWords } from '@/components/i18n/words';
import { Segmented } from '@/components/ui/segmented';
import { Text } from '@/components/ui/text';
import type { Game } from '@/engine';
import { readOptions } from '@/engine/core/options';
import type { OptionValues } from '@/components/play/matches/drafts';

interface PresetFieldProps {
  readonly game: Game;
  readonly seats: number;
  /** What is usual for those who sit here. */
  readonly usual: OptionValues;
  readonly options: OptionValues;
  readonly onChange: (options: OptionValues) => void;
}

/** Ready sets of options; who plays first is no part of them. */
export function PresetField({ game, seats, usual, options, onChange }: PresetFieldProps) {
  const t = useWords();
  const { manifest } = game;
  const presets = manifest.presets.filter((preset) => !preset.seats || preset.seats.includes(seats));
  // Who plays first, and with which cards, is nobody's preset.
  const apart = manifest.options.filter((spec) => spec.key === 'firstPlayer' || spec.kind === 'document');
  const own = Object.fromEntries(apart.flatMap(({ key }) => (key in options ? [[key, options[key]]] : [])));
  const full = (given: object) => ({ ...readOptions(manifest.options, { ...given, ...own }, usual) });
  const chosen = presets.find(({ options: given }) => JSON.stringify(full(given)) === JSON.stringify(full(options)));
  const words = (id: string, part: string) => say(t, `${manifest.id}:presets.${id}.${part}`);
  return (
    <View style={{ gap: 6 }}>
      <Text role="section">{t('app:setup.presets')}</Text>
      <Segmented
        label={t('app:setup.presets')}
        value={chosen?.id ?? null}
        columns={presets.length === 4 ? 2 : 3}
        onChange={(id) => onChange(full(presets.find((preset) => preset.id === id)?.options ?? {}))}
        choices={presets.map(({ id }) => ({ value: id, label: words(id, 'name'), testID: `preset-${id}` }))}
      />
      {chosen ? (
        <Text role="note" tone="text3">
          {words(chosen.id, 'note')}
        </Text>
      ) : null}
    </View>
  );
}
