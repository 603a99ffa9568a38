/** A question or a piece of work that is unfinished. Tasks are never changed in place, only replaced. */
export interface Task {
  readonly kind: string;
}

/** The tasks of one kind, also where several kinds have the same shape. */
export type TaskOf<T extends Task, K extends T['kind']> = T extends Task ? (K extends T['kind'] ? T : never) : never;

/** A state whose unfinished tasks lie on a stack: the last one is asked or worked on first. */
export interface Tasked<T extends Task> {
  readonly tasks: T[];
}

export function topTask<T extends Task>({ tasks }: { readonly tasks: readonly T[] }): T | undefined {
  return tasks[tasks.length - 1];
}

/** The task on top, which is of this kind: the rule that carries out its answer knows that. */
export function topOf<T extends Task, K extends T['kind']>(s: { readonly tasks: readonly T[] }, kind: K): TaskOf<T, K> {
  const task = topTask(s);
  if (task?.kind !== kind) throw new Error(`The task on top is ${task?.kind ?? 'missing'}, not ${kind}.`);
  return task as TaskOf<T, K>;
}

export function popOf<T extends Task, K extends T['kind']>(s: Tasked<T>, kind: K): TaskOf<T, K> {
  const task = topOf(s, kind);
  s.tasks.pop();
  return task;
}

export function replaceTop<T extends Task>(s: Tasked<T>, task: NoInfer<T>): void {
  s.tasks[s.tasks.length - 1] = task;
}

/** Whether an answer has left other tasks than before it. */
export function haveChanged<T>(before: readonly T[], now: readonly T[]): boolean {
  return before.length !== now.length || before.some((task, i) => task !== now[i]);
}
