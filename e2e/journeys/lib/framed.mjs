import { crc32 } from 'node:zlib';

/** Records as the app frames what it keeps; the first one is the generation. */
export function framed(records) {
  let chain = 0;
  let text = '';
  const hex = (sum) => sum.toString(16).padStart(8, '0');
  records.forEach((record, i) => {
    const head = `:${i} ${record.length} `;
    chain = crc32(record, crc32(head, chain));
    text += `${head}${hex(chain)} ${record}\n`;
  });
  const last = `.${records.length} `;
  return `${text}${last}${hex(crc32(last, chain))}\n`;
}
