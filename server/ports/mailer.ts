export type Mail = {
  to: string
  /** The sender's display name. */
  fromName: string
  subject: string
  text: string
  html: string
  /** With angle brackets. */
  messageId: string
  date: Date
}

/** Sends mail: resolves when a server has accepted it, rejects if a retry is possible. */
export type Mailer = {
  /** The sender's address and, if configured, name. */
  readonly from: { name: string | null; address: string }
  /** Host and port, for display. */
  readonly server: string
  /** The base of links. */
  readonly publicUrl: string
  send(mail: Mail, signal: AbortSignal): Promise<void>
  /** Resolves if the last contact with the server succeeded. Logs in if that was not just now. @throws Error */
  check(): Promise<void>
  dispose(): void
}
