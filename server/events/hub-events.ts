/** A request of a client without a WebSocket for its hub connection. */
export type HubRequest = { kind: 'send'; text: string } | { kind: 'poll' } | { kind: 'end' }

/** A request that one process received for a connection of another process. */
export type ForwardedHubRequest = {
  requestId: string
  /** The token of the connection. */
  token: string
  /** Null for a visitor. */
  userId: string | null
  request: HubRequest
}

/** The HTTP status and the text of the answer; 204 says that the connection is closed. */
export type HubAnswer = { status: 200 | 202 | 204; text: string }
