import { encodeGlobalID } from '@pothos/plugin-relay'
import { password, unique } from '../world/factories.ts'
import { acts, no, type MutationRow } from './mutation-row.ts'

/** Every mutation of the schema, with its action and an input if the audit trail records it. */
export const auditedMutations: Record<string, MutationRow> = {
  acceptInvite: no,
  beginImport: no,
  endImport: no,
  renewImport: no,
  backUpNow: acts('backup.created', 'none', () => null),
  changePassword: no,
  confirmEmailChange: no,
  addPasskey: no,
  confirmPasskey: no,
  confirmPassword: no,
  removePasskey: no,
  renamePasskey: no,
  startAddingPasskey: no,
  startPasskeyLogIn: no,
  confirmTotp: no,
  createApiToken: acts('apiToken.created', 'after', () => ({
    name: 'log reader',
    scopes: ['read'],
    expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
  })),
  createChallenge: acts('challenge.created', 'after', async ({ game }) => ({
    gameId: await game(),
    title: 'Knots',
  })),
  createFlags: acts('flag.created', 'after', async ({ challenge }) => ({
    ...(await challenge()),
    flags: [{ flag: 'flag{more}' }],
  })),
  createGame: acts('game.created', 'after', () => ({
    title: unique('game'),
    start: '2030-01-01T00:00:00Z',
    end: '2030-01-02T00:00:00Z',
  })),
  createNotice: acts('notice.created', 'after', async ({ game }) => ({
    gameId: await game(),
    content: 'Ahoy',
  })),
  createPost: acts('post.created', 'after', () => ({ title: unique('post') })),
  createPowChallenge: no,
  createTeam: no,
  createUsers: acts('user.created', 'after', () => ({
    users: [{ userName: unique('bulk'), password, email: `${unique('bulk')}@example.test` }],
  })),
  deleteCapture: acts('capture.deleted', 'before', async ({ capture }) => ({
    ...(await capture()),
    fileName: 'table-ONE.pcap',
  })),
  deleteCaptures: acts('captures.deleted', 'before', ({ capture }) => capture()),
  deleteChallenge: acts('challenge.deleted', 'before', ({ challenge }) => challenge()),
  deleteDeadLetter: acts('mail.deleted', 'before', async ({ deadLetter }) => ({ id: await deadLetter() })),
  deleteFile: acts('file.deleted', 'before', async ({ file }) => ({ hash: await file() })),
  deleteFiles: acts('file.deleted', 'before', async ({ file }) => ({ hashes: [await file()] })),
  deleteFlag: acts('flag.deleted', 'before', ({ flag }) => flag()),
  deleteFlags: acts('flag.deleted', 'before', async ({ flag }) => {
    const { flagId, ...place } = await flag()
    return { ...place, flagIds: [flagId] }
  }),
  deleteGame: acts('game.deleted', 'before', async ({ game }) => ({ gameId: await game() })),
  deleteIdentityProvider: acts('identityProvider.deleted', 'before', async ({ identityProvider }) => ({
    key: (await identityProvider()).key,
  })),
  deleteNotice: acts('notice.deleted', 'before', ({ notice }) => notice()),
  deletePastGame: acts('pastGame.deleted', 'before', async ({ pastGame }) => ({
    pastGameId: await pastGame(),
  })),
  deletePost: acts('post.deleted', 'before', async ({ post }) => ({ postId: await post() })),
  deleteTeam: acts('team.deleted', 'before', async ({ team }) => ({ teamId: await team() })),
  deleteTeams: acts('team.deleted', 'before', async ({ team }) => ({
    ids: [encodeGlobalID('Team', await team())],
  })),
  deleteUser: acts('user.deleted', 'before', async ({ user }) => ({ userId: await user() })),
  deleteUsers: acts('user.deleted', 'before', async ({ user }) => ({
    ids: [encodeGlobalID('User', await user())],
  })),
  deleteWriteups: acts('game.writeups.deleted', 'before', async ({ writeups }) => ({
    gameId: await writeups(),
  })),
  destroyInstance: acts('container.stopped', 'before', async ({ testContainer }) => ({
    instanceId: (await testContainer()).containerId,
  })),
  destroyInstances: acts('container.stopped', 'before', async ({ testContainer }) => ({
    ids: [encodeGlobalID('Container', (await testContainer()).containerId)],
  })),
  voidSolves: acts('solves.voided', 'after', async ({ solved }) => ({
    ...(await solved()),
    reason: 'Leaked',
  })),
  restoreSolves: acts('solves.restored', 'after', async ({ voided }) => ({
    ...(await voided()),
    reason: 'Not leaked',
  })),
  grantSolve: acts('solve.granted', 'after', async ({ unsolved }) => ({
    ...(await unsolved()),
    reason: 'The instance was down',
  })),
  judgeAgain: acts('answers.judgedAgain', 'after', async ({ misjudged }) => ({
    ...(await misjudged()),
    reason: 'Wrong flag',
  })),
  giveAward: acts('award.given', 'after', async (things) => ({
    ...(await things.awarded()),
    points: 50,
    reason: 'King of the hill',
  })),
  setDivisionRights: acts('game.divisions.changed', 'both', ({ division }) => division()),
  setPasswordLogIn: acts('settings.updated', 'both', async ({ passwordsOff }) => {
    await passwordsOff()
    return { isAllowed: true }
  }),
  setStaffFactor: acts('settings.updated', 'both', async ({ staffFactorRequired }) => {
    await staffFactorRequired()
    return { isRequired: false }
  }),
  setExtraHints: acts('challenge.hints.changed', 'both', async ({ challenge }) => ({
    ...(await challenge()),
    hints: [{ content: 'Look at the tide table', cost: 50 }],
  })),
  unlockHint: no,
  createWebhook: acts('webhook.created', 'after', async ({ game }) => ({
    gameId: await game(),
    name: 'Announcer',
    url: 'http://127.0.0.1:9/token',
    form: 'Standard',
    events: ['challenge.blood'],
    isForOrganizers: false,
  })),
  updateWebhook: acts('webhook.updated', 'both', async ({ webhook }) => ({
    ...(await webhook()),
    name: 'Town crier',
  })),
  rotateWebhookSecret: acts('webhook.secret.rotated', 'none', ({ webhook }) => webhook()),
  deleteWebhook: acts('webhook.deleted', 'before', ({ webhook }) => webhook()),
  sendTestWebhook: acts('webhook.tested', 'none', ({ webhook }) => webhook()),
  replayWebhookDelivery: acts('webhook.replayed', 'after', async ({ webhook, webhookDelivery }) => ({
    deliveryId: await webhookDelivery((await webhook()).webhookId),
  })),
  issueCertificate: no,
  setCertificates: acts('game.certificates.changed', 'both', async ({ game }) => ({
    gameId: await game(),
    rule: 'AllTeams',
  })),
  withdrawCertificate: acts('certificate.withdrawn', 'both', async ({ certificate }) => ({
    code: await certificate(),
    reason: 'A second account',
  })),
  restoreCertificate: acts('certificate.restored', 'both', async ({ certificate }) => ({
    code: await certificate({ withdrawnAt: new Date(), withdrawalReason: 'A mistake' }),
  })),
  rateChallenge: no,
  withdrawRating: no,
  removeRating: acts('rating.removed', 'before', async ({ rating }) => ({ ratingId: await rating() })),
  shareWriteup: no,
  withdrawWriteup: no,
  approveWriteup: acts('writeup.published', 'both', async ({ sharedWriteup }) => ({
    writeupId: await sharedWriteup(),
    version: 1,
  })),
  refuseWriteup: acts('writeup.refused', 'both', async ({ sharedWriteup }) => ({
    writeupId: await sharedWriteup(),
    version: 1,
    reason: 'A copy of another one',
  })),
  publishWriteup: acts('writeup.published', 'after', async ({ pdf }) => ({ participationId: await pdf() })),
  unpublishWriteup: acts('writeup.withdrawn', 'before', async ({ publishedPdf }) => ({
    participationId: await publishedPdf(),
  })),
  removeAward: acts('award.removed', 'before', async ({ award }) => ({ awardId: await award() })),
  resetAttempts: acts('challenge.attempts.reset', 'before', async ({ challenge, participation }) => ({
    ...(await challenge()),
    participationId: await participation(),
  })),
  saveIdentityProvider: acts('identityProvider.updated', 'both', async ({ identityProvider }) => ({
    ...(await identityProvider()),
    label: 'Harbour school',
  })),
  scheduleChallenges: acts('challenge.updated', 'both', async ({ challenge }) => {
    const { gameId, challengeId } = await challenge()
    return { gameId, challengeIds: [challengeId], closeAt: '2040-01-01T00:00:00Z' }
  }),
  duplicateChallenge: acts('challenge.created', 'after', async ({ challenge }) => ({
    id: encodeGlobalID('Challenge', (await challenge()).challengeId),
  })),
  duplicateGame: acts('game.created', 'after', async ({ game }) => ({
    id: encodeGlobalID('Game', await game()),
  })),
  updateAnyTeam: acts('team.locked', 'none', async ({ team }) => ({ teamId: await team(), locked: true })),
  extendGame: acts('game.extended', 'both', async ({ extension }) => extension()),
  extendInstance: no,
  joinGame: no,
  kickMember: no,
  leaveGame: no,
  leaveTeam: no,
  lockTeams: acts('team.locked', 'none', async ({ team }) => ({
    ids: [encodeGlobalID('Team', await team())],
    locked: true,
  })),
  finishLogIn: no,
  linkIdentity: no,
  logIn: no,
  logInWithPasskey: no,
  logOut: no,
  regenerateInviteCode: no,
  renewRecoveryCodes: no,
  register: no,
  removeTotp: no,
  requestEmailChange: no,
  requestPasswordReset: no,
  resetLogo: acts('logo.reset', 'before', async ({ logo }) => {
    await logo()
    return null
  }),
  resetPassword: no,
  resetUserPassword: acts('user.password.reset', 'after', async ({ user }) => ({ userId: await user() })),
  retryDeadLetter: acts('mail.retried', 'after', async ({ deadLetter }) => ({ id: await deadLetter() })),
  revokeApiToken: acts('apiToken.revoked', 'before', async ({ apiToken }) => ({ id: await apiToken() })),
  revokeSession: no,
  sendTestMail: acts('mail.test.sent', 'none', () => ({ to: 'sea@example.test' })),
  setChallengeAttachment: acts('challenge.attachment.changed', 'after', async ({ challenge }) => ({
    ...(await challenge()),
    attachmentType: 'Remote',
    remoteUrl: 'https://example.test/knots.txt',
  })),
  startInstance: no,
  startTotp: no,
  startTestContainer: acts('challenge.testContainer.started', 'after', async ({ testContainer }) => {
    const { gameId, challengeId } = await testContainer()
    return { gameId, challengeId }
  }),
  stopInstance: no,
  stopTestContainer: acts('challenge.testContainer.stopped', 'none', async ({ testContainer }) => {
    const { gameId, challengeId } = await testContainer()
    return { gameId, challengeId }
  }),
  openChallenge: no,
  submitFlag: no,
  submitToFlagBox: no,
  submitWriteup: no,
  // Changes nothing.
  testCaptcha: no,
  testDiscovery: no,
  transferTeam: no,
  unlinkIdentity: no,
  updateAvatar: no,
  updateBackupPolicy: acts('settings.updated', 'both', () => ({ keep: 30 })),
  updateChallenge: acts('challenge.hints.changed', 'both', async ({ challenge }) => ({
    ...(await challenge()),
    hints: ['Look aloft'],
  })),
  updateGame: acts('game.divisions.changed', 'both', async ({ game }) => ({
    gameId: await game(),
    divisions: ['Juniors'],
  })),
  finalizeGame: acts('game.finalized', 'both', async ({ endedGame }) => ({ gameId: await endedGame() })),
  reopenGame: acts('game.reopened', 'both', async ({ endedGame }) => ({
    gameId: await endedGame({ finalizedAt: new Date() }),
    reason: 'A flag was wrong',
  })),
  pullImages: acts('game.images.pulled', 'after', async ({ game }) => ({ gameId: await game() })),
  pauseGame: acts('game.paused', 'after', async ({ game }) => ({ gameId: await game() })),
  resumeGame: acts('game.resumed', 'both', async ({ pausedGame }) => ({ gameId: await pausedGame() })),
  revealNextSolve: acts('game.revealed', 'after', async ({ frozenGame }) => ({ gameId: await frozenGame() })),
  revealScoreboard: acts('game.revealed', 'after', async ({ frozenGame }) => ({
    gameId: await frozenGame(),
  })),
  updateGamePoster: acts('game.poster.changed', 'both', async ({ game, picture }) => ({
    gameId: await game(),
    hash: await picture(),
  })),
  updateLogo: acts('logo.changed', 'both', async ({ picture }) => ({ hash: await picture() })),
  updateNotice: acts('notice.updated', 'both', async ({ notice }) => ({
    ...(await notice()),
    content: 'Aye',
  })),
  updateParticipation: acts('participation.reviewed', 'both', async ({ participation }) => ({
    participationId: await participation(),
    status: 'Suspended',
  })),
  updateParticipations: acts('participation.reviewed', 'both', async ({ participation }) => ({
    participationIds: [await participation()],
    status: 'Rejected',
  })),
  updatePastGame: acts('pastGame.updated', 'both', async ({ pastGame }) => ({
    pastGameId: await pastGame(),
    title: unique('past'),
  })),
  updatePost: acts('post.updated', 'both', async ({ post }) => ({ postId: await post(), title: 'Log book' })),
  updateProfile: no,
  updateSettings: acts('settings.updated', 'both', () => ({ globalConfig: { slogan: unique('s') } })),
  updateTeam: no,
  updateTeamAvatar: no,
  updateUser: acts('user.role.changed', 'both', async ({ user }) => ({
    userId: await user(),
    role: 'Monitor',
  })),
  updateUsers: acts('user.role.changed', 'both', async ({ user }) => ({
    ids: [encodeGlobalID('User', await user())],
    role: 'Monitor',
  })),
  verifyEmail: no,
  verifyTeamToken: no,
}
