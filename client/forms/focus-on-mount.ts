/** A ref for the field that a click of its reader has just brought up. */
export function focusOnMount(field: HTMLElement | null): void {
  field?.focus()
}
