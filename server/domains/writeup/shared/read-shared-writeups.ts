import type { Prisma } from '../../../../prisma/generated/client/client.ts'
import type {
  ChallengeCategory,
  PlayerWriteups,
  WriteupState,
} from '../../../../prisma/generated/client/enums.ts'
import type { Context } from '../../../context.ts'
import { containing } from '../../../database/containing.ts'
import { listOf } from '../../../database/row-list.ts'
import { hasEnded } from '../../game/game-state.ts'
import { shownChallenges } from '../../game/shown-challenges.ts'
import {
  authorId,
  namedChallenges,
  publishedWriteups,
  seesSharedWriteups,
  visibleWriteups,
} from './shared-writeup.policy.ts'

export type NamedChallenge = { id: number; title: string; category: ChallengeCategory }

export type WriteupTopic = {
  challenge: NamedChallenge
  /** The number of published write-ups. */
  count: number
  mayShare: boolean
  own: { id: number; state: WriteupState } | null
}

type SharingGame = Parameters<typeof seesSharedWriteups>[1] & { id: number; playerWriteups: PlayerWriteups }

/**
 * The challenges of a game with their published write-ups, by category and title. Null for a viewer who may not see
 * write-ups.
 */
export async function writeupTopics(ctx: Context, game: SharingGame): Promise<WriteupTopic[] | null> {
  if (!seesSharedWriteups(ctx, game)) return null
  const gameId = game.id
  const members = { some: { userId: authorId(ctx) } }
  const [challenges, counts, solves, own] = await Promise.all([
    ctx.db.challenge.findMany({
      where: { AND: [{ gameId, ...shownChallenges }, namedChallenges(ctx)] },
      select: { id: true, title: true, category: true },
      orderBy: [{ category: 'asc' }, { title: 'asc' }, { id: 'asc' }],
    }),
    ctx.db.sharedWriteupChallenge.groupBy({
      by: ['challengeId'],
      where: { gameId, writeup: publishedWriteups(ctx) },
      _count: { _all: true },
    }),
    ctx.db.solve.findMany({
      where: { gameId, participation: { status: 'Accepted', members } },
      select: { challengeId: true },
    }),
    ctx.db.sharedWriteup.findMany({
      where: { gameId, userId: authorId(ctx) },
      select: { id: true, state: true, solvedId: true },
    }),
  ])
  const countById = new Map(counts.map(({ challengeId, _count }) => [challengeId, _count._all]))
  const ownById = new Map(own.map((writeup) => [writeup.solvedId, writeup]))
  const solved = new Set(solves.map(({ challengeId }) => challengeId))
  const isOpen = game.playerWriteups !== 'Off' && hasEnded(game, ctx.clock.now())
  return challenges.map((challenge) => ({
    challenge,
    count: countById.get(challenge.id) ?? 0,
    mayShare: isOpen && solved.has(challenge.id),
    own: ownById.get(challenge.id) ?? null,
  }))
}

export type WriteupFilter = {
  challengeId: number | null
  isAboutGame: boolean
  state: WriteupState
  search: string | null
}

/**
 * The shared write-ups of a game that are in a state, as far as the viewer may see them: published ones newest first,
 * others in the order in which they came.
 */
export function sharedWriteups(ctx: Context, gameId: number, filter: WriteupFilter) {
  const { challengeId, isAboutGame, state, search } = filter
  const visible = state === 'Published' ? publishedWriteups(ctx) : { AND: [visibleWriteups(ctx), { state }] }
  return listOf(
    ctx,
    'sharedWriteup',
    {
      where: {
        AND: [
          { gameId },
          visible,
          ...(challengeId === null ? [] : [ofChallenge(ctx, challengeId)]),
          ...(isAboutGame ? [{ challenges: { none: {} } }] : []),
          ...(search ? [matching(ctx, search)] : []),
        ],
      },
      orderBy:
        state === 'Published'
          ? [{ publishedAt: 'desc' }, { id: 'desc' }]
          : [{ submittedAt: 'asc' }, { id: 'asc' }],
    },
    { isSearch: Boolean(search) },
  )
}

/** The number of published write-ups of a challenge; null for a viewer who may not see write-ups. */
export async function challengeWriteupCount(
  ctx: Context,
  challengeId: number,
  game: Parameters<typeof seesSharedWriteups>[1],
): Promise<number | null> {
  if (!seesSharedWriteups(ctx, game)) return null
  return ctx.db.sharedWriteup.count({
    where: { AND: [publishedWriteups(ctx), ofChallenge(ctx, challengeId)] },
  })
}

/** A write-up of a challenge that the viewer does not see can be of another challenge too. */
function ofChallenge(ctx: Context, challengeId: number): Prisma.SharedWriteupWhereInput {
  return { challenges: { some: { challengeId, challenge: namedChallenges(ctx) } } }
}

/** A part of the author's or team's name, or of the title of a challenge that the viewer sees. @throws InvalidInputError */
function matching(ctx: Context, search: string): Prisma.SharedWriteupWhereInput {
  return {
    OR: containing(search).flatMap((text): Prisma.SharedWriteupWhereInput[] => [
      { participation: { team: { name: text } } },
      { user: { userName: text } },
      { challenges: { some: { challenge: { AND: [{ title: text }, namedChallenges(ctx)] } } } },
    ]),
  }
}

/** The write-up of a use case's result, with a GraphQL selection; null for a viewer who may not see it. */
export function findWriteup(ctx: Context, id: number, query: object) {
  return ctx.db.sharedWriteup.findFirst({ ...query, where: { AND: [{ id }, visibleWriteups(ctx)] } })
}
