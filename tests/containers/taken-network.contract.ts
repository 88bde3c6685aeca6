import { randomUUID } from 'node:crypto'
import type Docker from 'dockerode'
import { expect, it } from 'vitest'
import type { ContainerRuntime } from '../../server/ports/containers/container-runtime.ts'
import { aSpec } from './container-runtime.contract.ts'

type Subject = {
  docker: Docker
  /** Three bytes, such as `10.216.7`. Engines tested side by side share the addresses of one machine. */
  range: string
  /** A platform with settings of its own, isolated by the operator. */
  open: (env: Record<string, string>) => Promise<ContainerRuntime>
}

/** Call it in a file that has the engine. */
export function describeTakenNetwork(name: string, subject: () => Subject): void {
  it(`starts at ${name} in the network that is free while others use the rest of its range`, async () => {
    const { docker, range, open } = subject()
    const taken = [`${range}.0/29`, `${range}.8/29`, `${range}.16/29`]
    const others = await Promise.all(
      taken.map((Subnet) =>
        docker.createNetwork({
          Name: randomUUID(),
          Driver: 'bridge',
          IPAM: { Driver: 'default', Config: [{ Subnet }] },
        }),
      ),
    )
    const runtime = await open({
      HALYARD_CONTAINER_SUBNETS: `${range}.0/27`,
      HALYARD_CONTAINER_ISOLATION: 'external',
    })
    try {
      const running = await runtime.create(aSpec())
      expect({ status: running.status, ip: running.ip }).toEqual({
        status: 'Running',
        ip: expect.stringMatching(new RegExp(`^${range}\\.(2[4-9]|30)$`)),
      })
      await expect(runtime.create(aSpec())).rejects.toMatchObject({ failure: 'full' })
      await runtime.destroy(running.containerId)
    } finally {
      await runtime.dispose()
      await Promise.all(others.map((other) => other.remove()))
    }
  })
}
