import { inject } from 'vitest'
import type { Actor } from '../calls/actor.ts'
import { startTestApp, type TestApp } from '../server/app.ts'
import { makeChallenge, editUrl } from '../world/challenges.ts'
import { serviceImage } from '../services/docker/test-images.ts'

const dockerEnv = () => ({ HALYARD_CONTAINERS: 'docker', DOCKER_HOST: inject('dockerHost') })

/** Starts the server in this process with the run's Docker Engine. */
export function startContainerApp(options: Parameters<typeof startTestApp>[0] = {}): Promise<TestApp> {
  return startTestApp({ ...options, env: { ...dockerEnv(), ...options.env } })
}

/** Creates an enabled container challenge and returns its id. */
export async function makeContainerChallenge(
  admin: Actor,
  gameId: number,
  { type = 'DynamicContainer', changes = {} }: { type?: string; changes?: Record<string, unknown> } = {},
): Promise<number> {
  const limits = { memoryLimit: 64, cpuCount: 5, containerExposePort: 80 }
  return makeChallenge(admin, gameId, {
    type,
    flags: type === 'StaticContainer' ? ['flag{for all}'] : [],
    changes: { containerImage: serviceImage, isEnabled: true, ...limits, ...changes },
  })
}

export const containerUrl = (gameId: number, challengeId: number) =>
  `/api/game/${gameId}/container/${challengeId}`

export const testContainerUrl = (gameId: number, challengeId: number) =>
  editUrl(gameId, `/${challengeId}/container`)

/** The ids of the containers in the database and on the engine. */
export async function bothSides({ services }: TestApp): Promise<{ rows: string[]; real: string[] }> {
  const rows = await services.db.container.findMany({ where: { status: 'Running' } })
  const real = await services.containers.list()
  return {
    rows: rows.map(({ id }) => id).toSorted(),
    real: real.map(({ containerId }) => containerId).toSorted(),
  }
}
