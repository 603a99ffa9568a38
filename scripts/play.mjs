// `npm run play`: installs what is missing, builds the web version, serves it on this machine only and opens a browser.
//   --port 8117   --no-open   --build-only   --lan: to phones in the same network as well
import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { ensureInstalled } from './lib/project.mjs';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '8117' },
    lan: { type: 'boolean', default: false },
    'no-open': { type: 'boolean', default: false },
    'build-only': { type: 'boolean', default: false },
  },
});

ensureInstalled();
const { buildWeb, dist } = await import('./lib/web-build.mjs');
const { serve } = await import('../e2e/serve.mjs');

buildWeb();
if (values['build-only']) process.exit(0);

const host = values.lan ? '0.0.0.0' : '127.0.0.1';
const { url, port } = await serve(dist, Number(values.port), host).catch(() => serve(dist, 0, host));
console.log(`\n  Pirate Shelf is at ${url}\n`);

if (values.lan) {
  const { addresses, qrText } = await import('./lib/lan.mjs');
  const [first, ...others] = addresses().map((address) => `http://${address}:${port}`);
  if (!first) console.log('  This machine is in no network: no phone can come to it.\n');
  else {
    console.log(`  Phones in the same network open ${first}\n\n${qrText(first)}\n`);
    if (others.length > 0) console.log(`  If that does not lead here: ${others.join('  ')}\n`);
    console.log('  Phones need this machine every time they open the app: a browser keeps a page for use without a');
    console.log('  network, and promises to keep matches, only if it came over https or from the device itself.');
    console.log('  docs/hosting.md says how to put the app on a host with https.\n');
  }
}
console.log('  Ctrl+C ends it.\n');

if (!values['no-open'] && !process.env.CI) {
  const [opener, ...flags] = { darwin: ['open'], win32: ['cmd', '/c', 'start', ''] }[process.platform] ?? ['xdg-open'];
  spawn(opener, [...flags, url], { stdio: 'ignore', detached: true })
    .on('error', () => undefined)
    .unref();
}
