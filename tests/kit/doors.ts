import type { Actor } from './actor.ts'
import { inMilliseconds, list, pick, rest, type Input, type Outcome } from './door-calls.ts'

export { graphqlDoor } from './graphql-door.ts'
export type { Outcome } from './door-calls.ts'

type Account = { userName: string; password: string; email: string }

/** Every use case of the main job, once for each door, with one shape of answer. */
export type Door = {
  name: string
  register(actor: Actor, input: Account & Input): Promise<Outcome>
  logIn(actor: Actor, input: Input): Promise<Outcome>
  logOut(actor: Actor): Promise<Outcome>
  profile(actor: Actor): Promise<Outcome>
  updateProfile(actor: Actor, input: Input): Promise<Outcome>
  createTeam(actor: Actor, input: Input): Promise<Outcome<number>>
  inviteCode(actor: Actor, teamId: number): Promise<Outcome<string>>
  acceptInvite(actor: Actor, code: string): Promise<Outcome>
  teams(actor: Actor): Promise<Outcome>
  createGame(actor: Actor, input: Input): Promise<Outcome<number>>
  updateGame(actor: Actor, gameId: number, input: Input): Promise<Outcome>
  games(actor: Actor): Promise<Outcome>
  game(actor: Actor, gameId: number): Promise<Outcome>
  createChallenge(actor: Actor, gameId: number, input: Input): Promise<Outcome<number>>
  updateChallenge(actor: Actor, gameId: number, challengeId: number, input: Input): Promise<Outcome>
  createFlags(actor: Actor, gameId: number, challengeId: number, flags: string[]): Promise<Outcome>
  setRemoteAttachment(actor: Actor, gameId: number, challengeId: number, remoteUrl: string): Promise<Outcome>
  join(actor: Actor, gameId: number, input: Input): Promise<Outcome>
  leave(actor: Actor, gameId: number): Promise<Outcome>
  review(actor: Actor, participationId: number, input: Input): Promise<Outcome>
  details(actor: Actor, gameId: number): Promise<Outcome>
  challenge(actor: Actor, gameId: number, challengeId: number): Promise<Outcome>
  submit(actor: Actor, gameId: number, challengeId: number, flag: string): Promise<Outcome>
  scoreboard(actor: Actor, gameId: number): Promise<Outcome>
  createNotice(actor: Actor, gameId: number, content: string): Promise<Outcome>
  notices(actor: Actor, gameId: number): Promise<Outcome>
}

export const restDoor: Door = {
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
