import { AUDIT_ACTIONS } from '../../../client/domains/audit/audit-actions.ts'
import { webhookEventTypes } from '../../../rules/webhook-events.ts'
import { SIGN_IN_PROBLEMS } from '../../../client/domains/identity/sign-in-problems.ts'

const wordsOf = (list) => list.trim().split(/\s+/)

const types = ['@ChallengeType']
const states = ['@GameState']
const roles = ['@Role']
const reviewed = ['Accepted', 'Pending', 'Rejected', 'Suspended']
const statuses = ['@InstanceStatus']
const otherContainers = ['Test', 'Warm', 'Unused']
const answers = ['@AnswerResult']
const gates = ['visitor', 'notJoined', 'pending', 'rejected', 'suspended', 'upcoming', 'over']
const gameLimits = ['containerExposePort', 'cpuTenths', 'memoryLimitMib', 'storageLimitMib']
const userFields = ['userName', 'email', 'password', 'realName', 'studentNumber', 'phone', 'bio', 'teamName']
const userActions = ['ban', 'unban', 'resetPassword', 'delete']
const teamActions = ['disband', 'kick', 'leave', 'regenerate', 'transfer']
const closings = ['over', 'notPlaying', 'upcoming', 'challenge', 'attempts']
const packageParts = ['game', 'teams', 'history']
const challengeTimes = ['releaseAt', 'closeAt']
const eventLabels = ['Cheat', 'Other', 'Right', 'Started', 'Stopped', 'Wrong']
const captchaStages = ['awaited', 'failed', 'idle', 'solved', 'working']
const policies = wordsOf(`
  activeOnRegister allowRegister emailConfirmationRequired useCaptcha defaultLifetimeMinutes extensionMinutes renewalWindowMinutes
`)
const providerFields = wordsOf(`
  key label issuer clientId clientSecret scopes userNameClaim realNameClaim teamClaim divisionClaim roleClaim monitorValues adminValues
  clientAuth isEnabled allowsSignUp trustsMail endsSession
`)
const letters = [
  'addressInUse',
  'addressTaken',
  'changeEmail',
  'confirmRegistration',
  'emailChanged',
  'resetPassword',
  'test',
  'webhookDisabled',
  'passkeyAdded',
  'passkeyRemoved',
  'totpAdded',
  'totpRemoved',
  'recoveryCodeUsed',
]

/**
 * Keys that the code composes: templates with `*` for the variable part, and the values of that part. `@Name` stands for
 * the values of that enum in schema.graphql.
 */
