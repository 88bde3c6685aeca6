import { encodeGlobalID } from '@pothos/plugin-relay'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { Actor } from '../../kit/calls/actor.ts'
import { collectEvents } from '../../kit/calls/collect-events.ts'
import { followOverSocket } from '../../kit/calls/live.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { until } from '../../kit/wait.ts'
import { makePlayer } from '../../kit/world/challenges.ts'
import { signIn } from '../../kit/world/factories.ts'
import { makeGame } from '../../kit/world/games.ts'
import { flagOf, makePlayedGame, submit } from '../../kit/world/played-game.ts'

let test: TestApp
let admin: Actor

beforeAll(async () => {
  test = await startTestApp()
  admin = await signIn(test, 'Admin')
})
afterAll(() => test.dispose())

const headersOf = ({ headers, cookieHeader }: Actor) => ({
  ...headers,
  ...(cookieHeader && { cookie: cookieHeader, origin: test.url }),
})

/** The items of a subscription, which has started when this returns: `change` leads to an item. */
async function follow<Item>(actor: Actor, query: string, change: () => Promise<unknown>) {
  const events = collectEvents(followOverSocket(test.url, { query }, { headers: headersOf(actor) }))
  onTestFinished(() => events.stop())
  await events.once(change, () => true, 'the subscription runs')
  return {
    count: () => events.all.length,
    /** Waits for an item that fits. */
    until: (fits: (item: Item) => boolean, what: string) =>
      until(() => events.all.some(({ item }) => fits(item as Item)), what),
    last: () => events.all.at(-1)?.['item'] as Item,
  }
}

/** The first item of a subscription during which nothing changes. */
async function firstItem(actor: Actor, query: string): Promise<unknown> {
  const live = followOverSocket(test.url, { query }, { headers: headersOf(actor) })
  onTestFinished(() => live.stop())
  return (await live.next())?.data?.['item']
}

const refusalOf = async (actor: Actor, query: string) => {
  const live = followOverSocket(test.url, { query }, { headers: headersOf(actor) })
  onTestFinished(() => live.stop())
  return (await live.next())?.errors?.[0]?.extensions?.['code']
}

async function playedGame() {
  const { gameId, challengeIds, players } = await makePlayedGame(test, { teams: 2, challenges: 3 })
  const [player, rival] = players
  const [challengeId = 0, lockedId = 0, otherId = 0] = challengeIds
  if (!player || !rival) throw new Error('The game has too few players.')
  let edits = 0
  /** An edit that the scoreboard does not show. */
  const edit = async (id = otherId) => {
    edits += 1
    const { status } = await admin.rest('PUT', `/api/edit/games/${gameId}/challenges/${id}`, {
      content: `Edit ${edits}`,
    })
    expect(status).toBe(200)
    return `Edit ${edits}`
  }
  return { gameId, player, rival, challengeId, lockedId, otherId, edit }
}

