/** Only a browser has a space bar that chooses. */
export function answerSpace(): void {}
