/** The part of the session's CSRF token pair that scripts can read; null without a session. */
export function xsrfToken(): string | null {
  const match = /(?:^|;\s*)XSRF-TOKEN=([^;]+)/.exec(document.cookie)
  return match?.[1] ? decodeURIComponent(match[1]) : null
}

/** Headers of every request, also of uploads and downloads outside Relay. */
export function callHeaders(locale: string): Record<string, string> {
  const token = xsrfToken()
  return { 'accept-language': locale, ...(token ? { 'X-XSRF-TOKEN': token } : {}) }
}
