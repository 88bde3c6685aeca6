import { randomBytes } from 'node:crypto'
import type { Actor } from './actor.ts'
import type { TestApp } from './app.ts'
import { signIn, unique } from './factories.ts'
import { makeTeam } from './games.ts'

type Made = {
  title?: string
  type?: string
  category?: string
  flags?: string[]
  changes?: Record<string, unknown>
}

/** A challenge that is enabled when it has flags, or when `changes` says so. */
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

/** A signed-in user whose team was accepted to a game that needs no review. */
export async function makePlayer(test: TestApp, gameId: number) {
  const player = await signIn(test)
  const teamId = await makeTeam(player)
  const answer = await player.rest('POST', `/api/game/${gameId}`, { teamId })
  if (answer.status !== 200) throw new Error(`could not join: ${answer.text}`)
  return Object.assign(player, { teamId })
}

/** A new file of 40 bytes; answers its hash. */
export async function uploadFile(admin: Actor, name: string): Promise<string> {
  const form = new FormData()
  form.append('files', new Blob([randomBytes(40)]), name)
  const answer = await admin.rest('POST', '/api/assets', form)
  return (answer.body as { hash: string }[])[0]?.hash ?? ''
}

export function editUrl(gameId: number, rest = ''): string {
  return `/api/edit/games/${gameId}/challenges${rest}`
}

/** What a refusal is told apart by. */
export function codeOf({ status, body }: { status: number; body: unknown }): [number, string | undefined] {
  return [status, (body as { code?: string }).code]
}
