import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Actor } from '../../kit/calls/actor.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { signIn } from '../../kit/world/factories.ts'
import { pdfOf } from '../../kit/world/pdf.ts'
import { makePlayedGame, type PlayedGame } from '../../kit/world/played-game.ts'

let test: TestApp
let admin: Actor
let played: PlayedGame

const document = (gameId: number) =>
  `{ game: gameByDatabaseId(databaseId: ${gameId}) { writeupProgress {
       teamCount submittedCount missingTeams { databaseId } } } }`
type Progress = { teamCount: number; submittedCount: number; missingTeams: { databaseId: number }[] }
const readProgress = async () =>
  (await admin.query<{ game: { writeupProgress: Progress } }>(document(played.gameId))).game.writeupProgress

beforeAll(async () => {
  test = await startTestApp()
  admin = await signIn(test, 'Admin')
  played = await makePlayedGame(test, { teams: 5, challenges: 1 })
  const { db } = test.services
  await db.game.update({
    where: { id: played.gameId },
    data: { writeupRequired: true, writeupDeadline: new Date('2099-01-01') },
  })
  for (const [place, name] of ['Terns', 'Gulls', 'Auks', 'Skuas', 'Crew'].entries())
    await db.team.update({ where: { id: played.players[place]?.teamId ?? 0 }, data: { name } })
})
afterAll(() => test.dispose())

it('counts the accepted teams, and names those without a write-up until they submit one', async () => {
  const { gameId, players } = played
  const [terns, gulls, auks, skuas, crew] = players
  const { db } = test.services
  await db.participation.update({ where: { id: skuas?.participationId ?? 0 }, data: { status: 'Suspended' } })
  const testers = await db.division.create({
    data: {
      gameId,
      name: 'Testers',
      position: 0,
      standing: 'Tester',
      entry: 'ByHand',
      takesBloods: false,
      lowersValues: false,
    },
  })
  await db.participation.update({
    where: { id: crew?.participationId ?? 0 },
    data: { divisionId: testers.id },
  })
  const teams = (...listed: (typeof terns)[]) => listed.map((player) => ({ databaseId: player?.teamId }))
  expect(await readProgress()).toEqual({
    teamCount: 3,
    submittedCount: 0,
    missingTeams: teams(auks, gulls, terns),
  })
  const form = new FormData()
  form.append('file', new File([pdfOf('How we did it')], 'gulls.pdf', { type: 'application/pdf' }))
  const answer = await gulls?.actor.fetch(`/api/game/${gameId}/writeup`, { method: 'POST', body: form })
  expect(answer?.status).toBe(200)
  expect(await readProgress()).toEqual({
    teamCount: 3,
    submittedCount: 1,
    missingTeams: teams(auks, terns),
  })
})

it('is for administrators', async () => {
  const monitor = await signIn(test, 'Monitor')
  for (const actor of [monitor, played.players[0]?.actor, test.anonymous()])
    expect((await actor?.graphql(document(played.gameId)))?.data).toEqual({ game: { writeupProgress: null } })
})
