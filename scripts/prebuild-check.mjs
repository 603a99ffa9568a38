// Generates both native projects in a scratch folder, as a build service would, and looks at what matters in them.
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fail, output, program, root } from './lib/project.mjs';

const scratch = mkdtempSync(join(tmpdir(), 'pirate-shelf-'));
const problems = [];
try {
  for (const name of ['package.json', 'app.json', 'babel.config.js', 'tsconfig.json', 'index.ts', 'assets', 'app'])
    cpSync(join(root, name), join(scratch, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(scratch, 'node_modules'), 'junction');
  output(program('expo'), ['prebuild', '--no-install', '--platform', 'all'], { cwd: scratch });

  const expectIn = (file, ...texts) => {
    if (!existsSync(join(scratch, file))) return problems.push(`${file} was not made`);
    const body = readFileSync(join(scratch, file), 'utf8');
    for (const text of texts) if (!body.includes(text)) problems.push(`${file} lacks ${text}`);
  };
  const res = 'android/app/src/main/res';
  expectIn('android/app/src/main/AndroidManifest.xml', 'android:scheme="pirateshelf"', 'android:localeConfig');
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
