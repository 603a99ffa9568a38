export type ErrorParams = Readonly<Record<string, string | number>>;

/** Why something is not possible: a code and parameters, never a sentence. The locale files have the words (`reasons.<code>`). */
export class RuleError extends Error {
  readonly code: string;
  readonly params: ErrorParams;

  constructor(code: string, params: ErrorParams = {}) {
    super(code);
    this.name = 'RuleError';
    this.code = code;
    this.params = params;
  }
}
