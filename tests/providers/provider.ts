import type { Page } from 'playwright-core'
import type { LoopbackProgram } from './loopback-program.ts'

/** The client that the platform is at each provider. Its characters are ones that HTTP Basic would escape. */
export const client = { id: 'halyard-ctf', secret: 'gloas-Reef.rope_7' }

/** The address that a provider leads back to. */
export type ReturnAddresses = { callback: string; start: string }

export type Person = { name: string; mail: string }

/** A provider on loopback that knows the platform and two people. */
export type Provider = LoopbackProgram & {
  /** With the version. */
  name: string
  issuer: string
  scopes: string
  /** One whose groups make an administrator, with a verified address, and one without both. */
  people: { admin: Person; unmarked: Person }
  roleClaim: string
  adminValue: string
  /** The words of the provider about a wrong secret, in the log of the platform. */
  refusal: RegExp
  /** The selector of the field for the password at the log-in page. */
  passwordField: string
  /** Logs in at the page of the provider that is open. */
  logIn(page: Page, person: Person): Promise<void>
  /** The selector of what the page has that asks for permissions. */
  consentMark: string
  /** Permits what the platform reads. */
  consent(page: Page): Promise<void>
  /** Whether the browser comes back after the log-out. */
  leadsBack: boolean
  /** Confirms the log-out at the page of the provider, if it asks. */
  confirmLogOut(page: Page): Promise<void>
  /**
   * The same people behind an issuer that takes only pushed requests of a client that signs with its private key. Null if
   * the provider has no such settings.
   */
  strict: { issuer: string; clientId: string; privateKey: string } | null
}
