// `npm run play`: installs what is missing, builds the web version, serves it on this machine only and opens a browser.
//   --port 8117   --no-open   --build-only
import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { ensureInstalled } from './lib/project.mjs';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '8117' },
    'no-open': { type: 'boolean', default: false },
    'build-only': { type: 'boolean', default: false },
  },
});

ensureInstalled();
const { buildWeb, dist } = await import('./lib/web-build.mjs');
const { serve } = await import('../e2e/serve.mjs');

buildWeb();
if (values['build-only']) process.exit(0);

const { url } = await serve(dist, Number(values.port)).catch(() => serve(dist, 0));
console.log(`\n  Pirate Shelf is at ${url}\n\n  Ctrl+C ends it.\n`);

if (!values['no-open'] && !process.env.CI) {
  const [opener, ...flags] = { darwin: ['open'], win32: ['cmd', '/c', 'start', ''] }[process.platform] ?? ['xdg-open'];
  spawn(opener, [...flags, url], { stdio: 'ignore', detached: true })
    .on('error', () => undefined)
    .unref();
}
