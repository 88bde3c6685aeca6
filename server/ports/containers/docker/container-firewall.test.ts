import { chmodSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { makeTemporaryFolder } from '../../../../tests/kit/temporary-folder.ts'
import { captureLog } from '../../../../tests/kit/server/captured-log.ts'
import { createClosedFirewall, createFirewall, requireIsolation } from './container-firewall.ts'
import { chainRules, effectOf, firewallRules } from './container-rules.ts'

const wanted = { subnets: '203.0.113.0/24', bridges: 'hal+' }
const { PATH } = process.env
let log: ReturnType<typeof captureLog>
beforeEach(() => {
  log = captureLog('info')
})
afterEach(() => {
  process.env['PATH'] = PATH
})

it('documents the rules that it sets', () => {
  const file = fileURLToPath(new URL('../../../../docs/operators/containers.md', import.meta.url))
  const own = '-A HALYARD-OUT -d 203.0.113.0/24 -j $2'
  const rules = chainRules(wanted.subnets, { verdict: '$2' })
  expect(rules).toContain(own)
  expect(readFileSync(file, 'utf8')).toContain(rules.filter((rule) => rule !== own).join('\n'))
})

/** The output of `iptables-save` after the rules are set, beside those of other programs. */
function savedWith(changes: { security?: string[]; filter?: string[] } = {}): string {
  const rules = firewallRules(wanted, '')
  return rules
    .split('\n')
    .map((line) => line.replace(/^-I (\S+) 1 /, '-A $1 '))
    .flatMap((line) => (line === '*security' ? [line, ...(changes.security ?? [])] : [line]))
    .flatMap((line) => (line === '*filter' ? [line, ...(changes.filter ?? [])] : [line]))
    .join('\n')
}

describe('the effect of the rules', () => {
  const all = { isEnforced: true, isComplete: true }

  it('is none before they are set, and does not depend on what others accept in the table filter', () => {
    expect(effectOf(wanted, '')).toEqual({ isEnforced: false, isComplete: false })
    expect(effectOf(wanted, savedWith())).toEqual(all)
    const accepting = savedWith({ filter: ['-A FORWARD -j NETAVARK_FORWARD', '-A INPUT -j ACCEPT'] })
    expect(effectOf(wanted, accepting)).toEqual({ isEnforced: true, isComplete: false })
  })

  it('is lost behind a rule that accepts, without the jump, and with a changed rule', () => {
    const lost = [
      savedWith({ security: ['-A FORWARD -j ACCEPT'] }),
      savedWith().replace('-A INPUT -i hal+ -j HALYARD-HOST\n', ''),
      savedWith().replace('-A HALYARD-OUT -d 10.0.0.0/8 -j DROP\n', ''),
    ]
    for (const saved of lost) expect(effectOf(wanted, saved).isEnforced).toBe(false)
  })

  it('remains behind jumps for the bridges of other backends', () => {
    const security = ['-A FORWARD -i docker_gwbridge -j HALYARD-OUT']
    expect(effectOf(wanted, savedWith({ security }))).toEqual(all)
  })

  it('replaces the former jumps, and rejects in the chain that Docker keeps first', () => {
    const saved = ['*filter', ':DOCKER-USER - [0:0]', '-A DOCKER-USER -i hal+ -j HALYARD-OUT', 'COMMIT'].join(
      '\n',
    )
    const lines = firewallRules(wanted, saved).split('\n')
    expect(lines).toContain('-D DOCKER-USER -i hal+ -j HALYARD-OUT')
    expect(lines.filter((line) => line === '-I DOCKER-USER 1 -i hal+ -j HALYARD-OUT')).toHaveLength(1)
    expect(lines.filter((line) => line.startsWith('-I FORWARD'))).toHaveLength(1)
  })
})

/** Programs that keep their rules in a file, as iptables does in the kernel. */
function fakePrograms(): { folder: string; rules: string } {
  const folder = makeTemporaryFolder()
  const rules = path.join(folder, 'rules')
  writeFileSync(rules, '')
  const write = (name: string, script: string) => {
    writeFileSync(path.join(folder, name), `#!/bin/sh\n${script}\n`)
    chmodSync(path.join(folder, name), 0o755)
  }
  write('iptables-save', `while IFS= read -r line; do echo "$line"; done < ${rules}`)
  write('iptables-restore', `/bin/sed -E 's/^-I ([A-Z-]+) 1 /-A \\1 /' > ${rules}`)
  return { folder, rules }
}

it('refuses containers while the rules cannot be set, says why once, and sets them as soon as it can', async () => {
  const firewall = createFirewall({ subnets: wanted.subnets, logger: log.logger })
  process.env['PATH'] = '/nonexistent'
  const reason = 'the isolation rules cannot be set: the program iptables is not installed'
  expect(await firewall.check()).toBe(reason)
  await expect(requireIsolation(firewall)).rejects.toMatchObject({ failure: 'open', message: reason })
  expect(log.text().split(reason)).toHaveLength(2)
  const { folder, rules } = fakePrograms()
  process.env['PATH'] = folder
  expect(await firewall.check()).toBeNull()
  expect(log.text()).toContain('the isolation rules of challenge containers are set')
  expect(effectOf(wanted, readFileSync(rules, 'utf8')).isComplete).toBe(true)
})

it('refuses containers if the rules have no effect although the program that sets them succeeds', async () => {
  const { folder } = fakePrograms()
  writeFileSync(path.join(folder, 'iptables-restore'), '#!/bin/sh\n')
  process.env['PATH'] = folder
  const firewall = createFirewall({ subnets: wanted.subnets, logger: log.logger })
  expect(await firewall.check()).toBe('the isolation rules cannot be set: other rules replace them')
})

it('refuses containers on an engine of another machine', async () => {
  const firewall = createClosedFirewall('on another machine', log.logger)
  await expect(requireIsolation(firewall)).rejects.toMatchObject({ failure: 'open' })
  expect(log.text()).toContain('HALYARD_CONTAINER_ISOLATION=external')
})
