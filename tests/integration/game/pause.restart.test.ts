import { expect, it } from 'vitest'
import { Actor } from '../../kit/calls/actor.ts'
import { startTestApp } from '../../kit/server/app.ts'
import { codeOf } from '../../kit/world/challenges.ts'
import { signIn } from '../../kit/world/factories.ts'
import { pdfOf } from '../../kit/world/pdf.ts'
import { flagOf, makePlayedGame } from '../../kit/world/played-game.ts'

const minuteMs = 60_000

it('a process that starts during a pause keeps it, and write-ups are taken meanwhile', async () => {
  const test = await startTestApp()
  const { db, clock } = test.services
  const admin = await signIn(test, 'Admin')
  const { gameId, challengeIds, players } = await makePlayedGame(test, { teams: 1, challenges: 1 })
  const [first = 0] = challengeIds
  const deadline = new Date(Date.now() + 10 * minuteMs)
  const data = { writeupRequired: true, writeupDeadline: deadline }
  await db.game.update({ where: { id: gameId }, data })
  expect((await admin.mutate('pauseGame', { gameId })).__typename).toBe('PauseGamePayload')
  const restarted = await startTestApp({ databaseUrl: test.databaseUrl })
  try {
    for (const process of [clock, restarted.services.clock]) process.offsetMs = 20 * minuteMs
    const actor = new Actor(restarted.url, players[0]?.actor.headers)
    const answer = () =>
      actor.rest('POST', `/api/game/${gameId}/challenges/${first}`, { flag: flagOf(first) })
    expect(codeOf(await answer())).toEqual([400, 'GAME_PAUSED'])
    const body = new FormData()
    body.append('file', pdfOf('Steps'), 'writeup.pdf')
    expect((await actor.rest('POST', `/api/game/${gameId}/writeup`, body)).status).toBe(200)
    expect((await admin.mutate('resumeGame', { gameId })).__typename).toBe('ResumeGamePayload')
    expect((await answer()).status).toBe(200)
    const { writeupDeadline } = await db.game.findUniqueOrThrow({ where: { id: gameId } })
    expect(writeupDeadline.getTime() - deadline.getTime()).toBeGreaterThanOrEqual(19 * minuteMs)
  } finally {
    await restarted.dispose()
    await test.dispose()
  }
})
