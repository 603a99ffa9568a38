/** What an app on a phone keeps stays until the app is deleted. */
export function keepForGood(): void {}
