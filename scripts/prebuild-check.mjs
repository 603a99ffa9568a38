// Generates both native projects in a scratch folder, as a build service would, and looks at what matters in them.
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fail, output, program, root } from './lib/project.mjs';

const TAKEN_UP =
  'keyboard|keyboardHidden|orientation|screenSize|smallestScreenSize|screenLayout|uiMode|fontScale|density|locale|layoutDirection'.split(
    '|',
  );
const BLOCKED = ['READ_EXTERNAL_STORAGE', 'WRITE_EXTERNAL_STORAGE', 'SYSTEM_ALERT_WINDOW', 'RECORD_AUDIO'];

const scratch = mkdtempSync(join(tmpdir(), 'pirate-shelf-'));
const problems = [];
try {
  for (const name of [
    'package.json',
    'app.json',
    'babel.config.js',
    'tsconfig.json',
    'index.ts',
    'assets',
    'app',
    'plugins',
  ])
    cpSync(join(root, name), join(scratch, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(scratch, 'node_modules'), 'junction');
  output(program('expo'), ['prebuild', '--no-install', '--platform', 'all'], { cwd: scratch });

  const read = (file) => (existsSync(join(scratch, file)) ? readFileSync(join(scratch, file), 'utf8') : '');
  const expectIn = (file, ...texts) => {
    const body = read(file);
    if (!body) return problems.push(`${file} was not made`);
    for (const text of texts) if (!body.includes(text)) problems.push(`${file} lacks ${text}`);
  };
  const res = 'android/app/src/main/res';
  const main = 'android/app/src/main/AndroidManifest.xml';
  expectIn(main, 'android:scheme="pirateshelf"', 'android:localeConfig', 'android:allowBackup="true"');
  // For any other change the activity is made anew, and a match on the table would be left.
  const [, changes = ''] = /android:configChanges="([^"]*)"/.exec(read(main)) ?? [];
  const takenUp = changes.split('|');
  for (const change of TAKEN_UP) if (!takenUp.includes(change)) problems.push(`configChanges lacks ${change}`);
  // A shipped app may not reach the network; while developing the bundle comes through it.
  expectIn(main, '<uses-permission android:name="android.permission.INTERNET"/>');
  const release = 'android/app/src/release/AndroidManifest.xml';
  expectIn(release, '<uses-permission android:name="android.permission.INTERNET" tools:node="remove"/>');
  for (const name of BLOCKED)
    if (!new RegExp(`"android.permission.${name}"[^>]*tools:node="remove"`).test(read(main)))
      problems.push(`${name} is not blocked`);
  // The app switcher shows no hand of cards: its picture is left out, before Android 13 by a window that is secure.
  const activity = 'android/app/src/main/java/org/pirateshelf/app/MainActivity.kt';
  expectIn(activity, 'setRecentsScreenshotEnabled(false)', 'addFlags(', 'clearFlags(', 'FLAG_SECURE');
  expectIn('android/app/build.gradle', "applicationId 'org.pirateshelf.app'");
  expectIn(`${res}/xml/locales_config.xml`, '"en"', '"ru"', '"uk"');
  expectIn(`${res}/mipmap-anydpi-v26/ic_launcher.xml`, 'monochrome');
  expectIn(`${res}/values-night/colors.xml`, '#152334');
  expectIn('ios/Podfile', 'use_expo_modules!');
  expectIn('ios/PirateShelf/Info.plist', 'pirateshelf', 'UIInterfaceOrientationLandscapeLeft', '<string>uk</string>');
  expectIn('ios/PirateShelf/PrivacyInfo.xcprivacy', 'CA92.1', 'C617.1', '35F9.1', 'E174.1');
  expectIn('ios/PirateShelf.xcodeproj/project.pbxproj', 'org.pirateshelf.app');
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
if (problems.length > 0) fail(problems.join('\n'));
console.log('Both native projects can be generated.');
