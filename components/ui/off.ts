/**
 * Something that is not possible now but can be touched for the reason. `aria-disabled` is what phones hear; in the
 * browser Pressable drops it, and View still takes it under its older name.
 */
export function offState(off: boolean): { readonly 'aria-disabled': boolean; readonly accessibilityDisabled: boolean } {
  return { 'aria-disabled': off, accessibilityDisabled: off };
}
