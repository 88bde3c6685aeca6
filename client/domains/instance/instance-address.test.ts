import { expect, it } from 'vitest'
import { instanceAddress } from './instance-address.ts'

const id = '0f8fad5b-d9cb-469f-a165-70867728950e'
const at = { origin: 'https://ctf.example.org', category: 'Pwn' }
const open = { entry: 'pwn.example.org:30112', isProxied: false, isTest: false }

it('an instance address is a command for a service and a URL for a site', () => {
  expect(instanceAddress(open, at)).toEqual({ text: 'nc pwn.example.org 30112', href: null })
  expect(instanceAddress({ ...open, entry: '[2001:db8::1]:80' }, at).text).toBe('nc 2001:db8::1 80')
  expect(instanceAddress(open, { ...at, category: 'Web' })).toEqual({
    text: 'http://pwn.example.org:30112',
    href: 'http://pwn.example.org:30112',
  })
})

it('an instance address behind the platform proxy has the host of the platform', () => {
  const proxied = { entry: id, isProxied: true, isTest: false }
  expect(instanceAddress(proxied, { ...at, category: 'Web' })).toEqual({
    text: `node halyard.mjs connect wss://ctf.example.org/api/proxy/${id}`,
    href: null,
  })
  expect(instanceAddress({ ...proxied, isTest: true }, { ...at, origin: 'http://127.0.0.1:8080' }).text).toBe(
    `node halyard.mjs connect ws://127.0.0.1:8080/api/proxy/noinst/${id}`,
  )
})
