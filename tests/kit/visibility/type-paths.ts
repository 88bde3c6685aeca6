import { encodeGlobalID } from '@pothos/plugin-relay'
import type { Arguments, TypePath } from './field-answers.ts'
import type { ShownWorld } from './shown-world.ts'

const node = (type: string, id: number | string) => (selection: string) =>
  `node(id: "${encodeGlobalID(type, id)}") { ... on ${type} ${selection} }`

const root = (path: string) => (selection: string) => path.replace('_', selection)

/** The id of one object of each Node type. */
export function nodesOf(world: ShownWorld): Record<string, number | string> {
  return {
    AuditEntry: '1',
    Award: world.awardId,
    BloodNotice: world.bloodNoticeId,
    ChallengeNotice: world.challengeNoticeId,
    HintNotice: world.hintNoticeId,
    TextNotice: world.textNoticeId,
    CheatEvent: world.cheatEventId,
    InstanceEndEvent: world.endEventId,
    InstanceStartEvent: world.startEventId,
    SubmissionEvent: world.submissionEventId,
    TextEvent: world.textEventId,
    Challenge: world.challengeId,
    Cheat: world.cheatId,
    Container: world.instanceId,
    Division: world.divisionId,
    Game: world.gameId,
    Hint: world.hintId,
    Instance: `${world.challengeId}-test`,
    LogEntry: world.logId,
    Participation: world.participationId,
    PastGame: world.pastGameId,
    Post: world.postId,
    RatingComment: world.ratingId,
    SharedWriteup: world.writeupId,
    Submission: world.submissionId,
    Team: world.teamId,
    User: world.captain.userId,
    Webhook: world.webhookId,
    WebhookDelivery: world.deliveryId,
  }
}

