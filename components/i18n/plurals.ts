// Hermes has no Intl.PluralRules: without these, Russian and Ukrainian would count like English. They replace whatever a phone
// happens to have, so that all phones count alike. Rules: Unicode CLDR, cardinal numbers.
type Form = 'one' | 'few' | 'many' | 'other';

interface Counting {
  readonly forms: readonly Form[];
  form(count: number): Form;
}

const english: Counting = {
  forms: ['one', 'other'],
  form: (count) => (Math.abs(count) === 1 ? 'one' : 'other'),
};

const eastSlavic: Counting = {
  forms: ['few', 'many', 'one', 'other'],
  form(count) {
    if (!Number.isInteger(count)) return 'other';
    const tens = Math.abs(count) % 100;
    const ones = tens % 10;
    if (ones === 0 || ones > 4 || (tens > 10 && tens < 15)) return 'many';
    return ones === 1 ? 'one' : 'few';
  },
};

class PluralRules {
  readonly #counting: Counting;

  constructor(language: string) {
    this.#counting = /^(ru|uk)\b/.test(language) ? eastSlavic : english;
  }

  select(count: number): Form {
    return this.#counting.form(count);
  }

  resolvedOptions(): { readonly pluralCategories: Form[] } {
    return { pluralCategories: [...this.#counting.forms] };
  }
}

Object.defineProperty(Intl, 'PluralRules', { value: PluralRules, configurable: true, writable: true });
