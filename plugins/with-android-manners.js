// What the Android project needs beyond what app.json can say. scripts/prebuild-check.mjs reads the result.
const { mkdirSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');
const { AndroidConfig, withAndroidManifest, withDangerousMod, withMainActivity } = require('expo/config-plugins');

/**
 * Changes that the running app takes up by itself. For any other one Android makes the activity anew, and the app would
 * begin at the shelf again: in the middle of a match, because somebody has set larger letters.
 */
const TAKEN_UP = [
  'fontScale',
  'fontWeightAdjustment',
  'density',
  'locale',
  'layoutDirection',
  'navigation',
  'colorMode',
];

function withChangesTakenUp(config) {
  return withAndroidManifest(config, (mod) => {
    const activity = AndroidConfig.Manifest.getMainActivityOrThrow(mod.modResults).$;
    const changes = new Set([...(activity['android:configChanges'] ?? '').split('|').filter(Boolean), ...TAKEN_UP]);
    activity['android:configChanges'] = [...changes].join('|');
    return mod;
  });
}

const CREATED = 'super.onCreate(null)\n';
/**
 * The picture in the app switcher shows no hand of cards. It is taken by the system, which waits for nobody's curtain.
 * Before Android 13 it can only be kept from a window as all pictures can: so only while the app is being left.
 */
const UNSEEN = `    if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.TIRAMISU) {
      setRecentsScreenshotEnabled(false)
    }
`;
const LEFT = `
  override fun onPause() {
    super.onPause()
    if (Build.VERSION.SDK_INT < Build.VERSION_CODES.TIRAMISU) {
      window.addFlags(android.view.WindowManager.LayoutParams.FLAG_SECURE)
    }
  }

  override fun onResume() {
    super.onResume()
    if (Build.VERSION.SDK_INT < Build.VERSION_CODES.TIRAMISU) {
      window.clearFlags(android.view.WindowManager.LayoutParams.FLAG_SECURE)
    }
  }
`;

function withNothingInTheSwitcher(config) {
  return withMainActivity(config, (mod) => {
    const { contents, language } = mod.modResults;
    const at = contents.indexOf(CREATED);
    const end = at < 0 ? -1 : contents.indexOf('  }\n', at);
    if (language !== 'kt' || end < 0) throw new Error('MainActivity is not as with-android-manners.js knows it');
    if (contents.includes('setRecentsScreenshotEnabled')) return mod;
    const inside = at + CREATED.length;
    const after = end + '  }\n'.length;
    mod.modResults.contents =
      contents.slice(0, inside) + UNSEEN + contents.slice(inside, after) + LEFT + contents.slice(after);
    return mod;
  });
}

/** Development needs the network for the bundle; a shipped app asks for it never, and so is not allowed to. */
const RELEASE = `<manifest xmlns:android="http://schemas.android.com/apk/res/android" xmlns:tools="http://schemas.android.com/tools">
  <uses-permission android:name="android.permission.INTERNET" tools:node="remove"/>
</manifest>
`;

function withoutNetworkWhenShipped(config) {
  return withDangerousMod(config, [
    'android',
    (mod) => {
      const folder = join(mod.modRequest.platformProjectRoot, 'app', 'src', 'release');
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, 'AndroidManifest.xml'), RELEASE);
      return mod;
    },
  ]);
}

module.exports = (config) => withoutNetworkWhenShipped(withNothingInTheSwitcher(withChangesTakenUp(config)));
