/** A name with the day and the time, so that no file is in the way of another: `pirate-shelf-backup-2026-05-04-1730.txt`. */
export function fileName(what: string, now: Date = new Date()): string {
  const two = (number: number) => String(number).padStart(2, '0');
  const day = [now.getFullYear(), two(now.getMonth() + 1), two(now.getDate())].join('-');
  return `pirate-shelf-${what}-${day}-${two(now.getHours())}${two(now.getMinutes())}${two(now.getSeconds())}.txt`;
}
