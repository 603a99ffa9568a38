// Modules as the bundler joins them for a platform, and what their first one exports.
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { transformSync, type PluginItem } from '@babel/core';
import '@/scripts/lib/shared-joints';

interface For {
  readonly platform: string;
  readonly dev: boolean;
}

const { importExportLiveBindingsPlugin } = jest.requireActual(
  '@expo/metro-config/build/transform-plugins/importExportLiveBindings',
) as { importExportLiveBindingsPlugin: PluginItem };

export function importOf(text: string, asked: For): string {
  const plugins = [[importExportLiveBindingsPlugin, asked] as PluginItem];
  const done = transformSync(text, { configFile: false, babelrc: false, sourceType: 'unambiguous', plugins });
  return done?.code ?? '';
}

export function joined(files: Record<string, string>, asked: For): { exports: unknown; code: string } {
  const texts = new Map(Object.entries(files).map(([name, text]) => [`./${name}`, importOf(text, asked)]));
  const known = new Map<string, { exports: object }>();
  const realm: Record<string, unknown> = {};
  realm.global = realm;
  runInNewContext(readFileSync('scripts/lib/joints.js', 'utf8'), realm);
  const ask = (name: string): object => {
    const found = known.get(name);
    if (found) return found.exports;
    const module = { exports: {} };
    known.set(name, module);
    const work = runInNewContext(`(function (global, require, module, exports) {${texts.get(name)}\n})`, realm) as (
      ...args: unknown[]
    ) => void;
    work(realm.global, ask, module, module.exports);
    return module.exports;
  };
  const { seen } = ask('./main') as { seen: unknown };
  return { exports: JSON.parse(JSON.stringify(seen ?? null)) as unknown, code: [...texts.values()].join('\n') };
}
