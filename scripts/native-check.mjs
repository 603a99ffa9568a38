// What can be known about the native apps without building them: which modules are linked, what is asked of the user.
import { fail, output, program, quiet } from './lib/project.mjs';

const linked = ['skia', 'mmkv', 'nitro', 'reanimated', 'worklets', 'screens', 'svg', 'safe-area'];
const permissions = ['INTERNET', 'VIBRATE', 'MODIFY_AUDIO_SETTINGS'].map((p) => `android.permission.${p}`);
const languages = ['en', 'ru', 'uk'];
const reasons = ['CA92.1', 'C617.1', '35F9.1', 'E174.1'];
const problems = [];

// Exits when a package is not of the version that the SDK was tested with.
output(program('expo'), ['install', '--check'], { env: { ...quiet, EXPO_OFFLINE: '1' } });
console.log('versions: as the SDK was tested with');

const autolinking = program('expo-modules-autolinking');
for (const platform of ['android', 'ios']) {
  const list = JSON.parse(output(autolinking, ['react-native-config', '-p', platform, '--json']));
  const names = Object.keys(list.dependencies);
  for (const name of linked)
    if (!names.some((n) => n.includes(name))) problems.push(`${platform}: ${name} is not linked`);
  console.log(`${platform}: ${names.length} React Native modules linked`);
}
for (const platform of ['android', 'apple']) {
  const { modules } = JSON.parse(output(autolinking, ['resolve', '-p', platform, '--json']));
  const names = modules.map((m) => m.packageName);
  for (const name of ['expo-audio', 'expo-haptics', 'expo-localization', 'expo-speech', 'expo-splash-screen'])
    if (!names.includes(name)) problems.push(`${platform}: ${name} is not linked`);
  console.log(`${platform}: ${names.length} Expo modules linked`);
}

const config = JSON.parse(output(program('expo'), ['config', '--type', 'introspect', '--json']));
const { android, ios } = config._internal.modResults;
const asked = android.manifest.manifest['uses-permission']
  .filter((p) => p.$['tools:node'] !== 'remove')
  .map((p) => p.$['android:name']);
if ([...asked].sort().join() !== [...permissions].sort().join())
  problems.push(`permissions asked: ${asked.join(', ')}`);
const usage = Object.keys(ios.infoPlist).filter((key) => key.endsWith('UsageDescription'));
if (usage.length > 0) problems.push(`usage strings: ${usage.join(', ')}`);
if (ios.infoPlist.UIBackgroundModes?.length > 0) problems.push(`background modes: ${ios.infoPlist.UIBackgroundModes}`);
if (ios.infoPlist.CFBundleLocalizations?.join() !== languages.join()) problems.push('iOS languages differ');
const manifest = JSON.stringify(config.ios.privacyManifests);
for (const reason of reasons) if (!manifest.includes(reason)) problems.push(`privacy manifest lacks ${reason}`);
console.log(`permissions: ${asked.map((p) => p.split('.').at(-1)).join(', ')}; usage strings: none`);

if (problems.length > 0) fail(problems.join('\n'));
