import type { FastifyInstance } from 'fastify'
import { registerAccountMailRoutes } from '../domains/account/email/account-mail.rest.ts'
import { registerAccountRoutes } from '../domains/account/account.rest.ts'
import { registerAvatarRoutes } from '../domains/account/avatar/avatar.rest.ts'
import { registerAssetRoutes } from '../domains/asset/asset.rest.ts'
import { registerAuditRoutes } from '../domains/audit/audit.rest.ts'
import { registerBackupRoute } from '../domains/backup/backup.rest.ts'
import { registerFileListRoute } from '../domains/asset/list-files.rest.ts'
import { registerCaptureRoutes } from '../domains/capture/capture.rest.ts'
import { registerCaptchaRoutes } from '../domains/captcha/captcha.rest.ts'
import { registerChallengeRoutes } from '../domains/challenge/challenge.rest.ts'
import { registerChallengeExportRoute } from '../domains/challenge/export/export.rest.ts'
import { registerCheatRoutes } from '../domains/cheat/cheat.rest.ts'
import { registerCalendarRoutes } from '../domains/feed/calendar.rest.ts'
import { registerCtftimeRoute } from '../domains/feed/ctftime.rest.ts'
import { registerCtfdRoutes } from '../domains/feed/ctfd/ctfd.rest.ts'
import { registerRctfRoutes } from '../domains/feed/rctf/rctf.rest.ts'
import { registerNewsRoutes } from '../domains/feed/news.rest.ts'
import { registerFlagRoutes } from '../domains/flag/flag.rest.ts'
import { registerPosterRoutes } from '../domains/game/poster/poster.rest.ts'
import { registerPlatformRoutes } from '../domains/platform/platform.rest.ts'
import { registerSettingsRoutes } from '../domains/platform/settings.rest.ts'
import { registerPastGameRoutes } from '../domains/past-game/past-game.rest.ts'
import { registerPostRoutes } from '../domains/post/post.rest.ts'
import { registerTeamRoutes } from '../domains/team/team.rest.ts'
import { registerTeamAvatarRoutes } from '../domains/team/team-avatar.rest.ts'
import { registerGamePackageRoute } from '../domains/game-package/game-package.rest.ts'
import { registerGameRoutes } from '../domains/game/game.rest.ts'
import { registerDetailsRoutes } from '../domains/participation/details.rest.ts'
import { registerParticipationRoutes } from '../domains/participation/participation.rest.ts'
import { registerNoticeRoutes } from '../domains/notice/notice.rest.ts'
import { registerScoreboardRoutes } from '../domains/scoreboard/scoreboard.rest.ts'
import { registerSubmissionRoutes } from '../domains/submission/submission.rest.ts'
import { registerCorrectionRoutes } from '../domains/correction/correction.rest.ts'
import { registerGrantRoutes } from '../domains/correction/grant.rest.ts'
import { registerJudgeAgainRoutes } from '../domains/correction/judge-again/judge-again.rest.ts'
import { registerGameEventRoutes } from '../domains/game-event/game-event.rest.ts'
import { registerContainerRoutes } from '../domains/instance/container/container.rest.ts'
import { registerPlayContainerRoutes } from '../domains/instance/instance.rest.ts'
import { registerProxyRoutes } from '../domains/proxy/proxy.rest.ts'
import { registerLogRoutes } from '../domains/log/log.rest.ts'
import { registerTeamAdministrationRoutes } from '../domains/team/admin/administer-teams.rest.ts'
import { registerUserRoutes } from '../domains/user/user.rest.ts'
import { registerSheetRoutes } from '../domains/sheet/sheet.rest.ts'
import { registerWriteupRoutes } from '../domains/writeup/writeup.rest.ts'
import { registerReference } from './openapi/reference.ts'

/** Registers the documented `/api` routes, grouped by noun. */
export async function registerRoutes(app: FastifyInstance): Promise<void> {
  registerAccountRoutes(app)
  registerAccountMailRoutes(app)
  registerAvatarRoutes(app)
  registerPlatformRoutes(app)
  registerCaptchaRoutes(app)
  registerSettingsRoutes(app)
  registerUserRoutes(app)
  registerTeamAdministrationRoutes(app)
  registerLogRoutes(app)
  registerAuditRoutes(app)
  registerBackupRoute(app)
  registerWriteupRoutes(app)
  registerContainerRoutes(app)
  registerPlayContainerRoutes(app)
  registerProxyRoutes(app)
  registerFileListRoute(app)
  registerPostRoutes(app)
  registerTeamRoutes(app)
  registerTeamAvatarRoutes(app)
  registerGameRoutes(app)
  registerPosterRoutes(app)
  registerParticipationRoutes(app)
  registerDetailsRoutes(app)
  registerNoticeRoutes(app)
  registerGameEventRoutes(app)
  registerChallengeRoutes(app)
  registerChallengeExportRoute(app)
  registerFlagRoutes(app)
  registerAssetRoutes(app)
  registerSubmissionRoutes(app)
  registerCorrectionRoutes(app)
  registerGrantRoutes(app)
  registerJudgeAgainRoutes(app)
  registerCheatRoutes(app)
  registerScoreboardRoutes(app)
  registerSheetRoutes(app)
  registerCaptureRoutes(app)
  registerNewsRoutes(app)
  registerCalendarRoutes(app)
  registerCtftimeRoute(app)
  registerCtfdRoutes(app)
  registerRctfRoutes(app)
  registerGamePackageRoute(app)
  registerPastGameRoutes(app)
  registerReference(app)
}
