/** The readable half of the session's double token, as the server set it. */
function xsrfToken(): string | null {
  const match = /(?:^|;\s*)XSRF-TOKEN=([^;]+)/.exec(document.cookie)
  return match?.[1] ? decodeURIComponent(match[1]) : null
}

/** Headers of every call, for uploads and downloads that do not go through Relay as well. */
export function callHeaders(locale: string): Record<string, string> {
  const token = xsrfToken()
  return { 'accept-language': locale, ...(token ? { 'X-XSRF-TOKEN': token } : {}) }
}
