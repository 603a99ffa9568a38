/** May the sheet stand now? Here always. */
export function useModalTurn(open: boolean): boolean {
  return open;
}
