import { readFileSync } from 'node:fs'
import path from 'node:path'
import type Docker from 'dockerode'
import { StartError } from '../../../start/start-error.ts'

const callMs = 120_000

type Target = {
  /** `unix:///…` or `tcp://host:port`. */
  address: string
  /** The folder of the certificates; null: no TLS. */
  certificates: string | null
}

/**
 * The client is loaded on demand: its connections over SSH and gRPC, which are not used here, are large.
 * @throws StartError if a certificate cannot be read
 */
export async function connectDocker(target: Target): Promise<Docker> {
  const { default: Client } = await import('dockerode')
  return new Client(optionsOf(target))
}

export function isSocket(address: string): boolean {
  return address.startsWith('unix://')
}

/** The host of a `tcp://` address. */
export function hostOf(address: string): string {
  return new URL(address.replace('tcp:', 'http:')).hostname
}

function optionsOf({ address, certificates }: Target): Docker.DockerOptions {
  if (isSocket(address)) return { socketPath: address.slice('unix://'.length), timeout: callMs }
  const { hostname: host, port } = new URL(address.replace('tcp:', 'http:'))
  if (certificates === null) return { protocol: 'http', host, port: port || 2375, timeout: callMs }
  return { protocol: 'https', host, port: port || 2376, timeout: callMs, ...readCertificates(certificates) }
}

function readCertificates(folder: string): { ca: Buffer; cert: Buffer; key: Buffer } {
  const read = (name: string) => {
    const file = path.join(folder, name)
    try {
      return readFileSync(file)
    } catch (cause) {
      throw new StartError(
        `${file} cannot be read: ${(cause as Error).message}. The folder in DOCKER_CERT_PATH needs ca.pem, cert.pem and key.pem.`,
        { cause },
      )
    }
  }
  return { ca: read('ca.pem'), cert: read('cert.pem'), key: read('key.pem') }
}
