import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { firewallRules } from './container-firewall.ts'

const read = (file: string) => readFileSync(fileURLToPath(new URL(`../../${file}`, import.meta.url)), 'utf8')

it('says in the handbook which rules it sets', () => {
  const rules = firewallRules('203.0.113.0/24').split('\n')
  const own = '-A HALYARD-OUT -d 203.0.113.0/24 -j REJECT'
  expect(rules).toContain(own)
  expect(read('docs/containers.md')).toContain(rules.filter((rule) => rule !== own).join('\n'))
})
