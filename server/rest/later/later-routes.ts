import type { FastifyInstance } from 'fastify'
import { registerLaterTokenRoutes } from '../../domains/api-token/later/later-api-token.rest.ts'
import { registerLaterChallengeRoutes } from '../../domains/challenge/later/later-challenge.rest.ts'
import { registerLaterCheatRoute } from '../../domains/cheat/later/later-cheat.rest.ts'
import { registerLaterFlagRoute } from '../../domains/flag/later/later-flag.rest.ts'
import { registerLaterDivisionRoutes } from '../../domains/game/later/later-division.rest.ts'
import { registerLaterGameRoutes } from '../../domains/game/later/later-game.rest.ts'
import { registerLaterPackageRoutes } from '../../domains/game-package/later/later-game-package.rest.ts'
import { registerLaterLogRoute } from '../../domains/log/later/later-log.rest.ts'
import { registerLaterParticipationRoutes } from '../../domains/participation/later/later-participation.rest.ts'
import { registerLaterPlatformRoutes } from '../../domains/platform/later/later-platform.rest.ts'
import { registerLaterPostRoutes } from '../../domains/post/later/later-post.rest.ts'
import { registerLaterScoreboardRoutes } from '../../domains/scoreboard/later/later-scoreboard.rest.ts'
import { registerLaterWriteupRoute } from '../../domains/writeup/later/later-writeup.rest.ts'

/** The later level of the REST API. Its routes take the place of those of level 1.2.6 with the same address. */
export const laterLevel = '1.8.5'

/** Registers the routes that level 1.8.5 adds, changes or takes away. All others are those of level 1.2.6. */
export function registerLaterRoutes(app: FastifyInstance): void {
  registerLaterPlatformRoutes(app)
  registerLaterLogRoute(app)
  registerLaterPostRoutes(app)
  registerLaterTokenRoutes(app)
  registerLaterGameRoutes(app)
  registerLaterDivisionRoutes(app)
  registerLaterParticipationRoutes(app)
  registerLaterChallengeRoutes(app)
  registerLaterFlagRoute(app)
  registerLaterWriteupRoute(app)
  registerLaterCheatRoute(app)
  registerLaterScoreboardRoutes(app)
  registerLaterPackageRoutes(app)
}