/** The queries that return an object of each type, in a live game unless the name says otherwise. */
export function typePathsOf(world: ShownWorld): TypePath[] {
  const nodes = Object.entries(nodesOf(world)).map(([type, id]) => ({
    name: type,
    type,
    around: node(type, id),
  }))
  const challenge = node('Challenge', world.challengeId)
  const game = node('Game', world.gameId)
  const board = (path: string) =>
    root(`gameByDatabaseId(databaseId: ${world.gameId}) { scoreboard { ${path} } }`)
  const preview = `correctionPreview(correction: Void, teamId: "${encodeGlobalID('Team', world.teamId)}")`
  const { upcomingId, upcomingChallengeId, upcomingNoticeId, disabledId, admin } = world
  const at = (type: string, around: TypePath['around'], name = type): TypePath => ({ name, type, around })
  return [
    at('Query', (selection) => selection),
    ...nodes,
    at('User', node('User', admin.userId), 'User, an administrator'),
    at('Challenge', node('Challenge', disabledId), 'Challenge, not enabled'),
    at('Game', node('Game', upcomingId), 'Game, not started'),
    at('Challenge', node('Challenge', upcomingChallengeId), 'Challenge, not started'),
    at('TextNotice', node('TextNotice', upcomingNoticeId), 'TextNotice, not started'),
    at('Instance', (s) => challenge(`{ instance ${s} }`), 'Instance of the team'),
    at('ContainerUsage', (s) => node('Container', world.instanceId)(`{ usage ${s} }`)),
    at('Attachment', (s) => challenge(`{ attachment ${s} }`)),
    at('KnownTitle', (s) => game(`{ knownTitles ${s} }`)),
    at('LockedChallenge', (s) => game(`{ lockedChallenges ${s} }`)),
    at('VoidedSolve', (s) => node('Submission', world.submissionId)(`{ voided ${s} }`)),
    at('GrantedSolve', (s) => node('Submission', world.submissionId)(`{ granted ${s} }`)),
    at('CorrectionPreview', (s) => game(`{ ${preview} ${s} }`)),
    at('PreviewedTeam', (s) => game(`{ ${preview} { teams ${s} } }`)),
    at('PreviewedPlace', (s) => game(`{ ${preview} { teams { before ${s} } } }`)),
    at('PreviewedChallenge', (s) => game(`{ ${preview} { challenges ${s} } }`)),
    at('PreviewedValue', (s) => game(`{ ${preview} { challenges { before ${s} } } }`)),
    at('JudgedAgain', (s) => node('Submission', world.submissionId)(`{ judgedAgain ${s} }`)),
    at('JudgeAgainPreview', (s) => game(`{ judgeAgainPreview ${s} }`)),
    at('DifferingAnswer', (s) => game(`{ judgeAgainPreview { answers ${s} } }`)),
    at('ScoreCurvePoint', (s) => challenge(`{ scoreCurvePoints ${s} }`)),
    at('ViewerAttempts', (s) => challenge(`{ viewerAttempts ${s} }`)),
    at('TeamAttempts', (s) => challenge(`{ countedAttempts ${s} }`)),
    at('Attachment', (s) => challenge(`{ challengeAttachment ${s} }`), 'Attachment, as authors see it'),
    at('Blood', (s) => challenge(`{ bloods ${s} }`)),
    at('Flag', (s) => challenge(`{ flags ${s} }`)),
    at('ViewerSolve', (s) => challenge(`{ viewerSolve ${s} }`)),
    at('HintUnlock', (s) => challenge(`{ extraHints { unlock ${s} } }`)),
    at('Certificate', root(`certificate(code: "${world.certificateCode}") _`)),
    at('CertificateResult', root(`certificate(code: "${world.certificateCode}") { stated _ }`)),
    at('ChallengeSource', (s) => challenge(`{ source ${s} }`)),
    at('ViewerRating', (s) => challenge(`{ viewerRating ${s} }`)),
    at('GameImage', (s) => game(`{ containerImages ${s} }`)),
    at('ImageChallenge', (s) => game(`{ containerImages { challenges ${s} } }`)),
    at('InstanceRoom', root('settings { instanceRoom _ }')),
    at('EngineImage', (s) => game(`{ containerImages { engines ${s} } }`)),
    at('ChallengeRatings', (s) => game(`{ challengeRatings ${s} }`)),
    at('WriteupChallenge', (s) => node('SharedWriteup', world.writeupId)(`{ challenges ${s} }`)),
    at('WriteupTopic', (s) => game(`{ writeupTopics ${s} }`)),
    at('GameExtension', (s) => game(`{ extension(minutes: 5) ${s} }`)),
    at('GameTimeMove', (s) => game(`{ extension(minutes: 5) { moves ${s} } }`)),
    at('BloodBonus', (s) => game(`{ bloodBonus ${s} }`)),
    at('WriteupProgress', (s) => game(`{ writeupProgress ${s} }`)),
    at('Writeup', (s) => game(`{ writeups { edges { node ${s} } } }`)),
    at(
      'Writeup',
      (s) => node('Participation', world.participationId)(`{ writeup ${s} }`),
      'Writeup, of a team',
    ),
    at('SolveAfterFreeze', (s) => node('Participation', world.participationId)(`{ solvesAfterFreeze ${s} }`)),
    at('ChallengeStatistics', (s) => game(`{ challengeStatistics ${s} }`)),
    at('GameStatistics', (s) => game(`{ statistics ${s} }`)),
    at('GameActivity', (s) => game(`{ statistics { activity ${s} } }`)),
    at('GamePause', (s) => game(`{ statistics { pauses ${s} } }`)),
    at('ScoreRange', (s) => game(`{ statistics { scores ${s} } }`)),
    at('DivisionRegistrations', (s) => game(`{ registrations ${s} }`)),
    at('ChallengeTraffic', (s) => game(`{ captures ${s} }`)),
    at('TeamTraffic', (s) => game(`{ captures { teams ${s} } }`)),
    at('Capture', (s) => game(`{ captures { teams { captures ${s} } } }`)),
    at('TeamMember', (s) => node('Team', world.teamId)(`{ members ${s} }`)),
    at('UserProfile', (s) => node('User', world.captain.userId)(`{ adminProfile ${s} }`)),
    at('Viewer', root('viewer _')),
    at('ApiToken', root('viewer { apiTokens _ }')),
    at('Session', root('viewer { sessions _ }')),
    at('LinkedIdentity', root('viewer { identities _ }')),
    at('Passkey', root('viewer { passkeys _ }')),
    at('SignInOptions', root('signInOptions _')),
    at('SignInProvider', root('signInOptions { providers _ }')),
    at('IdentityProvider', root('settings { identityProviders _ }')),
    at('SeenClaims', root('settings { identityProviders { lastClaims _ } }')),
    at('SeenClaim', root('settings { identityProviders { lastClaims { claims _ } } }')),
    at('Captcha', root('captcha _')),
    at('ClientConfig', root('clientConfig _')),
    at('Platform', root('platform _')),
    at('RateLimit', root('rateLimit _')),
    at('PastStanding', (s) => node('PastGame', world.pastGameId)(`{ leaders ${s} }`)),
    at('StoredFile', root('files { edges { node _ } }')),
    at('FileUses', root('files { edges { node { uses _ } } }')),
    at('FileUse', root('files { edges { node { uses { first _ } } } }')),
    at('Settings', root('settings _')),
    at('AccountPolicy', root('settings { accountPolicy _ }')),
    at('ConfiguredCaptcha', root('settings { captcha _ }')),
    at('ContainerPolicy', root('settings { containerPolicy _ }')),
    at('GlobalConfig', root('settings { globalConfig _ }')),
    at('MailPolicy', root('settings { mailPolicy _ }')),
    at('AuditChange', root('auditEntries(action: "game", first: 1) { edges { node { changes _ } } }')),
    at('Backups', root('settings { backups _ }')),
    at('BackupRun', root('settings { backups { last _ } }')),
    at('MailStatus', root('settings { mail _ }')),
    at('DeadLetter', root('settings { mail { deadLetters _ } }')),
    at('Operations', root('operations _')),
    at('ServerProcess', root('operations { processes _ }')),
    at('AnswerLoad', root('operations { processes { rest _ } }')),
    at('LoadHistory', root('operations { history _ }')),
    at('PlatformLoad', root('operations { platform _ }')),
    at('ContainerEngine', root('operations { platform { engines _ } }')),
    at('ContainerIssue', root('operations { platform { containerIssues _ } }')),
    at('HeldBoard', root('operations { boards _ }')),
    at('SlowStatement', root('operations { slowStatements _ }')),
    at('LoggedError', root('operations { errors _ }')),
    at('Scoreboard', root(`gameByDatabaseId(databaseId: ${world.gameId}) { scoreboard _ }`)),
    at(
      'Scoreboard',
      root(`gameByDatabaseId(databaseId: ${upcomingId}) { scoreboard _ }`),
      'Scoreboard, not started',
    ),
    at('ScoreboardChallenge', board('challenges _')),
    at('ScoreboardEntry', board('entries { edges { node _ } }')),
    at('ScoreboardEntrySolve', board('entries { edges { node { solves _ } } }')),
    at('ScoreboardTeam', board('entries { edges { node { team _ } } }')),
    at('ScoreboardAdjustment', board('entries { edges { node { adjustments _ } } }')),
    at('ScoreboardTable', board('table _')),
    at('ScoreboardTimeline', board('timelines _')),
  ]
}

