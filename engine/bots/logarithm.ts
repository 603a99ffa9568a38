const table: number[] = [0, 0];

/**
 * Natural logarithm of a whole number from 1 up. `Math.log` differs in its last bits from engine to engine, and a last bit
 * can turn a choice; this is made of + * / only: ln n - ln (n-1) = 2 artanh(1 / (2n-1)).
 */
export function ln(n: number): number {
  for (let next = table.length; next <= n; next++) {
    const z = 1 / (2 * next - 1);
    const square = z * z;
    let power = z;
    let sum = z;
    for (let k = 3; power > 1e-17; k += 2) {
      power *= square;
      sum += power / k;
    }
    table.push((table[next - 1] as number) + 2 * sum);
  }
  return table[n] as number;
}
