import type { Clock } from '../../clock.ts'
import type { TeamLocks } from '../team/team-locks.ts'

export function createTeamLocks(clock: Clock): TeamLocks {
  return {
    async isBoundToGame(tx, teamId) {
      const participation = await tx.participation.findFirst({
        where: { teamId, game: { end: { gt: clock.now() } } },
        select: { id: true },
      })
      return participation !== null
    },
  }
}
