/** A ref that focuses a field which the user has just opened. */
export function focusOnMount(field: HTMLElement | null): void {
  field?.focus()
}
