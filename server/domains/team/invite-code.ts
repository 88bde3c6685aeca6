import { randomBytes } from 'node:crypto'
import { invalidField } from '../../use-case/errors.ts'

export function newInviteToken(): string {
  return randomBytes(16).toString('hex')
}

/** `{name}:{id}:{token}`; the name is for people and is not checked when the code is used. */
export function inviteCode(team: { name: string; id: number; inviteToken: string }): string {
  return `${team.name}:${team.id}:${team.inviteToken}`
}

/** Parses from the right, since names may contain colons. @throws InvalidInputError */
export function parseInviteCode(code: string): { name: string; teamId: number; token: string } {
  if (!/:\d+:[0-9a-f]{32}/.test(code)) throw invalidField('code', 'team.inviteMalformed')
  const [, name = '', digits = '', token = ''] = /^(.*):(\d{1,10}):([0-9a-f]{32})$/s.exec(code) ?? []
  const teamId = Number(digits)
  if (digits === '' || (teamId | 0) !== teamId) throw invalidField('code', 'team.inviteBadId')
  return { name, teamId, token }
}
