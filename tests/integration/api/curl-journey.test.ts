import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { z } from 'zod'
import { createUser } from '../../../server/domains/account/account.service.ts'
import { profileUserInfo, registerAnswer } from '../../../server/domains/account/account.shapes.ts'
import { hashPassword } from '../../../server/domains/account/password.ts'
import { localFile } from '../../../server/domains/asset/asset.shapes.ts'
import {
  challengeBasic,
  challengeDetail,
  challengeEdit,
} from '../../../server/domains/challenge/challenge.shapes.ts'
import { basicGame, gameDetail, gameInfo } from '../../../server/domains/game/game.shapes.ts'
import { gameNotice } from '../../../server/domains/notice/notice.shapes.ts'
import { participationInfo } from '../../../server/domains/participation/participation.shapes.ts'
import { clientConfig } from '../../../server/domains/platform/platform.shapes.ts'
import { gamePlay, scoreboard } from '../../../server/domains/scoreboard/scoreboard.shapes.ts'
import { teamInfo } from '../../../server/domains/team/team.shapes.ts'
import { errorShape, pageOf } from '../../../server/rest/shapes.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { createCurl, type CurlAnswer } from '../../kit/calls/curl.ts'

const password = 'Sail4home'
let test: TestApp
let folder: string

beforeAll(async () => {
  test = await startTestApp()
  folder = await mkdtemp(path.join(tmpdir(), 'halyard-journey-'))
  await createUser(test.services, {
    userName: 'Admin',
    email: 'admin@example.test',
    emailConfirmed: true,
    role: 'Admin',
    passwordHash: await hashPassword(password),
  })
})

afterAll(async () => {
  await test.dispose()
  await rm(folder, { recursive: true, force: true })
})

function read<Schema extends z.ZodType>(answer: CurlAnswer, shape: Schema): z.output<Schema> {
  expect(answer).toMatchObject({ status: 200, contentType: 'application/json; charset=utf-8' })
  return shape.parse(answer.body)
}

function expectEmpty(answer: CurlAnswer) {
  expect(answer).toEqual({ status: 200, contentType: '', body: '' })
}

