import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeCommandLine } from '../../kit/cli/command-line.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { tokenOf } from '../../kit/visibility/shown-world.ts'
import { signIn } from '../../kit/world/factories.ts'
import { flagOf, makePlayedGame, submit, type Player } from '../../kit/world/played-game.ts'

let test: TestApp
let commandLine: Awaited<ReturnType<typeof makeCommandLine>>
let run: (...words: string[]) => Promise<{ code: number; out: string }>

beforeAll(async () => {
  test = await startTestApp()
  commandLine = await makeCommandLine()
  const owner = await tokenOf(test, await signIn(test, 'Admin'), ['read', 'author'])
  const token = owner.headers['authorization']?.replace('Bearer ', '') ?? ''
  run = (...words) => commandLine.run({ HALYARD_URL: test.url, HALYARD_TOKEN: token }, 'correct', ...words)
})
afterAll(async () => {
  commandLine.remove()
  await test.dispose()
})

const nothing = 'Nothing is written. Add --apply and --reason to write it.'

it('previews, voids, restores and grants solves, with teams and challenges by their names', async () => {
  const { db } = test.services
  const { gameId, challengeIds, players } = await makePlayedGame(test, { teams: 2, challenges: 2 })
  const [one, two] = players as [Player, Player]
  const [challengeId = 0] = challengeIds
  await submit(one, { gameId, challengeId, flag: flagOf(challengeId) })
  const game = ['--game', String(gameId)]
  const { name } = await db.team.findUniqueOrThrow({ where: { id: one.teamId } })
  const selected = [...game, '--team', name, '--challenge', 'Challenge 1']
  const count = () => db.solve.count({ where: { gameId } })
  const why = ['--apply', '--reason', 'The flag leaked']

  const preview = await run('void', ...selected)
  expect(preview.code).toBe(0)
  expect(preview.out).toContain(`This would void 1 solve. ${nothing}`)
  expect(preview.out).toMatch(new RegExp(`${name} +1 +\\d+ → 0\n`))
  expect(preview.out).toContain(`${name} → –`)
  expect(await count()).toBe(1)
  const { id } = await db.submission.findFirstOrThrow({ where: { gameId } })
  expect(await run('void', ...selected, ...why, '--no-answer-again')).toEqual({
    code: 0,
    out: `Voided 1 solve, submissions: ${id}\n`,
  })
  expect(await count()).toBe(0)
  expect(await db.voidedSolve.findFirst({ where: { gameId } })).toMatchObject({
    reason: 'The flag leaked',
    mayAnswerAgain: false,
  })
  expect(await run('void', ...game, '--since=-2h')).toEqual({
    code: 1,
    out: 'No solves match this selection.\n',
  })
  const restored = await run('restore', ...game, '--submission', String(id), ...why, '--json')
  expect(JSON.parse(restored.out)).toEqual({ submissionIds: [id] })
  expect(await count()).toBe(1)

  const grant = ['grant', ...game, '--team', String(two.teamId), '--challenge', String(challengeId)]
  const at = new Date(Date.now() - 60_000 * 30).toISOString()
  expect((await run(...grant, '--at', at, '--takes-blood')).out).toContain(
    `This would grant 1 solve. ${nothing}`,
  )
  expect(await count()).toBe(1)
  const granted = await run(...grant, '--at', at, '--takes-blood', ...why)
  expect(granted.out).toMatch(/^Granted 1 solve, submissions: \d+\n$/)
  expect(await db.solve.findFirst({ where: { gameId, participationId: two.participationId } })).toMatchObject(
    {
      solvedAt: new Date(at),
      takesBlood: true,
    },
  )
  expect(await run(...grant, ...why)).toEqual({ code: 1, out: 'The team has solved this challenge.\n' })
})

it('says what is missing or unknown, and writes nothing then', async () => {
  const { gameId } = await makePlayedGame(test, { teams: 1, challenges: 1 })
  const game = ['--game', String(gameId)]
  const usage = async (...words: string[]) => {
    const { code, out } = await run(...words)
    expect(code).toBe(2)
    return out.split('\n')[0]
  }
  expect(await usage('remove')).toContain('Missing or unknown action.')
  expect(await usage('void', ...game)).toContain('Select solves by --team')
  expect(await usage('void', ...game, '--team', '1', '--apply')).toBe('--reason is missing.')
  expect(await usage('restore', ...game, '--takes-blood')).toContain('--takes-blood')
  expect(await usage('grant', ...game, '--team', '1')).toContain('--challenge is missing')
  const unknown = await run('void', ...game, '--team', 'Nobody')
  expect(unknown).toEqual({ code: 1, out: 'The game has no team "Nobody".\n' })
})
