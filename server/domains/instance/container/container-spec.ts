import type { Challenge, Container } from '../../../../prisma/generated/client/client.ts'
import type { ContainerSpec } from '../../../ports/containers/container-runtime.ts'
import { isDynamic } from '../../../../rules/challenge-types.ts'
import { teamFlag } from '../../flag/team-flag.ts'
import type { Requester, Services } from './container-rows.ts'

type Flagged = {
  challenge: Challenge
  teamId: number | undefined
  flag: string | undefined
  isWarm?: boolean
}

/**
 * Environment variables of the container (contract: rules, section 16), under the names that existing images expect
 * and under plain ones.
 */
export function environmentOf(
  { config }: Pick<Services, 'config'>,
  { challenge, teamId, flag, isWarm = false }: Flagged,
): Record<string, string> {
  const prefix = config.compatPrefix
  // A warm container is started before its team is known.
  const team = isWarm ? '' : teamId === undefined ? 'admin' : String(teamId)
  const own = isDynamic(challenge.type)
    ? teamId === undefined
      ? testFlag(challenge, prefix)
      : flag
    : undefined
  return {
    TEAM_ID: team,
    [`${prefix}_TEAM_ID`]: team,
    ...(own !== undefined && { FLAG: own, [`${prefix}_FLAG`]: own }),
  }
}

/** The flag of a test container, which belongs to no team (contract: rules, section 6.3). */
function testFlag({ flagTemplate }: Challenge, prefix: string): string {
  return flagTemplate ? teamFlag(flagTemplate, 'TestTeamHash') : `flag{${prefix}_dynamic_flag_test}`
}

/** The limits of a challenge's containers that count against what all containers may take. */
export function limitsOf({ cpuTenths, memoryLimitMib }: Pick<Challenge, 'cpuTenths' | 'memoryLimitMib'>) {
  return { cpuTenths: cpuTenths ?? 1, memoryMiB: memoryLimitMib ?? 64 }
}

type Wanted = { challenge: Challenge; env: Record<string, string>; teamId: string | undefined; by: Requester }

export function specOf(
  { id, image, isProxy, engine }: Container,
  { challenge, env, teamId, by }: Wanted,
): ContainerSpec {
  return {
    containerId: id,
    image,
    ...limitsOf(challenge),
    storageMiB: challenge.storageLimitMib ?? 256,
    exposedPort: challenge.containerExposePort ?? 80,
    labels: { teamId: teamId ?? '', userId: by.userId, challengeId: String(challenge.id) },
    engine,
    env,
    isProxied: isProxy,
  }
}
