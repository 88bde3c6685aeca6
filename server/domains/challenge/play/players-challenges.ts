import type { Challenge, Prisma } from '../../../../prisma/generated/client/client.ts'
import { challengeTypes, hasContainer } from '../../../../rules/challenge-types.ts'
import type { Context } from '../../../context.ts'
import { createSharedReads } from '../../../runtime/shared-reads.ts'
import { may } from '../../../use-case/roles.ts'
import { shownChallenges } from '../../game/shown-challenges.ts'
import { cardChallenges, mayAuthorChallenges, visibleChallenges } from '../challenge.policy.ts'
import { byCategory } from '../read-challenges.ts'
import { readOwnProgress } from './own-progress.ts'

type Place = { gameId: number; hasContainer?: boolean | null | undefined }

const reads = new WeakMap<Context['db'], ReturnType<typeof createSharedReads<Challenge[]>>>()
/** The relations of a challenge that `readOwnProgress` reads. */
const ownRelations = new Set(['solves', 'attemptCounts'])

/** The challenges that a game shows to anybody, in their order. Callers of one instant share the rows. */
function readShownChallenges({ db }: Pick<Context, 'db'>, gameId: number): Promise<Challenge[]> {
  const shared = reads.get(db) ?? createSharedReads<Challenge[]>()
  reads.set(db, shared)
  const read = () => db.challenge.findMany({ where: { gameId, ...shownChallenges }, orderBy: byCategory() })
  return shared.find(String(gameId), read)
}

/**
 * The challenges that the viewer sees among the players' ones of a game, by category, then title. A player's are made
 * of the rows that all players share and of the team's own progress, unless the selection needs more.
 */
export async function playersChallenges(
  ctx: Context,
  { gameId, hasContainer: wanted }: Place,
  query: object,
): Promise<Challenge[]> {
  const { viewer, clock } = ctx
  if (mayAuthorChallenges(viewer) || !relationsOf(query).every((name) => ownRelations.has(name))) {
    const AND = [{ gameId }, shownChallenges, visibleChallenges(ctx), ofContainers(wanted)]
    return ctx.db.challenge.findMany({ ...query, where: { AND }, orderBy: byCategory() })
  }
  if (!viewer || !may(viewer, 'User', 'read')) return []
  const [rows, own] = await Promise.all([
    readShownChallenges(ctx, gameId),
    readOwnProgress(ctx, { gameId, userId: viewer.id, now: clock.now() }),
  ])
  if (!own) return []
  return rows
    .filter(({ id, type }) => !own.lockedIds.has(id) && isOfContainers(type, wanted))
    .map((row) => ({
      ...row,
      solves: listOf(own.solves.get(row.id)),
      attemptCounts: listOf(own.attempts.get(row.id)),
    }))
}

const listOf = <Item>(item: Item | undefined): Item[] => (item === undefined ? [] : [item])

/** The relations that a selection of Prisma loads. */
function relationsOf(query: { include?: object | null; select?: object | null }): string[] {
  const selected = Object.entries(query.select ?? {}).flatMap(([name, value]) => (value === true ? [] : name))
  return [...Object.keys(query.include ?? {}), ...selected]
}

function isOfContainers(type: Challenge['type'], wanted: boolean | null | undefined): boolean {
  return typeof wanted !== 'boolean' || hasContainer(type) === wanted
}

function ofContainers(wanted: boolean | null | undefined): Prisma.ChallengeWhereInput {
  return { type: { in: challengeTypes.filter((type) => isOfContainers(type, wanted)) } }
}

/** The challenges of a game of which the viewer sees a card only. */
export async function lockedCards(ctx: Context, gameId: number): Promise<Challenge[]> {
  // Few games have cards, so the others need no statement for each viewer.
  const shown = await readShownChallenges(ctx, gameId)
  if (!shown.some(({ lockedView }) => lockedView === 'Card')) return []
  return ctx.db.challenge.findMany({
    where: { AND: [{ gameId }, cardChallenges(ctx)] },
    orderBy: [{ category: 'asc' }, { originalScore: 'asc' }, { id: 'asc' }],
  })
}
