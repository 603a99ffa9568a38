import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/** No account is at hand here: what the workflow files name must at least be there. */

interface Job {
  readonly type?: string;
  readonly needs?: readonly string[];
  readonly after?: readonly string[];
  readonly if?: string;
  readonly params?: Readonly<Record<string, string>>;
  readonly steps?: readonly { readonly run?: string }[];
}

interface Workflow {
  readonly name: string;
  readonly on: object;
  readonly jobs: Readonly<Record<string, Job>>;
}

const folder = '.eas/workflows';
const read = (path: string): Workflow => parse(readFileSync(path, 'utf8'));
const profiles: readonly string[] = Object.keys(JSON.parse(readFileSync('eas.json', 'utf8')).build);

/** What a prepared job gives to those after it, and what it must be told. */
const OUTPUTS: Readonly<Record<string, readonly string[]>> = {
  fingerprint: ['android_fingerprint_hash', 'ios_fingerprint_hash'],
  'get-build': ['build_id'],
  build: ['build_id'],
  repack: ['build_id'],
  maestro: [],
};
const WANTS: Readonly<Record<string, readonly string[]>> = {
  fingerprint: [],
  'get-build': ['platform', 'profile', 'fingerprint_hash'],
  build: ['platform', 'profile'],
  repack: ['build_id'],
  maestro: ['build_id', 'flow_path'],
};

describe.each(readdirSync(folder))('%s', (file) => {
  const { on, jobs } = read(join(folder, file));
  const all = Object.entries(jobs);

  it('is begun by something and has jobs of kinds that there are', () => {
    expect(Object.keys(on).length).toBeGreaterThan(0);
    expect(all.length).toBeGreaterThan(1);
    expect(all.filter(([, { type = '' }]) => !(type in OUTPUTS))).toEqual([]);
  });

  it('tells each job what it wants, with profiles of eas.json and flows that are there', () => {
    const missing = all.flatMap(([id, { type = '', params = {} }]) =>
      (WANTS[type] ?? []).filter((name) => params[name] === undefined).map((name) => `${id}: ${name}`),
    );
    expect(missing).toEqual([]);
    const named = all.flatMap(([, { params }]) => (params?.profile === undefined ? [] : [params.profile]));
    expect(named.filter((profile) => !profiles.includes(profile))).toEqual([]);
    const flows = all.flatMap(([, { params }]) => (params?.flow_path === undefined ? [] : [params.flow_path]));
    expect(flows.filter((path) => !existsSync(path))).toEqual([]);
  });

  it('waits for jobs that there are, and takes from them only what they give', () => {
    const faults = all.flatMap(([id, job]) => {
      const before = [...(job.needs ?? []), ...(job.after ?? [])];
      const strangers = before.filter((other) => !jobs[other]).map((other) => `${id} waits for ${other}`);
      const taken = [...JSON.stringify([job.if, job.params]).matchAll(/needs\.(\w+)\.outputs\.(\w+)/g)];
      const wrong = taken
        .filter(([, other = '', output = '']) => {
          const gives = OUTPUTS[jobs[other]?.type ?? ''] ?? [];
          return !before.includes(other) || !gives.includes(output);
        })
        .map(([text]) => `${id} takes ${text}`);
      return [...strangers, ...wrong];
    });
    expect(faults).toEqual([]);
  });
});

test('the workflow of the repository runs everything that can be checked without a phone', () => {
  const { jobs } = read('.github/workflows/ci.yml');
  const lines = Object.values(jobs).flatMap(({ steps = [] }) => steps.map(({ run }) => run));
  expect(lines).toContain('bash .ci/run');
  expect(existsSync('.ci/run')).toBe(true);
});
