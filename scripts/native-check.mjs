// What can be known about the native apps without building them: which modules are linked, what is asked of the user.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail, output, program, quiet } from './lib/project.mjs';

const linked = ['skia', 'mmkv', 'nitro', 'reanimated', 'worklets', 'screens', 'svg', 'safe-area', 'gesture-handler'];
const expoLinked = [
  'audio',
  'clipboard',
  'document-picker',
  'file-system',
  'font',
  'haptics',
  'keep-awake',
  'localization',
];
expoLinked.push('sharing', 'speech', 'splash-screen', 'system-ui');
const permissions = ['INTERNET', 'VIBRATE', 'MODIFY_AUDIO_SETTINGS'].map((p) => `android.permission.${p}`);
const languages = ['en', 'ru', 'uk'];
const reasons = ['CA92.1', 'C617.1', '35F9.1', 'E174.1'];
const problems = [];
/** Folders of what is linked on Android: each brings its part of the manifest along. */
const sources = [];

// Exits when a package is not of the version that the SDK was tested with.
output(program('expo'), ['install', '--check'], { env: { ...quiet, EXPO_OFFLINE: '1' } });
console.log('versions: as the SDK was tested with');

const autolinking = program('expo-modules-autolinking');
for (const platform of ['android', 'ios']) {
  const list = JSON.parse(output(autolinking, ['react-native-config', '-p', platform, '--json']));
  const names = Object.keys(list.dependencies);
  if (platform === 'android')
    sources.push(...Object.values(list.dependencies).map(({ root }) => join(root, 'android')));
  for (const name of linked)
    if (!names.some((n) => n.includes(name))) problems.push(`${platform}: ${name} is not linked`);
  console.log(`${platform}: ${names.length} React Native modules linked`);
}
for (const platform of ['android', 'apple']) {
  const { modules } = JSON.parse(output(autolinking, ['resolve', '-p', platform, '--json']));
  const names = modules.map((m) => m.packageName);
  for (const name of expoLinked)
    if (!names.includes(`expo-${name}`)) problems.push(`${platform}: expo-${name} is not linked`);
  // On Android it would watch for pictures of the screen, with a permission, and the system would tell people so.
  const covers = names.includes('expo-screen-capture');
  if (covers !== (platform === 'apple'))
    problems.push(`${platform}: expo-screen-capture ${covers ? 'is' : 'is not'} linked`);
  if (platform === 'android')
    sources.push(...modules.flatMap(({ projects }) => (projects ?? []).map(({ sourceDir }) => sourceDir)));
  console.log(`${platform}: ${names.length} Expo modules linked`);
}

const config = JSON.parse(output(program('expo'), ['config', '--type', 'introspect', '--json']));
const { android, ios } = config._internal.modResults;
const asked = android.manifest.manifest['uses-permission']
  .filter((p) => p.$['tools:node'] !== 'remove')
  .map((p) => p.$['android:name']);
if ([...asked].sort().join() !== [...permissions].sort().join())
  problems.push(`permissions asked: ${asked.join(', ')}`);
// What packages ask for by themselves has to be asked for by us as well, or blocked.
const settled = android.manifest.manifest['uses-permission'].map((p) => p.$['android:name']);
const asking = sources
  .map((folder) => join(folder, 'src', 'main', 'AndroidManifest.xml'))
  .filter((file) => existsSync(file));
for (const file of asking)
  for (const [, name] of readFileSync(file, 'utf8').matchAll(/<uses-permission[^>]*android:name="([^"]+)"/g))
    if (!settled.includes(name)) problems.push(`${file} asks for ${name}`);
if (asking.length < 10) problems.push(`only ${asking.length} manifests of packages were found`);
const usage = Object.keys(ios.infoPlist).filter((key) => key.endsWith('UsageDescription'));
if (usage.length > 0) problems.push(`usage strings: ${usage.join(', ')}`);
if (ios.infoPlist.UIBackgroundModes?.length > 0) problems.push(`background modes: ${ios.infoPlist.UIBackgroundModes}`);
if (ios.infoPlist.CFBundleLocalizations?.join() !== languages.join()) problems.push('iOS languages differ');
if (config.android.allowBackup !== true) problems.push('allowBackup is not decided in app.json');
const manifest = JSON.stringify(config.ios.privacyManifests);
for (const reason of reasons) if (!manifest.includes(reason)) problems.push(`privacy manifest lacks ${reason}`);
console.log(`permissions: ${asked.map((p) => p.split('.').at(-1)).join(', ')}; usage strings: none`);

if (problems.length > 0) fail(problems.join('\n'));
