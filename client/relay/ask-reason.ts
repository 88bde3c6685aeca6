type Ask = () => Promise<string | null>

let asker: Ask | null = null

/** Lets a dialog ask for reasons while it is mounted. Returns a function that ends this. */
export function provideReasons(ask: Ask): () => void {
  asker = ask
  return () => {
    if (asker === ask) asker = null
  }
}

/** The dialog that asks for the reason of a change; it answers null if the user cancels. Null where none is mounted. */
export function reasonDialog(): Ask | null {
  return asker
}
