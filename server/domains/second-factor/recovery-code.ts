import { createHash, randomBytes } from 'node:crypto'

const codes = 10
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'
const groups = 4
const groupLength = 4

/** New codes such as `k7qm-x2vd-93rt-hapw`, each of more than 79 random bits. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: codes }, () => Array.from({ length: groups }, newGroup).join('-'))
}

function newGroup(): string {
  let group = ''
  while (group.length < groupLength) {
    const value = (randomBytes(1)[0] ?? 255) & 31
    group += alphabet[value] ?? ''
  }
  return group
}

/** The hash that is stored. Spaces, hyphens and capital letters make no difference. */
export function hashRecoveryCode(code: string): Uint8Array<ArrayBuffer> {
  const plain = code.toLowerCase().replaceAll(/[\s-]/g, '')
  return new Uint8Array(createHash('sha256').update(plain).digest())
}
