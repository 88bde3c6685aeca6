import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

type Options = { challenge: string; rpId?: string; rp?: { id: string }; user?: { id: string } }

/** The parts of an answer that a test changes. */
type Changes = { origin?: string; rpId?: string; counter?: number; isVerified?: boolean }

/** An authenticator and its browser: makes one passkey and answers with it. */
export function createSoftwarePasskey(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  let userHandle = ''
  let counter = 0
  const common = { id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key' }

  return {
    /** The answer to the options of a registration. */
    make(optionsText: string, changes: Changes = {}): string {
      const options = JSON.parse(optionsText) as Options
      userHandle = options.user?.id ?? ''
      const data = authenticatorData(changes.rpId ?? options.rp?.id ?? '', {
        counter,
        isVerified: changes.isVerified ?? true,
        credential: Buffer.concat([Buffer.alloc(16), bigEndian(id.length, 2), id, coseKey(publicKey)]),
      })
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(data)],
      ])
      return JSON.stringify({
        ...common,
        response: {
          clientDataJSON: clientData('webauthn.create', options.challenge, changes.origin ?? origin),
          attestationObject: Buffer.from(isoCBOR.encode(attestation as never)).toString('base64url'),
          transports: ['internal'],
        },
      })
    },

    /** The answer to the options of a login. */
    use(optionsText: string, changes: Changes = {}): string {
      const options = JSON.parse(optionsText) as Options
      counter = changes.counter ?? counter + 1
      const isVerified = changes.isVerified ?? true
      const data = authenticatorData(changes.rpId ?? options.rpId ?? '', { counter, isVerified })
      const client = clientData('webauthn.get', options.challenge, changes.origin ?? origin)
      const signed = Buffer.concat([data, digest(Buffer.from(client, 'base64url'))])
      return JSON.stringify({
        ...common,
        response: {
          clientDataJSON: client,
          authenticatorData: data.toString('base64url'),
          signature: sign('sha256', signed, privateKey).toString('base64url'),
          userHandle,
        },
      })
    },
  }
}

type Data = { counter: number; isVerified: boolean; credential?: Buffer }

function authenticatorData(rpId: string, { counter, isVerified, credential }: Data): Buffer {
  const flags = 0x01 | (isVerified ? 0x04 : 0) | (credential ? 0x40 : 0)
  return Buffer.concat([
    digest(Buffer.from(rpId)),
    Buffer.from([flags]),
    bigEndian(counter, 4),
    credential ?? Buffer.alloc(0),
  ])
}

/** An ES256 key (RFC 9053, section 7.1.1). */
function coseKey(key: KeyObject): Uint8Array {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  const coordinate = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'))
  const members = new Map<number, unknown>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, coordinate(x)],
    [-3, coordinate(y)],
  ])
  return isoCBOR.encode(members as never)
}

function clientData(type: string, challenge: string, origin: string): string {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })).toString('base64url')
}

function bigEndian(value: number, bytes: number): Buffer {
  const buffer = Buffer.alloc(bytes)
  buffer.writeUIntBE(value, 0, bytes)
  return buffer
}

function digest(bytes: Uint8Array): Buffer {
  return createHash('sha256').update(bytes).digest()
}
