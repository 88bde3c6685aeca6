import { describe, expect, it } from 'vitest'
import type { Challenge } from '../../../../prisma/generated/client/client.ts'
import type { Config } from '../../../config/config.ts'
import { environmentOf } from './container-spec.ts'

const services = { config: { compatPrefix: 'GZCTF' } as Config }
const guid = '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}'

function environment(
  type: Challenge['type'],
  flagTemplate: string | null,
  own?: { teamId: number; flag: string },
) {
  const challenge = { type, flagTemplate } as Challenge
  return environmentOf(services, { challenge, teamId: own?.teamId, flag: own?.flag })
}

describe('the flag of a test container', () => {
  it.each([
    [null, /^flag\{GZCTF_dynamic_flag_test\}$/],
    ['', /^flag\{GZCTF_dynamic_flag_test\}$/],
    ['flag{hello_[TEAM_HASH]}', /^flag\{hello_TestTeamHash\}$/],
    ['[LEET]flag{be_[TEAM_HASH]}', /^flag\{[Bb68][Ee3]_TestTeamHash\}$/],
    ['[CLEET]flag{be_[TEAM_HASH]}', /^flag\{[Bb6&][Ee3]_TestTeamHash\}$/],
    ['flag{[GUID]_[TEAM_HASH]}', new RegExp(`^flag\\{${guid}_\\[TEAM_HASH\\]\\}$`)],
    ['flag{be}', /^flag\{[Bb68][Ee3]\}$/],
  ])('follows the template %j', (template, pattern) => {
    const { FLAG, GZCTF_FLAG, ...teams } = environment('DynamicContainer', template)
    expect(FLAG).toMatch(pattern)
    expect(GZCTF_FLAG).toBe(FLAG)
    expect(teams).toEqual({ TEAM_ID: 'admin', GZCTF_TEAM_ID: 'admin' })
  })

  it('is absent for static challenges', () => {
    expect(environment('StaticContainer', 'flag{x}')).toEqual({ TEAM_ID: 'admin', GZCTF_TEAM_ID: 'admin' })
  })
})

describe('the flag of a team’s container', () => {
  const own = { teamId: 7, flag: 'flag{own}' }

  it('is the flag of the team, under both names', () => {
    expect(environment('DynamicContainer', 'flag{x}', own)).toEqual({
      TEAM_ID: '7',
      GZCTF_TEAM_ID: '7',
      FLAG: 'flag{own}',
      GZCTF_FLAG: 'flag{own}',
    })
  })

  it('is absent for static challenges', () => {
    expect(environment('StaticContainer', null, own)).toEqual({ TEAM_ID: '7', GZCTF_TEAM_ID: '7' })
  })
})
