// Metro's worker, with one step more: on phones, words that one screen reads when it opens lie packed in the code, a fifth
// of their size (docs/decisions/size.md). In the browser they are files of their own, which the server compresses.
const { unstable_transformerPath } = require('expo/metro-config');
const { constants, deflateRawSync } = require('node:zlib');

const worker = require(unstable_transformerPath);
const READ_LATER = /\/locales\/[a-z]+\/(?:rules|tutorial|companion)-[a-z-]+\.json$/;

/** Each letter becomes the number of its place in the alphabet of this text: one byte, and no need to know of UTF-8. */
function packWords(text) {
  const plain = JSON.stringify(JSON.parse(text));
  const alphabet = [...new Set(plain.split(''))];
  if (alphabet.length > 256) throw new Error('more than 256 letters in one file of words');
  const places = new Map(alphabet.map((letter, i) => [letter, i]));
  const bytes = Buffer.from(plain.split('').map((letter) => places.get(letter)));
  const packed = deflateRawSync(bytes, { level: constants.Z_BEST_COMPRESSION, memLevel: 9 });
  return { alphabet: alphabet.join(''), length: bytes.length, packed: packed.toString('base64') };
}

const isReadLater = (path) => READ_LATER.test(path.replace(/\\/g, '/'));

async function transform(config, root, file, data, options) {
  const packs = options.platform !== 'web' && isReadLater(file);
  const given = packs ? Buffer.from(JSON.stringify(packWords(data.toString('utf8')))) : data;
  return worker.transform(config, root, file, given, options);
}

module.exports = { ...worker, transform, isReadLater, packWords };
