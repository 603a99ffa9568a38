// `npm run play`: installs what is missing, builds the web version, serves it on this machine only and opens a browser.
//   --port 8117   --no-open   --build-only
import { spawn } from 'node:child_process';
import { ensureInstalled } from './lib/project.mjs';

ensureInstalled();
const { buildWeb, dist } = await import('./lib/web-build.mjs');
const { serve } = await import('../e2e/serve.mjs');

const args = process.argv.slice(2);
buildWeb();
if (args.includes('--build-only')) process.exit(0);

const wanted = Number(args[args.indexOf('--port') + 1] || 8117);
const { url } = await serve(dist, wanted).catch(() => serve(dist, 0));
console.log(`\n  Pirate Shelf is at ${url}\n\n  Ctrl+C ends it.\n`);

if (!args.includes('--no-open') && !process.env.CI) {
  const [opener, ...flags] = { darwin: ['open'], win32: ['cmd', '/c', 'start', ''] }[process.platform] ?? ['xdg-open'];
  spawn(opener, [...flags, url], { stdio: 'ignore', detached: true })
    .on('error', () => undefined)
    .unref();
}
