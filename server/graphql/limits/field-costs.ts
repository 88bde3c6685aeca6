/**
 * The cost of each field that costs more than 1. A cost of 1 is about one value of an answer.
 *
 * - `own`: the cost of the field itself, such as a query of the database or a board that may have to be loaded.
 * - `items`: the factor for the cost of the selected fields. For a list, the number of items that it can be expected to
 *   have.
 *
 * Every list needs `items` here, except the edges of a connection: their number is `first` or `last`.
 */
type FieldCost = {
  own?: number | ((args: Readonly<Record<string, unknown>>) => number)
  items?: number | ((args: Readonly<Record<string, unknown>>) => number)
}

/** Markdown of many kilobytes, and of a few. */
const text = { own: 50 }
const shortText = { own: 5 }
/** One row by its id, and its related rows. */
const row = { own: 200 }
const board = { own: 900 }
/** A value that most viewers may not read: each of them gets an error with a text in their language. */
const refusal = { own: 9 }
/** A column has a value for each team, or for each solve of a large game. */
const teamColumn = { items: 200 }
const solveColumn = { items: 2000 }
const loadColumn = { items: 120 }

const costs: Readonly<Record<string, FieldCost>> = {
  // Introspection reads the schema in memory, so each value costs a twentieth.
  'Query.__schema': { items: 0.05 },
  'Query.__type': { items: 0.05 },
  '__Directive.args': { items: 3 },
  '__Directive.locations': { items: 5 },
  '__Field.args': { items: 3 },
  '__Schema.directives': { items: 5 },
  '__Schema.types': { items: 500 },
  '__Type.enumValues': { items: 3 },
  '__Type.fields': { items: 10 },
  '__Type.inputFields': { items: 3 },
  '__Type.interfaces': { items: 2 },
  '__Type.ofType': { items: 0.5 },
  '__Type.possibleTypes': { items: 3 },

  'ApiToken.scopes': { items: 5 },
  'AuditEntry.changes': { items: 20 },
  'ResultChange.changes': { items: 20 },
  'Challenge.bloods': { items: 3 },
  'Challenge.content': text,
  'Challenge.countedAttempts': { own: 10, items: 50 },
  'Challenge.flags': { items: 20 },
  'Challenge.requiredChallenges': { own: 10, items: 5 },
  // The engine is asked about each image.
  'Game.containerImages': { own: 100, items: 20 },
  'GameImage.challenges': { items: 2 },
  'GameImage.engines': { items: 2 },
  'Game.lockedChallenges': { own: 25, items: 20 },
  'Challenge.hints': { items: 5 },
  'Challenge.writeupCount': { own: 25 },
  'Challenge.source': { own: 10 },
  'ChallengeSource.document': text,
  'Challenge.scoreTable': { items: 10 },
  'Challenge.scoreCurvePoints': { items: 40 },
  'Challenge.instance': { own: 10 },
  'Challenge.testContainer': { own: 10 },
  'ChallengeRatings.starCounts': { items: 5 },
  'ChallengeTraffic.teams': { own: 10, items: ({ participationId }) => (participationId == null ? 10 : 1) },
  'Container.usage': { own: 50 },
  'InstanceMeasurement.instances': { items: ({ first }) => Number(first) },
  'ConfirmTotpPayload.recoveryCodes': { items: 10 },
  'CreateUsersPayload.users': { items: 100 },
  'IdentityProvider.adminValues': { items: 5 },
  'IdentityProvider.lastClaims': { own: 5 },
  'IdentityProvider.monitorValues': { items: 5 },
  'SeenClaims.claims': { items: 20 },
  'LogOutPayload.nextUrl': { own: 50 },
  'LinkedIdentity.provider': { own: 5 },
  'Query.signInOptions': { own: 50 },
  'RenewRecoveryCodesPayload.recoveryCodes': { items: 10 },
  'Settings.identityProviders': { own: 50, items: 10 },
  'Settings.isPasswordLogInAllowed': { own: 25 },
  'Settings.isStaffFactorRequired': { own: 25 },
  'SignInOptions.providers': { items: 10 },
  'TestDiscoveryPayload.claims': { items: 20 },
  'TestDiscoveryPayload.clientAuths': { items: 4 },
  'TestDiscoveryPayload.unmetNeeds': { items: 2 },
  'TestDiscoveryPayload.scopes': { items: 20 },
  'Viewer.identities': { own: 25, items: 5 },
  'DeleteFlagsPayload.deletedIds': { items: 100 },
  'DeleteFilesPayload.deletedHashes': { items: 100 },
  'DeleteFilesPayload.refused': { items: 100 },
  'DeleteTeamsPayload.deletedIds': { items: 100 },
  'DeleteTeamsPayload.refused': { items: 100 },
  'DeleteUsersPayload.deletedIds': { items: 100 },
  'Challenge.extraHints': { own: 5, items: 5 },
  'DeleteUsersPayload.refused': { items: 100 },
  'DestroyInstancesPayload.destroyedIds': { items: 100 },
  'DestroyInstancesPayload.refused': { items: 100 },
  'Flag.counterexamples': { items: 5 },
  'Flag.examples': { items: 5 },
  'Game.bloodBonusPoints': { items: 5 },
  'Game.allChallenges': { own: 25, items: 100 },
  'Game.challengesAt': { own: 25, items: 100 },
  'Game.captures': { own: 50, items: ({ challengeId }) => (challengeId == null ? 10 : 1) },
  'Game.challenge': { own: 25 },
  'Game.challengeByDatabaseId': { own: 25 },
  'Game.challengeExportUrl': refusal,
  // It computes the board twice.
  'Game.correctionPreview': { own: 1800 },
  'Game.grantPreview': { own: 1800 },
  'CorrectionPreview.challenges': { items: 20 },
  'CorrectionPreview.teams': { items: 200 },
  'PreviewedValue.bloods': { items: 3 },
  'VoidSolvesPayload.submissions': { own: 25, items: 20 },
  'RestoreSolvesPayload.submissions': { own: 25, items: 20 },
  'Query.certificate': row,
  // It reads a board only of a final game with certificates that the viewer plays in.
  'Game.mayGetCertificate': { own: 100 },
  'Certificate.current': { own: 20 },
  'Certificate.notShown': { own: 5, items: 3 },
  'Certificate.state': { own: 20 },
  'Game.challengeRatings': { own: 200, items: 100 },
  'Game.challengeStatistics': { own: 200, items: 100 },
  'Game.statistics': { own: 300 },
  'GameStatistics.activity': { items: 48 },
  'GameStatistics.challenges': { items: 100 },
  'GameStatistics.pauses': { items: 10 },
  'GameStatistics.scores': { items: 10 },
  'Game.challenges': { own: 50, items: 100 },
  'Game.content': text,
  'Game.webhooks': { own: 50, items: 20 },
  'Division.hiddenChallengeIds': { items: 20 },
  'Division.mailDomains': { items: 5 },
  'Game.divisionRights': { items: 5 },
  'Game.divisions': { items: 5 },
  'Game.embedOrigins': { items: 2 },
  'Game.eventSheetUrl': refusal,
  'Game.extension': { own: 25 },
  'Game.hiddenSolveCount': { own: 50 },
  'Game.liveCursor': { own: 50 },
  'Game.notices': { own: 50 },
  'Game.participationCount': { own: 25 },
  'Game.registrations': { own: 100, items: 5 },
  'Game.scoreboard': board,
  'Game.claimedDivision': { own: 10 },
  'Game.viewerParticipation': { own: 5 },
  'Game.scoreboardSheetUrl': refusal,
  'Game.sharedWriteups': { own: 35 },
  'Game.submissionSheetUrl': refusal,
  'Game.summary': shortText,
  'Game.writeupArchiveUrl': refusal,
  'Game.writeupNote': text,
  'Game.writeupTopics': { own: 200, items: 100 },
  'GameExtension.moves': { items: 100 },
  'ImportGamePayload.differences': { items: 100 },
  'ImportGamePayload.documents': { items: 25 },
  'ImportPastGamePayload.faults': { items: 100 },
  'ImportPastGamePayload.leaders': { items: 3 },
  'Instance.output': { own: 50, items: 100 },
  'InputIssue.path': { items: 3 },
  'InvalidInputError.issues': { items: 5 },
  'LoadHistory.restPerSecond': loadColumn,
  'LoadHistory.graphqlPerSecond': loadColumn,
  'LoadHistory.pagesPerSecond': loadColumn,
  'LoadHistory.failuresPerSecond': loadColumn,
  'LoadHistory.restP99Ms': loadColumn,
  'LoadHistory.graphqlP99Ms': loadColumn,
  'LoadHistory.judgedPerSecond': loadColumn,
  'LoadHistory.judgeP99Ms': loadColumn,
  'LoadHistory.eventLoopDelayMs': loadColumn,
  'LoadHistory.memoryBytes': loadColumn,
  'LoadHistory.sockets': loadColumn,
  'LoadHistory.usedConnections': loadColumn,
  'LockTeamsPayload.refused': { items: 100 },
  'LockTeamsPayload.teams': { items: 100 },
  'MailStatus.deadLetters': { own: 10, items: 100 },
  'MailStatus.queued': { own: 10 },
  'Operations.boards': { items: 10 },
  'Operations.errors': { items: 20 },
  'Operations.processes': { items: 8 },
  'PlatformLoad.containerIssues': { items: 1 },
  'PlatformLoad.engines': { items: 4 },
  'Operations.slowStatements': { items: 20 },
  'ServerProcess.faults': { items: 2 },
  'Participation.members': { items: 5 },
  'Participation.solvesAfterFreeze': { own: 20, items: 20 },
  'Participation.standing': { own: 20 },
  'Participation.solvedChallengeIds': { own: 5, items: 50 },
  'Participation.writeup': { own: 10 },
  'PastGame.leaders': { items: 3 },
  'PastGame.teamCount': { own: 5 },
  'Post.content': text,
  'Post.summary': shortText,
  'Post.tags': { items: 3 },
  'Query.game': row,
  'Query.gameByDatabaseId': row,
  'Query.gameDeletions': { own: 10, items: 20 },
  'Query.node': row,
  'Query.nodes': { own: ({ ids }) => 150 * lengthOf(ids), items: ({ ids }) => lengthOf(ids) },
  'Query.operations': { own: 300 },
  'Query.participation': { own: 400 },
  'Query.participationByDatabaseId': { own: 400 },
  'Query.pastGame': row,
  'Query.pastGameByDatabaseId': row,
  'Query.post': row,
  'Query.postByDatabaseId': row,
  'Query.recentGames': { own: 10, items: 50 },
  'Query.runningGames': { own: 10, items: 50 },
  'Query.webhooks': { own: 50, items: 20 },
  'Query.team': row,
  'Query.teamByDatabaseId': row,
  'Scoreboard.bloodBonusPoints': { items: 5 },
  'Scoreboard.challenges': { items: 100 },
  'Scoreboard.divisions': { items: 10 },
  'Scoreboard.unrankedDivisions': { items: 10 },
  'Scoreboard.entries': { own: 100 },
  'Scoreboard.entriesAt': { own: 900, items: ({ top }) => within(top, { most: 100, usual: 10 }) },
  'Scoreboard.timelines': { own: 100, items: ({ top }) => within(top, { most: 100, usual: 10 }) },
  'ScoreboardChallenge.bloods': { items: 3 },
  'ScoreboardChallenge.points': { items: 4 },
  'ScoreboardDelta.adjustments': { items: 20 },
  'ScoreboardDelta.challenges': { items: 100 },
  'ScoreboardDelta.removedChallengeIds': { items: 10 },
  'ScoreboardDelta.removedTeamIds': { items: 10 },
  'ScoreboardDelta.solves': { items: 100 },
  'ScoreboardDelta.teams': { items: 20 },
  'ScoreboardEntry.adjustments': { items: 20 },
  'ScoreboardEntry.solves': { items: 50 },
  'ScoreboardStandings.divisionRanks': teamColumn,
  'ScoreboardStandings.ranks': teamColumn,
  'ScoreboardStandings.scores': teamColumn,
  'ScoreboardStandings.teamIds': teamColumn,
  'ScoreboardTable.adjustments': { items: 200 },
  'ScoreboardTable.avatarUrls': teamColumn,
  'ScoreboardTable.bios': teamColumn,
  'ScoreboardTable.challenges': { items: 100 },
  'ScoreboardTable.divisionRanks': teamColumn,
  'ScoreboardTable.divisions': teamColumn,
  'ScoreboardTable.unrankedDivisions': { items: 10 },
  'ScoreboardTable.lastSolveTimes': teamColumn,
  'ScoreboardTable.names': teamColumn,
  'ScoreboardTable.participationIds': teamColumn,
  'ScoreboardTable.ranks': teamColumn,
  'ScoreboardTable.scores': teamColumn,
  'ScoreboardTable.solveChallengeIds': solveColumn,
  'ScoreboardTable.solvePoints': solveColumn,
  'ScoreboardTable.solveTeamIds': solveColumn,
  'ScoreboardTable.solveTimes': solveColumn,
  'ScoreboardTable.solveTypes': solveColumn,
  'ScoreboardTable.solveUserNames': solveColumn,
  'ScoreboardTable.teamIds': teamColumn,
  'ScoreboardTimeline.scores': { items: 50 },
  'ScoreboardTimeline.times': { items: 50 },
  'SharedWriteup.challenges': { own: 5, items: 5 },
  'SharedWriteup.text': text,
  'Team.members': { items: 5 },
  'Webhook.events': { items: 10 },
  'WebhookDelivery.body': shortText,
  'WebhookDelivery.responseText': shortText,
  'TeamTraffic.captures': { own: 10, items: 20 },
  'UpdateParticipationsPayload.participations': { items: 100 },
  'UpdateUsersPayload.refused': { items: 100 },
  'UpdateUsersPayload.users': { items: 100 },
  'UploadFilesPayload.files': { items: 10 },
  'Viewer.passkeys': { own: 10, items: 5 },
  'Viewer.apiTokens': { own: 10, items: 10 },
  'Viewer.sessions': { own: 10, items: 10 },
  'Viewer.teams': { own: 10, items: 10 },
}

const one: FieldCost = {}
/** The total of a list: the database reads all matching rows, not only a page of them. */
const count: FieldCost = { own: 25 }

export function fieldCost(typeName: string, fieldName: string): FieldCost {
  const isCount = fieldName === 'totalCount' && typeName.endsWith('Connection')
  return costs[`${typeName}.${fieldName}`] ?? (isCount ? count : one)
}

/** The names of all fields with an explicit cost. */
export function costedFields(): string[] {
  return Object.keys(costs)
}

/** A number from the arguments, or the default, limited to the maximum. */
export function within(asked: unknown, { most, usual }: { most: number; usual: number }): number {
  const count = typeof asked === 'number' || typeof asked === 'bigint' ? Number(asked) : usual
  return Math.max(0, Math.min(count, most))
}

function lengthOf(list: unknown): number {
  return Array.isArray(list) ? list.length : 1
}
