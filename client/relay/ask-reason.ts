type Ask = () => Promise<string | null>

let current: Ask | null = null

/** Makes a dialog the one that asks for reasons. Returns a function that ends this. */
export function provideReasonDialog(ask: Ask): () => void {
  current = ask
  return () => {
    if (current === ask) current = null
  }
}

/** The function that asks the user for the reason of a change; null if no dialog is mounted. Resolves to null if the user cancels. */
export function reasonDialog(): Ask | null {
  return current
}
