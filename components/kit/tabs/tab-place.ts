/** A phone on its side has no height to spare for a row; its rail stands where the other hand does not tap. */
const LOW = 500;

export function tabsInRail(width: number, height: number): boolean {
  return width > height && height < LOW;
}
