import type { FastifyInstance } from 'fastify'
import { registerAccountMailRoutes } from '../domains/account/account-mail.rest.ts'
import { registerAccountRoutes } from '../domains/account/account.rest.ts'
import { registerAssetRoutes } from '../domains/asset/asset.rest.ts'
import { registerCaptchaRoutes } from '../domains/captcha/captcha.rest.ts'
import { registerChallengeRoutes } from '../domains/challenge/challenge.rest.ts'
import { registerFlagRoutes } from '../domains/flag/flag.rest.ts'
import { registerPosterRoutes } from '../domains/game/poster.rest.ts'
import { registerPlatformRoutes } from '../domains/platform/platform.rest.ts'
import { registerSettingsRoutes } from '../domains/platform/settings.rest.ts'
import { registerPostRoutes } from '../domains/post/post.rest.ts'
import { registerTeamRoutes } from '../domains/team/team.rest.ts'
import { registerGameRoutes } from '../domains/game/game.rest.ts'
import { registerDetailsRoutes } from '../domains/participation/details.rest.ts'
import { registerParticipationRoutes } from '../domains/participation/participation.rest.ts'
import { registerNoticeRoutes } from '../domains/notice/notice.rest.ts'
import { registerScoreboardRoutes } from '../domains/scoreboard/scoreboard.rest.ts'
import { registerSubmissionRoutes } from '../domains/submission/submission.rest.ts'
import { registerGameEventRoutes } from '../domains/game-event/game-event.rest.ts'
import { registerReference } from './reference.ts'

/** The documented `/api` routes, a group a noun. */
export async function registerRoutes(app: FastifyInstance): Promise<void> {
  registerAccountRoutes(app)
  registerAccountMailRoutes(app)
  registerPlatformRoutes(app)
  registerCaptchaRoutes(app)
  registerSettingsRoutes(app)
  registerPostRoutes(app)
  registerTeamRoutes(app)
  registerGameRoutes(app)
  registerPosterRoutes(app)
  registerParticipationRoutes(app)
  registerDetailsRoutes(app)
  registerNoticeRoutes(app)
  registerGameEventRoutes(app)
  registerChallengeRoutes(app)
  registerFlagRoutes(app)
  registerAssetRoutes(app)
  registerSubmissionRoutes(app)
  registerScoreboardRoutes(app)
  registerReference(app)
}
