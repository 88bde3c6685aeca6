import { Secret, TOTP } from 'otpauth'

const stepSeconds = 30
/** Steps before and after the current one whose codes are accepted, for clocks that differ. */
const toleratedSteps = 1
const secretBytes = 20

/** A new secret in Base32. */
export function newTotpSecret(): string {
  return new Secret({ size: secretBytes }).base32
}

/** The address that apps read from a QR code. */
export function totpAddress(secret: string, { issuer, label }: { issuer: string; label: string }): string {
  // Apps split the label at a colon.
  return totpOf(secret, { issuer: issuer.replaceAll(':', ' '), label: label.replaceAll(':', ' ') }).toString()
}

/** The time step of the code; null if the code is not accepted now. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const totp = totpOf(secret)
  const timestamp = now.getTime()
  const delta = totp.validate({ token: code, timestamp, window: toleratedSteps })
  return delta === null ? null : totp.counter({ timestamp }) + delta
}

function totpOf(secret: string, names: { issuer?: string; label?: string } = {}): TOTP {
  return new TOTP({
    ...names,
    algorithm: 'SHA1',
    digits: 6,
    period: stepSeconds,
    secret: Secret.fromBase32(secret),
  })
}
