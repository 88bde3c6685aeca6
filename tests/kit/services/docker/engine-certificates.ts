import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findTool } from '../../../../scripts/lib/test-tools.js'

export type EngineCertificates = {
  /** Holds `ca.pem`, `cert.pem` and `key.pem`, by which an engine and its clients prove themselves to each other. */
  folder: string
  remove(): void
}

/** Makes an authority and, signed by it, a certificate of 127.0.0.1 for an engine and its clients. */
export function makeEngineCertificates(): EngineCertificates {
  const folder = mkdtempSync(path.join(tmpdir(), 'halyard-engine-'))
  const openssl = findTool('openssl')
  if (openssl === undefined) throw new Error('openssl is missing: "npm test" brings it')
  const made = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  const request = (name: string, key: string, options: string[]) => {
    const files = ['-keyout', key, '-out', name]
    execFileSync(openssl, [...made, '-days', '2', ...files, ...options], { cwd: folder, stdio: 'pipe' })
  }
  request('ca.pem', 'ca-key.pem', ['-subj', '/CN=Engines of this test'])
  const names = ['subjectAltName=IP:127.0.0.1', 'extendedKeyUsage=serverAuth,clientAuth']
  const signed = ['-CA', 'ca.pem', '-CAkey', 'ca-key.pem', ...names.flatMap((name) => ['-addext', name])]
  request('cert.pem', 'key.pem', ['-subj', '/CN=engine', ...signed])
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
