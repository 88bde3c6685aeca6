import ExcelJS from 'exceljs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '../../kit/calls/actor.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { codeOf, makeChallenge, makePlayer } from '../../kit/world/challenges.ts'
import { flagOf, makePlayedGame, submit } from '../../kit/world/played-game.ts'
import { signIn } from '../../kit/world/factories.ts'
import { invite, makeGame } from '../../kit/world/games.ts'

let test: TestApp
let admin: Actor
let monitor: Actor

beforeAll(async () => {
  test = await startTestApp()
  admin = await signIn(test, 'Admin')
  monitor = await signIn(test, 'Monitor')
})
afterAll(() => test.dispose())

type Kind = 'scoreboardsheet' | 'submissionsheet'

async function download(gameId: number, kind: Kind, { actor = monitor, form = 'plain' } = {}) {
  const answer = await actor.fetch(`/api/game/${gameId}/${kind}?form=${form}`)
  expect(answer.status).toBe(200)
  const workbook = new ExcelJS.Workbook()
  await workbook.xlsx.load(await answer.arrayBuffer())
  const [sheet] = workbook.worksheets
  if (!sheet || workbook.worksheets.length > 1) throw new Error('not one sheet')
  // The getter checks every row each time it is called.
  const { columnCount: length } = sheet
  const rows: unknown[][] = []
  sheet.eachRow({ includeEmpty: true }, (row) => {
    rows.push(Array.from({ length }, (_, index) => row.getCell(index + 1).value))
  })
  return { answer, sheet, header: rows[0] ?? [], rows: rows.slice(1) }
}

const fileNames = (answer: Response) =>
  /^attachment; filename="([^"]+)"; filename\*=UTF-8''(\S+)$/
    .exec(answer.headers.get('content-disposition') ?? '')
    ?.slice(1)

const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

