import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { networkInterfaces } from 'node:os'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ContainerRuntime, RunningContainer } from '../../server/ports/containers/container-runtime.ts'
import { bridgePrefix, effectOf } from '../../server/ports/containers/docker/container-rules.ts'
import { runInside } from '../kit/services/docker/test-images.ts'
import { answers, aSpec } from './container-runtime.contract.ts'

const run = promisify(execFile)

/** `refused` includes timeouts, which the shell reports differently. */
export async function reach(from: Pick<RunningContainer, 'ip' | 'port'>, address: string): Promise<string> {
  const [ip = '', port = ''] = address.split(':')
  const output = await runInside(
    from,
    `echo | timeout 5 nc ${ip} ${port} >/dev/null 2>&1 && echo open || echo refused`,
  )
  return output.trim().split('\n').at(-1) ?? ''
}

/** The isolation of every engine whose network is on this machine. */
export function describeIsolation(name: string, runtimeOf: () => ContainerRuntime): void {
  describe(`isolation at ${name}`, () => {
    let one: RunningContainer
    let two: RunningContainer
    beforeAll(async () => {
      one = await runtimeOf().create(aSpec())
      two = await runtimeOf().create(aSpec())
      await Promise.all([answers(one), answers(two)])
    })
    afterAll(() => Promise.all([one, two].map(({ containerId }) => runtimeOf().destroy(containerId))))

    /** The machine's addresses: its own links and the gateways of these containers, without those of other tests. */
    const ownAddresses = (containers: RunningContainer[]) => {
      const subnetOf = (ip: string) => ip.replace(/\d+$/, (last) => String(Number(last) >> 3))
      const subnets = new Set(containers.map(({ ip }) => subnetOf(ip)))
      return Object.entries(networkInterfaces()).flatMap(([link, all = []]) =>
        all
          .filter(({ family, internal }) => family === 'IPv4' && !internal)
          .map(({ address }) => address)
          .filter((address) => !link.startsWith(bridgePrefix) || subnets.has(subnetOf(address))),
      )
    }

    it('reaches itself, and neither this machine nor another container', async () => {
      const server = createServer((_request, response) => response.end('private'))
      server.listen(0, '0.0.0.0')
      await once(server, 'listening')
      const { port } = server.address() as { port: number }
      try {
        const addresses = ownAddresses([one, two])
        expect(addresses.length).toBeGreaterThan(2)
        const closed = [
          `${two.ip}:80`,
          ...addresses.flatMap((address) => [`${address}:${port}`, `${address}:${two.publicPort}`]),
        ]
        expect(await reach(one, `${one.ip}:80`)).toBe('open')
        for (const address of closed)
          expect({ address, is: await reach(one, address) }).toEqual({ address, is: 'refused' })
      } finally {
        server.close()
      }
    })

    it('reaches nobody through rules of other programs that accept its packets first', async () => {
      const accepting = ['FORWARD', 'INPUT'].map((chain) => [chain, '-i', `${bridgePrefix}+`, '-j', 'ACCEPT'])
      for (const [chain = '', ...rule] of accepting) await run('iptables', ['-w', '-I', chain, '1', ...rule])
      try {
        expect(await reach(one, `${two.ip}:80`)).toBe('refused')
        const gateway = two.ip.replace(/\d+$/, (last) => String(Number(last) - 1))
        expect(await reach(one, `${gateway}:${two.publicPort}`)).toBe('refused')
      } finally {
        for (const rule of accepting) await run('iptables', ['-w', '-D', ...rule])
      }
    })

    it('is held by rules that the engine and other programs do not change', async () => {
      const saved = (await run('iptables-save')).stdout
      expect(effectOf({ subnets: '10.213.0.0/16', bridges: `${bridgePrefix}+` }, saved)).toEqual({
        isEnforced: true,
        isComplete: true,
      })
    })
  })
}
