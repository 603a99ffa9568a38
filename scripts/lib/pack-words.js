// Metro's worker, with one step more: on phones, words lie packed in the code, a third of their size, until their language is
// spoken or their screen opens (docs/decisions/size.md). What a browser fetches is compressed by its server.
const { unstable_transformerPath } = require('expo/metro-config');
const { constants, deflateRawSync } = require('node:zlib');

const worker = require(unstable_transformerPath);
const WORDS = /\/locales\/[a-z]+\/[a-z-]+\.json$/;

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

const isWords = (path) => WORDS.test(path.replace(/\\/g, '/'));

async function transform(config, root, file, data, options) {
  const packs = options.platform !== 'web' && isWords(file);
  const given = packs ? Buffer.from(JSON.stringify(packWords(data.toString('utf8')))) : data;
  return worker.transform(config, root, file, given, options);
}

module.exports = { ...worker, transform, isWords, packWords };
