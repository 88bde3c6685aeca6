import { expect, it } from 'vitest'
import { isPrivateAddress } from './private-addresses.ts'

it.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '127.255.255.254',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '198.18.0.5',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:a00:1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  'fd00::1',
  'fe80::1',
  'fe80::1%eth0',
  'ff02::1',
  'not an address',
])('refuses %s', (address) => {
  expect(isPrivateAddress(address)).toBe(true)
})

it.each([
  '1.1.1.1',
  '9.255.255.255',
  '11.0.0.1',
  '172.15.0.1',
  '172.32.0.1',
  '192.167.1.1',
  '2606:4700::1111',
])('allows %s', (address) => {
  expect(isPrivateAddress(address)).toBe(false)
})
