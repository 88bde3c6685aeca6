import openapi from '../../../openapi.json' with { type: 'json' }
import type { Actor } from '../calls/actor.ts'
import type { FrozenWorld } from './frozen-world.ts'

/** Headers that differ between two requests, whatever happened between them. */
const changingHeaders = /^(date|x-request-id|set-cookie|keep-alive|connection|.*ratelimit.*)$/

/** The paths of every GET route of the REST API and of a certificate, about the objects of the world. */
export function readPaths(world: FrozenWorld): string[] {
  const { gameId, teamId, postId, instanceId, challengeId, participationId, submissionId, captain } = world
  const ids: [prefix: string, id: number | string][] = [
    ['/api/team/', teamId],
    ['/api/posts/', postId],
    ['/api/proxy/', instanceId],
    ['/api/', gameId],
  ]
  const params: Record<string, string | number> = {
    challengeId,
    cId: challengeId,
    partId: participationId,
    submitId: submissionId,
    userid: captain.userId,
    filename: 'shown-ONE.pcap',
    hash: 'a'.repeat(64),
    name: 'avatar',
  }
  const paths = Object.entries(openapi.paths).flatMap(([path, methods]) => {
    if (!('get' in methods)) return []
    const id = ids.find(([prefix]) => path.startsWith(prefix))?.[1]
    return path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => {
      const value = name === 'id' ? id : params[name]
      if (value === undefined) throw new Error(`no value for the parameter ${name} of ${path}`)
      return encodeURIComponent(value)
    })
  })
  return [...paths, `/certificates/${world.certificateCode}.pdf`]
}

/** The status, the headers and the body of every GET route, by path. */
export async function allAnswers(actor: Actor, paths: string[]): Promise<Map<string, string>> {
  const answers = new Map<string, string>()
  for (const path of paths) {
    const response = await actor.fetch(path)
    const headers = [...response.headers].filter(([name]) => !changingHeaders.test(name))
    const body = Buffer.from(await response.arrayBuffer())
    const isText = /json|text/.test(response.headers.get('content-type') ?? '')
    const shown = isText ? body.toString() : body.toString('base64')
    answers.set(`GET ${path}`, JSON.stringify([response.status, headers, shown]))
  }
  return answers
}
