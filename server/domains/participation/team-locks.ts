import type { Clock } from '../../runtime/clock.ts'
import { isNotDeleted } from '../game/game.policy.ts'
import { notEnded } from '../game/game-state.ts'
import type { TeamLocks } from '../../services.ts'

export function createTeamLocks(clock: Clock): TeamLocks {
  return {
    async isBoundToGame(tx, teamId) {
      const participation = await tx.participation.findFirst({
        where: { teamId, game: { ...isNotDeleted, OR: notEnded(clock.now()) } },
        select: { id: true },
      })
      return participation !== null
    },
  }
}
