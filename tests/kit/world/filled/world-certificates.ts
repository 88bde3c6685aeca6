import type { Client } from 'pg'
import type { Actor } from '../../calls/actor.ts'

const dayMs = 86_400_000

type Team = { id: number; players: readonly Actor[] }
type Asked = { client: Client; admin: Actor; teams: readonly Team[]; own: Team }

/** A hidden game with a final result. A member of the own team, which is second, has its certificate. */
export async function addCertificate({ client, admin, teams, own }: Asked) {
  const { game } = await admin.mutate<{ game: { databaseId: number } }>(
    'createGame',
    {
      title: 'Spring Regatta',
      summary: 'The finals of the season, on site.',
      content: 'The best teams of the season met for two days in the old customs house.',
      hidden: true,
      practiceMode: false,
      ...daysAgo(40, 38),
    },
    'game { databaseId }',
  )
  const gameId = game.databaseId
  for (const { id } of teams) {
    await client.query(
      `WITH joined AS (INSERT INTO participation (game_id, team_id, status, token, created_at)
         SELECT id, $2, 'Accepted', '', start_at FROM game WHERE id = $1 RETURNING id, created_at)
       INSERT INTO participation_member (game_id, user_id, team_id, participation_id, joined_at)
         SELECT $1, user_id, $2, joined.id, joined.created_at FROM team_member, joined WHERE team_id = $2`,
      [gameId, id],
    )
  }
  for (const [place, { id }] of [own, ...teams.filter((team) => team !== own)].entries()) {
    const points = place === 1 ? 4_980 : 4_210 - place * 130
    await act(admin, 'giveAward', { gameId, teamId: id, points, reason: 'Result of the finals' })
  }
  await act(admin, 'setCertificates', {
    gameId,
    rule: 'AllTeams',
    text: 'Thank you for sailing with us. See you in the next season!',
    signature: 'The harbour committee',
  })
  await act(admin, 'finalizeGame', { gameId })
  const [player] = own.players
  const made = await player?.mutate<{ certificate: { code: string } }>(
    'issueCertificate',
    { gameId },
    'certificate { code }',
  )
  return { finalGameId: gameId, certificateCode: made?.certificate.code ?? '' }
}

function daysAgo(start: number, end: number): { start: string; end: string } {
  const at = (days: number) => new Date(Date.now() - days * dayMs).toISOString()
  return { start: at(start), end: at(end) }
}

async function act(admin: Actor, mutation: string, input: Record<string, unknown>): Promise<void> {
  const { __typename, message } = await admin.mutate(mutation, input)
  if (!__typename.endsWith('Payload')) throw new Error(`${mutation} failed: ${message}`)
}
