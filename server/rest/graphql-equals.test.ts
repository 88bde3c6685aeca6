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
  Account_Register: 'Mutation.register',
  Account_LogIn: 'Mutation.logIn',
  Account_LogOut: 'Mutation.logOut',
  Account_Profile: 'Query.viewer',
  Account_Update: 'Mutation.updateProfile',
  Account_ChangePassword: 'Mutation.changePassword',
  Account_Verify: 'Mutation.verifyEmail',
  Account_Recovery: 'Mutation.requestPasswordReset',
  Account_PasswordReset: 'Mutation.resetPassword',
  Account_ChangeEmail: 'Mutation.requestEmailChange',
  Account_MailChangeConfirm: 'Mutation.confirmEmailChange',
  Account_Avatar: 'Mutation.updateAvatar',
  Info_GetClientConfig: 'Query.clientConfig',
  Info_GetClientCaptchaInfo: 'Query.captcha',
  Info_PowChallenge: 'Mutation.createPowChallenge',
  Admin_GetConfigs: 'Query.settings',
  Admin_UpdateConfigs: 'Mutation.updateSettings',
  Admin_UpdateLogo: 'Mutation.updateLogo',
  Admin_ResetLogo: 'Mutation.resetLogo',
  Admin_Users: 'Query.users',
  Admin_AddUsers: 'Mutation.createUsers',
  Admin_SearchUsers: 'Query.users',
  Admin_UserInfo: 'Query.node',
  Admin_UpdateUserInfo: 'Mutation.updateUser',
  Admin_DeleteUser: 'Mutation.deleteUser',
  Admin_ResetPassword: 'Mutation.resetUserPassword',
  Admin_Teams: 'Query.allTeams',
  Admin_SearchTeams: 'Query.allTeams',
  Admin_UpdateTeam: 'Mutation.updateAnyTeam',
  Admin_DeleteTeam: 'Mutation.deleteTeam',
  Admin_Logs: 'Query.logs',
  Admin_Writeups: 'Game.writeups',
  Admin_DownloadAllWriteups: 'Game.writeupArchiveUrl',
  Game_GetWriteup: 'Participation.writeup',
  Game_SubmitWriteup: 'Mutation.submitWriteup',
  Edit_DeleteGameWriteUps: 'Mutation.deleteWriteups',
  Admin_Instances: 'Query.instances',
  Admin_DestroyInstance: 'Mutation.destroyInstance',
  Game_CreateContainer: 'Mutation.startInstance',
  Game_DeleteContainer: 'Mutation.stopInstance',
  Game_ExtendContainerLifetime: 'Mutation.extendInstance',
  Edit_CreateTestContainer: 'Mutation.startTestContainer',
  Edit_DestroyTestContainer: 'Mutation.stopTestContainer',
  // The bytes go over a separate WebSocket. These fields contain its address.
  Proxy_ProxyForInstance: 'Instance.entry',
  Proxy_ProxyForNoInstance: 'Challenge.testContainer',
  Admin_Files: 'Query.files',
  Info_GetPosts: 'Query.posts',
  Info_GetLatestPosts: 'Query.posts',
  Info_GetPost: 'Query.post',
  Edit_AddPost: 'Mutation.createPost',
  Edit_UpdatePost: 'Mutation.updatePost',
  Edit_DeletePost: 'Mutation.deletePost',
  Team_GetTeamsInfo: 'Viewer.teams',
  Team_CreateTeam: 'Mutation.createTeam',
  Team_Accept: 'Mutation.acceptInvite',
  Team_VerifySignature: 'Mutation.verifyTeamToken',
  Team_GetBasicInfo: 'Query.team',
  Team_UpdateTeam: 'Mutation.updateTeam',
  Team_DeleteTeam: 'Mutation.deleteTeam',
  Team_Transfer: 'Mutation.transferTeam',
  Team_InviteCode: 'Team.inviteCode',
  Team_UpdateInviteToken: 'Mutation.regenerateInviteCode',
  Team_KickUser: 'Mutation.kickMember',
  Team_Leave: 'Mutation.leaveTeam',
  Team_Avatar: 'Mutation.updateTeamAvatar',
  Game_Games: 'Query.games',
  Game_RecentGames: 'Query.recentGames',
  Game_Game: 'Query.game',
  Game_JoinGame: 'Mutation.joinGame',
  Game_LeaveGame: 'Mutation.leaveGame',
  Edit_AddGame: 'Mutation.createGame',
  Edit_GetGames: 'Query.games',
  Edit_GetGame: 'Query.game',
  Edit_UpdateGame: 'Mutation.updateGame',
  Edit_DeleteGame: 'Mutation.deleteGame',
  readHashSalt: 'Game.hashSalt',
  Edit_UpdateGamePoster: 'Mutation.updateGamePoster',
  Game_Participations: 'Game.participations',
  Admin_Participation: 'Mutation.updateParticipation',
  Game_ChallengesWithTeamInfo: 'Game.viewerParticipation',
  Game_Notices: 'Game.notices',
  Edit_AddGameNotice: 'Mutation.createNotice',
  Edit_GetGameNotices: 'Game.notices',
  Edit_UpdateGameNotice: 'Mutation.updateNotice',
  Edit_DeleteGameNotice: 'Mutation.deleteNotice',
  Game_Events: 'Game.events',
  Game_GetChallenge: 'Mutation.openChallenge',
  Game_Submit: 'Mutation.submitFlag',
  Edit_AddGameChallenge: 'Mutation.createChallenge',
  Edit_GetGameChallenges: 'Game.allChallenges',
  // Counts are computed and never stored, so a recount does nothing. This field is the count.
  Edit_UpdateGameChallengesAcceptedCount: 'Challenge.solvedCount',
  Edit_GetGameChallenge: 'Game.challenge',
  Edit_UpdateGameChallenge: 'Mutation.updateChallenge',
  Edit_RemoveGameChallenge: 'Mutation.deleteChallenge',
  Edit_UpdateAttachment: 'Mutation.setChallengeAttachment',
  Edit_AddFlags: 'Mutation.createFlags',
  Edit_RemoveFlag: 'Mutation.deleteFlag',
  Assets_Upload: 'Mutation.uploadFiles',
  Assets_Delete: 'Mutation.deleteFile',
  Assets_GetFile: 'Attachment.url',
  Game_Status: 'Challenge.viewerSubmissions',
  Game_Submissions: 'Game.submissions',
  Game_CheatInfo: 'Game.cheats',
  Game_Scoreboard: 'Game.scoreboard',
  Game_ScoreboardSheet: 'Game.scoreboardSheetUrl',
  Game_SubmissionSheet: 'Game.submissionSheetUrl',
  Game_GetChallengesWithTrafficCapturing: 'Game.captures',
  Game_GetChallengeTraffic: 'ChallengeTraffic.teams',
  Game_GetTeamTrafficAll: 'TeamTraffic.captures',
  Game_DeleteAllTeamTraffic: 'Mutation.deleteCaptures',
  Game_GetAllTeamTraffic: 'TeamTraffic.archiveUrl',
  Game_DeleteTeamTraffic: 'Mutation.deleteCapture',
  Game_GetTeamTraffic: 'Capture.url',
  readPostsFeed: 'Query.posts',
  readNoticesFeed: 'Game.notices',
  readGamesCalendar: 'Query.games',
  readGameCalendar: 'Query.game',
  readCtftimeStandings: 'Game.scoreboard',
  exportEvents: 'Game.eventSheetUrl',
  exportGame: 'Query.game',
  exportAuditCsv: 'Query.auditEntries',
  exportAuditJsonLines: 'Query.auditEntries',
  readOpenApi: 'Query.__schema',
  readOpenApi30: 'Query.__schema',
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
