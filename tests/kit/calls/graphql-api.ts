import { inIso, list, mutate, pick, query, type Input } from './api-calls.ts'
import type { Api } from './api.ts'
import { noticeFields, noticeRow } from './typed-rows.ts'

export const graphqlApi: Api = {
  name: 'GraphQL',
  register: (actor, input) => mutate(actor, 'register', input, 'status', (payload) => payload['status']),
  logIn: (actor, input) => mutate(actor, 'logIn', input, 'viewer { userName }', () => null),
  logOut: (actor) => mutate(actor, 'logOut', {}, 'everywhere', () => null),
  profile: (actor) =>
    query(
      actor,
      '{ viewer { userName email bio phone realName stdNumber: studentNumber role } }',
      {},
      (data) => data['viewer'],
    ),
  updateProfile: (actor, input) => mutate(actor, 'updateProfile', input, '__typename', () => null),
  createTeam: (actor, input) =>
    mutate(actor, 'createTeam', input, 'team { databaseId }', ({ team }) =>
      Number((team as Input)['databaseId']),
    ),
  inviteCode: (actor, teamId) =>
    query(
      actor,
      `query ($teamId: Int!) { team: teamByDatabaseId(databaseId: $teamId) { inviteCode } }`,
      { teamId },
      ({ team }) => String((team as Input)['inviteCode']),
    ),
  acceptInvite: (actor, code) => mutate(actor, 'acceptInvite', { code }, '__typename', () => null),
  teams: (actor) =>
    query(
      actor,
      '{ viewer { teams { name bio locked members { isCaptain user { userName } } } } }',
      {},
      ({ viewer }) =>
        list((viewer as Input)['teams']).map((team) => ({
          ...pick(team, ['name', 'bio', 'locked']),
          members: list(team['members'])
            .map((member) => `${(member['user'] as Input)['userName']}${member['isCaptain'] ? '*' : ''}`)
            .toSorted(),
        })),
    ),
  createGame: (actor, input) =>
    mutate(actor, 'createGame', inIso(input), 'game { databaseId }', ({ game }) =>
      Number((game as Input)['databaseId']),
    ),
  updateGame: (actor, gameId, input) =>
    mutate(actor, 'updateGame', { gameId, ...inIso(input) }, '__typename', () => null),
  games: (actor) =>
    query(actor, '{ games(first: 50) { edges { node { title } } } }', {}, ({ games }) =>
      list((games as Input)['edges']).map((edge) => (edge['node'] as Input)['title']),
    ),
  game: (actor, gameId) =>
    query(
      actor,
      `query ($gameId: Int!) { game: gameByDatabaseId(databaseId: $gameId) {
         title summary content hidden practiceMode inviteCodeRequired teamCount divisions teamMemberCountLimit
         start end viewerParticipation { status division } } }`,
      { gameId },
      ({ game }) => {
        const { viewerParticipation, start, end, ...rest } = game as Input
        const mine = viewerParticipation as Input | null
        return {
          ...rest,
          start: Date.parse(String(start)),
          end: Date.parse(String(end)),
          status: mine?.['status'] ?? 'Unsubmitted',
          division: mine?.['division'] ?? null,
        }
      },
      'game',
    ),
  createChallenge: (actor, gameId, input) =>
    mutate(actor, 'createChallenge', { gameId, ...input }, 'challenge { databaseId }', ({ challenge }) =>
      Number((challenge as Input)['databaseId']),
    ),
  updateChallenge: (actor, gameId, challengeId, input) =>
    mutate(
      actor,
      'updateChallenge',
      { gameId, challengeId, ...input },
      'challenge { title content category hints isEnabled originalScore minScoreRate }',
      (payload) => payload['challenge'],
    ),
  createFlags: (actor, gameId, challengeId, flags) =>
    mutate(
      actor,
      'createFlags',
      { gameId, challengeId, flags: flags.map((flag) => ({ flag })) },
      '__typename',
      () => null,
    ),
  setRemoteAttachment: (actor, gameId, challengeId, remoteUrl) =>
    mutate(
      actor,
      'setChallengeAttachment',
      { gameId, challengeId, attachmentType: 'Remote', remoteUrl },
      '__typename',
      () => null,
    ),
  join: (actor, gameId, input) => mutate(actor, 'joinGame', { gameId, ...input }, '__typename', () => null),
  leave: (actor, gameId) => mutate(actor, 'leaveGame', { gameId }, '__typename', () => null),
  review: (actor, participationId, input) =>
    mutate(actor, 'updateParticipation', { participationId, ...input }, '__typename', () => null),
  details: (actor, gameId) =>
    query(
      actor,
      `query ($gameId: Int!) { game: gameByDatabaseId(databaseId: $gameId) {
         challenges { title category score } viewerParticipation { token standing { score rank } } } }`,
      { gameId },
      ({ game }) => {
        const { challenges, viewerParticipation } = game as Input
        const { token, standing } = viewerParticipation as Input
        return { challenges, ...(standing as Input), hasToken: /^\d+:.{88}$/.test(String(token)) }
      },
      'game',
    ),
  challenge: async (actor, gameId, challengeId) => {
    const outcome = await mutate(
      actor,
      'openChallenge',
      { gameId, challengeId },
      'challenge { title content category hints score type attachment { url } }',
      ({ challenge }) => {
        const { attachment, ...rest } = challenge as Input
        return { ...rest, url: (attachment as Input | null)?.['url'] ?? null }
      },
    )
    // REST opens a challenge with a GET, and a GET that finds nothing has one code.
    return !outcome.ok && outcome.code.endsWith('NOT_FOUND') ? { ok: false, code: 'NOT_FOUND' } : outcome
  },
  submit: (actor, gameId, challengeId, flag) =>
    mutate(actor, 'submitFlag', { gameId, challengeId, flag }, 'submission { status }', ({ submission }) =>
      String((submission as Input)['status']),
    ),
  scoreboard: (actor, gameId) =>
    query(
      actor,
      `query ($gameId: Int!) { game: gameByDatabaseId(databaseId: $gameId) { scoreboard {
         entries(first: 100) { edges { node { team { name } score rank divisionRank division solvedCount
           solves { score: points type userName } } } }
         challenges { title category score solvedCount bloods { team { name } } } } } }`,
      { gameId },
      ({ game }) => {
        const { entries, challenges } = (game as Input)['scoreboard'] as Input
        return {
          rows: list((entries as Input)['edges']).map((edge) => {
            const { team, ...rest } = edge['node'] as Input
            return { name: (team as Input)['name'], ...rest }
          }),
          challenges: list(challenges).map(({ solvedCount, bloods, ...rest }) => ({
            ...rest,
            solved: solvedCount,
            bloods: list(bloods).map((blood) => (blood['team'] as Input)['name']),
          })),
        }
      },
      'game.scoreboard',
    ),
  createNotice: (actor, gameId, content) =>
    mutate(actor, 'createNotice', { gameId, content }, 'notice { type content }', ({ notice }) =>
      noticeRow(notice as Input),
    ),
  notices: (actor, gameId) =>
    query(
      actor,
      `query ($gameId: Int!) { game: gameByDatabaseId(databaseId: $gameId) { notices(first: 100) { edges { node { ${noticeFields} } } } } }`,
      { gameId },
      ({ game }) =>
        list(((game as Input)['notices'] as Input)['edges'])
          .map((edge) => JSON.stringify(noticeRow(edge['node'] as Input)))
          .toSorted(),
    ),
}
