// The lockfile must be whole on every platform and must not mix in another Expo SDK.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fail, readJson, root } from './lib/project.mjs';

const packages = Object.entries(readJson(join(root, 'package-lock.json')).packages);
const strangers = packages.filter(([, p]) => p.version?.startsWith('58.')).map(([path]) => path);
if (strangers.length > 0) fail(`Packages of SDK 58 in the lockfile: ${strangers.join(', ')}`);
const elsewhere = packages.find(([, p]) => p.resolved);
if (elsewhere) fail(`The lockfile names where packages came from, e.g. ${elsewhere[0]}`);

const dry = spawnSync('npm', ['ci', '--dry-run', '--ignore-scripts'], {
  cwd: root,
  encoding: 'utf8',
  shell: process.platform === 'win32',
});
if (dry.status !== 0) fail(`npm ci would fail:\n${dry.stderr}`);
console.log('The lockfile is whole, and of SDK 57 only.');
