// What makes room in the code of phones (docs/decisions/size.md) must not change what it does.
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { transformSync } from '@babel/core';
import * as fc from 'fast-check';
import { importOf, joined } from '@/test/joined';

const { OF_SKIA, smallerPart } = jest.requireActual('@/scripts/lib/smaller-parts') as {
  OF_SKIA: Record<string, boolean>;
  smallerPart: (path: string) => ((text: string) => string) | undefined;
};
const minify = jest.requireActual('@/scripts/lib/minify-for-hermes') as (
  options: object,
) => Promise<{ code: string; map: { mappings: string } }>;

/** Two modules that import each other, and what they pass on. */
const CIRCLE = {
  main: `
    import A, { a, readB, up, n, renamed, all, x, deep } from './a';
    import * as b from './b';
    import plain, { q } from './plain';
    import * as whole from './plain';
    import value, { y as z } from './c';
    const before = n; up();
    export const seen = { a, b: readB(), early: b.early, n: [before, n], renamed, all: Object.keys(all).sort(), x, deep,
      name: new A().who(), back: b.readA(), made: new (b.default())().who(), q, plain: plain.q, whole: whole.q,
      value, z, known: Object.keys(b).sort() };
  `,
  a: `
    import { b } from './b';
    export var a = 'a'; export const readB = () => b;
    export let n = 0; export function up() { n++; }
    export default class A { who() { return 'A'; } }
    export { b as renamed, early } from './b';
    export * from './c'; export * as all from './c';
    const pair = { deep: 'deep' }; export const { deep } = pair;
  `,
  b: `
    import A, { a } from './a';
    import * as whole from './a';
    export const early = [typeof a, Object.keys(whole).sort().join()];
    export const b = 'b'; export const readA = () => a; export default () => A;
  `,
  c: `export const x = 1; export const y = 2; export default 5;`,
  plain: `module.exports = { q: 7 };`,
};

/** As TypeScript writes it: one file that passes on parts of others. */
const OF_TYPESCRIPT = {
  main: `export { seen } from './typescript';`,
  typescript: `
    "use strict";
    var __createBinding = (this && this.__createBinding) || (Object.create ? (function (o, m, k, k2) {
      if (k2 === undefined) k2 = k;
      Object.defineProperty(o, k2, { enumerable: true, get: function () { return m[k]; } });
    }) : null);
    var __setModuleDefault = (this && this.__setModuleDefault) || (Object.create ? (function (o, v) {
      Object.defineProperty(o, "default", { enumerable: true, value: v });
    }) : null);
    var __importStar = (this && this.__importStar) || function (mod) {
      if (mod && mod.__esModule) return mod;
      var result = {};
      for (var k in mod) if (k !== "default") __createBinding(result, mod, k);
      __setModuleDefault(result, mod);
      return result;
    };
    var __exportStar = (this && this.__exportStar) || function (m, exports) {
      for (var p in m) if (p !== "default" && !Object.prototype.hasOwnProperty.call(exports, p)) __createBinding(exports, m, p);
    };
    var __importDefault = (this && this.__importDefault) || function (mod) {
      return (mod && mod.__esModule) ? mod : { "default": mod };
    };
    Object.defineProperty(exports, "__esModule", { value: true });
    exports.seen = void 0;
    const plain_1 = __importDefault(require("./plain"));
    const all = __importStar(require("./plain"));
    var c_1 = require("./c");
    Object.defineProperty(exports, "y", { enumerable: true, get: function () { return c_1.y; } });
    __exportStar(require("./c"), exports);
    exports.seen = { plain: plain_1.default.q, all: all.q, same: all.default === plain_1.default, y: exports.y, keys: Object.keys(exports).sort() };
  `,
  c: CIRCLE.c,
  plain: CIRCLE.plain,
};

