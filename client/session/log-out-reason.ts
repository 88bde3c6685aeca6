const KEY = 'logOutReason'

/** The reason why the last session ended, shown by the next page load. */
export type LogOutReason = 'banned' | 'everywhere'

export function storeLogOutReason(reason: LogOutReason): void {
  sessionStorage.setItem(KEY, reason)
}

/** Returns the reason once, then forgets it. */
export function takeLogOutReason(): LogOutReason | null {
  const reason = sessionStorage.getItem(KEY)
  sessionStorage.removeItem(KEY)
  return reason === 'banned' || reason === 'everywhere' ? reason : null
}
