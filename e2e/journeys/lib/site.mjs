// A site of a journey's own: it can be stopped, and a newer version can be put in its place.
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeWorker } from '../../../scripts/lib/offline-build.mjs';
import { dist } from '../../../scripts/lib/web-build.mjs';
import { serve } from '../../serve.mjs';

/** The export once more as if all code had changed: each file of it has another name, so what only the old page knows is gone. */
function newerVersion() {
  const folder = mkdtempSync(join(tmpdir(), 'pirate-shelf-'));
  cpSync(dist, folder, { recursive: true });
  const code = join(folder, '_expo', 'static', 'js', 'web');
  const named = /-([0-9a-f]{32})\.(?:js|wasm)$/;
  const old = [...readdirSync(code), ...readdirSync(folder)].flatMap((name) => named.exec(name)?.[1] ?? []);
  const next = new Map(old.map((hash) => [hash, createHash('md5').update(hash).digest('hex')]));
  const renew = (text) => text.replace(/[0-9a-f]{32}/g, (hash) => next.get(hash) ?? hash);
  const texts = [join(folder, 'index.html'), ...readdirSync(code).map((name) => join(code, name))];
  for (const file of texts) writeFileSync(file, renew(readFileSync(file, 'utf8')));
  for (const place of [folder, code])
    for (const name of readdirSync(place))
      if (renew(name) !== name) renameSync(join(place, name), join(place, renew(name)));
  writeWorker(folder);
  return folder;
}

export async function ownSite() {
  let folder = dist;
  const { server, url } = await serve(() => folder);
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  return {
    url,
    stop,
    publish: () => (folder = newerVersion()),
    /** When the journey is over, however it ended. */
    clear: () => {
      stop();
      if (folder !== dist) rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Opens the settings, which say when everything lies on this device. */
export async function allKept(page, url) {
  await page.goto(`${url}/settings`);
  await page.getByTestId('speed-instant').click();
  await page.getByTestId('offline-ready').waitFor({ timeout: 60_000 });
}

export const versionOf = (page) => page.evaluate(() => document.documentElement.dataset.version);
