import { request, type IncomingMessage } from 'node:http'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { withGlobalIds } from '../../kit/calls/global-ids.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { flagOf, makePlayedGame, submit, type PlayedGame } from '../../kit/world/played-game.ts'
import { signIn } from '../../kit/world/factories.ts'
import { collectEvents } from '../../kit/calls/collect-events.ts'
import { followOverSocket } from '../../kit/calls/live.ts'
import { until } from '../../kit/wait.ts'

const notices =
  'subscription ($gameId: ID!) { noticePublished(gameId: $gameId) { id ... on TextNotice { content } } }'
const board =
  'subscription ($gameId: ID!) { scoreboardChanged(gameId: $gameId) { previousSeq seq solves { solvedAt } reset { teamIds } } }'

// More than the sockets and the buffer of a subscriber can hold.
const lots = 8
const lotSize = 200
const noticeLength = 20_000

type Message = { id?: string; type: string; payload?: unknown }

const seqOf = (data: Record<string, unknown> | undefined) =>
  (data?.['scoreboardChanged'] as { seq: number } | undefined)?.seq

let test: TestApp
let played: PlayedGame
let noticeId: number

beforeAll(async () => {
  test = await startTestApp()
  played = await makePlayedGame(test, { teams: 1, challenges: 40 })
  const host = await signIn(test, 'Admin')
  const content = 'x'.repeat(noticeLength)
  const { body } = await host.rest('POST', `/api/edit/games/${played.gameId}/notices`, { content })
  noticeId = (body as { id: number }).id
})

afterAll(() => test.dispose())

const tell = () => test.services.events.emit('notice.published', { gameId: played.gameId, noticeId })

/** Publishes the notice repeatedly. Each batch waits until a fast reader has the previous one. */
async function tellOften(): Promise<void> {
  const { gameId } = played
  const quick = collectEvents(followOverSocket(test.url, { query: notices, variables: { gameId } }))
  await quick.once(async () => tell(), () => true, 'the quick reader follows') // oxfmt-ignore
  for (let lot = 0; lot < lots; lot += 1) {
    const before = quick.all.length
    for (let count = 0; count < lotSize; count += 1) tell()
    await until(() => quick.all.length >= before + lotSize, 'the quick reader has them all')
  }
  expect(quick.failures).toEqual([])
  await quick.stop()
}

it('a WebSocket that reads too slowly gets an error, and a new board on its next subscription', async () => {
  const { gameId } = played
  const socket = new WebSocket(`${test.url.replace(/^http/, 'ws')}/graphql`, 'graphql-transport-ws', {
    perMessageDeflate: false,
  })
  const heard: Message[] = []
  const send = (message: Message) => socket.send(JSON.stringify(message))
  const subscribe = (id: string, query: string) =>
    send({ id, type: 'subscribe', payload: withGlobalIds({ query, variables: { gameId } }) })
  const ofId = (id: string) => heard.filter((message) => message.id === id)
  // A refused subscription also answers with `next`, with errors in place of data.
  const hasData = ({ type, payload }: Message) =>
    type === 'next' && Boolean((payload as { data?: unknown }).data)
  socket.on('message', (data) => heard.push(JSON.parse(String(data)) as Message))
  socket.once('open', () => send({ type: 'connection_init' }))
  await until(() => heard.length === 1, 'the handshake')
  subscribe('notices', notices)
  subscribe('board', board)
  await until(() => {
    tell()
    return ofId('notices').some(hasData)
  }, 'the slow reader follows')

  socket.pause()
  // A paused socket reads no pings. Without pongs the server closes the connection after 20 s, which is another case.
  const pongs = setInterval(() => socket.pong(), 1000)
  socket.once('close', () => clearInterval(pongs))
  await tellOften()
  const [player] = played.players
  if (!player) throw new Error('nobody plays')
  const quick = collectEvents(followOverSocket(test.url, { query: board, variables: { gameId } }))
  for (const challengeId of played.challengeIds) {
    await submit(player, { gameId, challengeId, flag: flagOf(challengeId) })
    const { seq = 0 } = (await test.services.scoreboards.get(gameId, 'public')) ?? {}
    await until(() => seqOf(quick.all.at(-1)) === seq || quick.all.length === 0, 'the quick reader has it')
  }
  expect(quick.all.length).toBeGreaterThan(30)
  await quick.stop()
  socket.resume()

  await until(() => ofId('notices').at(-1)?.type !== 'next', 'the notices end')
  expect(ofId('notices').at(-1)).toMatchObject({
    type: 'error',
    payload: [{ message: expect.stringContaining('refresh'), extensions: { code: 'FELL_BEHIND' } }],
  })
  expect(ofId('notices').length).toBeLessThan(lots * lotSize)

  const view = await test.services.scoreboards.get(gameId, 'public')
  const deltas = () =>
    ofId('board').map(
      ({ payload }) =>
        (payload as { data: { scoreboardChanged: { previousSeq: number; seq: number; reset: unknown } } })
          .data.scoreboardChanged,
    )
  await until(() => deltas().at(-1)?.seq === view?.seq, 'the board is at its newest version')
  expect(deltas().at(-1)?.reset).toEqual({ teamIds: [player.teamId] })
  // No version is missing: each delta starts at the version of the one before.
  const cursors = deltas()
  expect(cursors.slice(1).map(({ previousSeq }) => previousSeq)).toEqual(cursors.slice(0, -1).map(({ seq }) => seq)) // oxfmt-ignore

  // The connection stays open, and a new subscription on it works.
  subscribe('again', notices)
  await until(() => {
    tell()
    return ofId('again').some(hasData)
  }, 'the slow reader follows again')
  socket.close()
})

it('a stream of server-sent events that reads too slowly ends with the reason', async () => {
  const stream = await new Promise<IncomingMessage>((resolve, reject) => {
    const asked = request(`${test.url}/graphql`, {
      method: 'POST',
      headers: { accept: 'text/event-stream', 'content-type': 'application/json' },
    })
    asked.on('response', resolve).on('error', reject)
    asked.end(JSON.stringify(withGlobalIds({ query: notices, variables: { gameId: played.gameId } })))
  })
  let text = ''
  stream.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
  await until(() => {
    tell()
    return text.includes('noticePublished')
  }, 'the slow reader follows')

  stream.pause()
  await tellOften()
  stream.resume()

  await until(() => stream.readableEnded, 'the stream ends')
  const events = text.split('\n\n').filter((event) => event.startsWith('event: '))
  expect(events.at(-1)).toMatch(/^event: complete/)
  expect(events.at(-2)).toContain('"code":"FELL_BEHIND"')
  expect(events.length).toBeLessThan(lots * lotSize)
})
