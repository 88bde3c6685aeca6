const KEY = 'farewell'

/** Why the last session ended, for the page that is loaded next. */
export type Farewell = 'banned' | 'everywhere'

export function leaveFarewell(reason: Farewell): void {
  sessionStorage.setItem(KEY, reason)
}

/** Told once. */
export function takeFarewell(): Farewell | null {
  const reason = sessionStorage.getItem(KEY)
  sessionStorage.removeItem(KEY)
  return reason === 'banned' || reason === 'everywhere' ? reason : null
}
