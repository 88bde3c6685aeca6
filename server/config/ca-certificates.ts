import { X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import tls from 'node:tls'

/** The certificates of a file in PEM. @throws Error that says what is wrong with the file */
export function readCertificates(file: string): string[] {
  const text = readFileSync(file, 'utf8')
  const found = text.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? []
  if (found.length === 0) throw new Error('the file has no certificate in PEM')
  for (const certificate of found) {
    if (!isCertificate(certificate)) throw new Error('a certificate of the file cannot be read')
  }
  return found
}

function isCertificate(pem: string): boolean {
  try {
    return new X509Certificate(pem).subject !== undefined
  } catch {
    return false
  }
}

/** Connections of this process accept certificates of these authorities too, beside those of Node.js. */
export function trustCertificates({ caCertificates }: { caCertificates: readonly string[] }): void {
  if (caCertificates.length === 0) return
  tls.setDefaultCACertificates([...tls.getCACertificates('default'), ...caCertificates])
}
