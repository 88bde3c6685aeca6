import { readFileSync } from 'node:fs'
import { buildSchema, isInterfaceType, isObjectType } from 'graphql'
import { expect, it } from 'vitest'

const read = (name: string) => readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8')
const schema = buildSchema(read('schema.graphql'))
const reference = JSON.parse(read('openapi.json')) as {
  paths: Record<string, Record<string, { operationId: string }>>
}

/** The GraphQL field that is equivalent to an operation of the REST API. */
const equals: Record<string, string> = {
  register: 'Mutation.register',
  logIn: 'Mutation.logIn',
  logOut: 'Mutation.logOut',
  readProfile: 'Query.viewer',
  updateProfile: 'Mutation.updateProfile',
  changePassword: 'Mutation.changePassword',
  verifyEmail: 'Mutation.verifyEmail',
  requestPasswordReset: 'Mutation.requestPasswordReset',
  resetPassword: 'Mutation.resetPassword',
  requestEmailChange: 'Mutation.requestEmailChange',
  confirmEmailChange: 'Mutation.confirmEmailChange',
  updateAvatar: 'Mutation.updateAvatar',
  readClientConfig: 'Query.clientConfig',
  readCaptcha: 'Query.captcha',
  createPowChallenge: 'Mutation.createPowChallenge',
  readSettings: 'Query.settings',
  updateSettings: 'Mutation.updateSettings',
  updateLogo: 'Mutation.updateLogo',
  resetLogo: 'Mutation.resetLogo',
  listUsers: 'Query.users',
  createUsers: 'Mutation.createUsers',
  searchUsers: 'Query.users',
  readUser: 'Query.node',
  updateUser: 'Mutation.updateUser',
  deleteUser: 'Mutation.deleteUser',
  resetUserPassword: 'Mutation.resetUserPassword',
  listAllTeams: 'Query.allTeams',
  searchTeams: 'Query.allTeams',
  editTeam: 'Mutation.updateAnyTeam',
  deleteAnyTeam: 'Mutation.deleteTeam',
  listLogs: 'Query.logs',
  listWriteups: 'Game.writeups',
  downloadWriteups: 'Game.writeupArchiveUrl',
  readWriteup: 'Participation.writeup',
  submitWriteup: 'Mutation.submitWriteup',
  deleteWriteups: 'Mutation.deleteWriteups',
  listInstances: 'Query.instances',
  destroyInstance: 'Mutation.destroyInstance',
  startContainer: 'Mutation.startInstance',
  stopContainer: 'Mutation.stopInstance',
  extendContainer: 'Mutation.extendInstance',
  startTestContainer: 'Mutation.startTestContainer',
  stopTestContainer: 'Mutation.stopTestContainer',
  // The bytes go over a separate WebSocket. These fields contain its address.
  connectToContainer: 'Instance.entry',
  connectToTestContainer: 'Challenge.testContainer',
  listFiles: 'Query.files',
  listPosts: 'Query.posts',
  listLatestPosts: 'Query.posts',
  readPost: 'Query.post',
  createPost: 'Mutation.createPost',
  updatePost: 'Mutation.updatePost',
  deletePost: 'Mutation.deletePost',
  listOwnTeams: 'Viewer.teams',
  createTeam: 'Mutation.createTeam',
  acceptInvite: 'Mutation.acceptInvite',
  verifyTeamToken: 'Mutation.verifyTeamToken',
  readTeam: 'Query.team',
  updateTeam: 'Mutation.updateTeam',
  deleteTeam: 'Mutation.deleteTeam',
  transferTeam: 'Mutation.transferTeam',
  readInviteCode: 'Team.inviteCode',
  regenerateInviteCode: 'Mutation.regenerateInviteCode',
  kickMember: 'Mutation.kickMember',
  leaveTeam: 'Mutation.leaveTeam',
  updateTeamAvatar: 'Mutation.updateTeamAvatar',
  listGames: 'Query.games',
  listRecentGames: 'Query.recentGames',
  readGame: 'Query.game',
  joinGame: 'Mutation.joinGame',
  leaveGame: 'Mutation.leaveGame',
  createGame: 'Mutation.createGame',
  listGamesToEdit: 'Query.games',
  readGameToEdit: 'Query.game',
  replaceGame: 'Mutation.updateGame',
  deleteGame: 'Mutation.deleteGame',
  readHashSalt: 'Game.hashSalt',
  updatePoster: 'Mutation.updateGamePoster',
  listParticipations: 'Game.participations',
  updateParticipation: 'Mutation.updateParticipation',
  readGamePlay: 'Game.viewerParticipation',
  listNotices: 'Game.notices',
  createNotice: 'Mutation.createNotice',
  listNoticesToEdit: 'Game.notices',
  updateNotice: 'Mutation.updateNotice',
  deleteNotice: 'Mutation.deleteNotice',
  listGameEvents: 'Game.events',
  openChallenge: 'Mutation.openChallenge',
  submitFlag: 'Mutation.submitFlag',
  createChallenge: 'Mutation.createChallenge',
  listChallenges: 'Game.allChallenges',
  // Counts are computed and never stored, so a recount does nothing. This field is the count.
  recountSolves: 'Challenge.solvedCount',
  readChallenge: 'Game.challenge',
  updateChallenge: 'Mutation.updateChallenge',
  deleteChallenge: 'Mutation.deleteChallenge',
  setChallengeAttachment: 'Mutation.setChallengeAttachment',
  createFlags: 'Mutation.createFlags',
  deleteFlag: 'Mutation.deleteFlag',
  uploadFiles: 'Mutation.uploadFiles',
  deleteFile: 'Mutation.deleteFile',
  downloadFile: 'Attachment.url',
  readSubmissionStatus: 'Challenge.viewerSubmissions',
  listSubmissions: 'Game.submissions',
  listCheats: 'Game.cheats',
  readScoreboard: 'Game.scoreboard',
  downloadScoreSheet: 'Game.scoreboardSheetUrl',
  downloadSubmissionSheet: 'Game.submissionSheetUrl',
  listChallengeTraffic: 'Game.captures',
  listTeamTraffic: 'ChallengeTraffic.teams',
  listCaptures: 'TeamTraffic.captures',
  deleteCaptures: 'Mutation.deleteCaptures',
  downloadCaptures: 'TeamTraffic.archiveUrl',
  deleteCapture: 'Mutation.deleteCapture',
  downloadCapture: 'Capture.url',
  exportAuditCsv: 'Query.auditEntries',
  exportAuditJsonLines: 'Query.auditEntries',
  readOpenApi: 'Query.__schema',
}

const operations = Object.values(reference.paths).flatMap((methods) =>
  Object.values(methods).map(({ operationId }) => operationId),
)

it.each(operations)('%s of the REST API has an equivalent in GraphQL', (operation) => {
  const [typeName = '', field = ''] = (equals[operation] ?? '').split('.')
  const type = schema.getType(typeName)
  const fields =
    isObjectType(type) || isInterfaceType(type) ? [...Object.keys(type.getFields()), '__schema'] : []
  expect({ operation, typeName, fields }).toEqual({
    operation,
    typeName,
    fields: expect.arrayContaining([field]) as unknown,
  })
})

it('the table names only existing operations', () => {
  expect(Object.keys(equals).filter((operation) => !operations.includes(operation))).toEqual([])
})
