/**
 * The maximum that one user may hold open in one process: connections (sockets and event streams) and subscriptions
 * by their name. A subscription without an entry here is refused at the start. The maximum for all users of one
 * address is `HALYARD_CONNECTIONS_PER_ADDRESS`.
 */
export const caps = {
  connection: 50,
  cheatDetected: 50,
  containerImagesChanged: 50,
  containerInstanceChanged: 50,
  countedAttemptsChanged: 50,
  gameEventRecorded: 50,
  instancesMeasured: 50,
  logWritten: 50,
  noticePublished: 100,
  operationsMeasured: 50,
  participationsChanged: 50,
  scoreboardChanged: 100,
  submissionJudged: 100,
  submissionsCorrected: 50,
  testContainerChanged: 50,
  viewerChallengeChanged: 100,
  viewerGameChanged: 100,
  viewerInstanceChanged: 50,
} as const satisfies Record<string, number>

export type CapName = keyof typeof caps
