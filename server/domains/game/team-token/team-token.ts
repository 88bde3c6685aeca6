import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto'
import type { KeyObject } from 'node:crypto'
import { isCurvePoint } from '../curve-point.ts'

/** A game's stored Ed25519 keys: base64 of 32 bytes each, the seed masked with the XOR key. */
export type GameKeys = { publicKey: string; privateKey: string }

/** The result of verifying a team token. */
export type TokenVerdict = 'valid' | 'badKey' | 'badToken' | 'wrongSignature'

const seedHeader = Buffer.from('302e020100300506032b657004220420', 'hex')
const publicHeader = Buffer.from('302a300506032b6570032100', 'hex')
const keyBytes = 32

export function newGameKeys(xorKey: string | null): GameKeys {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  return {
    publicKey: lastBytes(publicKey.export({ format: 'der', type: 'spki' })).toString('base64'),
    privateKey: maskSeed(lastBytes(privateKey.export({ format: 'der', type: 'pkcs8' })), xorKey),
  }
}

/** The stored form of a seed in base64, XORed with the repeated UTF-8 bytes of the key, if there is one. */
export function maskSeed(seed: Uint8Array, xorKey: string | null): string {
  return xor(seed, xorKey).toString('base64')
}

type SignOptions = { teamId: number; privateKey: string; xorKey: string | null; compatPrefix: string }

/** `{teamId}:{base64 signature}`, always the same for the same team and game. */
export function signTeamToken({ teamId, privateKey, xorKey, compatPrefix }: SignOptions): string {
  const seed = xor(Buffer.from(privateKey, 'base64'), xorKey)
  const key = createPrivateKey({ key: Buffer.concat([seedHeader, seed]), format: 'der', type: 'pkcs8' })
  return `${teamId}:${sign(null, signedText(String(teamId), compatPrefix), key).toString('base64')}`
}

type VerifyOptions = { teamToken: string; publicKey: string; compatPrefix: string }

/** Verifies a token against a game's public key, without the database. */
export function checkTeamToken({ teamToken, publicKey, compatPrefix }: VerifyOptions): TokenVerdict {
  const key = readPublicKey(publicKey)
  if (!key) return 'badKey'
  const colon = teamToken.indexOf(':')
  const teamId = teamToken.slice(0, Math.max(colon, 0))
  const signature = readBase64(teamToken.slice(colon + 1))
  if (colon < 0 || !isInt32(teamId) || !signature || signature.length === 0) return 'badToken'
  return verify(null, signedText(teamId, compatPrefix), key, signature) ? 'valid' : 'wrongSignature'
}

function signedText(teamId: string, compatPrefix: string): Buffer {
  return Buffer.from(`${compatPrefix}_TEAM_${teamId}`)
}

function readPublicKey(text: string): KeyObject | null {
  const bytes = readBase64(text)
  if (bytes?.length !== keyBytes || !isCurvePoint(bytes)) return null
  return createPublicKey({ key: Buffer.concat([publicHeader, bytes]), format: 'der', type: 'spki' })
}

function readBase64(text: string): Buffer | null {
  // Linear regular expressions, which need no more stack for a long text than for a short one.
  const isBase64 = text.length % 4 === 0 && !/[^A-Za-z0-9+/]/.test(text.replace(/={1,2}$/, ''))
  return isBase64 ? Buffer.from(text, 'base64') : null
}

function isInt32(text: string): boolean {
  return /^-?\d{1,10}$/.test(text) && (Number(text) | 0) === Number(text)
}

function xor(bytes: Uint8Array, xorKey: string | null): Buffer {
  const mask = Buffer.from(xorKey ?? '')
  return Buffer.from(bytes.map((byte, index) => byte ^ (mask[index % mask.length] ?? 0)))
}

function lastBytes(der: Buffer): Buffer {
  return der.subarray(-keyBytes)
}
