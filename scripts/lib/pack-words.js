const { constants, deflateRawSync } = require('node:zlib');

const WORDS = /\/(locales\/[a-z]+|notices)\/[a-z-]+\.json$/;
const isWords = (path) => WORDS.test(path.replace(/\\/g, '/'));

/** 15 bits a letter, from here on: a text in which letters take two bytes anyway. All are letters of their own. */
const FIRST = 0x3400;
const BITS = 15;

function lettersOf(bytes) {
  const letters = [];
  let held = 0;
  let bits = 0;
  for (const byte of bytes) {
    held = (held << 8) | byte;
    bits += 8;
    if (bits >= BITS) {
      bits -= BITS;
      letters.push(FIRST + (held >> bits));
      held &= (1 << bits) - 1;
    }
  }
  if (bits > 0) letters.push(FIRST + (held << (BITS - bits)));
  return letters.map((code) => String.fromCharCode(code)).join('');
}

/** Each letter becomes the number of its place in the alphabet of this text: one byte, and no need to know of UTF-8. */
function packWords(text) {
  const plain = JSON.stringify(JSON.parse(text));
  const alphabet = [...new Set(plain.split(''))];
  if (alphabet.length > 256) throw new Error('more than 256 letters in one file of words');
  const places = new Map(alphabet.map((letter, i) => [letter, i]));
  const bytes = Buffer.from(plain.split('').map((letter) => places.get(letter)));
  const packed = deflateRawSync(bytes, { level: constants.Z_BEST_COMPRESSION, memLevel: 9 });
  return { alphabet: alphabet.join(''), length: bytes.length, packed: lettersOf(packed) };
}

module.exports = { isWords, packWords };
