import { expect } from 'vitest'
import { newGameKeys } from '../../../server/domains/game/team-token/team-token.ts'
import type { TestApp } from '../server/app.ts'
import { signIn, unique } from './factories.ts'

type User = Awaited<ReturnType<typeof signIn>>
export type TeamInfo = {
  id: number
  name: string
  bio: string | null
  locked: boolean
  members: { id: string; captain: boolean }[]
}

const hour = 3_600_000

export async function makeTeam(captain: User, name = unique('t')): Promise<TeamInfo> {
  const answer = await captain.rest('POST', '/api/team', { name })
  expect(answer.status).toBe(200)
  return answer.body as TeamInfo
}

export async function inviteOf(captain: User, teamId: number): Promise<string> {
  return (await captain.rest('GET', `/api/team/${teamId}/invite`)).body as string
}

export async function joinTeam(user: User, captain: User, teamId: number): Promise<void> {
  const answer = await user.rest('POST', '/api/team/accept', await inviteOf(captain, teamId))
  expect([answer.status, answer.text]).toEqual([200, ''])
}

export async function crew(test: TestApp): Promise<{ captain: User; mate: User; team: TeamInfo }> {
  const [captain, mate] = await Promise.all([signIn(test), signIn(test)])
  const team = await makeTeam(captain)
  await joinTeam(mate, captain, team.id)
  return { captain, mate, team }
}

/** Creates a game that the team and its members play and that ends after that time. */
export async function enterGame(
  test: TestApp,
  team: TeamInfo,
  users: User[],
  endsInMs: number,
): Promise<number> {
  const { db } = test.services
  const now = Date.now()
  const game = await db.game.create({
    data: {
      title: unique('Game'),
      ...newGameKeys(null),
      start: new Date(now - 2 * hour),
      end: new Date(now + endsInMs),
      writeupDeadline: new Date(now + endsInMs),
      board: { create: {} },
    },
  })
  await db.participation.create({
    data: {
      gameId: game.id,
      teamId: team.id,
      status: 'Accepted',
      token: '',
      members: { create: users.map(({ userId }) => ({ userId })) },
    },
  })
  await db.team.update({ where: { id: team.id }, data: { locked: true } })
  return game.id
}

export async function boardSeq(test: TestApp, gameId: number): Promise<number> {
  const board = await test.services.db.gameBoard.findUniqueOrThrow({ where: { gameId } })
  return Number(board.seq)
}

export const readTeam = async (test: TestApp, id: number) => test.anonymous().rest('GET', `/api/team/${id}`)
