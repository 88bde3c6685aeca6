import type { Actor } from './actor.ts'
import { list, pick, rest, type Input, type Outcome } from './api-calls.ts'

export type ChallengeKey = { gameId: number; challengeId: number }
type AttachedFlag = { flag: string; remoteUrl?: string }
type StoredFlag = { id: number; flag: string; url: string | null }

/** More use cases of authors and monitors, for each API with the same shape of outcome. */
export type EditApi = {
  createAttachedFlags(actor: Actor, key: ChallengeKey, flags: AttachedFlag[]): Promise<Outcome>
  flags(actor: Actor, key: ChallengeKey): Promise<Outcome<StoredFlag[]>>
  deleteFlag(actor: Actor, key: ChallengeKey, flagId: number): Promise<Outcome>
  deleteChallenge(actor: Actor, key: ChallengeKey): Promise<Outcome>
  challenges(actor: Actor, gameId: number): Promise<Outcome>
  authoredChallenge(actor: Actor, key: ChallengeKey): Promise<Outcome>
  authoredGame(actor: Actor, gameId: number): Promise<Outcome>
  deleteGame(actor: Actor, gameId: number): Promise<Outcome>
  hashSalt(actor: Actor, gameId: number): Promise<Outcome<string>>
  publishNotice(actor: Actor, gameId: number, content: string): Promise<Outcome<number>>
  updateNotice(actor: Actor, gameId: number, noticeId: number, content: string): Promise<Outcome>
  deleteNotice(actor: Actor, gameId: number, noticeId: number): Promise<Outcome>
  updateTeam(actor: Actor, teamId: number, input: Input): Promise<Outcome>
  participations(actor: Actor, gameId: number): Promise<Outcome>
  events(actor: Actor, gameId: number): Promise<Outcome>
  submissions(actor: Actor, gameId: number, status?: string): Promise<Outcome>
  recentGames(actor: Actor): Promise<Outcome>
}

export const challengeMembers = [
  'title',
  'content',
  'category',
  'type',
  'hints',
  'flagTemplate',
  'isEnabled',
  'fileName',
  'containerImage',
  'memoryLimit',
  'cpuCount',
  'storageLimit',
  'containerExposePort',
  'enableTrafficCapture',
  'disableBloodBonus',
  'originalScore',
  'minScoreRate',
  'difficulty',
]
export const gameMembers = [
  'title',
  'hidden',
  'summary',
  'content',
  'acceptWithoutReview',
  'writeupRequired',
  'inviteCode',
  'divisions',
  'teamMemberCountLimit',
  'containerCountLimit',
  'practiceMode',
  'writeupNote',
]
const editUrl = ({ gameId, challengeId }: ChallengeKey, rest = '') =>
  `/api/edit/games/${gameId}/challenges/${challengeId}${rest}`
export const nothing = () => null

