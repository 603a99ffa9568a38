// Outlines of drawings, written shorter in apps that are shipped: each number from where the pen stands, or from the corner of the grid,
// whichever takes fewer letters. The numbers mean what they meant, to the last digit.
const OUTLINE = /(['"])(M[\d .,A-Z-]{20,})\1/g;
/** How many numbers a command takes, and which of them are not places: of what is not named here nothing is changed. */
const TAKES = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, Z: 0 };

/** A number as whole parts of ten thousand, so that nothing is rounded. */
const PARTS = 10_000;
const partsOf = (text) => Math.round(Number(text) * PARTS);
const textOf = (parts) => String(parts / PARTS).replace(/^(-?)0\./, '$1.');

/** Numbers in a row: a minus parts them as well as a blank. */
const inRow = (numbers) => numbers.map(textOf).reduce((row, text) => `${row}${text.startsWith('-') ? '' : ' '}${text}`);

/** The parts of an outline: a command, and its numbers. Null where something else stands in it. */
function commandsOf(text) {
  const commands = [];
  for (const [, name, rest] of text.matchAll(/([A-Z])([^A-Z]*)/g)) {
    const numbers = rest.match(/-?(\d+\.?\d*|\.\d+)/g) ?? [];
    const takes = TAKES[name];
    if (takes === undefined || (takes === 0 ? numbers.length > 0 : numbers.length === 0 || numbers.length % takes > 0))
      return null;
    if (takes === 0) commands.push([name, []]);
    for (let from = 0; from < numbers.length; from += takes)
      // Further places of M are lines.
      commands.push([name === 'M' && from > 0 ? 'L' : name, numbers.slice(from, from + takes).map(partsOf)]);
  }
  return commands;
}

function shortOutline(text) {
  const commands = commandsOf(text);
  if (!commands) return text;
  let [x, y, startX, startY] = [0, 0, 0, 0];
  let before = '';
  let made = '';
  for (const [name, numbers] of commands) {
    if (name === 'Z') {
      made += 'Z';
      before = 'Z';
      [x, y] = [startX, startY];
      continue;
    }
    const across = (i) => name === 'H' || (name !== 'V' && i % 2 === 0);
    const steps = numbers.map((number, i) => number - (across(i) ? x : y));
    const written = [
      [name, numbers],
      [name.toLowerCase(), steps],
    ].map(([letter, row]) => {
      const numbersInRow = inRow(row);
      // The letter of a row of the same kind need not be said again; M would begin another outline.
      const said = letter === before && name !== 'M' ? (numbersInRow.startsWith('-') ? '' : ' ') : letter;
      return { letter, text: said + numbersInRow };
    });
    const [shortest] = written.sort((a, b) => a.text.length - b.text.length);
    made += shortest.text;
    before = shortest.letter;
    if (name !== 'V') x = numbers.at(name === 'H' ? 0 : -2);
    if (name !== 'H') y = numbers.at(-1);
    if (name === 'M') [startX, startY] = [x, y];
  }
  return made.length < text.length ? made : text;
}

const isDrawn = (path) => /components\/art\/generated\/(glyphs|icons|paths|shapes)\.ts$/.test(path.replace(/\\/g, '/'));
const shortPaths = (text) => text.replace(OUTLINE, (_, quote, outline) => quote + shortOutline(outline) + quote);

module.exports = { isDrawn, shortOutline, shortPaths };
