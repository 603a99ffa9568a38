// Phones in the same network: the addresses of this machine there, and a picture of one for their cameras.
import { networkInterfaces } from 'node:os';
import { generate } from 'lean-qr';

/** Those of networks at home first: what else a machine has are often tunnels and containers. */
const AT_HOME = [/^192\.168\./, /^10\./, /^172\.(?:1[6-9]|2\d|3[01])\./];
const rank = (address) =>
  (AT_HOME.findIndex((range) => range.test(address)) + AT_HOME.length + 1) % (AT_HOME.length + 1);

export function addresses(interfaces = networkInterfaces()) {
  return Object.values(interfaces)
    .flat()
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address)
    .sort((a, b) => rank(a) - rank(b));
}

/** White on black whatever the terminal's own colours are; two rows of the code in one line of text. */
export function qrText(text, margin = 4) {
  const code = generate(text);
  const lines = [];
  for (let y = -margin; y < code.size + margin; y += 2) {
    let line = '';
    for (let x = -margin; x < code.size + margin; x++)
      line += [' ', '▄', '▀', '█'][2 * Number(!code.get(x, y)) + Number(!code.get(x, y + 1))];
    lines.push(`  \u001b[97;40m${line}\u001b[0m`);
  }
  return lines.join('\n');
}
