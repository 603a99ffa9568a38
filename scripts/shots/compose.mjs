// Puts pictures side by side, and shows them as people with other colour vision see them, in a page of the browser.
import { readFileSync } from 'node:fs';

/** Machado, Oliveira and Fernandes 2009, full severity, on linear light. */
const SIGHTS = {
  deutan: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  protan: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  tritan: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
};

const source = (bytes, type) => `data:image/${type};base64,${bytes.toString('base64')}`;
export const png = (bytes) => source(bytes, 'png');
export const webp = (file) => source(readFileSync(file), 'webp');

/** One WebP of several pictures beside each other, all as tall as the first but at most `height`. */
function draw({ pictures, sights, height }) {
  const linear = (byte) => (byte <= 10.31475 ? byte / 3294.6 : ((byte / 255 + 0.055) / 1.055) ** 2.4);
  const light = Array.from({ length: 256 }, (_, byte) => linear(byte));
  const byte = (value) => {
    const v = Math.min(1, Math.max(0, value));
    return 255 * (v <= 0.0031308 ? 12.92 * v : 1.055 * v ** (1 / 2.4) - 0.055);
  };
  const seenWith = (m, image, x, width, tall, pen) => {
    const data = pen.getImageData(x, 0, width, tall);
    const p = data.data;
    for (let i = 0; i < p.length; i += 4) {
      const [r, g, b] = [light[p[i]], light[p[i + 1]], light[p[i + 2]]];
      for (let k = 0; k < 3; k++) p[i + k] = byte(m[3 * k] * r + m[3 * k + 1] * g + m[3 * k + 2] * b);
    }
    pen.putImageData(data, x, 0);
  };
  const load = async (src) => {
    const image = new Image();
    image.src = src;
    await image.decode();
    return image;
  };
  return Promise.all(pictures.map(load)).then((images) => {
    const tall = Math.min(height, images[0].height);
    const columns = [...images.map((image) => ({ image })), ...sights.map((m) => ({ image: images[0], m }))];
    const gap = 8;
    let x = 0;
    for (const column of columns) {
      column.x = x;
      column.width = Math.round((column.image.width * tall) / column.image.height);
      x += column.width + gap;
    }
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [x - gap, tall];
    const pen = canvas.getContext('2d', { willReadFrequently: true });
    pen.imageSmoothingQuality = 'high';
    for (const { image, m, x: left, width } of columns) {
      pen.drawImage(image, left, 0, width, tall);
      if (m) seenWith(m, image, left, width, tall, pen);
    }
    return canvas.toDataURL('image/webp', 0.8).split(',')[1];
  });
}

export async function compose(page, pictures, { sights = false, height = 1024 } = {}) {
  const wish = { pictures, height, sights: sights ? Object.values(SIGHTS) : [] };
  return Buffer.from(await page.evaluate(draw, wish), 'base64');
}
