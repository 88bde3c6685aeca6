// Messages of the JSON hub protocol, version 1. Each message ends with this character.
const end = '\u001e'

export const ping = `{"type":6}${end}`
export const handshakeAnswer = `{}${end}`

export function handshakeRefusal(error: string): string {
  return JSON.stringify({ error }) + end
}

export function invocation(target: string, argument: object): string {
  return JSON.stringify({ type: 1, target, arguments: [argument] }) + end
}

export function completionError(invocationId: string, error: string): string {
  return JSON.stringify({ type: 3, invocationId, error }) + end
}

/** A client that reconnects automatically does so only with `allowReconnect`. */
export function closeMessage({ allowReconnect }: { allowReconnect: boolean }): string {
  return JSON.stringify({ type: 7, ...(allowReconnect && { allowReconnect }) }) + end
}

/** The complete messages of a text, and the incomplete rest. */
export function splitMessages(text: string): { messages: string[]; rest: string } {
  const messages = text.split(end)
  const rest = messages.pop() ?? ''
  return { messages, rest }
}

export type HubMessage = { type?: unknown; protocol?: unknown; version?: unknown; invocationId?: unknown }

/** Null for a text that is not a JSON object. */
export function readMessage(text: string): HubMessage | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : null
  } catch {
    return null
  }
}