describe('viewerGameChanged', () => {
  type Game = {
    title: string
    viewerParticipation: { status: string } | null
    challenges: { databaseId: number; content: string }[]
  }
  const query = (gameId: number) =>
    `subscription { item: viewerGameChanged(gameId: ${gameId}) { title viewerParticipation { status } challenges { databaseId content } } }`

  it('has an edited text, and a challenge that a solve of the own team unlocks', async () => {
    const { gameId, player, rival, challengeId, lockedId, otherId, edit } = await playedGame()
    await admin.mutate('updateChallenge', {
      gameId,
      challengeId: lockedId,
      requiredChallengeIds: [encodeGlobalID('Challenge', challengeId)],
    })
    const playing = await follow<Game>(player.actor, query(gameId), () => edit())
    const watching = await follow<Game>(rival.actor, query(gameId), () => edit())
    const idsOf = ({ challenges }: Game) => challenges.map(({ databaseId }) => databaseId)
    expect(idsOf(playing.last())).not.toContain(lockedId)
    await submit(player, { gameId, challengeId, flag: flagOf(challengeId) })
    await playing.until((game) => idsOf(game).includes(lockedId), 'the team unlocks the challenge')
    const text = await edit()
    for (const live of [playing, watching]) {
      await live.until(
        ({ challenges }) => challenges.some((one) => one.databaseId === otherId && one.content === text),
        'the new text arrives',
      )
    }
    expect(idsOf(watching.last())).not.toContain(lockedId)
  })

  it('has nothing about answers and renamed teams of others, and nothing about wrong answers', async () => {
    const { gameId, player, rival, challengeId, edit } = await playedGame()
    const playing = await follow<Game>(player.actor, query(gameId), () => edit())
    // Items of earlier edits come within two seconds, so the counted ones begin after a change that comes at once.
    await submit(player, { gameId, challengeId, flag: flagOf(challengeId) })
    await playing.until(({ challenges }) => challenges.length === 3, 'the game is read')
    const text = await edit()
    await playing.until(({ challenges }) => JSON.stringify(challenges).includes(text), 'the edit arrives')
    const before = playing.count()
    await submit(rival, { gameId, challengeId, flag: flagOf(challengeId) })
    await submit(player, { gameId, challengeId, flag: 'a guess' })
    const renamed = await admin.rest('PUT', `/api/admin/teams/${rival.teamId}`, { name: 'Renamed' })
    expect(renamed.status).toBe(200)
    await admin.mutate('createNotice', { gameId, content: 'Ahoy' })
    const later = await edit()
    await playing.until(({ challenges }) => JSON.stringify(challenges).includes(later), 'the edit arrives')
    expect(playing.count()).toBe(before + 1)
  })

  it('has the review of the own team, and the changes of the game', async () => {
    const gameId = await makeGame(await signIn(test, 'Admin'), { acceptWithoutReview: false })
    const player = await makePlayer(test, gameId)
    const other = await makePlayer(test, gameId)
    const ofPlayer = await test.services.db.participation.findFirstOrThrow({
      where: { gameId, members: { some: { userId: player.userId } } },
    })
    let titles = 0
    const rename = () => admin.mutate('updateGame', { gameId, title: `Regatta ${(titles += 1)}` })
    const reviewed = await follow<Game>(player, query(gameId), rename)
    const waiting = await follow<Game>(other, query(gameId), rename)
    expect(reviewed.last().viewerParticipation).toEqual({ status: 'Pending' })
    await admin.rest('PUT', `/api/admin/participation/${ofPlayer.id}`, { status: 'Rejected' })
    await reviewed.until(({ viewerParticipation }) => viewerParticipation?.status === 'Rejected', 'rejected')
    const { __typename } = await admin.mutate('updateParticipations', {
      participationIds: [encodeGlobalID('Participation', ofPlayer.id)],
      status: 'Accepted',
    })
    expect(__typename).toBe('UpdateParticipationsPayload')
    await reviewed.until(({ viewerParticipation }) => viewerParticipation?.status === 'Accepted', 'accepted')
    await rename()
    await waiting.until(({ title }) => title === `Regatta ${titles}`, 'the new title arrives')
    expect(waiting.last().viewerParticipation).toEqual({ status: 'Pending' })
  })

  it('has changes that a process of an earlier version publishes', async () => {
    const { gameId, player, edit } = await playedGame()
    const playing = await follow<Game>(player.actor, query(gameId), () => edit())
    await test.services.db.game.update({ where: { id: gameId }, data: { title: 'Renamed elsewhere' } })
    test.services.events.emit('play.changed', { gameId })
    await playing.until(({ title }) => title === 'Renamed elsewhere', 'the new title arrives')
    expect(playing.last().title).toBe('Renamed elsewhere')
  })

  it('begins with a change that came between the read of a page and the subscription', async () => {
    const { gameId, player, otherId, edit } = await playedGame()
    const text = await edit()
    expect(await firstItem(player.actor, query(gameId))).toMatchObject({
      challenges: expect.arrayContaining([expect.objectContaining({ databaseId: otherId, content: text })]),
    })
  })

  it('begins with an answer of the team that came in between, also where the game has not changed', async () => {
    const { gameId, player, challengeId } = await playedGame()
    const hasChanged = vi.spyOn(test.services.recentPlay, 'hasChanged').mockReturnValue(false)
    onTestFinished(() => hasChanged.mockRestore())
    await submit(player, { gameId, challengeId, flag: 'a guess' })
    const id = encodeGlobalID('Challenge', challengeId)
    const answers = `subscription { item: viewerChallengeChanged(challengeId: "${id}") { viewerSubmissions { edges { node { answer } } } } }`
    expect(await firstItem(player.actor, answers)).toEqual({
      viewerSubmissions: { edges: [{ node: { answer: 'a guess' } }] },
    })
  })

  it('has a moved start, a pause and the challenges only where they may be seen, also for visitors', async () => {
    type Times = { title: string; start: string; pausedAt: string | null; challenges: unknown[] | null }
    const followed = `{ item: viewerGameChanged(gameId: ID) { title start pausedAt challenges { content } } }`
    const { gameId } = await playedGame()
    const rename = () => admin.mutate('updateGame', { gameId, title: `Visited at ${Date.now()}` })
    const watched = `subscription ${followed.replace('ID', String(gameId))}`
    const live = await follow<Times>(test.anonymous(), watched, rename)
    const { game } = await admin.query<{ game: { start: string } }>(
      `{ game: gameByDatabaseId(databaseId: ${gameId}) { start } }`,
    )
    const start = new Date(Date.parse(game.start) - 60_000).toISOString()
    await admin.mutate('updateGame', { gameId, start })
    await live.until((item) => Date.parse(item.start) === Date.parse(start), 'the new start arrives')
    await admin.mutate('pauseGame', { gameId })
    await live.until(({ pausedAt }) => pausedAt !== null, 'the pause arrives')
    const { data } = await test
      .anonymous()
      .graphql(`{ game: gameByDatabaseId(databaseId: ${gameId}) { challenges { content } } }`)
    expect(live.last().challenges).toEqual((data as { game: Times }).game.challenges)
  })

  it('refuses games that do not exist', async () => {
    expect(await refusalOf(admin, query(999_999))).toBe('GAME_NOT_FOUND')
    expect(await refusalOf(test.anonymous(), query(999_999))).toBe('GAME_NOT_FOUND')
  })
})

