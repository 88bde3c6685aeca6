import type { Api } from './api.ts'
import { inMilliseconds, list, pick, rest, type Input } from './api-calls.ts'

export type { Api } from './api.ts'
export { graphqlApi } from './graphql-api.ts'
export type { Outcome } from './api-calls.ts'

export const restApi: Api = {
  name: 'REST',
  register: (actor, input) => rest(actor, 'POST', '/api/account/register', input, (body) => body['data']),
  logIn: (actor, input) => rest(actor, 'POST', '/api/account/login', input, () => null),
  logOut: (actor) => rest(actor, 'POST', '/api/account/logout', undefined, () => null),
  profile: (actor) =>
    rest(actor, 'GET', '/api/account/profile', undefined, (user) =>
      pick(user, ['userName', 'email', 'bio', 'phone', 'realName', 'stdNumber', 'role']),
    ),
  updateProfile: (actor, input) => rest(actor, 'PUT', '/api/account/update', input, () => null),
  createTeam: (actor, input) => rest(actor, 'POST', '/api/team', input, (team) => Number(team['id'])),
  inviteCode: (actor, teamId) => rest(actor, 'GET', `/api/team/${teamId}/invite`, undefined, String),
  acceptInvite: (actor, code) => rest(actor, 'POST', '/api/team/accept', code, () => null),
  teams: (actor) =>
    rest(actor, 'GET', '/api/team', undefined, (teams) =>
      list(teams).map((team) => ({
        ...pick(team, ['name', 'bio', 'locked']),
        members: list(team['members'])
          .map((member) => `${member['userName']}${member['captain'] ? '*' : ''}`)
          .toSorted(),
      })),
    ),
  createGame: (actor, input) =>
    rest(actor, 'POST', '/api/edit/games', inMilliseconds(input), (game) => Number(game['id'])),
  async updateGame(actor, gameId, input) {
    const { body } = await actor.rest('GET', `/api/edit/games/${gameId}`)
    return rest(
      actor,
      'PUT',
      `/api/edit/games/${gameId}`,
      { ...(body as Input), ...inMilliseconds(input) },
      () => null,
    )
  },
  games: (actor) =>
    rest(actor, 'GET', '/api/game?count=50', undefined, (page) =>
      list(page['data']).map((game) => game['title']),
    ),
  game: (actor, gameId) =>
    rest(actor, 'GET', `/api/game/${gameId}`, undefined, (game) => ({
      ...pick(game, [
        'title',
        'summary',
        'content',
        'hidden',
        'practiceMode',
        'inviteCodeRequired',
        'teamCount',
      ]),
      divisions: game['divisions'] ?? [],
      teamMemberCountLimit: game['limit'],
      start: game['start'],
      end: game['end'],
      status: game['status'],
      division: game['division'],
    })),
  createChallenge: (actor, gameId, input) =>
    rest(actor, 'POST', `/api/edit/games/${gameId}/challenges`, input, (challenge) =>
      Number(challenge['id']),
    ),
  updateChallenge: (actor, gameId, challengeId, input) =>
    rest(actor, 'PUT', `/api/edit/games/${gameId}/challenges/${challengeId}`, input, (challenge) =>
      pick(challenge, [
        'title',
        'content',
        'category',
        'hints',
        'isEnabled',
        'originalScore',
        'minScoreRate',
      ]),
    ),
  createFlags: (actor, gameId, challengeId, flags) =>
    rest(
      actor,
      'POST',
      `/api/edit/games/${gameId}/challenges/${challengeId}/flags`,
      flags.map((flag) => ({ flag })),
      () => null,
    ),
  setRemoteAttachment: (actor, gameId, challengeId, remoteUrl) =>
    rest(
      actor,
      'POST',
      `/api/edit/games/${gameId}/challenges/${challengeId}/attachment`,
      { attachmentType: 'Remote', remoteUrl },
      () => null,
    ),
  join: (actor, gameId, input) => rest(actor, 'POST', `/api/game/${gameId}`, input, () => null),
  leave: (actor, gameId) => rest(actor, 'DELETE', `/api/game/${gameId}`, undefined, () => null),
  review: (actor, id, input) => rest(actor, 'PUT', `/api/admin/participation/${id}`, input, () => null),
  details: (actor, gameId) =>
    rest(actor, 'GET', `/api/game/${gameId}/details`, undefined, (play) => ({
      challenges: Object.values(play['challenges'] as Record<string, Input[]>)
        .flat()
        .map((challenge) => pick(challenge, ['title', 'category', 'score'])),
      score: (play['rank'] as Input)['score'],
      rank: (play['rank'] as Input)['rank'],
      hasToken: /^\d+:.{88}$/.test(String(play['teamToken'])),
    })),
  challenge: (actor, gameId, challengeId) =>
    rest(actor, 'GET', `/api/game/${gameId}/challenges/${challengeId}`, undefined, (challenge) => ({
      ...pick(challenge, ['title', 'content', 'category', 'hints', 'score', 'type']),
      url: (challenge['context'] as Input)['url'],
    })),
  async submit(actor, gameId, challengeId, flag) {
    const path = `/api/game/${gameId}/challenges/${challengeId}`
    const sent = await rest(actor, 'POST', path, { flag }, Number)
    if (!sent.ok) return sent
    return rest(actor, 'GET', `${path}/status/${sent.value}`, undefined, String)
  },
  scoreboard: (actor, gameId) =>
    rest(actor, 'GET', `/api/game/${gameId}/scoreboard`, undefined, (board) => ({
      rows: list(board['items']).map((item) => ({
        ...pick(item, ['name', 'score', 'rank', 'divisionRank', 'division', 'solvedCount']),
        solves: list(item['solvedChallenges']).map((solve) => pick(solve, ['score', 'type', 'userName'])),
      })),
      challenges: Object.values(board['challenges'] as Record<string, Input[]>)
        .flat()
        .map((challenge) => ({
          ...pick(challenge, ['title', 'category', 'score']),
          solved: challenge['solved'],
          bloods: list(challenge['bloods']).map((blood) => blood['name']),
        })),
    })),
  createNotice: (actor, gameId, content) =>
    rest(actor, 'POST', `/api/edit/games/${gameId}/notices`, { content }, (notice) =>
      pick(notice, ['type', 'values']),
    ),
  notices: (actor, gameId) =>
    rest(actor, 'GET', `/api/game/${gameId}/notices`, undefined, (notices) =>
      list(notices)
        .map((notice) => JSON.stringify(pick(notice, ['type', 'values'])))
        .toSorted(),
    ),
}
