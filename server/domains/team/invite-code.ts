import { randomBytes } from 'node:crypto'
import { invalidField } from '../../errors.ts'

const tokenLength = 32

export function newInviteToken(): string {
  return randomBytes(tokenLength / 2).toString('hex')
}

/** `{name}:{id}:{token}`; the name is for people, it is not checked when the code is used. */
export function inviteCode(team: { name: string; id: number; inviteToken: string }): string {
  return `${team.name}:${team.id}:${team.inviteToken}`
}

/** Read from the right, as names may hold colons. @throws InvalidInputError */
export function parseInviteCode(code: string): { name: string; teamId: number; token: string } {
  if (!/:\d+:[0-9a-f]{32}/.test(code)) throw invalidField('code', 'team.inviteMalformed')
  const head = code.slice(0, -tokenLength - 1)
  const colon = head.lastIndexOf(':')
  const teamId = Number(/^\d{1,10}$/.exec(head.slice(colon + 1))?.[0] ?? NaN)
  if ((teamId | 0) !== teamId) throw invalidField('code', 'team.inviteBadId')
  return { name: head.slice(0, Math.max(colon, 0)), teamId, token: code.slice(-tokenLength) }
}
