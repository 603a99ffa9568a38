/** What is heard and felt when something is pressed. Sounds live further up: whoever has them hangs them in here. */
let answer: () => void = () => undefined;

export function answerPresses(feedback: () => void): void {
  answer = feedback;
}

/** A press that works; what is refused answers for itself. */
export function pressed(): void {
  answer();
}
