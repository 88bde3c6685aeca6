import type { Context } from '../../context.ts'

/** The names at CTFtime of the teams that sign in there, by team. They can be longer than those of the platform. */
export async function readCtftimeNames({ db }: Pick<Context, 'db'>): Promise<ReadonlyMap<number, string>> {
  const teams = await db.identityTeam.findMany({
    where: { provider: { protocol: 'Ctftime' } },
    select: { teamId: true, name: true },
  })
  return new Map(teams.map(({ teamId, name }) => [teamId, name]))
}