describe('the score sheet', () => {
  it('has the data of the board, with the members of each team', async () => {
    const gameId = await makeGame(admin, {
      title: 'Öl/Sea',
      acceptWithoutReview: true,
      divisions: ['Deck', 'Hold'],
    })
    const flags = ['flag{one}']
    const web = await makeChallenge(admin, gameId, { title: '=Web', category: 'Web', flags })
    const misc = await makeChallenge(admin, gameId, { title: 'Misc', category: 'Misc', flags })
    await makeChallenge(admin, gameId, { title: 'Not enabled', category: 'Misc' })
    const [captain, mate, rival] = [await signIn(test), await signIn(test), await signIn(test)]
    const team = async (who: Actor, name: string) =>
      ((await who.rest('POST', '/api/team', { name })).body as { id: number }).id
    const [own, other] = [await team(captain, '=cmd|calc'), await team(rival, 'Rivals')]
    await invite(captain, own, [mate])
    for (const [who, teamId, division] of [
      [mate, own, 'Hold'],
      [captain, own, 'Hold'],
      [rival, other, 'Deck'],
    ] as const) {
      expect((await who.rest('POST', `/api/game/${gameId}`, { teamId, division })).status).toBe(200)
    }
    const { db } = test.services
    await db.user.update({
      where: { id: mate.userId },
      data: { realName: '+Grace\u0007\uFFFF H', phone: '+1 555 0100', studentNumber: '@1906' },
    })
    await db.user.update({ where: { id: captain.userId }, data: { realName: '', phone: ' ' } })
    const send = (who: Actor, challengeId: number) =>
      who.rest('POST', `/api/game/${gameId}/challenges/${challengeId}`, { flag: 'flag{one}' })
    await send(mate, web)
    await send(captain, misc)
    await send(captain, misc)

    const { answer, sheet, header, rows } = await download(gameId, 'scoreboardsheet')
    const { body } = await monitor.rest('GET', `/api/game/${gameId}/scoreboard`)
    const { items } = body as {
      items: {
        score: number
        lastSubmissionTime: number
        solvedChallenges: { id: number; score: number }[]
      }[]
    }
    const [best] = items
    const time = `${new Date(best?.lastSubmissionTime ?? 0).toISOString().slice(0, 19).replace('T', ' ')}Z`
    const pointsFor = (id: number) => best?.solvedChallenges.find((solve) => solve.id === id)?.score
    expect(pointsFor(web)).toBeGreaterThan(0)
    const people = [mate, captain]
    const joined = (values: string[]) => values.join(' / ')
    expect(header).toEqual([
      'Rank',
      'Team',
      'Division',
      'Captain',
      'Members',
      'Real names',
      'Emails',
      'Student numbers',
      'Phones',
      'Solved',
      'Last solve',
      'Score',
      'Misc',
      '=Web',
    ])
    expect(rows).toEqual([
      [
        1,
        '=cmd|calc',
        'Hold',
        captain.userName,
        joined(people.map(({ userName }) => userName)),
        '+Grace\uFFFD\uFFFD H / <empty>',
        joined(people.map(({ userName }) => `${userName}@example.test`)),
        '@1906 / <empty>',
        '+1 555 0100 / <empty>',
        2,
        time,
        best?.score,
        pointsFor(misc),
        pointsFor(web),
      ],
      [
        2,
        'Rivals',
        'Deck',
        rival.userName,
        rival.userName,
        '<empty>',
        `${rival.userName}@example.test`,
        '<empty>',
        '<empty>',
        0,
        '<empty>',
        0,
        0,
        0,
      ],
    ])
    expect(sheet.name).toBe('Scoreboard')
    const first = sheet.getRow(1).getCell(1)
    expect([first.font?.bold, first.alignment?.horizontal, first.border?.bottom?.style]).toEqual([
      true,
      'center',
      'medium',
    ])
    expect(answer.headers.get('content-type')).toBe(sheetType)
    expect(answer.headers.get('content-encoding')).toBeNull()
    const [plain = '', extended = ''] = fileNames(answer) ?? []
    expect(plain).toMatch(/^_l-Sea-Scoreboard-\d{8}-\d\d\.\d\d\.\d\dZ\.xlsx$/)
    expect(decodeURIComponent(extended)).toBe(plain.replace('_l', 'Öl'))
  })

  it('has no divisions where the game has none, and teams in the order of the board', async () => {
    const played = await makePlayedGame(test, { teams: 45, challenges: 2 })
    const [challengeId = 0] = played.challengeIds
    for (const player of played.players.slice(30, 33)) {
      await submit(player, { gameId: played.gameId, challengeId, flag: flagOf(challengeId) })
    }
    const { header, rows } = await download(played.gameId, 'scoreboardsheet')
    expect(header.slice(0, 4)).toEqual(['Rank', 'Team', 'Captain', 'Members'])
    const { body } = await monitor.rest('GET', `/api/game/${played.gameId}/scoreboard`)
    const { items } = body as { items: { rank: number; name: string; solvedCount: number; score: number }[] }
    expect(rows.map((row) => [row[0], row[1], row[8], row[10]])).toEqual(
      items.map(({ rank, name, solvedCount, score }) => [rank, name, solvedCount, score]),
    )
    expect(rows).toHaveLength(45)
  })

  it('adds up in its full form, and has empty cells for missing values', async () => {
    const played = await makePlayedGame(test, { teams: 2, challenges: 1 })
    const { gameId, challengeIds, players } = played
    const [player] = players
    const [challengeId = 0] = challengeIds
    if (player) await submit(player, { gameId, challengeId, flag: flagOf(challengeId) })
    for (const points of [40, -15]) {
      const award = { gameId, teamId: player?.teamId, points, reason: 'Quiz' }
      const { __typename } = await admin.mutate('giveAward', award)
      expect(__typename).toBe('GiveAwardPayload')
    }
    const { header, rows } = await download(gameId, 'scoreboardsheet', { form: 'full' })
    expect(header.slice(-4, -2)).toEqual(['Last solve', 'Score'])
    expect(header.at(-1)).toBe('Awards and hints')
    const sums = rows.map((row) => [row.at(-3), Number(row.at(-2)) + Number(row.at(-1))])
    expect(sums.every(([score, sum]) => score === sum)).toBe(true)
    expect(rows.map((row) => row.at(-1))).toEqual([25, 0])
    expect(rows.flat()).not.toContain('<empty>')
    const plain = await download(gameId, 'scoreboardsheet')
    expect([plain.header.length, header.length]).toEqual([header.length - 1, header.length])
  })

  it('is rejected for an empty board, and the fault is logged', async () => {
    const gameId = await makeGame(admin)
    expect(codeOf(await monitor.rest('GET', `/api/game/${gameId}/scoreboardsheet`))).toEqual([
      400,
      'SHEET_NO_TEAMS',
    ])
    await test.services.logs.flush()
    const row = await test.services.db.log.findFirst({ where: { message: { contains: `(${gameId})` } } })
    expect(row).toMatchObject({ level: 'Error', status: 'Failed', userName: 'System' })
  })
})

