import type { Actor } from './actor.ts'

/** What a use case came to, whichever door it went through. */
export type Outcome<Value = unknown> = { ok: true; value: Value } | { ok: false; code: string }

type Account = { userName: string; password: string; email: string }
type Input = Record<string, unknown>

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

export const graphqlDoor: Door = {
  name: 'GraphQL',
  register: (actor, input) => mutate(actor, 'register', input, 'status', (payload) => payload['status']),
  logIn: (actor, input) => mutate(actor, 'logIn', input, 'viewer { userName }', () => null),
  logOut: (actor) => mutate(actor, 'logOut', {}, 'ok', () => null),
  profile: (actor) =>
    query(
      actor,
      '{ viewer { userName email bio phone realName stdNumber role } }',
      {},
      (data) => data['viewer'],
    ),
  updateProfile: (actor, input) => mutate(actor, 'updateProfile', input, '__typename', () => null),
  createTeam: (actor, input) =>
    mutate(actor, 'createTeam', input, 'team { databaseId }', ({ team }) =>
      Number((team as Input)['databaseId']),
    ),
  inviteCode: (actor, teamId) =>
    query(actor, `query ($teamId: Int!) { team(teamId: $teamId) { inviteCode } }`, { teamId }, ({ team }) =>
      String((team as Input)['inviteCode']),
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
      `query ($gameId: Int!) { game(gameId: $gameId) {
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
      `query ($gameId: Int!) { game(gameId: $gameId) {
         challenges { title category score } viewerParticipation { token rank { score rank } } } }`,
      { gameId },
      ({ game }) => {
        const { challenges, viewerParticipation } = game as Input
        const { token, rank } = viewerParticipation as Input
        return { challenges, ...(rank as Input), hasToken: /^\d+:.{88}$/.test(String(token)) }
      },
      'game',
    ),
  challenge: (actor, gameId, challengeId) =>
    query(
      actor,
      `query ($gameId: Int!, $challengeId: Int!) { game(gameId: $gameId) { challenge(challengeId: $challengeId) {
         title content category hints score type attachment { url } } } }`,
      { gameId, challengeId },
      ({ game }) => {
        const { attachment, ...rest } = (game as Input)['challenge'] as Input
        return { ...rest, url: (attachment as Input | null)?.['url'] ?? null }
      },
      'game.challenge',
    ),
  submit: (actor, gameId, challengeId, flag) =>
    mutate(actor, 'submitFlag', { gameId, challengeId, flag }, 'submission { status }', ({ submission }) =>
      String((submission as Input)['status']),
    ),
  scoreboard: (actor, gameId) =>
    query(
      actor,
      `query ($gameId: Int!) { game(gameId: $gameId) { scoreboard {
         entries(first: 100) { edges { node { team { name } score rank divisionRank division solvedCount
           solves { score type userName } } } }
         challenges { title category score solvedCount bloods { teamName } } } } }`,
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
            bloods: list(bloods).map((blood) => blood['teamName']),
          })),
        }
      },
      'game.scoreboard',
    ),
  createNotice: (actor, gameId, content) =>
    mutate(
      actor,
      'createNotice',
      { gameId, content },
      'notice { type values }',
      (payload) => payload['notice'],
    ),
  notices: (actor, gameId) =>
    query(
      actor,
      `query ($gameId: Int!) { game(gameId: $gameId) { notices(first: 100) { edges { node { type values } } } } }`,
      { gameId },
      ({ game }) =>
        list(((game as Input)['notices'] as Input)['edges'])
          .map((edge) => JSON.stringify(edge['node']))
          .toSorted(),
    ),
}

async function rest<Value>(
  actor: Actor,
  method: string,
  path: string,
  body: unknown,
  read: (body: Input) => Value,
): Promise<Outcome<Value>> {
  const answer = await actor.rest(method, path, body)
  if (answer.status === 200) return { ok: true, value: read(answer.body as Input) }
  // What a GraphQL query may not see is null, without a reason.
  if (answer.status === 404 && method === 'GET') return { ok: false, code: 'NOT_FOUND' }
  return { ok: false, code: (answer.body as { code?: string }).code ?? `${answer.status}` }
}

async function mutate<Value>(
  actor: Actor,
  field: string,
  input: Input,
  selection: string,
  read: (payload: Input) => Value,
): Promise<Outcome<Value>> {
  const result = await actor.mutate<Input>(field, input, selection)
  if (result.__typename.endsWith('Payload')) return { ok: true, value: read(result) }
  return { ok: false, code: result.code ?? result.__typename }
}

async function query<Value>(
  actor: Actor,
  document: string,
  variables: Input,
  read: (data: Input) => Value,
  mustHave?: string,
): Promise<Outcome<Value>> {
  const { data, errors } = await actor.graphql(document, variables)
  if (errors) return { ok: false, code: errors[0]?.extensions?.code ?? 'ERROR' }
  const found = mustHave?.split('.').reduce<unknown>((value, key) => (value as Input | null)?.[key], data)
  if (mustHave !== undefined && (found === null || found === undefined))
    return { ok: false, code: 'NOT_FOUND' }
  return { ok: true, value: read(data as Input) }
}

function list(value: unknown): Input[] {
  return value as Input[]
}

function pick(value: Input, names: string[]): Input {
  return Object.fromEntries(names.map((name) => [name, value[name]]))
}

function inMilliseconds(input: Input): Input {
  return mapDates(input, (date) => date.getTime())
}

function inIso(input: Input): Input {
  return mapDates(input, (date) => date.toISOString())
}

function mapDates(input: Input, convert: (date: Date) => unknown): Input {
  return Object.fromEntries(
    Object.entries(input).map(([name, value]) => [name, value instanceof Date ? convert(value) : value]),
  )
}
