const LOCK = 'halyard-game-focus'

/** Holds a shared lock while this page has the focus, so that other tabs know. Returns the function that ends it. */
export function followFocus(): () => void {
  if (!('locks' in navigator)) return () => undefined
  let release: () => void = () => undefined
  const follow = () => {
    release()
    if (!document.hasFocus()) return
    const left = new Promise<void>((resolve) => (release = resolve))
    void navigator.locks.request(LOCK, { mode: 'shared' }, () => left)
  }
  follow()
  window.addEventListener('focus', follow)
  window.addEventListener('blur', follow)
  return () => {
    window.removeEventListener('focus', follow)
    window.removeEventListener('blur', follow)
    release()
  }
}

/** Whether a tab of this browser that shows a game has the focus. */
export async function isGameFocused(): Promise<boolean> {
  if (document.hasFocus()) return true
  if (!('locks' in navigator)) return false
  const { held = [] } = await navigator.locks.query()
  return held.some(({ name }) => name === LOCK)
}
