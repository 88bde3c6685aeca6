import { statSync } from 'node:fs'
import { beforeEach, describe, expect, it } from 'vitest'
import { makeTemporaryFolder } from '../tests/kit/temporary-folder.ts'
import {
  connect,
  connectSignedIn,
  deleteLogin,
  loginFile,
  readLogin,
  readUrl,
  tokenFor,
  writeLogin,
} from './settings.ts'

const login = {
  url: 'http://127.0.0.1:9000',
  userName: 'ada',
  token: 'hly_kept',
  tokenId: 'x',
  expiresAt: '2030-01-01T00:00:00.000Z',
}

describe('settings', () => {
  let env: Record<string, string>
  beforeEach(() => {
    env = { XDG_CONFIG_HOME: makeTemporaryFolder() }
  })

  it('stores a login in a file that only its owner can read', () => {
    writeLogin(login, env)
    writeLogin(login, env)
    expect(readLogin(env)).toEqual(login)
    expect(statSync(loginFile(env)).mode & 0o777).toBe(0o600)
    deleteLogin(env)
    expect(readLogin(env)).toBeNull()
  })

  it('prefers the environment to the stored login', () => {
    writeLogin(login, env)
    expect(connect(undefined, env).url).toBe(login.url)
    expect(tokenFor(login.url, env)).toBe('hly_kept')
    const other = { ...env, HALYARD_URL: 'http://127.0.0.1:9001/', HALYARD_TOKEN: 'hly_other' }
    expect(connect(undefined, other).url).toBe('http://127.0.0.1:9001')
    expect(tokenFor('http://127.0.0.1:9001', other)).toBe('hly_other')
  })

  it('never sends a token to a platform that did not issue it', () => {
    writeLogin(login, env)
    expect(tokenFor('http://127.0.0.1:9001', env)).toBeUndefined()
    expect(() => connectSignedIn('http://127.0.0.1:9001', env)).toThrow(/You are not logged in/)
  })

  it('rejects an invalid address', () => {
    expect(readUrl('https://ctf.example.org/games/')).toBe('https://ctf.example.org')
    for (const wrong of ['ctf.example.org', 'ftp://x', ''])
      expect(() => readUrl(wrong)).toThrow(/not a valid address/)
  })
})
