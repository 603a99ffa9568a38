/** The address of a page of this app, for another device that has it. */
export function linkTo(page: string): string {
  return `pirateshelf:///${page}`;
}
