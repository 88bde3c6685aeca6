/** The form in which names and addresses are compared for uniqueness. */
export function normalize(name: string): string {
  return name.normalize('NFC').toUpperCase()
}
