const SEED_LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

function letters(count: number): string {
  return Array.from({ length: count }, () => SEED_LETTERS[Math.floor(Math.random() * SEED_LETTERS.length)]).join('');
}

export function newSeed(): string {
  return letters(10);
}

export function newMatchId(): string {
  return `${Date.now().toString(36)}-${letters(4)}`;
}