describe('modules that are joined by shared functions', () => {
  it.each([
    ['of the language, in a circle', CIRCLE],
    ['as TypeScript writes them', OF_TYPESCRIPT],
  ])('give what those with functions of their own give: %s', (_, files) => {
    const own = joined(files, { platform: 'android', dev: true });
    const shared = joined(files, { platform: 'android', dev: false });
    expect(shared.exports).toEqual(own.exports);
    expect(shared.code).not.toMatch(/__createBinding|_interop/);
    expect(shared.code.length).toBeLessThan(own.code.length);
  });

  it('keep a function for what is given anew later', () => {
    const { code } = joined(
      { main: 'export let n = 0; export const up = () => n++;' },
      { platform: 'ios', dev: false },
    );
    expect(code.match(/get: ?function/g)).toHaveLength(1);
  });

  it('are left as they are in a browser', () => {
    expect(importOf(CIRCLE.a, { platform: 'web', dev: false })).toBe(
      importOf(CIRCLE.a, { platform: 'web', dev: true }),
    );
  });
});

describe('code that is minified for Hermes', () => {
  const TEXT = `__d(function (global, require, a, b, module, exports) {
    var made = {
      answers: function (x) { if (x) throw new Error('thrown'); return made.later(2); },
      later(x) { switch (x) { case 2: return x + 'y'; default: return this.a; } },
      'turn-began': () => { made.a = 3; return made.a; },
      a: 1,
    };
    class Held { a = 5; of = () => this.a; 'of-it' = function () { return this.a + 1; }; }
    class Base { tell(n) { return 'base' + n; } static of(n) { return new this(n); } get ['asked']() { return 1; } }
    class Next extends Base {
      constructor(n) { super(); this.n = n; }
      tell(n) { return super.tell(n) + this.twice; }
      get twice() { return this.n * 2; }
      set twice(n) { this.n = n; }
      *each() { yield this.n; yield* super.tell('z'); }
      'with-sign'() { return this.n; }
    }
    made.classes = () => {
      const next = Next.of(2);
      next.twice = 5;
      const keys = [...Object.keys(next), ...Object.getOwnPropertyNames(Next.prototype)];
      return [next.tell('x'), next['with-sign'](), next.asked, ...next.each(), ...keys].join();
    };
    made.asks = () => ({ get it() { return this.other; }, other: 7, async later() { return 1; } }).it;
    made.field = () => [new Held().of(), new Held()['of-it']()].join();
    made.held = () => new Held().of.name + new Held()['of-it'].name;
    exports.made = made;
  });`;
  const plain = transformSync(TEXT, { configFile: false, sourceMaps: true, filename: 'x.js' });
  const run = (code: string) => {
    const exports: { made?: Record<string, (x?: number) => unknown> } = {};
    runInNewContext(code, { __d: (work: (...args: unknown[]) => void) => work({}, null, null, null, {}, exports) });
    return exports.made as Record<string, (x?: number) => unknown>;
  };
  const asked = (filename: string) => ({
    code: plain?.code,
    map: plain?.map,
    filename,
    reserved: [],
    config: { sourceMap: { includeSources: true } },
  });

  it('does the same, without names of its places', async () => {
    const { code } = await minify(asked('node_modules/x/x.js'));
    const [before, after] = [run(TEXT), run(code)];
    for (const key of ['answers', 'later', 'turn-began', 'field', 'classes', 'asks'])
      expect(after[key]?.(0)).toBe(before[key]?.(0));
    expect(before.answers?.name).toBe('answers');
    expect(['answers', 'turn-began'].map((key) => after[key]?.name)).toEqual(['', '']);
    expect([before.held?.(), after.held?.()]).toEqual(['ofof-it', '']);
    expect(code).toContain("'noinline'");
  });

  it('calls functions that a module declares before and after their lines', async () => {
    const names = Array.from({ length: 90 }, (_, i) => `declared${i}`);
    const text = `__d(function (global, require, a, b, module, exports) {
      'use strict';
      exports.made = { early: () => seen };
      var seen = [${names.map((name, i) => `${name}(${i}),${name}(${i + 1})`).join()}];
      ${names
        .map(
          (name, i) => `function ${name}(n) { if (n < 0) throw new Error(\`${'`'.length}
        thrown\`); return n > ${i} ? ${name}(n - 1) : [n, exports.made.asked]; }`,
        )
        .join('\n')}
    });`;
    const made = transformSync(text, { configFile: false, sourceMaps: true, filename: 'x.js' });
    const { code, map } = await minify({ ...asked('node_modules/x/x.js'), code: made?.code, map: made?.map });
    expect(run(code).early?.()).toEqual(run(text).early?.());
    expect(code).toMatch(/"use strict";var \w\w=\(0,function/);
    const { TraceMap, originalPositionFor } = jest.requireActual('@jridgewell/trace-mapping');
    const from = new TraceMap({ ...map, version: 3, sources: ['x.js'], names: [] });
    const lines = text.split('\n');
    const thrown = lines.flatMap((line, i) => (line.includes('throw new') ? [i + 1] : []));
    const places = [...code.matchAll(/throw /g)].map(({ index }) => {
      const before = code.slice(0, index).split('\n');
      return originalPositionFor(from, { line: before.length, column: before.at(-1)?.length }).line;
    });
    expect(places.sort((x, y) => x - y)).toEqual(thrown);
  });

  it('lets functions of the engine be put in the place of their calls', async () => {
    expect((await minify(asked('engine/core/x.ts'))).code).not.toContain('noinline');
  });

  it('still says where each part of it came from', async () => {
    const { code, map } = await minify(asked('components/x.ts'));
    const { TraceMap, originalPositionFor } = jest.requireActual('@jridgewell/trace-mapping');
    const where = originalPositionFor(new TraceMap({ ...map, version: 3, sources: ['x.js'], names: [] }), {
      line: 1,
      column: code.indexOf('throw'),
    });
    const lines = TEXT.split('\n');
    expect(where.line).toBe(lines.findIndex((line) => line.includes('throw')) + 1);
    expect(where.column).toBe(lines[where.line - 1]?.indexOf('throw'));
  });
});

describe('parts of packages', () => {
  it('are those for the tree that Skia draws from', () => {
    const config = readFileSync('node_modules/@shopify/react-native-skia/src/sksg/HostConfig.ts', 'utf8');
    const said = (name: string) => new RegExp(`^ *${name}: (true|false),`, 'm').exec(config)?.[1] === 'true';
    expect(Object.keys(OF_SKIA).map((name) => [name, said(name)])).toEqual(Object.entries(OF_SKIA));
    const react = readFileSync('node_modules/react-reconciler/cjs/react-reconciler.production.js', 'utf8');
    const asks = new Set(react.match(/(?<=\$\$\$config\.)supports\w+/g));
    expect([...asks].sort()).toEqual(Object.keys(OF_SKIA).sort());
  });

  it('turn drawings to their place as the grammar of the package does', () => {
    const path = 'node_modules/react-native-svg/src/lib/extract/transform.js';
    type Parse = (text: string) => number[];
    const { parse: whole } = jest.requireActual('react-native-svg/src/lib/extract/transform.js') as { parse: Parse };
    const exports: { parse?: Parse } = {};
    runInNewContext((smallerPart(path) as (text: string) => string)(''), { exports });
    const number = fc.double({ min: -600, max: 600, noNaN: true }).map((n) => Number(n.toFixed(4)));
    const form = fc.oneof(
      fc.tuple(number, number).map(([x, y]) => `translate(${x} ${y})`),
      number.map((x) => `translate(${x})`),
      number.map((x) => `scale(${x})`),
      fc.tuple(number, number).map(([x, y]) => `scale(${x}, ${y})`),
      number.map((x) => `rotate(${x})`),
    );
    fc.assert(
      fc.property(fc.array(form, { minLength: 1, maxLength: 4 }), (forms) => {
        const [here, there] = [(exports.parse as Parse)(forms.join(' ')), whole(forms.join(' '))];
        here.forEach((n, i) => expect(n).toBeCloseTo(there[i] as number, 6));
      }),
    );
    for (const wrong of ['skewX(3)', 'translate(x)', 'scale(1) and more'])
      expect(() => (exports.parse as Parse)(wrong)).toThrow();
  });

  it('are not taken out of a text that has changed', () => {
    const smaller = smallerPart('node_modules/expo/src/winter/runtime.native.ts');
    expect(() => smaller?.('installFormDataPatch(FormData);')).toThrow('Found 0 times');
    expect(smallerPart('components/x.ts')).toBeUndefined();
  });
});
