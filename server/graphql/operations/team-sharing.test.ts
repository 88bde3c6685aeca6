import { parse, type ExecutionArgs, type ExecutionResult } from 'graphql'
import { describe, expect, it } from 'vitest'
import type { Context } from '../../context.ts'
import { createWorkLine } from '../../limits/work-line.ts'
import { UnavailableError } from '../../use-case/errors.ts'
import type { Viewer } from '../../use-case/viewer.ts'
import { schema } from '../schema.ts'
import { executeForTeam } from './team-sharing.ts'

const gameId = Buffer.from('Game:7').toString('base64')
const ofTeam = parse(`query ($id: ID!) { game(id: $id) { title challenges { title isSolved } } }`)
const ofPlayer = parse(`query ($id: ID!) { game(id: $id) { claimedDivision } }`)

/** Players of participations, and a line with one place. Each execution waits until it is let go. */
function makeTeams(participations: Record<string, number>) {
  const members = new Map(Object.entries(participations))
  const pool = {
    query: async (_statement: unknown, values?: unknown) => {
      const [, ids] = (_statement as { values: [number[], string[]] }).values ?? values
      return { rows: ids.map((id) => ({ participationId: members.get(id) ?? null })) }
    },
  }
  const line = createWorkLine({ most: 1, longestWaitMs: null, longestHoldMs: 60_000 })
  const executed: string[] = []
  let ended = 0
  const results: ((result: ExecutionResult | Error) => void)[] = []
  const execute = ({ contextValue }: ExecutionArgs) => {
    executed.push((contextValue as Context).viewer?.id ?? 'nobody')
    return new Promise<ExecutionResult>((resolve, reject) =>
      results.push((result) => (result instanceof Error ? reject(result) : resolve(result))),
    )
  }
  const ask = (id: string, { document = ofTeam, locale = 'en-US', ...changes }: Asked = {}) => {
    const viewer = { id, userName: id, role: 'User', sessionId: 's', tokenId: null, scopes: null, ...changes }
    const contextValue = { pool, viewer, locale }
    return executeForTeam({ schema, document, variableValues: { id: gameId }, contextValue }, execute, {
      line,
    })
  }
  /** Lets the execution that has begun end, as soon as it has. */
  const end = async (result?: ExecutionResult | Error) => {
    await expect.poll(() => results.length).toBeGreaterThan(0)
    ended += 1
    results.shift()?.(result ?? { data: { end: ended } })
  }
  return { members, executed, ask, end, line }
}
type Asked = Partial<Viewer> & { document?: ExecutionArgs['document']; locale?: string }

describe('an operation of the players of a team', () => {
  it('is executed once for those who ask before it begins, and again for those who ask later', async () => {
    const { ask, end, executed } = makeTeams({ ann: 1, bob: 1, eve: 2 })
    const [ann, bob, eve] = [ask('ann'), ask('bob'), ask('eve')]
    await expect.poll(() => executed).toEqual(['ann'])
    const late = ask('bob')
    await end()
    expect(await ann).toEqual({ data: { end: 1 } })
    expect(await bob).toBe(await ann)
    await end()
    await end()
    expect(await eve).not.toEqual(await ann)
    expect(await late).not.toEqual(await ann)
    expect(executed.toSorted()).toEqual(['ann', 'bob', 'eve'])
  })

  it.each<[string, Asked]>([
    ['an organizer', { role: 'Monitor' }],
    ['an organizer without the second factor', { withheldRole: 'Admin' }],
    ['an API token', { scopes: ['read'] }],
    ['another language', { locale: 'de-DE' }],
  ])('is not shared with %s', async (_name, asked) => {
    const { ask, end, executed } = makeTeams({ ann: 1, bob: 1 })
    const results = [ask('ann'), ask('bob', asked)]
    await end()
    await end()
    await Promise.all(results)
    expect(executed.toSorted()).toEqual(['ann', 'bob'])
  })

  it('is not shared with a field that differs between them', async () => {
    const { ask, end, executed } = makeTeams({ ann: 1, bob: 1 })
    const results = [ask('ann', { document: ofPlayer }), ask('bob', { document: ofPlayer })]
    await end()
    await end()
    await Promise.all(results)
    expect(executed).toEqual(['ann', 'bob'])
  })

  it('is executed alone for a player who leaves the team before its end', async () => {
    const { ask, end, executed, members } = makeTeams({ ann: 1, bob: 1 })
    const [ann, bob] = [ask('ann'), ask('bob')]
    await expect.poll(() => executed).toEqual(['ann'])
    members.delete('bob')
    await end()
    await ann
    await end()
    expect(await bob).not.toEqual(await ann)
    expect(executed).toEqual(['ann', 'bob'])
  })

  it.each<[string, ExecutionResult | Error]>([
    ['has an error', { errors: [], data: null }],
    ['fails', new Error('broken')],
  ])('is executed alone when the one of the teammate %s', async (_name, result) => {
    const { ask, end, executed } = makeTeams({ ann: 1, bob: 1 })
    const [ann, bob] = [ask('ann').catch(() => null), ask('bob')]
    await end(result)
    await ann
    await end({ data: { own: true } })
    expect(await bob).toEqual({ data: { own: true } })
    expect(executed).toEqual(['ann', 'bob'])
  })

  it('is refused for all who wait when its line refuses it, and can be asked again', async () => {
    const { executed, ask, end, line } = makeTeams({ ann: 1, bob: 1 })
    const run = line.run
    line.run = () => Promise.reject(new UnavailableError('http.busy'))
    const results = await Promise.allSettled([ask('ann'), ask('bob')])
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    line.run = run
    const again = ask('bob')
    await end()
    expect(await again).toEqual({ data: { end: 1 } })
    expect(executed).toEqual(['bob'])
  })
})
