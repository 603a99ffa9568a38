interface OffProps {
  readonly 'aria-disabled': boolean;
}

/** For something that is not possible now but can be touched for the reason. */
export function useOff(off: boolean): OffProps {
  return { 'aria-disabled': off };
}