export const restEditApi: EditApi = {
  createAttachedFlags: (actor, key, flags) =>
    rest(
      actor,
      'POST',
      editUrl(key, '/flags'),
      flags.map((flag) => ({ ...flag, ...(flag.remoteUrl && { attachmentType: 'Remote' }) })),
      nothing,
    ),
  flags: (actor, key) =>
    rest(actor, 'GET', editUrl(key), undefined, ({ flags }) =>
      list(flags).map(({ id, flag, attachment }) => ({
        id: Number(id),
        flag: String(flag),
        url: urlOf(attachment),
      })),
    ),
  async deleteFlag(actor, key, flagId) {
    const outcome = await rest(actor, 'DELETE', editUrl(key, `/flags/${flagId}`), undefined, String)
    // This route reports a missing flag in the body, with status 200.
    return outcome.ok && outcome.value === 'NotFound' ? { ok: false, code: 'FLAG_NOT_FOUND' } : quiet(outcome)
  },
  deleteChallenge: (actor, key) => rest(actor, 'DELETE', editUrl(key), undefined, nothing),
  challenges: (actor, gameId) =>
    rest(actor, 'GET', `/api/edit/games/${gameId}/challenges`, undefined, (challenges) =>
      byTitle(challenges).map((challenge) =>
        pick(challenge, ['title', 'category', 'type', 'isEnabled', 'score', 'minScore', 'originalScore']),
      ),
    ),
  authoredChallenge: (actor, key) =>
    rest(actor, 'GET', editUrl(key), undefined, (challenge) => ({
      ...pick(challenge, challengeMembers),
      solved: challenge['acceptedCount'],
      url: urlOf(challenge['attachment']),
    })),
  authoredGame: (actor, gameId) =>
    rest(actor, 'GET', `/api/edit/games/${gameId}`, undefined, (game) => ({
      ...pick(game, gameMembers),
      ...timesOf(game),
      bloodBonus: game['bloodBonus'],
    })),
  deleteGame: (actor, gameId) => rest(actor, 'DELETE', `/api/edit/games/${gameId}`, undefined, nothing),
  hashSalt: (actor, gameId) => rest(actor, 'GET', `/api/edit/games/${gameId}/hashsalt`, undefined, String),
  publishNotice: (actor, gameId, content) =>
    rest(actor, 'POST', `/api/edit/games/${gameId}/notices`, { content }, ({ id }) => Number(id)),
  updateNotice: (actor, gameId, noticeId, content) =>
    rest(actor, 'PUT', `/api/edit/games/${gameId}/notices/${noticeId}`, { content }, (notice) =>
      pick(notice, ['type', 'values']),
    ),
  deleteNotice: (actor, gameId, noticeId) =>
    rest(actor, 'DELETE', `/api/edit/games/${gameId}/notices/${noticeId}`, undefined, nothing),
  updateTeam: (actor, teamId, input) =>
    rest(actor, 'PUT', `/api/team/${teamId}`, input, (team) => pick(team, ['name', 'bio'])),
  participations: (actor, gameId) =>
    rest(actor, 'GET', `/api/game/${gameId}/participations`, undefined, (participations) =>
      list(participations).map(({ team, status, division, registeredMembers }) => ({
        name: (team as Input)['name'],
        locked: (team as Input)['locked'],
        status,
        division,
        members: list(registeredMembers).length,
      })),
    ),
  events: (actor, gameId) =>
    rest(actor, 'GET', `/api/game/${gameId}/events`, undefined, (events) =>
      list(events).map((event) => ({
        ...pick(event, ['type', 'user', 'team']),
        values: withoutId(event['type'], event['values'] as string[]),
      })),
    ),
  submissions: (actor, gameId, status) =>
    rest(
      actor,
      'GET',
      `/api/game/${gameId}/submissions${status ? `?type=${status}` : ''}`,
      undefined,
      (submissions) =>
        list(submissions).map((one) => pick(one, ['answer', 'status', 'user', 'team', 'challenge'])),
    ),
  recentGames: (actor) =>
    rest(actor, 'GET', '/api/game/recent?limit=10', undefined, (games) =>
      list(games).map(({ title }) => title),
    ),
}

export function timesOf(game: Input) {
  return Object.fromEntries(
    ['start', 'end', 'writeupDeadline'].map((name) => [
      name,
      new Date(game[name] as string | number).getTime(),
    ]),
  )
}

export function urlOf(attachment: unknown): string | null {
  return ((attachment as Input | null)?.['url'] ?? null) as string | null
}

function quiet(outcome: Outcome): Outcome {
  return outcome.ok ? { ok: true, value: null } : outcome
}

/** REST lists challenges in the order of creation, GraphQL in the players' order. */
export function byTitle(challenges: unknown): Input[] {
  return list(challenges).toSorted((a, b) => String(a['title']).localeCompare(String(b['title'])))
}

/** Drops the challenge's id: GraphQL has it only while the challenge is on the board. */
function withoutId(type: unknown, values: string[]): string[] {
  if (type === 'FlagSubmit') return values.slice(0, 3)
  return type === 'ContainerStart' || type === 'ContainerDestroy' ? values.slice(1) : values
}
