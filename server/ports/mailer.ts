export type Mail = {
  to: string
  /** The name that `to` sees beside the sender's address. */
  fromName: string
  subject: string
  text: string
  html: string
  /** With its angle brackets. */
  messageId: string
  date: Date
}

/** Sends mail: resolves once a server has taken it over, rejects when it may be tried again. */
export type Mailer = {
  /** The sender's address and, where the operator chose one, name. */
  readonly from: { name: string | null; address: string }
  /** Host and port, for people. */
  readonly server: string
  /** Where links begin. */
  readonly publicUrl: string
  send(mail: Mail, signal: AbortSignal): Promise<void>
  /** Whether the server could be talked to the last time; so before the first. */
  isUp(): boolean
  dispose(): void
}
