import type pg from 'pg'
import type { BoardMoves } from './events/board-moves.ts'
import type { Clock } from './runtime/clock.ts'
import type { Config } from './config/config.ts'
import type { Database, Transaction } from './database/database.ts'
import type { FileLocks } from './database/file-locks.ts'
import type { DatabaseOutage } from './database/outage.ts'
import type { Tunnels } from './domains/proxy/tunnels.ts'
import type { StartWatch } from './domains/instance/container/start-watch.ts'
import type { AccessWatch } from './domains/session/access-watch.ts'
import type { BoardBytes } from './domains/scoreboard/bytes/board-bytes.ts'
import type { PinnedBoards } from './domains/scoreboard/model/pinned-boards.ts'
import type { ScoreboardStore } from './domains/scoreboard/model/scoreboard-store.ts'
import type { Judge } from './domains/submission/judge.ts'
import type { OperationsMonitor } from './domains/operation/operations-monitor.ts'
import type { EvidenceReader } from './domains/cheat/evidence.ts'
import type { ProviderClients } from './domains/identity/provider-client.ts'
import type { Authenticator } from './domains/session/authenticate.ts'
import type { PlayingGate } from './domains/submission/playing-gate.ts'
import type { PlatformLog } from './domains/log/platform-log.ts'
import type { RecentPlay } from './domains/participation/recent-play.ts'
import type { EventBus } from './events/event-bus.ts'
import type { LiveRows } from './events/live/live-rows.ts'
import type { Limiter } from './limits/limiter.ts'
import type { WorkLines } from './limits/work-line.ts'
import type { SharedRedis } from './redis/watch-redis.ts'
import type { Logger } from './runtime/logger.ts'
import type { PartLog } from './runtime/part-log.ts'
import type { ReadinessCheck } from './http/health/readiness.ts'
import type { CaptchaVerifier } from './ports/captcha-verifier.ts'
import type { ContainerRuntime } from './ports/containers/container-runtime.ts'
import type { Mailer } from './ports/mailer.ts'
import type { WebhookSender } from './ports/webhook-sender.ts'
import type { Storage } from './storage/storage.ts'

/** Facts about games that teams need; games depend on teams, so teams cannot import them. */
export type TeamLocks = {
  /** Whether the team has a participation of any status in a game that has not ended. */
  isBoundToGame(tx: Transaction, teamId: number): Promise<boolean>
}

/** Services that use cases work with. */
export type AppServices = {
  config: Config
  logger: Logger
  partLog: PartLog
  readiness: ReadinessCheck
  clock: Clock
  secret: string
  db: Database
  /** The same database over connections of their own, for reads of the staff that may be slow. */
  searchDb: Database
  pool: pg.Pool
  outage: DatabaseOutage
  redis: SharedRedis | null
  events: EventBus
  recentPlay: RecentPlay
  liveRows: LiveRows
  authenticator: Authenticator
  access: AccessWatch
  starts: StartWatch
  limits: Limiter
  lines: WorkLines
  captcha: CaptchaVerifier
  containers: ContainerRuntime
  tunnels: Tunnels
  logs: PlatformLog
  /** Null if the operator has not configured mail. */
  mailer: Mailer | null
  webhookSender: WebhookSender
  storage: Storage
  fileLocks: FileLocks
  scoreboards: ScoreboardStore
  pinnedBoards: PinnedBoards
  boardBytes: BoardBytes
  boards: BoardMoves
  teamLocks: TeamLocks
  playingGate: PlayingGate
  judge: Judge
  evidence: EvidenceReader
  operations: OperationsMonitor
  providers: ProviderClients
}
