const KEY = 'logOutReason'

/** The reason why the last session ended, shown by the next page load. */
export type LogOutReason = 'banned' | 'everywhere'

export function storeLogOutReason(reason: LogOutReason): void {
  try {
    sessionStorage.setItem(KEY, reason)
  } catch {
    // Without storage the next page does not show the reason.
  }
}

/** Returns the reason and deletes it, so that it is shown once. */
export function takeLogOutReason(): LogOutReason | null {
  try {
    const reason = sessionStorage.getItem(KEY)
    sessionStorage.removeItem(KEY)
    return reason === 'banned' || reason === 'everywhere' ? reason : null
  } catch {
    return null
  }
}
