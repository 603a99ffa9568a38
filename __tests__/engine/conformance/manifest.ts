import type { Sitter } from '@/engine/core/game';
import { defaultOptions, documentsAmong, isOwnDocument, readOptions } from '@/engine/core/options';
import { RuleError } from '@/engine/core/rule-error';
import { countsFor, defaultsFor, sidesOf } from '@/engine/core/seats';
import { once, type Property } from './property';
import type { Subject } from './settings';
import { everyTable } from './tables';

const isWhole = (x: number, least: number): boolean => Number.isInteger(x) && x >= least;

export function manifestIsSound(subject: Subject): Property[] {
  const { game, settings } = subject;
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
        return (seats ?? countsFor(game, read))
          .filter((count) => !countsFor(game, read).includes(count) || game.refuse(read, count) !== null)
          .map((count) => `${id} at ${count}`);
      });
      expect(refused).toEqual([]);
    }),
    once('manifest: the defaults can be played at exactly the seat counts that are promised', () => {
      const defaults = defaultOptions(manifest.options);
      expect(countsFor(game, defaults).filter((count) => game.refuse(defaults, count) === null)).toEqual(
        settings.seats,
      );
    }),
    once('manifest: seat counts, sides and usual options make sense at every table', () => {
      for (const { seats, options } of everyTable(subject)) {
        const counts = countsFor(game, options);
        expect(counts).toEqual(manifest.seats.filter((count) => counts.includes(count)));
        const sides = sidesOf(game, options, seats);
        expect(sides.flat().sort((a, b) => a - b)).toEqual(Array.from({ length: seats }, (_, seat) => seat));
        expect(sides.map(([first]) => first)).toEqual(sides.map(([first]) => first).sort((a = 0, b = 0) => a - b));
        for (const kind of ['person', 'bot'] as const) {
          const usual = defaultsFor(game, new Array<Sitter>(seats).fill({ kind }));
          expect(readOptions(manifest.options, usual)).toEqual(usual);
        }
      }
    }),
    once('manifest: a document is one that comes with the game, or is read into one form, or is refused', () => {
      for (const spec of documentsAmong(manifest.options)) {
        expect(spec.values).toContain(spec.default);
        const read = (text: string) => readOptions(manifest.options, { [spec.key]: text })[spec.key];
        for (const own of settings.documents?.[spec.key] ?? [])
          expect([read(own), isOwnDocument(spec, own)]).toEqual([own, true]);
        for (const wrong of ['', '{}', 'null', '[', ' '.repeat(spec.longest + 1)])
          expect(() => read(wrong)).toThrow(RuleError);
      }
    }),
  ];
}
