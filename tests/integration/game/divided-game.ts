import { newGameKeys } from '../../../server/domains/game/team-token/team-token.ts'
import type { Actor } from '../../kit/calls/actor.ts'
import type { TestApp } from '../../kit/server/app.ts'
import { flagOf, makePlayedGame, submit, type PlayedGame, type Player } from '../../kit/world/played-game.ts'

export type Rights = Record<string, unknown>

export const outOfCompetition = {
  standing: 'OutOfCompetition',
  takesBloods: false,
  lowersValues: false,
}
/** The answer of `setRights` without a refusal. */
export const done = 'SetDivisionRightsPayload'

export type Board = {
  items: { id: number; rank: number; divisionRank: number; score: number; solvedChallenges: object[] }[]
  timeLines: Record<string, { id: number }[]>
  challenges: Record<string, { id: number; score: number; solved: number; bloods: { id: number }[] }[]>
}

export const boardFor = async (actor: Actor, gameId: number) =>
  (await actor.rest('GET', `/api/game/${gameId}/scoreboard`)).body as Board

export const challengeOn = ({ challenges }: Board, id: number) =>
  Object.values(challenges)
    .flat()
    .find((challenge) => challenge.id === id)

export const solve = ({ gameId }: PlayedGame, player: Player, challengeId: number) =>
  submit(player, { gameId, challengeId, flag: flagOf(challengeId) })

/** The acts of an administrator on games with divisions. */
export function dividedGames(test: TestApp, admin: Actor) {
  const { db } = test.services

  async function setRights(gameId: number, name: string, rights: Rights) {
    const { id: divisionId } = await db.division.findUniqueOrThrow({
      where: { gameId_name: { gameId, name } },
    })
    const input = { gameId, divisions: [{ divisionId, ...rights }] }
    const { __typename, code, issues } = await admin.mutate<{ issues?: { message: string }[] }>(
      'setDivisionRights',
      input,
    )
    return issues?.[0]?.message ?? code ?? __typename
  }

  /** A running game with the divisions Open and Guests; the first team is a guest. */
  async function makeDivided(rights: Rights = {}, teams = 3) {
    const played = await makePlayedGame(test, { teams, challenges: 2 })
    const { gameId, players, challengeIds } = played
    await db.game.update({ where: { id: gameId }, data: newGameKeys(null) })
    for (const { participationId: id } of players) {
      await db.participation.update({ where: { id }, data: { token: `${id}:${'A'.repeat(86)}==` } })
    }
    await admin.rest('PUT', `/api/edit/games/${gameId}`, await withDivisions(gameId, ['Open', 'Guests']))
    const [guest, ...rest] = players as [Player, ...Player[]]
    const answer = await setRights(gameId, 'Guests', rights)
    if (answer !== done) throw new Error(`no rights: ${answer}`)
    await move(guest, 'Guests')
    for (const player of rest) await move(player, 'Open')
    const [first = 0, second = 0] = challengeIds
    return { ...played, guest, rest, first, second }
  }

  /** The game as authors read it, with other divisions, for the route that replaces a game. */
  async function withDivisions(gameId: number, divisions: string[]) {
    const { body } = await admin.rest('GET', `/api/edit/games/${gameId}`)
    return { ...(body as object), divisions }
  }

  const move = ({ participationId }: Player, division: string) =>
    admin.rest('PUT', `/api/admin/participation/${participationId}`, { division })

  return { setRights, makeDivided, withDivisions, move }
}