describe('viewerChallengeChanged', () => {
  type Challenge = {
    content: string
    viewerSubmissions: { edges: { node: { answer: string } }[] }
    extraHints: { content: string | null }[]
  } | null
  const query = (challengeId: number) =>
    `subscription { item: viewerChallengeChanged(challengeId: "${encodeGlobalID('Challenge', challengeId)}") { content viewerSubmissions { edges { node { answer } } } extraHints { content } } }`

  it('has each answer of the own team and each bought hint, and none of other teams', async () => {
    const { gameId, player, rival, challengeId, edit } = await playedGame()
    const hints = [{ title: 'Help', content: 'Look below the keel.', cost: 0 }]
    await admin.mutate('setExtraHints', { gameId, challengeId, hints })
    const live = await follow<Challenge>(player.actor, query(challengeId), () => edit(challengeId))
    await submit(rival, { gameId, challengeId, flag: 'a guess of others' })
    await submit(player, { gameId, challengeId, flag: 'a guess' })
    const answersOf = (item: Challenge) => item?.viewerSubmissions.edges.map(({ node }) => node.answer)
    await live.until((item) => answersOf(item)?.includes('a guess') ?? false, 'the answer arrives')
    expect(answersOf(live.last())).toEqual(['a guess'])

    const costly = [{ title: 'Help', content: 'Look below the keel.', cost: 10 }]
    await submit(player, { gameId, challengeId, flag: flagOf(challengeId) })
    await admin.mutate('setExtraHints', { gameId, challengeId, hints: costly })
    await live.until((item) => item?.extraHints[0]?.content === null, 'the hint costs points')
    const hint = await test.services.db.hint.findFirstOrThrow({ where: { challengeId } })
    const bought = await player.actor.mutate('unlockHint', { hintId: encodeGlobalID('Hint', hint.id) })
    expect(bought['__typename']).toBe('UnlockHintPayload')
    await live.until(
      (item) => item?.extraHints[0]?.content === 'Look below the keel.',
      'the hint is readable',
    )
  })

  it('has the attempts that the team has left after an author resets them', async () => {
    const { gameId, player, challengeId } = await playedGame()
    // Without it, an item for the new game could arrive after the reset.
    const hasChanged = vi.spyOn(test.services.recentPlay, 'hasChanged').mockReturnValue(false)
    onTestFinished(() => hasChanged.mockRestore())
    await test.services.db.challenge.update({ where: { id: challengeId }, data: { submissionLimit: 50 } })
    const id = encodeGlobalID('Challenge', challengeId)
    const query = `subscription { item: viewerChallengeChanged(challengeId: "${id}") { viewerAttempts { leftCount } } }`
    const guess = () => submit(player, { gameId, challengeId, flag: 'a guess' })
    const live = await follow<{ viewerAttempts: { leftCount: number } }>(player.actor, query, guess)
    await live.until(({ viewerAttempts }) => viewerAttempts.leftCount < 50, 'the answer arrives')
    const participationId = encodeGlobalID('Participation', player.participationId)
    await admin.mutate('resetAttempts', { gameId, challengeId, participationId })
    await live.until(({ viewerAttempts }) => viewerAttempts.leftCount === 50, 'the attempts arrive')
    expect(live.last()).toEqual({ viewerAttempts: { leftCount: 50 } })
  })

  it('is null after the challenge is disabled, and refuses challenges that the viewer does not see', async () => {
    const { gameId, player, challengeId, otherId, edit } = await playedGame()
    const live = await follow<Challenge>(player.actor, query(challengeId), () => edit(challengeId))
    await admin.rest('PUT', `/api/edit/games/${gameId}/challenges/${challengeId}`, { isEnabled: false })
    await live.until((item) => item === null, 'the challenge disappears')
    expect(await refusalOf(player.actor, query(challengeId))).toBe('CHALLENGE_NOT_FOUND')
    expect(await refusalOf(await signIn(test), query(otherId))).toBe('CHALLENGE_NOT_FOUND')
    expect(await refusalOf(test.anonymous(), query(otherId))).toBe('AUTH_LOGIN_REQUIRED')
  })
})
