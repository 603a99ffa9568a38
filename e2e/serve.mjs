// A small file server for the web export, on the loopback address unless told otherwise: unknown paths get index.html, missing
// files 404. It sends the headers that docs/hosting.md asks of any host.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { hashed, policyOf } from '../scripts/lib/offline-build.mjs';

const types = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.mp3': 'audio/mpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.wasm': 'application/wasm',
  '.wav': 'audio/wav',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
};

/** An address that is no text leads to the app, which says so. */
function readable(address) {
  try {
    return decodeURIComponent(address);
  } catch {
    return '/';
  }
}

/** `root`: a folder, or a function that says from which folder to serve now. */
export function serve(root, port = 0, host = '127.0.0.1') {
  const folder = typeof root === 'function' ? root : () => root;
  const server = createServer(async (request, response) => {
    try {
      const path = normalize(readable(new URL(request.url, 'http://localhost').pathname));
      const site = folder();
      const file = join(site, path);
      const type = types[extname(path)];
      const body = await (file.startsWith(site + sep) && type ? readFile(file) : readFile(join(site, 'index.html')));
      const tag = `"${createHash('sha1').update(body).digest('hex')}"`;
      // Files named after what is in them never change; of all others a browser asks whether they did.
      const keep = hashed.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache';
      const head = { 'content-type': type ?? types['.html'], 'cache-control': keep, etag: tag };
      if (head['content-type'] === types['.html']) head['content-security-policy'] = policyOf(body.toString());
      const known = request.headers['if-none-match'] === tag;
      response.writeHead(known ? 304 : 200, head);
      response.end(known ? undefined : body);
    } catch {
      response.writeHead(404, { 'content-type': 'text/plain' });
      response.end('not found');
    }
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      const { port: found } = server.address();
      resolve({ server, port: found, url: `http://127.0.0.1:${found}` });
    });
  });
}
