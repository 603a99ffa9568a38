import type { IconName } from '@/components/art/generated/icons';
import type { Words } from '@/components/i18n/words';
import type { Action } from '@/engine';
import type { Typed } from '@/engine/core/forms';

/** What stands on the button that plays an action. */
export interface ButtonWords {
  readonly label: string;
  readonly sub?: string | undefined;
  /** Left out: the amber one. A bar has one of them at most. */
  readonly kind?: 'primary' | 'secondary' | 'ghost' | 'danger';
  /** How likely the danger is, 0..1, where the help of the table tells it. */
  readonly gauge?: number | undefined;
  /** Where several keys of equal rank stand side by side, this stands over the word. */
  readonly icon?: IconName | undefined;
}

/** Answers that are chosen one by one, confirmed by one key, and played one after the other. */
export interface Together<A, K> {
  /** Whether it can be chosen beside those that are. */
  may(picked: readonly A[], action: A, ask: K): boolean;
  /** What stands in the prompt line, and on the key. */
  words(picked: readonly A[], ask: K, t: Words): string;
  button(picked: readonly A[], ask: K, t: Words): ButtonWords;
  /** Played after them, where the same is still asked. */
  readonly last?: A;
}

/** How actions of one type are touched, told and pressed. Each part is made only where it is needed: a question may have hundreds of answers. */
export interface Row<A, K, L = unknown> {
  /** It stands in the bar by itself; everything else is chosen first. */
  readonly bar?: true | ((action: A) => boolean);
  /** Chosen on the table, it is confirmed by the last key of this type, which stands in the bar all the while. */
  readonly under?: string;
  /** The question stands on while it is chosen: it may still be changed. */
  readonly still?: true;
  /**
   * What lies on the table and is touched for it: a thing, or several in turn, the ship and then where it goes. Without it the
   * action is offered in a tray.
   */
  thing?(action: A, ask: K): string | readonly string[];
  /** The figure that is printed on what stands for it: its key on the keyboard carries the same. */
  number?(action: A, ask: K): number | null;
  /** One sentence, for the list of all answers, for advice and for the ear. */
  words(action: A, ask: K, t: Words): string;
  /** Left out: the sentence. */
  button?(action: A, ask: K, t: Words): ButtonWords;
  /** Before anything is chosen the key that will play it says what is to be chosen. */
  pick?(action: A, t: Words): string;
  /** The prompt while it is chosen: what it would bring. */
  chosen?(action: A, ask: K, t: Words): string;
  /** Of what may be done unasked: it stands already, and doing it anew would change nothing. */
  stands?(action: A, ask: K): boolean;
  /** Several of them may be chosen at once. */
  together?(action: A): Together<Action, K> | null;
  /** How it lies in a tray, where trays draw their pieces from this. */
  look?(action: A, ask: K, t: Words): L;
}

/** Every action of a game, by type. */
export type Rows<A extends Action, K, L> = { readonly [T in A['type']]: Row<Typed<A, T>, K, L> };

interface Question<A> {
  readonly legal: readonly A[];
}

/** What stands together in the bar of a question; none: whatever can be pressed. */
interface Beside<A, K> {
  of(ask: K): readonly A[];
}

/** What a game shows and says of its actions: the bar, the list of all answers, the tray, the keys and the table ask here. */
export class Presenter<A extends Action, K extends Question<A>, L = unknown> {
  /** `beside`: buttons that stand together as soon as one of them is possible, or those of a question. */
  constructor(
    private readonly rows: Rows<A, K, L>,
    private readonly beside: readonly A[] | Beside<A, K>['of'] = [],
  ) {}

  words(action: A, ask: K, t: Words): string {
    return this.row(action).words(action, ask, t);
  }

  button(action: A, ask: K, t: Words): ButtonWords {
    return this.row(action).button?.(action, ask, t) ?? { label: this.words(action, ask, t) };
  }

  number(action: A, ask: K): number | null {
    return this.row(action).number?.(action, ask) ?? null;
  }

  stands(action: A, ask: K): boolean {
    return this.row(action).stands?.(action, ask) ?? false;
  }

  pick(action: A, t: Words): string | undefined {
    return this.row(action).pick?.(action, t);
  }

  chosen(action: A, ask: K, t: Words): string | undefined {
    return this.row(action).chosen?.(action, ask, t);
  }

  look(action: A, ask: K, t: Words): L | undefined {
    return this.row(action).look?.(action, ask, t);
  }

  together(action: A): Together<Action, K> | null {
    return this.row(action).together?.(action) ?? null;
  }

  isInBar(action: A): boolean {
    const { bar = false } = this.row(action);
    return typeof bar === 'function' ? bar(action) : bar;
  }

  /** Which key of a bar confirms it; null: one of its own. */
  under(action: A): string | null {
    return this.row(action).under ?? null;
  }

  isStill(action: A): boolean {
    return this.row(action).still ?? false;
  }

  /** What the bar offers before anything is chosen, possible or not. What is not in the bar by itself stands there for all of its type. */
  bar(ask: K): readonly A[] {
    const pressed = ask.legal.filter((action) => this.isInBar(action));
    const beside = typeof this.beside === 'function' ? this.beside(ask) : this.beside;
    return pressed.some(({ type }) => beside.some((one) => one.type === type)) ? beside : pressed;
  }

  /** The things that are touched for an action, one after the other; none: it stands in the bar or in a tray. */
  path(action: A, ask: K): readonly string[] {
    const thing = this.row(action).thing?.(action, ask) ?? [];
    return typeof thing === 'string' ? [thing] : thing;
  }

  /** What a tray offers. */
  tray(ask: K): readonly A[] {
    return ask.legal.filter((action) => !this.isInBar(action) && this.path(action, ask).length === 0);
  }

  private row(action: A): Row<A, K, L> {
    return this.rows[action.type as A['type']] as unknown as Row<A, K, L>;
  }
}