describe('the sheet of submissions', () => {
  it('has every one, the newest first, as text', async () => {
    const gameId = await makeGame(admin, { title: 'Harbour', acceptWithoutReview: true })
    const id = await makeChallenge(admin, gameId, { title: '-Locks', flags: ['flag{one}'] })
    const player = await makePlayer(test, gameId)
    const answers = ['=1+1', '@SUM(A1)', '+1', '-1', '1e5', '<b>&"\u0001', 'flag{one}']
    for (const flag of answers) {
      expect((await player.rest('POST', `/api/game/${gameId}/challenges/${id}`, { flag })).status).toBe(200)
    }
    const { answer, sheet, header, rows } = await download(gameId, 'submissionsheet')
    expect(header).toEqual(['Result', 'Time', 'Team', 'User', 'Challenge', 'Flag', 'Email'])
    expect(sheet.name).toBe('Submissions')
    const { name: team } = await test.services.db.team.findUniqueOrThrow({ where: { id: player.teamId } })
    const time = expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\dZ$/)
    const rest = (text: string) => [
      time,
      team,
      player.userName,
      '-Locks',
      text.replace('\u0001', '\uFFFD'),
      `${player.userName}@example.test`,
    ]
    expect(rows).toEqual(
      answers.toReversed().map((text) => [text === 'flag{one}' ? 'Correct' : 'Wrong', ...rest(text)]),
    )
    for (let place = 2; place <= sheet.rowCount; place += 1) {
      const cell = sheet.getRow(place).getCell(6)
      expect([cell.type, cell.numFmt]).toEqual([ExcelJS.ValueType.String, '@'])
    }
    const [plain = '', extended] = fileNames(answer) ?? []
    expect(plain).toMatch(/^Harbour_Submissions_\d{14}\.xlsx$/)
    expect(extended).toBe(plain)

    await test.services.db.submission.updateMany({ where: { gameId }, data: { userId: null } })
    await test.services.db.submission.updateMany({
      where: { gameId, answer: '+1' },
      data: { status: 'CheatDetected' },
    })
    const later = await download(gameId, 'submissionsheet')
    expect(later.rows.map((row) => [row[3] ?? '', row[6] ?? ''])).toEqual(answers.map(() => ['', '']))
    expect(later.rows.map(([result]) => result)).toContain('Cheat')
  })

  it('marks right answers in practice in its full form', async () => {
    const { gameId, challengeIds, players } = await makePlayedGame(test, { teams: 2, challenges: 1 })
    const [challengeId = 0] = challengeIds
    for (const player of players) await submit(player, { gameId, challengeId, flag: flagOf(challengeId) })
    const { db } = test.services
    const { end } = await db.game.findUniqueOrThrow({ where: { id: gameId } })
    const [first] = await db.submission.findMany({ where: { gameId }, orderBy: { id: 'asc' } })
    await db.submission.update({ where: { id: first?.id ?? 0 }, data: { submittedAt: end } })
    const { answer, rows } = await download(gameId, 'submissionsheet', { form: 'full' })
    expect(rows.map(([result]) => result)).toEqual(['Correct, in practice', 'Correct'])
    expect(fileNames(answer)?.[0]).toMatch(/-Submissions-\d{8}-\d\d\.\d\d\.\d\dZ\.xlsx$/)
    const plain = await download(gameId, 'submissionsheet')
    expect(plain.rows.map(([result]) => result)).toEqual(['Correct', 'Correct'])
  })

  it('is empty where there are none', async () => {
    const gameId = await makeGame(admin)
    const { header, rows } = await download(gameId, 'submissionsheet')
    expect([header.length, rows]).toEqual([7, []])
  })

  it('has each of 10,000 once', async () => {
    const { gameId, challengeIds, players } = await makePlayedGame(test, { teams: 1, challenges: 1 })
    const [player] = players
    // Groups of rows have the same millisecond, so that only the ids define their order.
    await test.services.pool.query(
      `INSERT INTO submission (game_id, challenge_id, participation_id, team_id, user_id, answer, status, type,
                               submitted_at)
       SELECT $1, $2, $3, $4, $5, 'answer ' || n, 'WrongAnswer', 'Unaccepted',
              date_trunc('milliseconds', now()) - (n / 400) * interval '1 second'
       FROM generate_series(1, 10000) n`,
      [gameId, challengeIds[0], player?.participationId, player?.teamId, player?.userId],
    )
    const { rows } = await download(gameId, 'submissionsheet')
    const stored = await test.services.db.submission.findMany({
      where: { gameId },
      orderBy: [{ submittedAt: 'desc' }, { id: 'desc' }],
      select: { answer: true },
    })
    expect(rows.map((row) => row[5])).toEqual(stored.map(({ answer }) => answer))
    expect(rows).toHaveLength(10_000)
  })
})

describe('both sheets', () => {
  it.each<Kind>(['scoreboardsheet', 'submissionsheet'])(
    '%s is for monitors, from the start on',
    async (kind) => {
      const played = await makePlayedGame(test, { teams: 1, challenges: 1 })
      const path = (id: number) => `/api/game/${id}/${kind}`
      const [player] = played.players
      expect(codeOf(await test.anonymous().rest('GET', path(played.gameId)))).toEqual([
        401,
        'AUTH_LOGIN_REQUIRED',
      ])
      expect((await player?.actor.rest('GET', path(played.gameId)))?.status).toBe(403)
      expect((await (await signIn(test)).rest('GET', path(played.gameId))).status).toBe(403)
      expect(codeOf(await monitor.rest('GET', path(2_147_483_647)))).toEqual([404, 'GAME_NOT_FOUND'])
      const upcoming = await makePlayedGame(test, { teams: 1, challenges: 1, startHours: 1, endHours: 2 })
      expect(codeOf(await monitor.rest('GET', path(upcoming.gameId)))).toEqual([400, 'GAME_NOT_STARTED'])
      expect(codeOf(await admin.rest('GET', path(upcoming.gameId)))).toEqual([400, 'GAME_NOT_STARTED'])
      await download(played.gameId, kind, { actor: admin })
      expect((await monitor.rest('GET', `${path(played.gameId)}?form=other`)).status).toBe(400)
    },
  )
})
