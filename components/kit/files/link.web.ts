/** The address of a page of this app, where it is open now. */
export function linkTo(page: string): string {
  return `${window.location.origin}/${page}`;
}
