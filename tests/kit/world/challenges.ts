import { randomBytes } from 'node:crypto'
import type { Actor } from '../calls/actor.ts'
import type { TestApp } from '../server/app.ts'
import { signIn, unique } from './factories.ts'
import { makeTeam } from './games.ts'

type Made = {
  title?: string
  type?: string
  category?: string
  flags?: string[]
  changes?: Record<string, unknown>
}

/** Creates a challenge. It is enabled when it has flags, or when `changes` says so. */
export async function makeChallenge(admin: Actor, gameId: number, made: Made = {}): Promise<number> {
  const { title = unique('chal'), type = 'StaticAttachment', category = 'Misc', flags = [], changes } = made
  const base = `/api/edit/games/${gameId}/challenges`
  const created = await admin.rest('POST', base, { title, type, category })
  if (created.status !== 200) throw new Error(`no challenge: ${created.text}`)
  const { id } = created.body as { id: number }
  if (flags.length > 0) {
    const answer = await admin.rest(
      'POST',
      `${base}/${id}/flags`,
      flags.map((flag) => ({ flag })),
    )
    if (answer.status !== 200) throw new Error(`no flags: ${answer.text}`)
  }
  const update = { ...(flags.length > 0 && { isEnabled: true }), ...changes }
  const updated = await admin.rest('PUT', `${base}/${id}`, update)
  if (updated.status !== 200) throw new Error(`not updated: ${updated.text}`)
  return id
}

/** Creates a logged-in user with a team, and joins a game that accepts teams without review. */
export async function makePlayer(test: TestApp, gameId: number) {
  const player = await signIn(test)
  const teamId = await makeTeam(player)
  const answer = await player.rest('POST', `/api/game/${gameId}`, { teamId })
  if (answer.status !== 200) throw new Error(`could not join: ${answer.text}`)
  return Object.assign(player, { teamId })
}

/** Uploads a new file of 40 bytes and returns its hash. */
export async function uploadFile(admin: Actor, name: string): Promise<string> {
  const form = new FormData()
  form.append('files', new Blob([randomBytes(40)]), name)
  const answer = await admin.rest('POST', '/api/assets', form)
  return (answer.body as { hash: string }[])[0]?.hash ?? ''
}

export function editUrl(gameId: number, rest = ''): string {
  return `/api/edit/games/${gameId}/challenges${rest}`
}

/** The status and code of an error response. */
export function codeOf({ status, body }: { status: number; body: unknown }): [number, string | undefined] {
  return [status, (body as { code?: string }).code]
}
