// A small file server on the loopback address for the web export: unknown paths get index.html, missing files 404.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';

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
  '.webp': 'image/webp',
};

const hashed = /[.-][0-9a-f]{32}\.\w+$/;

/** An address that is no text leads to the app, which says so. */
function readable(address) {
  try {
    return decodeURIComponent(address);
  } catch {
    return '/';
  }
}

export function serve(root, port = 0) {
  const server = createServer(async (request, response) => {
    try {
      const path = normalize(readable(new URL(request.url, 'http://localhost').pathname));
      const file = join(root, path);
      const type = types[extname(path)];
      const body = await (file.startsWith(root + sep) && type ? readFile(file) : readFile(join(root, 'index.html')));
      const tag = `"${createHash('sha1').update(body).digest('hex')}"`;
      // Files named after what is in them never change; of all others a browser asks whether they did.
      const keep = hashed.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache';
      const head = { 'content-type': type ?? types['.html'], 'cache-control': keep, etag: tag };
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
    server.listen(port, '127.0.0.1', () => resolve({ server, url: `http://127.0.0.1:${server.address().port}` }));
  });
}
