/** What a client without a WebSocket asks of its hub connection. */
export type HubRequest = { kind: 'send'; text: string } | { kind: 'poll' } | { kind: 'end' }

/** A request that any process may receive for a connection of any other. */
export type AskedHubRequest = {
  requestId: string
  /** The token of the connection. */
  token: string
  /** Null for a visitor. */
  userId: string | null
  request: HubRequest
}

/** The HTTP status and the text of the answer; 204 says that the connection is closed. */
export type HubAnswer = { status: 200 | 202 | 204; text: string }
