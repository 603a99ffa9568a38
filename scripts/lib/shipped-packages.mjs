// Which packages of the lockfile can end up in the app: what the app depends on and what that depends on in turn, without what
// only builds it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJson, root } from './project.mjs';

/** Named as dependencies of what runs, but they run on the machine that builds, or while developing. */
const BUILDING = new Set([
  '@expo/cli',
  '@expo/config',
  '@expo/config-plugins',
  '@expo/config-types',
  '@expo/devtools',
  '@expo/dom-webview',
  '@expo/env',
  '@expo/expo-modules-macros-plugin',
  '@expo/fingerprint',
  '@expo/image-utils',
  '@expo/json-file',
  '@expo/local-build-cache-provider',
  '@expo/log-box',
  '@expo/metro',
  '@expo/metro-config',
  '@expo/plist',
  '@expo/prebuild-config',
  '@expo/require-utils',
  '@react-native/codegen',
  '@react-native/community-cli-plugin',
  '@react-native/debugger-frontend',
  '@react-native/dev-middleware',
  '@react-native/gradle-plugin',
  'babel-plugin-syntax-hermes-parser',
  'babel-preset-expo',
  'commander',
  'expo-modules-autolinking',
  'hermes-compiler',
  'jest-environment-node',
  'metro',
  'metro-source-map',
  'react-devtools-core',
  'tinyglobby',
  'yargs',
]);
const isBuilding = (name) => BUILDING.has(name) || name.startsWith('@babel/') || name.startsWith('@types/');

/** Where Node finds a package that is asked for from this place. */
function place(packages, from, name) {
  for (let at = from; ;) {
    const key = `${at === '' ? '' : `${at}/`}node_modules/${name}`;
    if (packages[key]) return key;
    if (at === '') return undefined;
    const cut = at.lastIndexOf('/node_modules/');
    at = cut < 0 ? '' : at.slice(0, cut);
  }
}

/** Folder, name, version and licence of each, by name. */
export function shippedPackages() {
  const { packages } = readJson(join(root, 'package-lock.json'));
  const found = new Map();
  const waiting = Object.keys(packages[''].dependencies).map((name) => ['', name]);
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [from, name] = next;
    const key = isBuilding(name) ? undefined : place(packages, from, name);
    if (!key || found.has(key)) continue;
    const { version, license, dependencies = {} } = packages[key];
    found.set(key, { folder: key, name, version, licence: license });
    for (const wanted of Object.keys(dependencies)) waiting.push([key, wanted]);
  }
  return [...found.values()].sort((a, b) =>
    a.name === b.name ? (a.version < b.version ? -1 : 1) : a.name < b.name ? -1 : 1,
  );
}

/** The packages whose code a bundle holds, from its source map. */
export function bundledPackages(map) {
  const { sources } = JSON.parse(readFileSync(map, 'utf8'));
  const names = sources.flatMap((path) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1] ?? []);
  return [...new Set(names)].sort();
}
