const { constants, deflateRawSync } = require('node:zlib');

const WORDS = /\/(locales\/[a-z]+|notices)\/[a-z-]+\.json$/;
const isWords = (path) => WORDS.test(path.replace(/\\/g, '/'));

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

module.exports = { isWords, packWords };
