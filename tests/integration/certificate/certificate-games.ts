import { expect } from 'vitest'
import { newGameKeys } from '../../../server/domains/game/team-token/team-token.ts'
import type { Actor } from '../../kit/calls/actor.ts'
import { startStillApp } from '../../kit/server/still-clock.ts'
import { signIn } from '../../kit/world/factories.ts'
import { flagOf, makePlayedGame, submit, type Player } from '../../kit/world/played-game.ts'
import { certificateFields, type Certificate } from './certificate-apis.ts'

export const hourMs = 3_600_000
export const start = new Date('2030-01-01T00:00:00.000Z')
export const end = new Date(start.getTime() + hourMs)

type Input = Record<string, unknown>

export async function code(actor: Actor, mutation: string, input: Input): Promise<string> {
  const { code: refusal, __typename } = await actor.mutate(mutation, input)
  return refusal ?? __typename
}

/** The certificate, or the code of the refusal. */
export async function issue(
  { actor }: Player,
  gameId: number,
  forTeam = false,
): Promise<Certificate | string> {
  const answer = await actor.mutate(
    'issueCertificate',
    { gameId, forTeam },
    `certificate { ${certificateFields} }`,
  )
  const { code: refusal, certificate } = answer as { code?: string; certificate?: Certificate }
  return certificate ?? refusal ?? 'no certificate'
}

export async function issued(player: Player, gameId: number, forTeam = false): Promise<Certificate> {
  const made = await issue(player, gameId, forTeam)
  if (typeof made === 'string') throw new Error(`no certificate: ${made}`)
  return made
}

/** A platform with a clock of its own, and the games on it whose certificates are tested. */
export async function startCertificateGames() {
  const { test, setTime } = await startStillApp()
  const admin = await signIn(test, 'Admin')

  /** A game of three teams that has ended: the first has two solves, the second one, the third none. */
  async function makeEndedGame({ freezeAt = null }: { freezeAt?: Date | null } = {}) {
    await setTime(new Date(start.getTime() + 1))
    const played = await makePlayedGame(test, { teams: 3, challenges: 2 })
    const { gameId, challengeIds, players } = played
    await test.services.db.game.update({
      where: { id: gameId },
      data: { title: 'Regatta 漢字', start, end, freezeAt, ...newGameKeys(null) },
    })
    await test.services.db.participation.updateMany({
      where: { gameId },
      data: { token: `1:${'A'.repeat(86)}==`, createdAt: start },
    })
    await test.services.db.participationMember.updateMany({ where: { gameId }, data: { joinedAt: start } })
    const [first, second, third] = players
    if (!first || !second || !third) throw new Error('three players are missing')
    const [one = 0, two = 0] = challengeIds
    await submit(first, { gameId, challengeId: one, flag: flagOf(one) })
    await submit(second, { gameId, challengeId: one, flag: flagOf(one) })
    await submit(first, { gameId, challengeId: two, flag: flagOf(two) })
    await setTime(new Date(end.getTime() + 60_000))
    return { gameId, first, second, third }
  }

  const setRule = (gameId: number, rule: string, more: Input = {}) =>
    code(admin, 'setCertificates', { gameId, rule, ...more })

  /** A game with a final result and certificates for all teams. */
  async function makeFinalGame(rule = 'AllTeams') {
    const game = await makeEndedGame()
    expect(await setRule(game.gameId, rule)).toBe('SetCertificatesPayload')
    expect(await code(admin, 'finalizeGame', { gameId: game.gameId })).toBe('FinalizeGamePayload')
    return game
  }

  return { test, admin, makeEndedGame, setRule, makeFinalGame }
}
