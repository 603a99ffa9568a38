// Chromium as journeys and pictures use it: without a graphics card, so that every machine draws alike.
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { fail } from '../scripts/lib/project.mjs';

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-quic',
  '--disable-sync',
  '--no-first-run',
];

export function launch() {
  const places = [process.env.CHROMIUM, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
  const executablePath = places.find((path) => path && existsSync(path));
  if (!executablePath) fail('Chromium was not found: install it, or set CHROMIUM to its path.');
  return chromium.launch({ executablePath, args: flags });
}

/** Waits until `probe` gives a true value (or stops throwing), and returns it. */
export async function eventually(probe, what = 'the expected state', within = 30_000) {
  const end = Date.now() + within;
  let last;
  for (;;) {
    try {
      const value = await probe();
      if (value) return value;
      last = undefined;
    } catch (error) {
      last = error;
    }
    if (Date.now() > end) throw new Error(`waited ${within} ms for ${what}${last ? `: ${last.message}` : ''}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
