// Cuts the fonts of the texts down to the letters that the app's languages and names need, and writes assets/fonts:
//   npm run fonts [-- --check]   (--check writes nothing and fails where a file would change)
// Yeseva One stays whole: its name is reserved for what its authors made.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename } from 'node:path';
import subsetFont from 'subset-font';
import { KEPT_LETTERS } from './lib/kept-letters';

const require = createRequire(`${process.cwd()}/package.json`);
const WHOLE = [
  require.resolve('@expo-google-fonts/alegreya-sans/500Medium/AlegreyaSans_500Medium.ttf'),
  require.resolve('@expo-google-fonts/alegreya-sans/700Bold/AlegreyaSans_700Bold.ttf'),
  require.resolve('@expo-google-fonts/alegreya-sans/800ExtraBold/AlegreyaSans_800ExtraBold.ttf'),
];
/** What a text asks of a font: letters set well, and figures of one width on the line. Small capitals and old figures go. */
const FEATURES = ['ccmp', 'kern', 'liga', 'lnum', 'locl', 'mark', 'mkmk', 'tnum'];

async function main(): Promise<void> {
  let changed = 0;
  for (const whole of WHOLE) {
    const cut = await subsetFont(readFileSync(whole), KEPT_LETTERS, { keepFeatures: FEATURES });
    const file = `assets/fonts/${basename(whole)}`;
    if (process.argv.includes('--check')) {
      if (cut.equals(readFileSync(file))) continue;
      console.error(`${file} is not what \`npm run fonts\` writes.`);
      changed++;
    } else {
      writeFileSync(file, cut);
      console.log(`${file}: ${readFileSync(whole).length} bytes, now ${cut.length}`);
    }
  }
  if (changed > 0) process.exitCode = 1;
}

void main();
