type Ask = () => Promise<string | null>

let current: Ask | null = null

/** Lets a dialog ask for reasons while it is mounted. Returns a function that ends this. */
export function provideReasons(ask: Ask): () => void {
  current = ask
  return () => {
    if (current === ask) current = null
  }
}

/** The dialog that asks for the reason of a change; it resolves to null if the user cancels. Null where no dialog is mounted. */
export function reasonDialog(): Ask | null {
  return current
}