it('plays a whole game with curl, with every response as documented', async () => {
  const [admin, player, mate] = await Promise.all([
    createCurl(test.url),
    createCurl(test.url),
    createCurl(test.url),
  ])

  read(await player.call('GET', '/api/config'), clientConfig)
  const login = { userName: 'Admin', password }
  expectEmpty(await admin.json('POST', '/api/account/login', login))

  const account = (userName: string) => ({ userName, password, email: `${userName}@example.test` })
  for (const [who, name] of [
    [player, 'player'],
    [mate, 'mate'],
  ] as const) {
    const answer = await who.json('POST', '/api/account/register', account(name))
    expect(read(answer, registerAnswer).data).toBe('LoggedIn')
  }
  expectEmpty(await player.call('POST', '/api/account/logout'))
  const refused = await player.call('GET', '/api/account/profile')
  expect(refused.status).toBe(401)
  expect(errorShape.parse(refused.body).status).toBe(401)
  expectEmpty(await player.json('POST', '/api/account/login', { userName: 'player@example.test', password }))
  expect(read(await player.call('GET', '/api/account/profile'), profileUserInfo).role).toBe('User')

  const team = read(await player.json('POST', '/api/team', { name: 'Crew', bio: 'On deck' }), teamInfo)
  const code = await player.call('GET', `/api/team/${team.id}/invite`)
  expect(code.body).toMatch(new RegExp(`^Crew:${team.id}:[0-9a-f]{32}$`))
  expectEmpty(await mate.json('POST', '/api/team/accept', code.body))
  const teams = read(await mate.call('GET', '/api/team'), teamInfo.array())
  expect(teams[0]?.members.length).toBe(2)

  const now = Date.now()
  const game = read(
    await admin.json('POST', '/api/edit/games', {
      title: 'Curl Cup',
      start: now - 60_000,
      end: new Date(now + 3_600_000).toISOString(),
      divisions: ['Open'],
      inviteCode: 'ahoy',
    }),
    gameInfo,
  )
  expect(game).toMatchObject({ practiceMode: true, containerCountLimit: 3, bloodBonus: 52_459_530 })
  const edited = { ...game, summary: 'By the wire' }
  expect(read(await admin.json('PUT', `/api/edit/games/${game.id}`, edited), gameInfo)).toEqual(edited)
  expect(read(await player.call('GET', '/api/game'), pageOf(basicGame)).data[0]?.id).toBe(game.id)
  read(await player.call('GET', '/api/game/recent'), basicGame.array())

  const file = path.join(folder, 'chart.txt')
  await writeFile(file, 'Here be flags.\n')
  const files = read(await admin.call('POST', '/api/assets', '--form', `files=@${file}`), localFile.array())
  const challenges = `/api/edit/games/${game.id}/challenges`
  const made = read(
    await admin.json('POST', challenges, { title: 'Chart', category: 'osint' }),
    challengeEdit,
  )
  const challenge = `${challenges}/${made.id}`
  const attachment = { attachmentType: 'Local', fileHash: files[0]?.hash }
  expectEmpty(await admin.json('POST', `${challenge}/attachment`, attachment))
  expectEmpty(
    await admin.json('POST', `${challenge}/flags`, [{ flag: 'flag{reef}' }, { flag: 'flag{shoal}' }]),
  )
  read(await admin.json('PUT', challenge, { isEnabled: true, hints: ['Look south'] }), challengeEdit)
  expect(read(await admin.call('GET', challenge), challengeEdit).flags.length).toBe(2)
  read(await admin.call('GET', challenges), challengeBasic.array())

  const join = { teamId: team.id, division: 'Open', inviteCode: 'ahoy' }
  expectEmpty(await player.json('POST', `/api/game/${game.id}`, join))
  const detail = read(await player.call('GET', `/api/game/${game.id}`), gameDetail)
  expect(detail).toMatchObject({ status: 'Pending', teamName: 'Crew', division: 'Open', teamCount: 1 })
  const early = await player.call('GET', `/api/game/${game.id}/details`)
  expect(early.status).toBe(400)
  errorShape.parse(early.body)
  const waiting = read(
    await admin.call('GET', `/api/game/${game.id}/participations`),
    participationInfo.array(),
  )
  expectEmpty(await admin.json('PUT', `/api/admin/participation/${waiting[0]?.id}`, { status: 1 }))

  const play = read(await player.call('GET', `/api/game/${game.id}/details`), gamePlay)
  expect(play.rank?.lastSubmissionTime).toBe(-62_135_596_800_000)
  const target = `/api/game/${game.id}/challenges/${made.id}`
  const shown = read(await player.call('GET', target), challengeDetail)
  expect(shown.context.fileSize).toBe(15)
  expect((await player.call('GET', shown.context.url ?? '')).body).toBe('Here be flags.\n')

  for (const [flag, verdict] of [
    ['flag{sand}', 'WrongAnswer'],
    [' flag{reef} ', 'Accepted'],
  ] as const) {
    const sent = await player.json('POST', target, { flag })
    expect(sent.status).toBe(200)
    expect(Number.isInteger(sent.body)).toBe(true)
    expect((await player.call('GET', `${target}/status/${sent.body}`)).body).toBe(verdict)
  }

  const board = read(await player.call('GET', `/api/game/${game.id}/scoreboard`), scoreboard)
  expect(board.items[0]).toMatchObject({
    name: 'Crew',
    rank: 1,
    divisionRank: 1,
    score: 1050,
    solvedCount: 1,
  })
  expect(board.challenges.OSINT?.[0]?.bloods[0]?.name).toBe('Crew')
  expect(board.timeLines['all']?.[0]?.items.at(-1)?.score).toBe(1050)
  read(
    await admin.json('POST', `/api/edit/games/${game.id}/notices`, { content: 'Well hoisted' }),
    gameNotice,
  )
  const notices = read(await player.call('GET', `/api/game/${game.id}/notices`), gameNotice.array())
  expect(notices.map(({ type }) => type)).toContain('FirstBlood')
  expect(notices[0]?.type).toBe('Normal')
  await Promise.all([admin.dispose(), player.dispose(), mate.dispose()])
})
