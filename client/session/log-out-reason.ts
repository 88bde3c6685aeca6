const KEY = 'logOutReason'

/** Why the last session ended, for the page that is loaded next. */
export type LogOutReason = 'banned' | 'everywhere'

export function storeLogOutReason(reason: LogOutReason): void {
  sessionStorage.setItem(KEY, reason)
}

/** Told once. */
export function takeLogOutReason(): LogOutReason | null {
  const reason = sessionStorage.getItem(KEY)
  sessionStorage.removeItem(KEY)
  return reason === 'banned' || reason === 'everywhere' ? reason : null
}
