/** What the uniqueness of names and addresses compares. */
export function normalize(name: string): string {
  return name.normalize('NFC').toUpperCase()
}
