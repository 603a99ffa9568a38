import { defaultOptions, readOptions } from '@/engine/core/options';
import { once, type Property } from './property';
import type { Subject } from './settings';

const isWhole = (x: number, least: number): boolean => Number.isInteger(x) && x >= least;

export function manifestIsSound({ game, settings }: Subject): Property[] {
  const { manifest } = game;

  return [
    once('manifest: seats, minutes and rules version are sensible numbers', () => {
      const { seats, minutes, rulesVersion, replays = [] } = manifest;
      expect([
        seats.length > 0,
        seats.every((count, i) => isWhole(count, (seats[i - 1] ?? 0) + 1)),
        isWhole(rulesVersion, 1),
      ]).toEqual([true, true, true]);
      expect(replays.filter(({ rules }) => !isWhole(rules, 1) || rules >= rulesVersion)).toEqual([]);
      expect([isWhole(minutes.min, 1), isWhole(minutes.max, minutes.min)]).toEqual([true, true]);
    }),
    once('manifest: options have different keys, different values, and defaults that are among them', () => {
      const keys = manifest.options.map((spec) => spec.key);
      expect(new Set(keys).size).toBe(keys.length);
      const doubled = manifest.options.filter(
        (spec) => spec.kind !== 'flag' && new Set(spec.values).size !== spec.values.length,
      );
      expect(doubled).toEqual([]);
      const defaults = defaultOptions(manifest.options);
      expect(readOptions(manifest.options, defaults)).toEqual(defaults);
    }),
    once('manifest: every preset is readable and not refused at a table that it is for', () => {
      const ids = manifest.presets.map((preset) => preset.id);
      expect(new Set(ids).size).toBe(ids.length);
      const refused = manifest.presets.flatMap(({ id, options, seats }) => {
        const read = readOptions(manifest.options, options as Readonly<Record<string, unknown>>);
        return (seats ?? manifest.seats)
          .filter((count) => game.refuse(read, count) !== null)
          .map((count) => `${id} at ${count}`);
      });
      expect(refused).toEqual([]);
    }),
    once('manifest: the defaults can be played at exactly the seat counts that are promised', () => {
      const defaults = defaultOptions(manifest.options);
      expect(manifest.seats.filter((count) => game.refuse(defaults, count) === null)).toEqual(settings.seats);
    }),
  ];
}