export const composedKeys = {
  client: {
    'account.strength.*': ['none', 'weak', 'fair', 'good', 'strong', 'length', 'upper', 'lower', 'digit'],
    'adminChallenge.*': challengeTimes,
    'adminChallenge.*Hint': challengeTimes,
    'adminChallenge.attempts.*': ['Lockout', 'Cooldown'],
    'adminChallenge.curves.*': ['@ScoreCurve'],
    'adminChallenge.curves.hint.*': ['@ScoreCurve'],
    'adminChallenge.hintKind.*': ['free', 'extra'],
    'adminChallenge.hintKindText.*': ['free', 'extra'],
    'adminChallenge.unlock.*': ['Hidden', 'Card'],
    'adminChallenge.limit.*': gameLimits,
    'adminChallenge.previewNote.*': types,
    'adminChallenge.strength.*': ['guid', 'hash', 'letters'],
    'adminChallenge.token.*': ['CLEET', 'GUID', 'LEET', 'TEAM_HASH'],
    'adminChallenge.unit.*': gameLimits,
    'adminDivisions.*': ['takesBloods', 'lowersValues'],
    'adminDivisions.entries.*': ['@DivisionEntry'],
    'adminDivisions.reviews.*': ['AsGame', 'Required', 'NotRequired'],
    'adminDivisions.standings.*': ['@DivisionStanding'],
    'adminGame.bonusUnits.*': ['percent', 'points'],
    'adminGame.clock.*': ['pause', 'resume'],
    'adminGame.clock.ask.*': ['pause', 'resume'],
    'adminGame.clock.kind.*': ['@GameTimeKind'],
    'adminGame.clock.text.*': ['pause', 'resume'],
    'adminChallenges.gap.*': ['text', 'image'],
    'adminChallenges.show.*': ['all', 'enabled', 'disabled'],
    'adminWebhooks.event.*': webhookEventTypes.map((type) => type.replaceAll('.', '_')),
    'adminWebhooks.formText.*': ['@WebhookForm'],
    'adminWebhooks.status.*': ['@WebhookDeliveryStatus'],
    'adminGames.package.count.*': ['challenges', 'files', 'submissions', 'teams', 'users'],
    'adminGames.package.difference.*': ['@GamePackageDifferenceCode'],
    'adminGames.package.part.*': packageParts,
    'adminGames.package.partHint.*': packageParts,
    'adminGames.state.*': states,
    'adminSignIn.*': providerFields,
    'adminSignIn.hint.*': providerFields.filter((name) => name !== 'protocol'),
    'adminImages.status.*': ['@ImageStatus'],
    'adminSchedule.none.*': challengeTimes,
    'adminSchedule.set.*': challengeTimes,
    'alert.*': ['bloods', 'instances', 'notices', 'sound'],
    'alert.blood*': ['1', '2', '3'],
    'apiToken.scope.*': ['@ApiTokenScope'],
    'apiToken.scopeText.*': ['@ApiTokenScope'],
    'appearance.*': ['dark', 'light'],
    'audit.*': ['since', 'until'],
    'audit.action.*': AUDIT_ACTIONS,
    'audit.door.*': ['@AuditDoor'],
    'audit.format.*': ['csv', 'jsonl'],
    'blood.*': ['first', 'second', 'third'],
    'captcha.widget.*': captchaStages,
    'captcha.work.*': captchaStages,
    'challengeType.*': types,
    'challengeType.about.*': types,
    'cheats.kind.*': ['baits', 'flags'],
    'connection.*': ['live', 'offline', 'reconnecting'],
    'connectionCheck.name.*': wordsOf('address origin cookies compression events sockets idle'),
    'connectionCheck.said.*': wordsOf(`
      addressSeen addressForged addressShared originSame originOther cookiesReturn cookiesLost compressed uncompressed
      eventsArrive eventsHeld socketsPass socketsFail idleLives idleCut
    `),
    'connectionCheck.setting.*': ['trustedProxies', 'publicUrl', 'passCookies', 'passEncoding'],
    'editor.*': ['bold', 'code', 'italic', 'link', 'list', 'math'],
    'failure.*': ['network', 'timeout', 'aborted', 'canceled', 'protocol'],
    'entry.*': ['visitor', 'teamless'],
    'entry.*Note': ['pending', 'rejected', 'suspended'],
    'entry.step.*': ['join', 'joinBoth', 'joinCode', 'joinDivision', 'joinDivisionDone', 'joinDone'],
    'events.kind.*': ['answers', 'calm', 'cheats', 'containers'],
    'events.label.*': eventLabels,
    'events.note.*': ['Bait', 'Box', 'Flag'],
    'files.use.*': ['@FileUseKind'],
    'flags.about.*': types,
    'flags.kind.*': ['@FlagKind'],
    'flags.kindHint.*': ['CaseInsensitive', 'Regex'],
    'game.filter.*': states,
    'game.none.*': states.concat('all'),
    'game.state.*': states,
    'home.first.*': ['game', 'post', 'settings'],
    'home.first.*Text': ['game', 'post', 'settings'],
    'identity.problem.*': SIGN_IN_PROBLEMS,
    'instance.expected.*': ['minutes', 'moments', 'seconds'],
    'instance.phase.*': ['Fetching', 'Next', 'Pulling', 'Queued', 'Starting', 'Stopping'],
    'instance.said.*': statuses,
    'instances.kind.*': otherContainers,
    'instances.nameOf.*': otherContainers,
    'instances.status.*': statuses,
    'instances.stopTextOf.*': otherContainers,
    'logs.level.*': ['@LogLevel'],
    'logs.nobody.*': ['Anonymous', 'System'],
    'logs.status.*': ['Denied', 'Duplicate', 'Exit', 'Failed', 'NotFound'],
    'operations.containerIssue.*': ['@ContainerIssueKind'],
    'operations.engine.*': ['@EngineState'],
    'monitor.*': ['cheatinfo', 'events', 'submissions', 'traffic', 'writeups'],
    'passkey.problem.*': ['canceled', 'failed', 'known'],
    'play.closed.*': closings,
    'play.closed.*Text': closings,
    'play.gate.*Text': gates,
    'play.gate.*Title': gates,
    'play.news.*': ['NewChallenge', 'NewHint', 'Normal'],
    'play.notice.*': ['FirstBlood', 'NewChallenge', 'NewHint', 'SecondBlood', 'ThirdBlood'],
    'play.noticesEmpty.*': ['all', 'blood', 'hints'],
    'play.sortBy.*': ['category', 'score', 'solves'],
    'play.type.*': types,
    'play.verdict.blood*': ['1', '2', '3'],
    'review.do.*': reviewed,
    'review.done.*': reviewed,
    'review.doneMany.*': reviewed,
    'review.refuse.*.text': ['Rejected', 'Suspended'],
    'review.refuse.*.title': ['Rejected', 'Suspended'],
    'review.refuse.*.titleMany': ['Rejected', 'Suspended'],
    'review.status.*': ['@ParticipationStatus', 'All'],
    'role.*': roles,
    'settings.*': policies,
    'settings.*Hint': policies,
    'settings.backupSchedules.*': ['@BackupSchedule'],
    'settings.captchaProviders.*': ['CloudflareTurnstile', 'HashPow'],
    'settings.outcome.*': ['closed', 'atOnce', 'mail', 'admin'],
    'settings.pairs.*': wordsOf(`
      button buttonHover linkDark linkLight markDark markLight tintDark tintLight
    `),
    'scoreboard.adjusted.*': ['Award', 'Hint'],
    'sheet.*': ['scoreboardsheet', 'submissionsheet'],
    'submissions.blood.*': ['1', '2', '3'],
    'submissions.result.*': answers,
    'team.*Action': teamActions,
    'team.*Text': teamActions,
    'team.*Title': teamActions,
    'testContainer.log.*': ['fetching', 'pull', 'queued', 'ready', 'start', 'stop', 'up'],
    'testContainer.status.*': ['Failed', 'Pulling', 'Queued', 'Running', 'Starting', 'Stopping'],
    'users.bulk.*Text': ['ban', 'delete', 'role'],
    'users.bulk.*Title': ['ban', 'delete', 'role'],
    'users.*': userFields.concat(userActions),
    'adminGame.playerWriteups.*': ['@PlayerWriteups'],
    'certificate.ruleName.*': ['@CertificateRule'],
    'certificate.state.*': ['@CertificateState'],
    'certificate.text.*': ['@CertificateState'],
    'sharedWriteups.kind.*': ['@WriteupKind'],
    'sharedWriteups.state.*': ['@WriteupState'],
    'users.*Confirm': userActions,
    'users.*Do': userActions,
    'users.*Hint': userActions,
    'users.*Text': userActions,
    'users.*Title': userActions,
    'users.roles.*': roles,
  },
  server: {
    'game.card.*': ['@GameState', 'Paused'],
    'notice.feed.*': ['@NoticeType'],
    'account.status*': ['@RegisterStatus'],
    'container.failure.*': ['off', 'unreachable', 'open', 'image', 'exited', 'full', 'failed'],
    'container.testFailure.*': ['unreachable', 'open', 'image', 'exited', 'failed'],
    'mail.*': ['greeting', 'otherwise', 'origin'].concat(
      letters.flatMap((kind) =>
        ['title', 'information', 'button', 'closing'].map((part) => `${kind}.${part}`),
      ),
    ),
    'mail.*.title': letters,
    'sheet.*': wordsOf(`
      adjustments answer captain challenge division email emails event eventType.@GameEventType eventType.Bait file flagOwner
      lastSolve members phones practice rank realNames result score scoreboard solved studentNumbers
      submissions status.@AnswerResult team text time user
    `),
    'webhook.message.*': wordsOf(`
      cheatDetected containerFailed containerLimitReached challengeReleased corrected firstBlood gameEnded gameStarted hintAdded noticeCreated
      participationChanged scoreboardChanged secondBlood solved teamJoined test thirdBlood writeupSubmitted
    `),
  },
}

/** Files with names that look like keys. Their literals are not treated as keys in any file. */
export const otherNames = {
  client: ['client/domains/audit/audit-actions.ts'],
  server: [
    'server/domains/audit/audit-actions.ts',
    'server/http/traced-requests.ts',
    'server/domains/webhook/chat-message.ts',
    'server/events/domain-events.ts',
    'server/http/traced-requests.ts',
  ],
}
