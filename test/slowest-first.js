// Where nothing is known of earlier runs Jest begins with the largest files, and the slowest may come last and leave a core idle. What
// takes long by its nature comes first; the rest is Jest's order.
const Sequencer = require('@jest/test-sequencer').default;

/** Longest first. */
const SLOW = [
  'engine/conformance/hashes',
  'engine/conformance/admiral',
  'ui/faces/worlds-end',
  'engine/conformance/dead-mans-draw',
  'ui/faces/',
  'engine/conformance/',
  'ui/companion',
  'ui/screens/smoke',
  'engine/games/dead-mans-draw/differential',
  'words.test',
  'engine/saves/faults',
  'ui/packs',
  'art/choreography',
  'phones/leaving',
  'art/worlds-end/pictures',
  'ui/screens/route-options',
];

const turnOf = ({ path }) => {
  const at = SLOW.findIndex((part) => path.replace(/\\/g, '/').includes(`/__tests__/${part}`) || path.includes(part));
  return at < 0 ? SLOW.length : at;
};

class SlowestFirst extends Sequencer {
  sort(tests) {
    const known = [...super.sort(tests)];
    return known.sort((a, b) => turnOf(a) - turnOf(b));
  }
}

module.exports = SlowestFirst;
