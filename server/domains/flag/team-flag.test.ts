import { expect, it } from 'vitest'
import { teamFlag, teamHash } from './team-flag.ts'

it('inserts the hash of the team, or a random GUID, into a template', () => {
  expect(teamFlag('flag{[TEAM_HASH]}', '0123456789ab')).toBe('flag{0123456789ab}')
  const flags = Array.from({ length: 20 }, () => teamFlag('flag{[GUID]}', '0123456789ab'))
  const guid = '[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}'
  for (const flag of flags) expect(flag).toMatch(new RegExp(`^flag\\{${guid}\\}$`))
  expect(new Set(flags).size).toBe(20)
})

it('changes letters at random', () => {
  const flags = Array.from({ length: 50 }, () =>
    teamFlag('[LEET]flag{abcdefghijklmnopqrstuvwxyz}', '0'.repeat(12)),
  )
  expect(new Set(flags).size).toBeGreaterThan(1)
})

it('is twelve hex digits that differ by salt, challenge and team', () => {
  const hash = teamHash('salt', 1, 'team')
  expect(hash).toMatch(/^[0-9a-f]{12}$/)
  expect(teamHash('salt', 1, 'team')).toBe(hash)
  const others = [teamHash('other', 1, 'team'), teamHash('salt', 2, 'team'), teamHash('salt', 1, 'other')]
  expect(new Set([hash, ...others]).size).toBe(4)
})
