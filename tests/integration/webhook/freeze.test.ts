import { afterAll, beforeAll, expect, it } from 'vitest'
import { webhookEventTypes, webhookEvents } from '../../../rules/webhook-events.ts'
import { makeWebhook, readWebhook } from '../../kit/calls/webhooks.ts'
import { end, freezeAt, startFreezeStage, type FreezeStage } from '../../kit/freeze/freeze-stage.ts'
import { until } from '../../kit/wait.ts'

// Webhooks of the public and of organizers during a freeze. No server is at the address; the bodies are read from the deliveries.
const url = 'http://127.0.0.1:9/'
const forEverybody = webhookEventTypes.filter((type) => webhookEvents[type] === 'everybody')

let stage: FreezeStage
beforeAll(async () => {
  stage = await startFreezeStage()
})
afterAll(() => stage.test.dispose())

type Body = { type: string; data: { team?: { name: string }; challenge?: { title: string } | null } }

const bodiesOf = async (webhookId: number) =>
  (await readWebhook(stage.admin, webhookId)).deliveries
    .map(({ body }) => JSON.parse(body) as Body)
    .filter(({ type }) => type !== 'scoreboard.changed')

const solvesOf = async (webhookId: number) =>
  (await bodiesOf(webhookId)).filter(({ type }) => type === 'challenge.solved').map(({ data }) => data)

it('receives no hidden solve and no tester for the public, and all of them for organizers', async () => {
  const { admin, at, makeGame, solve, test } = stage
  const game = await makeGame()
  const { gameId, first, second, players } = game
  const [one, two, tester] = players
  const division = await test.services.db.division.create({
    data: {
      gameId,
      name: 'Testers',
      position: 0,
      standing: 'Tester',
      takesBloods: false,
      lowersValues: false,
    },
  })
  await test.services.db.participation.updateMany({
    where: { id: tester?.participationId ?? 0 },
    data: { divisionId: division.id },
  })
  const everybody = await makeWebhook(admin, { gameId, url, events: forEverybody })
  const organizers = await makeWebhook(admin, {
    gameId,
    url,
    events: webhookEventTypes,
    isForOrganizers: true,
  })
  await at(freezeAt, -1000)
  await solve(one, game, first)
  await solve(tester, game, first)
  await at(freezeAt, 1000)
  await solve(two, game, first)
  await solve(two, game, second)
  await until(async () => (await solvesOf(organizers.webhookId)).length === 4, 'the solves are queued')
  await test.services.db.participation.update({
    where: { id: one?.participationId ?? 0 },
    data: { status: 'Suspended' },
  })
  const notice = await admin.rest('POST', `/api/edit/games/${gameId}/notices`, { content: 'Calm sea' })
  expect(notice.status).toBe(200)
  await until(
    async () => (await bodiesOf(organizers.webhookId)).some(({ type }) => type === 'game.notice.created'),
    'the last fact is queued',
  )
  const received = await bodiesOf(everybody.webhookId)
  expect(received.map(({ type }) => type).toSorted()).toEqual([
    'challenge.blood',
    'challenge.solved',
    'game.notice.created',
  ])
  const text = JSON.stringify(received)
  const hidden = await test.services.db.team.findMany({
    where: { id: { in: [two?.teamId ?? 0, tester?.teamId ?? 0] } },
  })
  expect(hidden).toHaveLength(2)
  for (const { name } of hidden) expect(text).not.toContain(name)

  // The reveal tells of the bloods that the freeze hid.
  await at(end, 1000)
  await admin.mutate('revealScoreboard', { gameId })
  await until(async () => {
    const bloods = (await bodiesOf(everybody.webhookId)).filter(({ type }) => type === 'challenge.blood')
    return bloods.some(({ data }) => data.team?.name === hidden.find(({ id }) => id === two?.teamId)?.name)
  }, 'the hidden bloods are told')
})

it('receives no title of a challenge that teams have to unlock', async () => {
  const { admin, makeGame, solve, test } = stage
  const game = await makeGame(2, null)
  const { gameId, first, second, players } = game
  await test.services.db.challengeRequirement.create({
    data: { gameId, challengeId: second, requiredId: first },
  })
  const { webhookId } = await makeWebhook(admin, { gameId, url, events: ['challenge.blood'] })
  await solve(players[0], game, first)
  await solve(players[0], game, second)
  await until(async () => (await bodiesOf(webhookId)).length === 2, 'both bloods are queued')
  const titles = (await bodiesOf(webhookId)).map(({ data }) => data.challenge)
  expect(titles).toEqual([
    { id: first, title: 'Challenge 1', category: expect.any(String) as string },
    { id: null, title: '???', category: null },
  ])
})

it('receives events of hidden games and of games before their start only for organizers', async () => {
  const { admin, makeGame, solve, test } = stage
  const events = ['challenge.solved', 'game.notice.created'] as const
  const open = await makeWebhook(admin, { gameId: null, url, events })
  const closed = await makeWebhook(admin, { gameId: null, url, events, isForOrganizers: true })
  const game = await makeGame(1, null)
  await test.services.db.game.update({ where: { id: game.gameId }, data: { hidden: true } })
  await solve(game.players[0], game, game.first)
  const later = await makeGame(1, null)
  await test.services.db.game.update({
    where: { id: later.gameId },
    data: { start: new Date(end.getTime() - 1000) },
  })
  await admin.rest('POST', `/api/edit/games/${later.gameId}/notices`, { content: 'Not yet' })
  await until(async () => (await bodiesOf(closed.webhookId)).length === 2, 'organizers receive both')
  expect(await bodiesOf(open.webhookId)).toEqual([])
})

it('receives the first places and the end of a game', async () => {
  const { admin, at, makeGame, solve } = stage
  const game = await makeGame(2, null)
  const { gameId, first, players } = game
  const events = ['scoreboard.changed', 'game.ended'] as const
  // Nobody listens at the address, so the webhook must not have failed for hours at the end.
  await at(end, -60_000)
  const { webhookId } = await makeWebhook(admin, { gameId, url, events })
  await solve(players[1], game, first)
  const typesOf = async () => (await readWebhook(admin, webhookId)).deliveries.map(({ type }) => type)
  await until(async () => (await typesOf()).length === 1, 'the first places are queued')
  await at(end, 1)
  await until(async () => (await typesOf()).length === 2, 'the end is queued')
  const { deliveries } = await readWebhook(admin, webhookId)
  const [standings, ended] = deliveries.map(({ body }) => JSON.parse(body) as { data: object })
  expect(standings).toMatchObject({
    type: 'scoreboard.changed',
    data: { standings: [{ rank: 1, team: { id: players[1]?.teamId } }] },
  })
  expect(ended).toMatchObject({
    type: 'game.ended',
    timestamp: end.toISOString(),
    data: { game: { id: gameId } },
  })
})
