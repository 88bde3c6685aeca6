import { describe, expect, it } from 'vitest'
import { UsageError } from '../errors.ts'
import { readAddress } from './address.ts'

const id = '0f8fad5b-d9cb-469f-a165-70867728950e'
const options = { platform: () => 'https://ctf.example.org', isTest: false }

describe('the address of a container', () => {
  it('may be the id alone, on the platform of the login', () => {
    expect(readAddress(id, options)).toEqual({
      probe: `https://ctf.example.org/api/proxy/${id}`,
      socket: `wss://ctf.example.org/api/proxy/${id}`,
    })
    expect(readAddress(id, { platform: () => 'http://127.0.0.1:8080', isTest: true })).toEqual({
      probe: `http://127.0.0.1:8080/api/proxy/noinst/${id}`,
      socket: `ws://127.0.0.1:8080/api/proxy/noinst/${id}`,
    })
  })

  it.each([
    [`wss://other.example/api/proxy/${id}`, `https://other.example/api/proxy/${id}`],
    [`ws://other.example:81/api/proxy/noinst/${id}`, `http://other.example:81/api/proxy/noinst/${id}`],
    [`https://other.example/API/proxy/${id}?x#y`, `https://other.example/API/proxy/${id}`],
  ])('may be a full URL: %s', (text, probe) => {
    expect(readAddress(text, options)).toEqual({ probe, socket: probe.replace(/^http/, 'ws') })
  })

  it.each(['', 'ctf.example.org:31337', `${id}0`, 'https://other.example', `ftp://x/api/proxy/${id}`])(
    'is not "%s"',
    (text) => expect(() => readAddress(text, options)).toThrow(UsageError),
  )
})
