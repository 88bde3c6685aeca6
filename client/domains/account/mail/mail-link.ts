/** The parameters of an email link. Both parts are returned to the server unchanged. */
export type MailLink = {
  token: string
  email: string
  /** The decoded email address; null when it cannot be decoded. */
  address: string | null
}

const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/
const ADDRESS = /^[^\s@\p{C}]+@[^\s@\p{C}]+$/u
const MAX_ADDRESS_LENGTH = 256

/**
 * Reads `?token=T&email=M`, both base64. Null if the link is incomplete. `URLSearchParams` is not used, because it
 * would decode a plus sign of the base64 text as a space.
 */
export function readMailLink(search: string): MailLink | null {
  const token = readBase64(search, 'token')
  const email = readBase64(search, 'email')
  return token && email ? { token, email, address: readAddress(email) } : null
}

function readBase64(search: string, name: string): string | null {
  const pair = search
    .replace(/^\?/, '')
    .split('&')
    .find((part) => part.startsWith(`${name}=`))
  if (pair === undefined) return null
  // Some mail clients escape characters, and some replace a plus sign by a space.
  const value = unescaped(pair.slice(name.length + 1)).replaceAll(' ', '+')
  return BASE64.test(value) ? value : null
}

function unescaped(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}

function readAddress(email: string): string | null {
  try {
    const bytes = Uint8Array.from(atob(email), (character) => character.charCodeAt(0))
    const address = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return ADDRESS.test(address) && address.length <= MAX_ADDRESS_LENGTH ? address : null
  } catch {
    return null
  }
}
