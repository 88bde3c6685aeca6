import { packBloodBonus } from '../../../rules/scoring/blood-bonus.ts'
import type { Actor } from './actor.ts'
import { eventFields, eventRow, noticeRow } from './typed-rows.ts'
import { list, mutate, pick, query, selectionOf, type Input, type Outcome } from './api-calls.ts'
import {
  byTitle,
  challengeMembers,
  gameMembers,
  nothing,
  timesOf,
  urlOf,
  type EditApi,
  type ChallengeKey,
} from './edit-api.ts'

export const graphqlEditApi: EditApi = {
  createAttachedFlags: (actor, key, flags) =>
    mutate(
      actor,
      'createFlags',
      {
        ...key,
        flags: flags.map((flag) => ({ ...flag, ...(flag.remoteUrl && { attachmentType: 'Remote' }) })),
      },
      '__typename',
      nothing,
    ),
  flags: (actor, key) =>
    readChallenge(actor, key, 'flags { databaseId flag attachment { url } }', ({ flags }) =>
      list(flags).map(({ databaseId, flag, attachment }) => ({
        id: Number(databaseId),
        flag: String(flag),
        url: urlOf(attachment),
      })),
    ),
  deleteFlag: (actor, key, flagId) => mutate(actor, 'deleteFlag', { ...key, flagId }, '__typename', nothing),
  deleteChallenge: (actor, key) => mutate(actor, 'deleteChallenge', key, '__typename', nothing),
  challenges: (actor, gameId) =>
    readGame(
      actor,
      gameId,
      'allChallenges { title category type isEnabled score minScore originalScore }',
      (game) => byTitle(game['allChallenges']),
      'allChallenges',
    ),
  authoredChallenge: (actor, key) =>
    readChallenge(
      actor,
      key,
      `${challengeMembers.map(selectionOf).join(' ')} solvedCount challengeAttachment { url }`,
      ({ solvedCount, challengeAttachment, ...challenge }) => ({
        ...challenge,
        solved: solvedCount,
        url: urlOf(challengeAttachment),
      }),
    ),
  authoredGame: (actor, gameId) =>
    readGame(
      actor,
      gameId,
      `${gameMembers.join(' ')} start end writeupDeadline bloodBonus { first second third }`,
      ({ bloodBonus, ...game }) => ({
        ...game,
        ...timesOf(game),
        bloodBonus: packed(bloodBonus as Record<'first' | 'second' | 'third', number>),
      }),
      'title',
    ),
  deleteGame: (actor, gameId) => mutate(actor, 'deleteGame', { gameId }, '__typename', nothing),
  hashSalt: (actor, gameId) =>
    readGame(actor, gameId, 'hashSalt', (game) => String(game['hashSalt']), 'hashSalt'),
  publishNotice: (actor, gameId, content) =>
    mutate(actor, 'createNotice', { gameId, content }, 'notice { databaseId }', ({ notice }) =>
      Number((notice as Input)['databaseId']),
    ),
  updateNotice: (actor, gameId, noticeId, content) =>
    mutate(actor, 'updateNotice', { gameId, noticeId, content }, 'notice { type content }', ({ notice }) =>
      noticeRow(notice as Input),
    ),
  deleteNotice: (actor, gameId, noticeId) =>
    mutate(actor, 'deleteNotice', { gameId, noticeId }, '__typename', nothing),
  updateTeam: (actor, teamId, input) =>
    mutate(actor, 'updateTeam', { teamId, ...input }, 'team { name bio }', (payload) => payload['team']),
  participations: (actor, gameId) =>
    readGame(
      actor,
      gameId,
      'participations(first: 100) { edges { node { status division members { userName } team { databaseId name locked } } } }',
      ({ participations }) =>
        nodes(participations)
          .map(({ team, status, division, members }) => ({
            team: team as Input,
            row: { status, division, members: list(members).length },
          }))
          .toSorted((a, b) => Number(a.team['databaseId']) - Number(b.team['databaseId']))
          .map(({ team, row }) => ({ ...pick(team, ['name', 'locked']), ...row })),
      'participations',
    ),
  events: (actor, gameId) =>
    readGame(
      actor,
      gameId,
      `events(first: 100) { edges { node { ${eventFields} } } }`,
      ({ events }) => nodes(events).map(eventRow),
      'events',
    ),
  submissions: (actor, gameId, status) =>
    readGame(
      actor,
      gameId,
      `submissions(first: 100${status ? `, status: ${status}` : ''}) {
         edges { node { answer status userName teamName challengeTitle } } }`,
      ({ submissions }) =>
        nodes(submissions).map(({ answer, status: judged, userName, teamName, challengeTitle }) => ({
          answer,
          status: judged,
          user: userName ?? '',
          team: teamName,
          challenge: challengeTitle,
        })),
      'submissions',
    ),
  recentGames: (actor) =>
    query(actor, '{ recentGames(limit: 10) { title } }', {}, ({ recentGames }) =>
      list(recentGames).map(({ title }) => title),
    ),
}

function packed({ first, second, third }: Record<'first' | 'second' | 'third', number>): number {
  return packBloodBonus([first, second, third])
}

function readGame<Value>(
  actor: Actor,
  gameId: number,
  selection: string,
  read: (game: Input) => Value,
  member: string,
): Promise<Outcome<Value>> {
  const document = `query ($gameId: Int!) { game: gameByDatabaseId(databaseId: $gameId) { ${selection} } }`
  return query(actor, document, { gameId }, ({ game }) => read(game as Input), `game.${member}`)
}

function readChallenge<Value>(
  actor: Actor,
  key: ChallengeKey,
  selection: string,
  read: (challenge: Input) => Value,
): Promise<Outcome<Value>> {
  const document = `query ($gameId: Int!, $challengeId: Int!) {
    game: gameByDatabaseId(databaseId: $gameId) { challenge: challengeByDatabaseId(databaseId: $challengeId) { ${selection} } } }`
  return query(
    actor,
    document,
    key,
    ({ game }) => read((game as Input)['challenge'] as Input),
    'game.challenge',
  )
}

function nodes(connection: unknown): Input[] {
  return list((connection as Input)['edges']).map(({ node }) => node as Input)
}
