import DataLoader from 'dataloader'
import type { GameNotice } from '../../../prisma/generated/client/client.ts'
import type { Context } from '../../context.ts'
import { maskedTitle, shownChallenges } from '../game/shown-challenges.ts'

/**
 * The notices with the present names of their teams and challenges. A notice keeps the name that it was published with
 * after a deletion, and a challenge that players do not see or have to unlock keeps the title that they have read.
 */
export async function withNames<Notice extends GameNotice>(
  { db }: Pick<Context, 'db'>,
  notices: readonly Notice[],
): Promise<Notice[]> {
  const teamIds = notices.flatMap(({ teamId }) => teamId ?? [])
  const challengeIds = notices.flatMap(({ challengeId }) => challengeId ?? [])
  const [teams, challenges] = await Promise.all([
    teamIds.length === 0
      ? []
      : db.team.findMany({ where: { id: { in: teamIds } }, select: { id: true, name: true } }),
    challengeIds.length === 0
      ? []
      : db.challenge.findMany({
          where: { id: { in: challengeIds }, ...shownChallenges, requirements: { none: {} } },
          select: { id: true, title: true },
        }),
  ])
  const names = new Map(teams.map(({ id, name }) => [id, name]))
  const titles = new Map(challenges.map(({ id, title }) => [id, title]))
  return notices.map((notice) => ({ ...notice, values: presentValues(notice, names, titles) }))
}

function presentValues(
  { type, values, teamId, challengeId }: GameNotice,
  names: ReadonlyMap<number, string>,
  titles: ReadonlyMap<number, string>,
): string[] {
  if (type === 'Normal') return values
  const title = (stored = '') => (stored === maskedTitle ? stored : (titles.get(challengeId ?? 0) ?? stored))
  if (!type.endsWith('Blood')) return [title(values[0])]
  return [names.get(teamId ?? 0) ?? values[0] ?? '', title(values[1])]
}

const loaders = new WeakMap<Context, DataLoader<GameNotice, GameNotice>>()

/** The values of one notice with the present names. Concurrent reads are one. */
export async function presentValuesOf(ctx: Context, notice: GameNotice): Promise<string[]> {
  const known = loaders.get(ctx)
  const loader =
    known ?? new DataLoader<GameNotice, GameNotice>((notices) => withNames(ctx, notices), { cache: false })
  if (!known) loaders.set(ctx, loader)
  return (await loader.load(notice)).values
}
