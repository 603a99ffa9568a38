// What the project's own commands share: where it lies, how a package's program is found and run, whether packages are installed.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
export const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));
export const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

/** Quiet, offline and never asking: for every tool that is started from a script. */
export const quiet = { ...process.env, EXPO_NO_TELEMETRY: '1', EXPO_NO_UPDATE_CHECK: '1', CI: '1' };

export function fail(message) {
  console.error(message);
  process.exit(1);
}

/** The file behind a program that a package brings, so that it runs the same on every system. */
export function program(name, from = name) {
  const folder = join(root, 'node_modules', from);
  const { bin } = readJson(join(folder, 'package.json'));
  return join(folder, typeof bin === 'string' ? bin : bin[name]);
}

export function run(file, args, options = {}) {
  return spawnSync(process.execPath, [file, ...args], { cwd: root, stdio: 'inherit', env: quiet, ...options });
}

/** Output of a program that must succeed. */
export function output(file, args, options = {}) {
  const done = run(file, args, { stdio: ['ignore', 'pipe', 'pipe'], encoding: 'utf8', maxBuffer: 1 << 28, ...options });
  if (done.status !== 0) fail(`${file} ${args.join(' ')}\n${done.stdout}\n${done.stderr}`);
  return done.stdout;
}

/** Does node_modules hold exactly what the lockfile says? npm keeps its own list of what it put there. */
function installed() {
  const list = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(list)) return false;
  const here = readJson(list).packages;
  const wanted = readJson(join(root, 'package-lock.json')).packages;
  return Object.entries(wanted).every(
    ([path, p]) =>
      path === '' || (here[path] ? here[path].version === p.version : p.optional || p.devOptional || p.peer),
  );
}

export function ensureInstalled() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) fail(`Node 20.19 or newer is needed; this is ${process.version}.`);
  if (installed()) return;
  const since = Date.now();
  console.log('Installing packages (about 1.4 GB, once; one to three minutes)...');
  const done = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (done.status !== 0) fail('The packages could not be installed: see the lines above.');
  console.log(`Packages installed in ${seconds(since)}.`);
}
