import { expect } from 'vitest'
import type { Actor } from '../../kit/calls/actor.ts'

export async function act(actor: Actor, name: string, input: Record<string, unknown>): Promise<string> {
  const { code, __typename } = await actor.mutate(name, input)
  return code ?? __typename
}

export const share = ({ actor }: { actor: Actor }, input: Record<string, unknown>) =>
  act(actor, 'shareWriteup', input)

type Shown = {
  id: string
  kind: string
  state: string
  text: string | null
  url: string | null
  teamName: string
  userName: string | null
  isOwn: boolean
  refusal: string | null
  version: number
  challenges: { challengeDatabaseId: number }[]
}
type Topic = {
  challenge: { challengeDatabaseId: number }
  count: number
  mayShare: boolean
  viewerWriteupState?: string
}

const fields =
  'id kind state text url teamName userName isOwn refusal version challenges { challengeDatabaseId }'

export async function writeupsFor(actor: Actor, gameId: number, args = '') {
  const { game } = await actor.query<{
    game: { writeupTopics: Topic[] | null; sharedWriteups: { edges: { node: Shown }[]; totalCount: number } }
  }>(
    `query ($id: Int!) { game: gameByDatabaseId(databaseId: $id) {
      writeupTopics { challenge { challengeDatabaseId } count mayShare viewerWriteupState }
      sharedWriteups(first: 20${args}) { totalCount edges { node { ${fields} } } } } }`,
    { id: gameId },
  )
  const list = game.sharedWriteups.edges.map(({ node }) => node)
  expect(game.sharedWriteups.totalCount).toBe(list.length)
  const topics = game.writeupTopics?.map(
    ({ challenge, ...rest }) => [challenge.challengeDatabaseId, rest] as const,
  )
  return { topics: topics ? new Map(topics) : null, list }
}

/** The first write-up in a state. */
export async function firstOf(actor: Actor, gameId: number, state: string): Promise<Shown> {
  const [first] = (await writeupsFor(actor, gameId, `, state: ${state}`)).list
  if (!first) throw new Error(`no write-up is ${state}`)
  return first
}

export function idOf(challengeId: number): string {
  return Buffer.from(`Challenge:${challengeId}`).toString('base64')
}