export function argumentsOf(world: ShownWorld): Arguments {
  const { gameId, challengeId, teamId, participationId, pastGameId, postId } = world
  const objects = { Game: gameId, Challenge: challengeId, Team: teamId, Participation: participationId }
  const args: Arguments = {
    minutes: 5,
    code: '0'.repeat(20),
    at: '2100-01-01T00:00:00Z',
    time: '2100-01-01T00:00:00Z',
    gameId,
    challengeId,
    teamId,
    participationId,
    'Node.id': encodeGlobalID('Game', gameId),
    ids: [encodeGlobalID('Game', gameId)],
    challengeIds: [encodeGlobalID('Challenge', challengeId)],
  }
  for (const [type, id] of Object.entries({ ...objects, PastGame: pastGameId, Post: postId })) {
    args[`${type}.id`] = encodeGlobalID(type, id)
    args[`${type}.databaseId`] = id
  }
  return args
}

/** Types without own data, and types that only subscriptions or mutations return. Other tests cover them. */
export const coveredElsewhere = new Set([
  'GameDeletion',
  // Of the result of a mutation that only administrators may send.
  'GamePackageDifference',
  'GamePackageDocument',
  'PastStandingFault',
  'ReadStanding',
  'ResultChange',
  'ContainerChange',
  // Of a subscription of administrators; its parts are in the table.
  'InstanceMeasurement',
  'Mutation',
  'Subscription',
  'PageInfo',
  'InputIssue',
  'RefusedItem',
  'ScoreboardDelta',
  'ScoreboardDeltaSolve',
  'ScoreboardDeltaTeam',
  'ScoreboardStandings',
])
