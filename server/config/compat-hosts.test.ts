import { describe, expect, it } from 'vitest'
import { compatInterface } from '../http/compat-host.ts'
import { ConfigError, loadConfig } from './config.ts'

const later = { kind: 'gzctf-1.8', gameId: null }

function read(text: string, env: NodeJS.ProcessEnv = {}) {
  return loadConfig({ HALYARD_COMPAT_HOSTS: text, ...env }, import.meta.dirname).compatHosts
}

function problemsOf(text: string, env: NodeJS.ProcessEnv = {}): string[] {
  try {
    read(text, env)
  } catch (error) {
    if (error instanceof ConfigError) return error.problems
    throw error
  }
  return []
}

describe('HALYARD_COMPAT_HOSTS', () => {
  it('reads hosts with and without a port, in any case', () => {
    expect(
      read('Later.CTF.example=GZCTF-1.8, board.example:8443 = ctfd:12,[::1]:80=rctf:2147483647'),
    ).toEqual([
      { name: 'later.ctf.example', port: null, interface: later },
      { name: 'board.example', port: 8443, interface: { kind: 'ctfd', gameId: 12 } },
      { name: '[::1]', port: 80, interface: { kind: 'rctf', gameId: 2147483647 } },
    ])
    expect(read('')).toEqual([])
  })

  it('names each wrong entry', () => {
    const entries = [
      'a.example',
      '',
      '=gzctf-1.8',
      'b.example=',
      'c.example=ctfd:1=2',
      'd.example/x=gzctf-1.8',
      'https://e.example=gzctf-1.8',
      'u@f.example=gzctf-1.8',
      'g.example:70000=gzctf-1.8',
      'h.example=gzctf',
      'i.example=ctfd',
      'j.example=ctfd:0',
      'k.example=rctf:2147483648',
      'l.example=gzctf-1.8:3',
      'm.example=gzctf-1.8',
      'M.example.=ctfd:1',
    ]
    const problems = problemsOf(entries.join(','), { PORT: 'http' })
    const wrong = entries.filter((entry) => entry !== 'm.example=gzctf-1.8')
    expect(problems.filter((problem) => problem.startsWith('PORT:'))).toHaveLength(1)
    expect(problems.filter((problem) => problem.startsWith('HALYARD_COMPAT_HOSTS:'))).toEqual(
      wrong.map((entry) => expect.stringContaining(`: ${entry || 'an empty entry'}: `)),
    )
    expect(problems.at(-1)).toContain('an earlier entry has the same host')
  })

  it('refuses the host of the public URL', () => {
    const env = { HALYARD_PUBLIC_URL: 'https://ctf.example' }
    for (const host of ['ctf.example', 'CTF.example:443'])
      expect(problemsOf(`${host}=gzctf-1.8`, env)).toEqual([
        'HALYARD_COMPAT_HOSTS: ctf.example is the host of HALYARD_PUBLIC_URL; use another host name',
      ])
    expect(problemsOf('ctf.example:8443=gzctf-1.8,later.ctf.example=ctfd:1', env)).toEqual([])
  })
})

describe('compatInterface', () => {
  const hosts = read(
    'later.example=gzctf-1.8,later.example:8443=ctfd:1,secure.example:443=rctf:2,[::1]=ctfd:3',
  )
  const at = (host: string | undefined) => compatInterface(hosts, { headers: { host } })?.kind

  it.each([
    ['later.example', 'gzctf-1.8'],
    ['LATER.example', 'gzctf-1.8'],
    ['later.example.', 'gzctf-1.8'],
    ['later.example:80', 'gzctf-1.8'],
    ['later.example:8443', 'ctfd'],
    ['secure.example', 'rctf'],
    ['secure.example:443', 'rctf'],
    ['secure.example:8080', undefined],
    ['[::1]:9000', 'ctfd'],
    ['other.example', undefined],
    ['x.later.example', undefined],
    ['later.example/x', undefined],
    ['u@later.example', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('at %o speaks %o', (host, expected) => {
    expect(at(host)).toBe(expected)
  })
})
