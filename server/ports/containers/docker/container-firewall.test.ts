import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { pino } from 'pino'
import { createFirewall, createRemoteFirewall, firewallRules } from './container-firewall.ts'

const read = (file: string) =>
  readFileSync(fileURLToPath(new URL(`../../../../${file}`, import.meta.url)), 'utf8')

it('documents the rules that it sets', () => {
  const rules = firewallRules('203.0.113.0/24').split('\n')
  const own = '-A HALYARD-OUT -d 203.0.113.0/24 -j REJECT'
  expect(rules).toContain(own)
  expect(read('docs/operators/containers.md')).toContain(rules.filter((rule) => rule !== own).join('\n'))
})

const silent = pino({ level: 'silent' })

it('refuses a start while rules cannot be set', async () => {
  const { PATH } = process.env
  const firewall = createFirewall({ subnets: '203.0.113.0/24', logger: silent })
  process.env['PATH'] = '/nonexistent'
  try {
    await expect(firewall.ensureRules()).rejects.toMatchObject({ failure: 'open' })
    await expect(firewall.ensureRules()).rejects.toMatchObject({ failure: 'open' })
  } finally {
    process.env['PATH'] = PATH
  }
})

it('refuses every start on an engine of another machine', async () => {
  await expect(createRemoteFirewall(silent).ensureRules()).rejects.toMatchObject({ failure: 'open' })
})
